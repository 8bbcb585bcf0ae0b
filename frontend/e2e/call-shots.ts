import type { Page } from '@playwright/test'
import { to, type Shot } from './shot.ts'

const pressPhone = async (page: Page) => {
  await to('/voice')(page)
  await page.getByText(/voice turns left|text only/).waitFor()
  await page.getByRole('button', { name: 'Call Sage' }).click()
}

const startNow = async (page: Page) => {
  await pressPhone(page)
  await page.getByRole('button', { name: 'Start now' }).click()
}

/** Connected to the fake peer of the mocked site (`mocks/call-page.ts`). */
const call = async (page: Page) => {
  await startNow(page)
  await page.getByRole('button', { name: 'End Call' }).waitFor()
}

/** Connected, and the tutor has begun to answer. */
const answered = async (page: Page) => {
  await call(page)
  await page.getByText(/Add the two shares/).waitFor()
}

/** A state in which the page shows a sentence. */
const shot = (name: string, sentence: string | RegExp, show: Shot['show']): Shot => ({
  name: `voice-${name}`,
  as: 'member',
  show: async (page) => {
    await show(page)
    await page.getByText(sentence).first().waitFor()
  },
})

/** What the server says when a call is requested; without a status it says nothing. */
const server =
  (path: string, status?: number, body: object = {}) =>
  async (page: Page) => {
    await page.route(`**/api/voice/${path}`, (route) =>
      status === undefined ? undefined : route.fulfill({ status, json: { status, code: 'x', ...body } }),
    )
    await startNow(page)
  }

/** The browser gives no microphone: an error's name, or no word at all. */
const noMicrophone = (name: string | null) => async (page: Page) => {
  await page.addInitScript((error) => {
    navigator.mediaDevices.getUserMedia = async () => {
      if (error === null) await new Promise(() => undefined)
      throw new DOMException('no', error ?? '')
    }
  }, name)
  await pressPhone(page)
}

const failingAt = (place: 'offer' | 'answer' | 'never-opens') => async (page: Page) => {
  await page.addInitScript((callWish) => void Object.assign(globalThis, { callWish }), place)
  await startNow(page)
}

type Ends = { callEnds: Array<{ network: (state: string) => void; hangUp: () => void }> }

const loseNetwork = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Ends).callEnds.at(-1)?.network('failed'))

const changeHeadphones = (page: Page) =>
  page.evaluate(() => {
    const { mediaDevices } = navigator
    const enumerate = mediaDevices.enumerateDevices.bind(mediaDevices)
    mediaDevices.enumerateDevices = async () => (await enumerate()).filter(({ kind }) => kind === 'audioinput')
    mediaDevices.dispatchEvent(new Event('devicechange'))
  })

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
  shot('asking', /Please allow the microphone/, noMicrophone(null)),
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
  shot('cancelled', 'The call was cancelled.', async (page) => {
    await pressPhone(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
  }),
  shot('requesting', 'Preparing the call…', server('session')),
  shot('connecting', 'Connecting to Sage…', failingAt('never-opens')),
  shot('listening', 'You are speaking…', call),
  shot('speaking', /Add the two shares/, call),
  shot('muted', /the microphone is muted/, async (page) => {
    await answered(page)
    await page.getByRole('button', { name: 'Mute' }).click()
  }),
  shot('headphones', /Your headphones or speakers have changed/, async (page) => {
    await answered(page)
    await changeHeadphones(page)
  }),
  shot('reconnecting', 'The connection was lost. Connecting again…', async (page) => {
    await answered(page)
    await page.route('**/api/voice/session', () => undefined)
    await loseNetwork(page)
  }),
  shot('reconnected', /The connection was lost for a moment/, async (page) => {
    await answered(page)
    await loseNetwork(page)
  }),
  { ...shot('read-only', /session is now read-only/, call), turns: 1 },
  shot('stopped', 'The call has ended.', async (page) => {
    await answered(page)
    await page.getByRole('button', { name: 'End Call' }).click()
  }),
  shot('elsewhere', /another tab began one/, async (page) => {
    await answered(page)
    await page.evaluate(() => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of this site only
      new BroadcastChannel('voice-call').postMessage('begins')
    })
  }),
  shot('error', 'Failed to create session', server('session', 503)),
  shot('error-message', /Sage is not to be reached/, server('session', 503, { message: 'Sage is not to be reached.' })),
  shot('error-max', /today's max voice responses/, server('session', 429, { code: 'VOICE_DAILY_LIMIT' })),
  shot('error-subscribe', /Subscribe to enable/, server('session', 402)),
  shot('error-peer', 'Peer connection failed', failingAt('offer')),
  shot('error-exchange', /SDP exchange failed 502/, server('calls?*', 502)),
  shot('error-remote', 'Failed to set remote description', failingAt('answer')),
  shot('error-denied', /the microphone is not allowed/, noMicrophone('NotAllowedError')),
  shot('error-unknown', 'Unknown error', noMicrophone('QuotaExceededError')),
  { ...shot('used-up', /Daily voice limit reached/, pressPhone), turns: 0 },
]
