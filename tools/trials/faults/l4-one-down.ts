import { setTimeout as pause } from 'node:timers/promises'
import { generateLoad, latenciesOf, type Load, type Timing } from '../../bench/load-generator.ts'
import type { Plant } from '../../stack/plant.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack, Target } from '../../stack/stack.ts'
import { waitForOutbox } from './checker.ts'
import { openStores } from './stores.ts'
import { isGood, type Operation, p95, p99, type Sample, startTraffic, type Traffic } from './traffic.ts'

const services = ['auth', 'practice', 'billing', 'tutor-voice', 'mail'] as const

/** Calls that need nothing which can be down but their own service. */
const withoutDatabase: readonly Operation[] = ['pricing']

/** The quick tier shares two processors with another system: forty calls a second would take half of them. */
const sizes = {
  quick: { rate: 20, calmMs: 1000, downMs: 5000, isTimed: false },
  full: { rate: 60, calmMs: 15_000, downMs: 60_000, isTimed: true },
} as const

/** Who is told that a service is down must be told at once. */
const refusedMs = 100
/** A database that is gone is noticed by deadlines: 2 s for a connection, and 5 s for any call (docs/data-rules.md#deadlines-of-the-database-driver). */
const awayMs = 5000
const backMs = 5000
/** Later counts as never, whatever else the machine does. */
const longestBackMs = 30_000
/** The p99 of the others may grow by a fifth, or by so much. */
const toleranceMs = 50
/** A write past all services takes some milliseconds. While one takes so long, the machine has no time for anybody … */
const starvedMs = 500
/** … and a call that failed after so long failed for want of it. */
const ranOutMs = 1000

/** A gateway that waits before it gives up a process that refuses connections. */
const hesitates: Plant = {
  file: '/gateway/src/upstreams.ts',
  find: "rest(upstream, restMs, error.code === 'UND_ERR_CONNECT_TIMEOUT')\n  again()",
  replace: "rest(upstream, restMs, error.code === 'UND_ERR_CONNECT_TIMEOUT')\n  setTimeout(again, 400)",
}

export const l4: Row = {
  id: 'L4',
  long: true,
  name: 'one down',
  bar: "each service, broker and database down for 60 s at load: only their own calls fail (503 within 100 ms; database: within 5 s), the others' p99 grows by at most 20 % or 50 ms, back within 5 s; broker: submit still 200, backlog gone within 30 s",
  plant: {
    what: 'a gateway that waits 400 ms before it gives up a process that is gone',
    see: async (trial) => {
      const stack = await trial.stack()
      await stack.restart('gateway', 1, { plants: [hesitates] })
      const outcome = await takeAway(trial, 'billing', { ...sizes.quick, rate: 40, downMs: 1500, isTimed: true })
      await stack.restart('gateway', 1)
      return outcome
    },
  },
  run: async (trial) => {
    const targets: Target[] = [...services, 'broker', 'database']
    const chosen =
      trial.tier === 'full' ? targets : [trial.random.pick(targets.slice(0, 4)), trial.random.pick(targets.slice(5))]
    const outcomes: Outcome[] = []
    for (const target of chosen) {
      outcomes.push(await takeAway(trial, target, sizes[trial.tier]))
      trial.say(outcomes.at(-1)!.got)
    }
    const n = outcomes.reduce((sum, outcome) => sum + outcome.n, 0)
    return { got: outcomes.map(({ got }) => got).join('; '), n, faults: outcomes.flatMap(({ faults }) => faults) }
  },
}

interface Times {
  rate: number
  calmMs: number
  downMs: number
  /** Whether the times of calls are judged, or only their statuses: that others share the machine is no fault. */
  isTimed: boolean
}

async function takeAway({ stack: shared, random }: Trial, target: Target, times: Times): Promise<Outcome> {
  const stack = await shared()
  const traffic = await startTraffic(stack, random, times.rate)
  const pulse = startPulse(stack)
  const pulseBegan = traffic.now() - pulse.now()
  // The first calls of fresh connections are not what is compared.
  await pause(1000 + times.calmMs)
  const instances = target === 'auth' || target === 'practice' ? [0, 1] : [0]
  const downAt = traffic.now()
  await Promise.all(instances.map((index) => stack.kill(target, index)))
  const down = traffic.now()
  await pause(times.downMs)
  const startAt = traffic.now()
  await Promise.all(instances.map((index) => stack.start(target, index)))
  const back = await untilBack(traffic, target, startAt)
  const faults = target === 'broker' ? await untilBacklogGone(stack) : []
  await pause(500)
  const samples = await traffic.stop()
  const beats = (await pulse.stop()).map((beat) => ({ ...beat, at: beat.at + pulseBegan }))
  const during = samples.filter(({ at }) => at >= down && at < startAt)
  const calm = samples.filter(({ at }) => at > 1000 && at < downAt)
  return judge({ target, calm, during, beats, back, startAt, faults, isTimed: times.isTimed })
}

/** Writes a document straight into the database, again and again. No service has a part in it, so the time it takes shows how busy the machine is. */
function startPulse({ context }: Stack): Pick<Load<unknown>, 'now'> & { stop(): Promise<Timing[]> } {
  const stores = openStores(context)
  const documents = stores.practice.db.collection<{ _id: string; count: number }>('trialPulse')
  const load = generateLoad({ callers: 1, pauseMs: 50 }, async () => {
    await documents.updateOne({ _id: 'pulse' }, { $inc: { count: 1 } }, { upsert: true }).catch(() => undefined)
  })
  return {
    now: load.now,
    async stop() {
      const beats = await load.stop()
      await documents.drop()
      await stores.close()
      return beats
    },
  }
}

interface Seen {
  target: Target
  calm: Sample[]
  during: Sample[]
  /** The writes past all services. */
  beats: Timing[]
  /** How long after its start the first of its calls was answered well. */
  back: number
  startAt: number
  faults: string[]
  isTimed: boolean
}

function judge({ target, calm, during, beats, back, startAt, faults, isTimed }: Seen): Outcome {
  const isOwn = (sample: Sample) => isOwnCall(target, sample)
  const own = during.filter(isOwn)
  const others = during.filter((sample) => !isOwn(sample))
  const limit = target === 'database' ? awayMs : refusedMs
  // Whoever was still waiting when it came back may be served.
  const refused = own.filter((sample) => !(isGood(sample) && sample.at + sample.latency > startAt))
  const wrong = refused.filter(({ status }) => status !== 503 && !(target === 'database' && status === 504))
  const longestBeat = (sample: Timing) => latenciesOf(beats.filter((beat) => overlaps(beat, sample))).max
  // Time ran out for it, and here the machine is shared.
  const isStarved = (sample: Sample) => !isTimed && sample.latency > ranOutMs && longestBeat(sample) > starvedMs
  const spread = others.filter((sample) => !isGood(sample) && !isStarved(sample))
  const before = p99(calm.filter((sample) => !isOwn(sample)))
  const after = p99(others)
  const ownP95 = p95(refused)
  const found = [...faults]
  const example = ({ operation, status, latency }: Sample) => `${operation} ${status} after ${Math.round(latency)} ms`
  if (wrong[0])
    found.push(`${target} down: ${wrong.length} of its own calls were not 503, such as ${example(wrong[0])}`)
  if (isTimed && ownP95 > limit)
    found.push(`${target} down: its own calls were refused after ${Math.round(ownP95)} ms (p95), not within ${limit}`)
  if (spread[0])
    found.push(
      `${target} down: ${spread.length} calls of others failed, such as ${example(spread[0])}, while a write past all services took ${Math.round(longestBeat(spread[0]))} ms at most`,
    )
  if (isTimed && after > Math.max(before * 1.2, before + toleranceMs))
    found.push(`${target} down: p99 of the others went from ${Math.round(before)} to ${Math.round(after)} ms`)
  if (back > (isTimed ? backMs : longestBackMs))
    found.push(`${target} was back only ${Math.round(back)} ms after its start`)
  const got = `${target}: ${refused.length} own calls refused (p95 ${Math.round(ownP95)} ms), ${spread.length} of ${others.length} others failed, p99 ${Math.round(before)} → ${Math.round(after)} ms, back in ${Math.round(back)} ms`
  return { got, n: during.length, faults: found }
}

function overlaps(one: Timing, other: Timing): boolean {
  return one.at <= other.at + other.latency && other.at <= one.at + one.latency
}

function isOwnCall(target: Target, { service, operation }: Sample): boolean {
  if (target === 'database') return !withoutDatabase.includes(operation)
  return service === target
}

async function untilBack({ samples, now }: Traffic, target: Target, startAt: number): Promise<number> {
  const isBack = (sample: Sample) => sample.at > startAt && isOwnCall(target, sample) && isGood(sample)
  if (target === 'mail' || target === 'broker') return now() - startAt
  for (;;) {
    const first = samples.find(isBack)
    if (first) return first.at + first.latency - startAt
    if (now() - startAt > longestBackMs) return Infinity
    await pause(20)
  }
}

async function untilBacklogGone(stack: Stack): Promise<string[]> {
  const stores = openStores(stack.context)
  try {
    // Younger events belong to submissions that are just being made.
    const faults = await waitForOutbox(stores, { age: 5000 })
    return faults.map((fault) => `broker, after its return: ${fault}`)
  } finally {
    await stores.close()
  }
}
