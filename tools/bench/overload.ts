import { setTimeout as pause } from 'node:timers/promises'
import type { BenchStack } from './bench-stack.ts'
import { loadAverage, memoryOf } from './machine.ts'
import { type Caller, createCaller, outcomesOf, perform } from './caller.ts'
import { latenciesOf, generateLoad, waitsOf } from './load-generator.ts'
import { makeJob, MIX, type MixContext, runMix, type Sample } from './mix.ts'
import { gridText, type Row, type Section, short } from './table.ts'

export interface OverloadOptions {
  stack: BenchStack
  context: MixContext
  /** Calls a second that the system keeps up with. */
  capacity: number
  /** Shorter, to see that it works. */
  quick: boolean
  log: (line: string) => void
}

interface Run {
  samples: Sample[]
  seconds: number
}

const DURATIONS = {
  full: { steadyMs: 600_000, doubleMs: 180_000, tenfoldMs: 30_000, stormMs: 30_000 },
  quick: { steadyMs: 20_000, doubleMs: 10_000, tenfoldMs: 5_000, stormMs: 5_000 },
} as const

const LOGINS_PER_SECOND = 200
const RECOVERY_MS = 10_000

/** Rows L1 to L3: long at seven tenths of what it can do, then twice and ten times as much, then logins. */
export async function measureOverload(options: OverloadOptions): Promise<Section> {
  const { capacity, quick, log } = options
  const caller = createCaller(options.stack.base)
  const times = quick ? DURATIONS.quick : DURATIONS.full
  try {
    log('overload: steady')
    const steady = steadyRows(await mix(caller, options, { rate: 0.7 * capacity, durationMs: times.steadyMs }))
    log('overload: twice and ten times')
    const flood = await floodRows(caller, options, times)
    log('overload: logins')
    const storm = await stormRows(caller, options, times.stormMs)
    return {
      title: 'Overload',
      note: `The same system and mix; C is ${Math.round(capacity)}/s. Times of L1 are from the intended start; those of L2 and L3 from the sending, since the generator shares the processors and starves with them. Load average ${loadAverage()}.`,
      rows: [...steady, ...flood.rows, ...storm],
      more: `At 2 C, of each operation:\n\n${operationsText(flood.double)}`,
    }
  } finally {
    caller.close()
  }
}

async function mix(caller: Caller, { context }: OverloadOptions, load: { rate: number; durationMs: number }) {
  return { samples: await runMix(caller, context, load), seconds: load.durationMs / 1000 }
}

function logins(caller: Caller, { context }: OverloadOptions, durationMs: number): Promise<Sample[]> {
  const { random } = context
  const login = () => perform(caller, makeJob('login', context))
  return generateLoad({ rate: LOGINS_PER_SECOND, durationMs, random }, login).ended
}

const served = ({ samples }: Pick<Run, 'samples'>) => samples.filter(({ status }) => status === 200)
const p99Of = (samples: readonly Sample[]) => waitsOf(samples).percentile(0.99)

function steadyRows(run: Run): Row[] {
  const latencies = latenciesOf(run.samples)
  const row = (name: string, at: number, bar: number): Row => {
    const got = latencies.percentile(at)
    return { what: `L1, ${name}`, got: `${short(got)} ms`, bar: `≤ ${short(bar)} ms`, reached: got <= bar }
  }
  const errors = run.samples.length - served(run).length
  return [
    row(`0.7 C for ${run.seconds} s, p50`, 0.5, 25),
    row('p95', 0.95, 100),
    row('p99', 0.99, 250),
    row('p99.9', 0.999, 1000),
    {
      what: 'L1, errors',
      got: `${errors} of ${run.samples.length} (${outcomesOf(run.samples)})`,
      bar: '0',
      reached: errors === 0,
    },
  ]
}

async function floodRows(
  caller: Caller,
  options: OverloadOptions,
  times: { doubleMs: number; tenfoldMs: number },
): Promise<{ rows: Row[]; double: Run }> {
  const { capacity, stack } = options
  const before = memories(stack)
  const double = await mix(caller, options, { rate: 2 * capacity, durationMs: times.doubleMs })
  const tenfold = await mix(caller, options, { rate: 10 * capacity, durationMs: times.tenfoldMs })
  const growth = Math.max(...memories(stack).map((size, index) => size - before[index]!))
  await pause(RECOVERY_MS)
  const after = await mix(caller, options, { rate: capacity / 4, durationMs: RECOVERY_MS })
  const calm = p99Of(after.samples)
  const lost = after.samples.length - served(after).length
  const rows = [
    ...refusalRows('2 C', double, capacity),
    ...refusalRows('10 C', tenfold, capacity),
    { what: 'L2, largest growth of a process', got: `${short(growth)} MB`, bar: '≤ 100 MB', reached: growth <= 100 },
    {
      what: 'L2, 10 s later, at C/4',
      got: `p99 ${short(calm)} ms, ${lost} errors`,
      bar: 'as before: p99 ≤ 250 ms, 0 errors',
      reached: calm <= 250 && lost === 0,
    },
  ]
  return { rows, double }
}

function operationsText({ samples }: Run): string {
  const lines = Object.keys(MIX).map((name) => {
    const own = samples.filter(({ operation }) => operation === name)
    const good = served({ samples: own })
    return [name, own.length, good.length, ...[0.5, 0.99].map((at) => short(waitsOf(good).percentile(at)))]
  })
  return gridText(['operation', 'calls', 'served', 'p50 ms', 'p99 ms'], lines)
}

function refusalRows(name: string, run: Run, capacity: number): Row[] {
  const good = served(run)
  const goodput = good.length / run.seconds
  const refused = run.samples.filter(({ status }) => status === 429 || status === 503)
  const mute = refused.filter(({ retryAfter }) => !retryAfter).length
  const wrong = run.samples.length - good.length - refused.length
  return [
    {
      what: `L2, served at ${name} for ${run.seconds} s`,
      got: `${short(goodput)}/s of ${short(run.samples.length / run.seconds)}/s`,
      bar: '≥ 0.9 C',
      reached: goodput >= 0.9 * capacity,
    },
    {
      what: `L2, p99 of what is served at ${name}`,
      got: `${short(p99Of(good))} ms`,
      bar: '≤ 500 ms',
      reached: p99Of(good) <= 500,
    },
    {
      what: `L2, p99 of what is refused at ${name}`,
      got: `${short(p99Of(refused))} ms, ${mute} of ${refused.length} without Retry-After`,
      bar: '≤ 50 ms, 0',
      reached: p99Of(refused) <= 50 && mute === 0,
    },
    {
      what: `L2, other answers at ${name}`,
      got: `${wrong} (${outcomesOf(run.samples)})`,
      bar: '0',
      reached: wrong === 0,
    },
  ]
}

async function stormRows(caller: Caller, options: OverloadOptions, durationMs: number): Promise<Row[]> {
  const seconds = durationMs / 1000
  const alone = served({ samples: await logins(caller, options, durationMs) }).length / seconds
  await pause(3000)
  const load = { rate: options.capacity / 4, durationMs }
  const [storm, others] = await Promise.all([logins(caller, options, durationMs), mix(caller, options, load)])
  const beside = served({ samples: storm }).length / seconds
  const readers = others.samples.filter(({ operation }) => operation !== 'login')
  const failed = readers.length - served({ samples: readers }).length
  return [
    {
      what: `L3, ${LOGINS_PER_SECOND} logins/s beside C/4: p99 of the others`,
      got: `${short(p99Of(readers))} ms, ${failed} of ${readers.length} failed`,
      bar: '≤ 250 ms, 0',
      reached: p99Of(readers) <= 250 && failed === 0,
    },
    {
      what: 'L3, logins served',
      got: `${short(beside)}/s, alone ${short(alone)}/s`,
      bar: '≥ 0.8 of alone',
      reached: beside >= 0.8 * alone,
    },
  ]
}

const memories = ({ pids }: BenchStack) => [...pids.values()].map(memoryOf)
