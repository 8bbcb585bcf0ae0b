import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Candidate } from '../../tools/dev/candidate.ts'
import { controlStandIn } from '../../tools/dev/stand-in.ts'
import type { CallView } from '../../tools/sandbox/voice/control.ts'
import { fakeMicrophone, writeMicrophone } from '../../tools/sandbox/voice/microphone.ts'
import { newCandidate, signIn } from './candidates.ts'
import { voiceUrl } from './stack.config.ts'
import { sweep } from './sweep.ts'
import { expect, test } from './test.ts'

// Calls with real sound, both ways. They check events and energy; times are for `npm run bench -- voice`.

const folder = join(import.meta.dirname, '..', '..', 'test-results')
const microphone = join(folder, `microphone-${process.pid}.wav`)

test.use({ launchOptions: { executablePath: '/usr/bin/chromium', args: fakeMicrophone(microphone) } })
// One other end for all of them.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  await writeMicrophone(microphone, [2500, 'Hello there, Sage.', 2500])
})

test.afterAll(() => rmSync(microphone, { force: true }))

const control = (name: string, order: object = {}) => controlStandIn(voiceUrl(), name, order)

/** The provider's calls since the test began, oldest first. */
const calls = async () => ((await control('calls')) as { calls: CallView[] }).calls
const lastCall = async (): Promise<CallView> => (await calls()).at(-1)!
const happened = (type: string) => expect.poll(async () => (await lastCall()).events.some((each) => each.type === type))
const statuses = () => expect.poll(async () => (await calls()).map(({ status }) => status))

const view = (page: Page) => page.getByRole('region', { name: 'Call with Sage' })
const mode = (page: Page) => page.locator('[data-mode]')

/** A subscriber on /voice whose first calls at the provider these are. */
async function subscriber(page: Page): Promise<Candidate> {
  await control('reset')
  const candidate = await newCandidate({ plan: 'monthly' })
  await signIn(page, candidate)
  await page.goto('/voice')
  await expect(page.getByText('30 of 30 voice turns left today.')).toBeVisible({ timeout: 30_000 })
  return candidate
}

async function call(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Call Sage' }).click()
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(mode(page)).toHaveAttribute('data-mode', 'voice', { timeout: 30_000 })
}

/** How much sound the page has received, from the statistics of its connection. */
const soundReceived = (page: Page) =>
  page.evaluate(async () => {
    const peer = (globalThis as unknown as { peer: RTCPeerConnection }).peer
    const reports = [...(await peer.getStats()).values()] as Array<{ type: string; totalAudioEnergy?: number }>
    return reports.find(({ type }) => type === 'inbound-rtp')?.totalAudioEnergy ?? 0
  })

const keepPeer = () => {
  const Peer = globalThis.RTCPeerConnection
  globalThis.RTCPeerConnection = function NewPeer(options: RTCConfiguration) {
    const peer = new Peer(options)
    Object.assign(globalThis, { peer })
    return peer
  } as unknown as typeof RTCPeerConnection
}

/** A microphone in a quiet room. */
const quietRoom = () => {
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(new AudioContext().createMediaStreamDestination().stream)
}

/** The preparation ends by the clock of the page, so it lasts until the page is loaded again. */
const stopClock = () => {
  const now = Date.now()
  Date.now = () => now
}

test('both hear each other, the candidate interrupts, each turn counts, and what was said stays', async ({ page }) => {
  await page.addInitScript(keepPeer)
  await subscriber(page)
  await control('script', { transcripts: ['What is a ratio?'], replies: ['A ratio compares two numbers. '.repeat(12)] })
  await call(page)
  await expect(page.getByText('What is a ratio?')).toBeVisible()
  await expect(page.getByText(/^A ratio compares two numbers\./)).toBeVisible()
  await expect.poll(() => soundReceived(page)).toBeGreaterThan(0.001)
  expect((await lastCall()).heard.loudest).toBeGreaterThan(1000)
  // The file of the microphone starts again while the tutor speaks.
  await happened('output_audio_buffer.cleared').toBe(true)
  await expect(page.getByText(/^2[0-9] of 30 voice turns left today\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'End Call' }).click()
  await statuses().toEqual(['ended'])
  await expect(view(page)).toContainText('The call has ended.')
  await expect(mode(page)).toHaveAttribute('data-mode', 'text')
  await expect(page.getByText('What is a ratio?')).toBeVisible()
})

test('with the last turn the microphone is off, and what is typed is answered in writing', async ({ page }) => {
  const { call: ask } = await subscriber(page)
  for (let turn = 1; turn < 30; turn += 1) await ask('POST', '/voice/consume', { itemId: `before_${turn}` })
  await control('script', { replies: ['That was the last turn of today. '.repeat(8)] })
  await page.reload()
  await expect(page.getByText('1 of 30 voice turns left today.')).toBeVisible()
  await call(page)
  await expect(view(page)).toContainText('Voice quota reached – session is now read-only until tomorrow.')
  const { turns } = await lastCall()
  await page.getByRole('textbox', { name: 'Ask a GBAT question...' }).fill('What is 15% of 240?')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Source: ./)).toBeVisible()
  // The file of the microphone has started again meanwhile, and the call did not hear it.
  expect((await lastCall()).turns).toBe(turns)
  await expect(view(page)).toContainText('Voice limit reached – text only today', { timeout: 60_000 })
  await statuses().toEqual(['ended'])
})

test('a call that nobody speaks in stops; the next one is begun by keys, and ends with its page', async ({ page }) => {
  await page.addInitScript(quietRoom)
  await subscriber(page)
  await page.route('**/api/voice/session', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), inactivityMs: 1200 } })
  })
  await page.evaluate(stopClock)
  await page.getByRole('button', { name: 'Call Sage' }).click()
  await expect(page.getByRole('button', { name: 'Start now' })).toBeVisible()
  await sweep(page, 'a call in preparation')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(mode(page)).toHaveAttribute('data-mode', 'idle')
  expect(await calls()).toEqual([])
  await page.reload()
  await page.getByRole('button', { name: 'Call Sage' }).click()
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(view(page)).toContainText('nothing was said for a while')
  await sweep(page, 'a call that stopped')
  await statuses().toEqual(['ended'])
  await page.unroute('**/api/voice/session')
  await page.getByRole('button', { name: 'Call Sage' }).focus()
  await page.keyboard.press('Enter')
  const startNow = page.getByRole('button', { name: 'Start now' })
  await expect(startNow).toBeVisible()
  for (let presses = 0; presses < 30; presses += 1) {
    if (await startNow.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(mode(page)).toHaveAttribute('data-mode', 'voice')
  await expect(page.getByRole('button', { name: 'Mute' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(view(page)).toContainText('the microphone is muted')
  await sweep(page, 'a call with a muted microphone')
  await page.goto('/about')
  await statuses().toEqual(['ended', 'ended'])
})

test('a second tab takes the call over, and a logout ends it', async ({ page, context }) => {
  await subscriber(page)
  await call(page)
  const second = await context.newPage()
  await second.goto('/voice')
  await call(second)
  await expect(view(page)).toContainText('another tab began one')
  await statuses().toEqual(['ended', 'open'])
  await page.goto('/account')
  await page.getByRole('button', { name: 'Logout' }).click()
  await statuses().toEqual(['ended', 'ended'])
})

test(
  'the network changes: the call goes on; one that cannot go on ends, and is freed at the provider within 5 s',
  { tag: '@long' },
  async ({ page, watch }) => {
    test.slow()
    watch.allow(/The call could not be connected again/)
    await subscriber(page)
    await call(page)
    const cut = async () => control('lose-network', { callId: (await lastCall()).id })
    await cut()
    const goesOn = 'The connection was lost for a moment. The call goes on.'
    await expect(view(page)).toContainText(goesOn, { timeout: 60_000 })
    await expect(mode(page)).toHaveAttribute('data-mode', 'voice')
    await statuses().toEqual(['ended', 'open'])
    await happened('conversation.item.input_audio_transcription.completed').toBe(true)
    await control('behave', { isUnreachable: true })
    await cut()
    await expect(view(page)).toContainText('Peer connection failed', { timeout: 60_000 })
    await expect.poll(async () => (await lastCall()).status, { timeout: 5_000 }).toBe('ended')
    const { endedBy } = await lastCall()
    expect([(await calls()).length, endedBy]).toEqual([3, 'hang-up'])
  },
)

test('who does not subscribe is told so, cleanly at every width in both themes', async ({ page }) => {
  await signIn(page, await newCandidate())
  await page.goto('/voice')
  await page.getByRole('button', { name: 'Call Sage' }).click()
  await expect(page.getByRole('heading', { name: 'Voice Tutor is Pro' })).toBeFocused()
  await sweep(page, 'no subscription')
  await page.getByRole('link', { name: 'See Plans' }).click()
  await expect(page).toHaveURL('/pricing')
})
