import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createWorld, type World } from '../../../mocks/world.ts'
import { fakeCall, speak } from '../../../test/fake-call.ts'
import { mockedApi } from '../../../test/mocked-api.ts'
import { guestSession } from '../../../test/sessions.ts'
import { openPanel, panel, showLauncher } from '../../../test/tutor-panel.tsx'
import { callSage, mode, phone, press, pressPhone } from '../../../test/voice-panel.tsx'

const api = mockedApi()
let world: World
let browser: ReturnType<typeof fakeCall>
let fails: 'offer' | 'answer' | null
beforeEach(() => {
  world = api.serve(createWorld())
  fails = null
  browser = fakeCall({ fails: () => fails })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** Brings the panel into a state. */
type State = () => Promise<unknown>

/** A call that fails on its way. */
async function failing(): Promise<void> {
  await pressPhone(world)
  await press('Start now')
}

const refusedSession = (status: number, body: object) => async () => {
  api.use(http.post('*/api/voice/session', () => HttpResponse.json(body, { status })))
  await failing()
}

const refusedOffer = (status: number, body: object) => async () => {
  api.use(http.post('*/api/voice/calls', () => HttpResponse.json(body, { status })))
  await failing()
}

async function pressedAsFree(): Promise<void> {
  world = api.serve(createWorld({ plan: 'free' }))
  await pressPhone(world)
}

async function withoutTurns(): Promise<void> {
  world.voice.limit = 0
  await pressPhone(world)
}

async function lastTurnUsed(): Promise<void> {
  world.voice.limit = 1
  await callSage(world)
  speak(browser.end(), 'Only this.')
}

const failingAt = (place: 'offer' | 'answer') => async () => {
  fails = place
  await failing()
}

/**
 * What the specification quotes about the tutor by voice, where it stands there, and the state in which it must be on the
 * screen. The specification is not in this repository, so the sentences are copied word for word.
 */
const quoted: ReadonlyArray<readonly [section: string, sentence: string, state: State]> = [
  ['6, roles: a non-subscriber presses the voice button', 'Voice Tutor is Pro', pressedAsFree],
  ['6, roles: a non-subscriber presses the voice button', 'Later', pressedAsFree],
  ['6, roles: a non-subscriber presses the voice button', 'See Plans', pressedAsFree],
  ['4, tutor panel', 'End Call', () => callSage(world)],
  ['4, tutor panel', 'Cancel', () => pressPhone(world)],
  ["8: the server's message", 'Not at this hour.', refusedSession(503, { code: 'x', message: 'Not at this hour.' })],
  ['8: without a message of the server', 'Failed to create session', refusedSession(503, {})],
  [
    '8: 429',
    "You have reached today's max voice responses. Try again tomorrow.",
    refusedSession(429, { code: 'too-many-requests', message: 'Not this sentence.' }),
  ],
  [
    '8: the code VOICE_DAILY_LIMIT',
    "You have reached today's max voice responses. Try again tomorrow.",
    refusedSession(403, { code: 'VOICE_DAILY_LIMIT', message: 'Not this sentence.' }),
  ],
  [
    '8: 402',
    'Subscribe to enable more voice tutoring.',
    refusedSession(402, { code: 'subscription-required', message: 'Not this sentence.' }),
  ],
  ['8: quota zero, the phone is pressed', 'Daily voice limit reached. Please come back tomorrow.', withoutTurns],
  ['8: quota zero, beside the count', 'Voice limit reached – text only today', withoutTurns],
  ['8: quota zero in a call', 'Voice quota reached – session is now read-only until tomorrow.', lastTurnUsed],
  ['8: no offer', 'Peer connection failed', failingAt('offer')],
  [
    '8: the offer is refused',
    'SDP exchange failed 503: Not at this hour.',
    refusedOffer(503, { code: 'x', message: 'Not at this hour.' }),
  ],
  ['8: the offer is refused without a word', 'SDP exchange failed 502: …', refusedOffer(502, {})],
  ['8: the answer is refused', 'Failed to set remote description', failingAt('answer')],
  [
    '8: nothing else is known',
    'Unknown error',
    async () => {
      browser.refuse('QuotaExceededError')
      await pressPhone(world)
    },
  ],
]

describe('what the specification quotes about the tutor by voice', () => {
  it.each(quoted)('section %s: %s', async (_section, sentence, state) => {
    await state()
    const [found] = await within(await panel()).findAllByText(sentence)
    expect(found).toBeVisible()
  })

  it('sections 2 and 4: modes idle, calling with ten seconds to prepare, voice, and idle again', async () => {
    await pressPhone(world)
    expect(await mode()).toBe('calling')
    expect(Number((await screen.findByRole('timer')).textContent)).toBeGreaterThan(7)
    await press('Start now')
    await waitFor(async () => expect(await mode()).toBe('voice'))
    await press('End Call')
    expect(await mode()).toBe('idle')
  })

  it('section 6: See Plans leads to the plans, and Later gives the panel back; for a guest, too', async () => {
    showLauncher(guestSession())
    await openPanel()
    await userEvent.click(await phone())
    expect(within(await panel()).getByRole('link', { name: 'See Plans' })).toHaveAttribute('href', '/pricing')
    expect(screen.getByRole('heading', { name: 'Voice Tutor is Pro' })).toHaveFocus()
    await press('Later')
    expect(screen.queryByText('Voice Tutor is Pro')).toBeNull()
    expect(browser.tracks).toEqual([])
  })

  it('section 8: 429 sets the remaining turns to zero', async () => {
    await refusedSession(429, { code: 'VOICE_DAILY_LIMIT', message: 'Not this sentence.' })()
    expect(await within(await panel()).findByText('Voice limit reached – text only today')).toBeVisible()
  })

  it.each([
    ['NotAllowedError', /the microphone is not allowed\. Allow it for this site/],
    ['NotFoundError', 'There is no microphone. Connect one and call again.'],
    ['NotReadableError', /in use by another program/],
  ])('without a microphone (%s) the panel says what to do, and no session is made', async (name, sentence) => {
    browser.refuse(name)
    await pressPhone(world)
    expect(await within(await panel()).findByText(sentence)).toBeVisible()
    expect([world.voice.abouts, await mode()]).toEqual([[], 'idle'])
  })
})
