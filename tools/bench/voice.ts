import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { type Candidate, register } from '../dev/candidate.ts'
import { fakeMicrophone, writeMicrophone } from '../sandbox/voice/microphone.ts'
import { onlyCounts, type Stack, startStack } from '../stack/stack.ts'
import { loadAverage } from './machine.ts'
import { histogramOf, median } from './statistics.ts'
import { type Row, type Section, short } from './table.ts'
import { type Began, openVoicePage, type VoicePage } from './voice-page.ts'

const SIZES = {
  full: { calls: 20, waiting: 3, inactivityMs: 30_000, togetherMs: 20_000 },
  quick: { calls: 3, waiting: 1, inactivityMs: 5_000, togetherMs: 8_000 },
} as const
const CONNECTED_MS = 1_500
const BARGE_IN_MS = 300
const INACTIVITY_MS = 1_000
const LOST = 0.01
const AT_ONCE = 3

export interface VoiceOptions {
  folder: string
  /** Shorter, to see that it works. */
  quick: boolean
  log: (line: string) => void
}

interface Bench {
  stack: Stack
  browser: Browser
  size: (typeof SIZES)['full' | 'quick']
  log: (line: string) => void
}

/** Calls through the product to the stand-in of the provider, from a bare page in Chromium with a spoken microphone. */
export async function measureVoice({ folder, quick, log }: VoiceOptions): Promise<Section> {
  mkdirSync(folder, { recursive: true })
  const size = SIZES[quick ? 'quick' : 'full']
  const microphone = join(folder, 'microphone.wav')
  await writeMicrophone(microphone, [100, 'Hello there, Sage.', 900])
  const stack = await startStack({
    parent: folder,
    production: true,
    counts: onlyCounts(['gateway', 'auth', 'practice', 'billing', 'tutor-voice', 'payments']),
    env: { 'tutor-voice': { VOICE_TURNS_SUBSCRIBER: '10000', VOICE_INACTIVITY_MS: `${size.inactivityMs}` } },
  })
  try {
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: fakeMicrophone(microphone) })
    try {
      return await measure({ stack, browser, size, log })
    } finally {
      await browser.close()
    }
  } finally {
    await stack.stop()
  }
}

async function measure(bench: Bench): Promise<Section> {
  const { stack, size, log } = bench
  const candidates = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => subscriber(stack, index)))
  // The tutor speaks long enough to be interrupted, and then shortly.
  const replies = ['Take ten percent, and half of it again. '.repeat(8), 'That is right.']
  await stack.controlVoice('script', { replies })
  log('voice: one call after the other')
  const calls: Measured[] = []
  for (let index = 0; index < size.calls; index++)
    calls.push(await oneCall(bench, candidates[0]!, index < size.waiting))
  log(`voice: ${AT_ONCE} calls at once`)
  await stack.controlVoice('script', { replies: Array.from({ length: 20 }, () => replies[0]) })
  const shares = await Promise.all(candidates.map((candidate) => lossOf(bench, candidate)))
  return {
    title: 'Calls with the tutor',
    note: `${size.calls} calls one after the other from a bare page in Chromium, through gateway and service to the stand-in of the provider on this machine. Connected: from the request of the session to the open data channel; the microphone is ready before, as it is after the preparation. Barge-in: from the first loud sample of the microphone to \`output_audio_buffer.cleared\` on the page. Inactivity: ${size.inactivityMs / 1000} s, from \`output_audio_buffer.stopped\` until the server ends the call. Load average ${loadAverage()}.`,
    rows: rowsOf(calls, shares.flat(), size.inactivityMs),
  }
}

async function subscriber(stack: Stack, index: number): Promise<Candidate> {
  const candidate = await register({ base: stack.base, from: `127.0.1.${index + 1}` })
  await stack.changePlan(candidate.userId, 'monthly')
  const end = Date.now() + 20_000
  for (;;) {
    const { status } = await candidate.call('POST', '/voice/session', {})
    if (status === 200) return candidate
    if (Date.now() > end) throw new Error(`a subscriber got no session: ${status}`)
    await pause(250)
  }
}

/** ms; undefined if it was not looked for. */
interface Measured extends Began {
  bargeInMs: number
  inactivityMs: number | undefined
}

async function oneCall(bench: Bench, candidate: Candidate, isWaiting: boolean): Promise<Measured> {
  const page = await openVoicePage(bench.browser, { base: bench.stack.base, token: candidate.token })
  try {
    const began = await page.begin()
    const bargeInMs = await interrupt(page)
    if (isWaiting) return { ...began, bargeInMs, inactivityMs: await timeUntilStopped(page) }
    await page.end()
    return { ...began, bargeInMs, inactivityMs: undefined }
  } finally {
    await page.close()
  }
}

/** Speaks once, and again while the tutor answers. */
async function interrupt(page: VoicePage): Promise<number> {
  await page.speak()
  await page.event('output_audio_buffer.started', 1)
  await page.speak()
  const { at } = await page.event('output_audio_buffer.cleared', 1)
  return at - (await page.mark('loud'))
}

async function timeUntilStopped(page: VoicePage): Promise<number> {
  const { at } = await page.event('output_audio_buffer.stopped', 1)
  return (await page.mark('channelClosed')) - at
}

/** The share of lost packets of one of several calls, each way. */
async function lossOf({ browser, stack, size }: Bench, candidate: Candidate): Promise<number[]> {
  const page = await openVoicePage(browser, { base: stack.base, token: candidate.token })
  try {
    await page.begin()
    await page.speak()
    await page.event('output_audio_buffer.started', 1)
    await pause(size.togetherMs)
    const { packets, lost } = await page.sound()
    const session = await page.event('session.created', 1)
    const { calls } = (await stack.controlVoice('calls')) as { calls: Heard[] }
    const heard = calls.find((call) => call.session.id === session.session?.id)?.heard
    await page.end()
    if (!heard || heard.packets === 0 || packets === 0) throw new Error('a call had no sound')
    return [lost / (packets + lost), heard.lost / (heard.packets + heard.lost)]
  } finally {
    await page.close()
  }
}

/** What is read of a call's state at the stand-in. */
interface Heard {
  session: { id: string }
  heard: { packets: number; lost: number }
}

function rowsOf(calls: readonly Measured[], shares: readonly number[], inactivityMs: number): Row[] {
  const connected = histogramOf(calls.map(({ connectedMs }) => connectedMs))
  const parts = (['sessionMs', 'answeredMs'] as const).map((part) => short(median(calls.map((call) => call[part]))))
  const bargeIn = histogramOf(calls.map(({ bargeInMs }) => bargeInMs))
  const stops = calls.flatMap(({ inactivityMs: ms }) => (ms === undefined ? [] : [ms]))
  const offBy = Math.max(...stops.map((ms) => Math.abs(ms - inactivityMs)))
  const lost = Math.max(...shares)
  return [
    {
      what: 'connected, p95',
      got: `${short(connected.percentile(0.95))} ms (median ${short(connected.percentile(0.5))} ms: session ${parts[0]}, answer ${parts[1]})`,
      bar: `≤ ${CONNECTED_MS} ms`,
      reached: connected.percentile(0.95) <= CONNECTED_MS,
    },
    {
      what: 'barge-in, p95',
      got: `${short(bargeIn.percentile(0.95))} ms (median ${short(bargeIn.percentile(0.5))} ms, longest ${short(bargeIn.max)} ms)`,
      bar: `≤ ${BARGE_IN_MS} ms`,
      reached: bargeIn.percentile(0.95) <= BARGE_IN_MS,
    },
    {
      what: `stop after ${inactivityMs / 1000} s of inactivity, ${stops.length} calls`,
      got: stops.map((ms) => `${short(ms / 1000)} s`).join(', '),
      bar: `± ${INACTIVITY_MS / 1000} s`,
      reached: offBy <= INACTIVITY_MS,
    },
    {
      what: `${AT_ONCE} calls at once: packets lost, the worst way`,
      got: `${short(lost * 100)} %`,
      bar: `≤ ${LOST * 100} %`,
      reached: lost <= LOST,
    },
  ]
}
