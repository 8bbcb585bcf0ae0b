import { setTimeout as pause } from 'node:timers/promises'
import { type Histogram, histogramOf } from './statistics.ts'

/** When calls start. */
export type Pace = OpenLoop | ClosedLoop

/** Calls start at random times (Poisson), whether earlier ones have ended or not. */
interface OpenLoop {
  /** Starts a second. */
  rate: number
  random: () => number
  /** Maximum number of calls under way; a start beyond it is left out. */
  atMost?: number
  /** The plan ends here. Without it, it goes on until `stop`. */
  durationMs?: number
}

/** Each caller starts its next call when its last one has ended. */
interface ClosedLoop {
  callers: number
  /** Between the end of a call and the next start of the same caller. */
  pauseMs?: number
  durationMs?: number
}

/** The times of one call, in milliseconds. */
export interface Timing {
  /** The intended start, since the load began. */
  at: number
  /** From the intended start to the end: a call that had to wait for its start has waited. */
  latency: number
  /** How late the generator itself was. */
  lag: number
}

export interface Load<T> {
  /** One for each call that has ended. */
  samples: Array<T & Timing>
  /** Returns the samples so far and forgets them, such as those of a time that is not measured. */
  take(): Array<T & Timing>
  /** Milliseconds since the load began. */
  now(): number
  /** Resolves to the samples when the plan is over and its last call has ended. Rejects if a call did. */
  ended: Promise<Array<T & Timing>>
  /** Starts no more calls, and then is `ended`. */
  stop(): Promise<Array<T & Timing>>
}

/** Makes one call, such as the one that a mix chooses, and resolves to what is to be known of it. */
type Call<T> = (caller: number) => Promise<T>

interface State {
  began: number
  stopped: boolean
  /** What the first call that failed rejected with. */
  failure?: { error: unknown }
}

/** Begins to make calls at this pace, and measures each. A call that rejects ends the load. */
export function generateLoad<T extends object | void>(pace: Pace, call: Call<T>): Load<T> {
  const state: State = { began: performance.now(), stopped: false }
  const now = () => performance.now() - state.began
  let samples: Array<T & Timing> = []
  const one = async (at: number, caller: number) => {
    const lag = Math.max(0, now() - at)
    const outcome = await call(caller)
    samples.push({ ...outcome, at, latency: now() - at, lag })
  }
  const measured = (at: number, caller: number) =>
    one(at, caller).catch((error: unknown) => {
      state.stopped = true
      state.failure ??= { error }
    })
  const loop = 'rate' in pace ? openLoop(pace, state, measured) : closedLoop(pace, state, measured)
  const ended = loop.then(() => {
    if (state.failure) throw state.failure.error
    return samples
  })
  ended.catch(() => undefined)
  return {
    get samples() {
      return samples
    },
    take() {
      const taken = samples
      samples = []
      return taken
    },
    now,
    ended,
    stop() {
      state.stopped = true
      return ended
    },
  }
}

/** Never rejects. */
type Start = (at: number, caller: number) => Promise<void>

async function openLoop({ rate, random, ...limits }: OpenLoop, state: State, start: Start): Promise<void> {
  const { atMost = Infinity, durationMs = Infinity } = limits
  const running = new Set<Promise<void>>()
  const gap = () => (-Math.log(1 - random()) * 1000) / rate
  for (let at = gap(); at < durationMs; at += gap()) {
    const wait = state.began + at - performance.now()
    if (wait > 1) await pause(wait)
    if (state.stopped) break
    if (running.size >= atMost) continue
    const call = start(at, 0).finally(() => running.delete(call))
    running.add(call)
  }
  await Promise.all(running)
}

async function closedLoop({ callers, ...times }: ClosedLoop, state: State, start: Start): Promise<void> {
  const { pauseMs = 0, durationMs = Infinity } = times
  const now = () => performance.now() - state.began
  const work = async (caller: number) => {
    while (!state.stopped && now() < durationMs) {
      await start(now(), caller)
      if (pauseMs > 0) await pause(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => work(caller)))
}

/** One of a mix by its share of all calls; the shares add up to 1, and rounding falls to the first. */
export function pickByShare<T extends { share: number }>(mix: readonly T[], random: () => number): T {
  let left = random()
  const picked = mix.find(({ share }) => (left -= share) < 0) ?? mix[0]
  if (picked === undefined) throw new Error('a mix without operations')
  return picked
}

/** From the intended start of each call. */
export const latenciesOf = (samples: readonly Timing[]): Histogram => histogramOf(samples.map(({ latency }) => latency))

/** From the sending of each call: without the time that the generator itself was late. */
export const waitsOf = (samples: readonly Timing[]): Histogram =>
  histogramOf(samples.map(({ latency, lag }) => latency - lag))
