import type { Page } from '@playwright/test'
import { to, type Shot } from './shot.ts'

const pressPhone = async (page: Page) => {
  await to('/voice')(page)
  await page.getByText(/voice turns left|text only/).waitFor()
  await page.getByRole('button', { name: 'Call Sage' }).click()
}

/** Connected to the fake peer of the mocked site (`mocks/call-page.ts`). */
const call = async (page: Page) => {
  await pressPhone(page)
  await page.getByRole('button', { name: 'Start now' }).click()
  await page.getByRole('button', { name: 'End Call' }).waitFor()
}

const refuseSession = async (page: Page) =>
  page.route('**/api/voice/session', (route) => route.fulfill({ status: 503, json: { status: 503, code: 'x' } }))

/** Every state of a call. */
export const callShots: Shot[] = [
  { name: 'voice', as: 'member', show: to('/voice') },
  {
    name: 'voice-pro',
    as: 'member',
    plan: 'free',
    show: async (page) => {
      await to('/voice')(page)
      await page.getByRole('button', { name: 'Call Sage' }).click()
      await page.getByText('Voice Tutor is Pro').waitFor()
    },
  },
  {
    name: 'voice-calling',
    as: 'member',
    show: async (page) => {
      await to('/test')(page)
      await page.getByRole('button', { name: 'Ask GBAT' }).click()
      await page.getByText(/voice turns left/).waitFor()
      await page.getByRole('button', { name: 'Call Sage' }).click()
      await page.getByRole('meter').waitFor()
    },
  },
  {
    name: 'voice-listening',
    as: 'member',
    show: async (page) => {
      await call(page)
      await page.getByText('You are speaking…').waitFor()
    },
  },
  {
    name: 'voice-speaking',
    as: 'member',
    show: async (page) => {
      await call(page)
      await page.getByText(/Add the two shares/).waitFor()
    },
  },
  {
    name: 'voice-read-only',
    as: 'member',
    turns: 1,
    show: async (page) => {
      await call(page)
      await page.getByText(/session is now read-only/).waitFor()
    },
  },
  {
    name: 'voice-stopped',
    as: 'member',
    show: async (page) => {
      await call(page)
      await page.getByText(/Add the two shares/).waitFor()
      await page.getByRole('button', { name: 'End Call' }).click()
    },
  },
  {
    name: 'voice-error',
    as: 'member',
    show: async (page) => {
      await refuseSession(page)
      await pressPhone(page)
      await page.getByRole('button', { name: 'Start now' }).click()
      await page.getByText('Failed to create session').waitFor()
    },
  },
  {
    name: 'voice-used-up',
    as: 'member',
    turns: 0,
    show: pressPhone,
  },
]
