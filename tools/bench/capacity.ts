import { setTimeout as pause } from 'node:timers/promises'
import { type BenchStack } from './bench-stack.ts'
import { loadAverage, memoryOf, type Watch, watch } from './machine.ts'
import { type Caller, createCaller, outcomesOf } from './caller.ts'
import { latenciesOf, generateLoad } from './load-generator.ts'
import { makeJob, MIX, type MixContext, runMix, type Sample } from './mix.ts'
import { histogramOf } from './statistics.ts'
import { gridText, type Section, short } from './table.ts'

interface Step {
  rate: number
  samples: Sample[]
  seconds: number
  p99: number
  errors: number
  foreign: number
  passed: boolean
}

export interface CapacityOptions {
  stack: BenchStack
  context: MixContext
  stepMs: number
  holdMs: number
  /** Holds this rate, in calls a second, instead of searching for the highest one. */
  rate?: number
  log: (line: string) => void
}

const P99_BAR = 250
const ERROR_BAR = 0.001
const FIRST = 60
const GROWTH = [1.3, 1.08] as const
const MOST_STEPS = 14
const WARM_UP_MS = 30_000

/** The highest rate of the mix at which the slowest hundredth waits no longer than 250 ms. */
export async function measureCapacity(options: CapacityOptions): Promise<{ section: Section; rate: number }> {
  const { stack, log } = options
  const caller = createCaller(stack.base)
  try {
    await warmUp(caller, options)
    const tried: Step[] = []
    const attempt = async (rate: number, durationMs: number) => {
      const outcome = await step(caller, options, { rate, durationMs })
      tried.push(outcome)
      log(
        `${Math.round(rate)}/s: p99 ${short(outcome.p99)} ms, ${outcome.errors} errors, others ${short(outcome.foreign * 100)} %`,
      )
      // What a failed step left behind is done before the next one begins.
      await pause(outcome.passed ? 1000 : 5000)
      return outcome
    }
    const best = options.rate ?? (await search((rate) => attempt(rate, options.stepMs)))
    const watching = watch([...stack.pids.values()])
    const hold = await attempt(best, options.holdMs)
    const isSearched = options.rate === undefined
    return { section: report({ tried, hold, watching, stack, isSearched }), rate: best }
  } finally {
    caller.close()
  }
}

/** What runs for the first time is compiled now, and not while it is measured: processes of people run for days. */
async function warmUp(caller: Caller, options: CapacityOptions): Promise<void> {
  const read = async () => {
    for (const operation of ['me', 'progress', 'history'] as const)
      await caller.send(makeJob(operation, options.context))
  }
  await generateLoad({ callers: 4, durationMs: WARM_UP_MS }, read).ended
  await step(caller, options, { rate: FIRST, durationMs: WARM_UP_MS })
  await pause(3000)
}

/**
 * Climbs in large steps, then in small ones, until one fails twice (others use this machine, too); goes down first where
 * even the first one fails.
 */
async function search(attempt: (rate: number) => Promise<Step>): Promise<number> {
  const keeps = async (rate: number) => (await attempt(rate)).passed || (await attempt(rate)).passed
  let left = MOST_STEPS
  let good = FIRST
  while (left-- > 0 && !(await keeps(good))) good /= GROWTH[0]
  for (const growth of GROWTH) while (left-- > 0 && (await keeps(good * growth))) good *= growth
  return good
}

async function step(
  caller: Caller,
  { stack, context }: CapacityOptions,
  { rate, durationMs }: { rate: number; durationMs: number },
): Promise<Step> {
  const watching = watch([...stack.pids.values()])
  const samples = await runMix(caller, context, { rate, durationMs })
  const errors = samples.filter(({ status }) => status !== 200).length
  const p99 = latenciesOf(samples).percentile(0.99)
  const passed = p99 <= P99_BAR && errors <= samples.length * ERROR_BAR
  return { rate, samples, seconds: durationMs / 1000, p99, errors, foreign: watching.foreignShare(), passed }
}

interface Outcome {
  tried: Step[]
  hold: Step
  watching: Watch
  stack: BenchStack
  isSearched: boolean
}

function report({ tried, hold, watching, stack, isSearched }: Outcome): Section {
  const latencies = latenciesOf(hold.samples)
  const lag = histogramOf(hold.samples.map((sample) => sample.lag)).percentile(0.99)
  return {
    title: 'The whole system under an open load',
    note: `10,000 candidates, 300,000 stored submissions, one process of each kind; starts by plan (Poisson), latency from the intended start; 1,000 networks. Held for ${hold.seconds} s at ${isSearched ? 'the highest rate found' : `the given rate of ${hold.rate}/s`}; load average ${loadAverage()}, others on this machine took ${short(hold.foreign * 100)} % of the processors; the generator shares them and was ${short(lag)} ms late in the slowest hundredth.`,
    rows: [
      ...(isSearched ? [highestRate(hold)] : []),
      {
        what: 'p50 / p95 / p99 / p99.9 at that rate',
        got: [0.5, 0.95, 0.99, 0.999].map((share) => short(latencies.percentile(share))).join(' / ') + ' ms',
        bar: 'p99 ≤ 250 ms',
        reached: hold.p99 <= P99_BAR,
      },
      {
        what: 'errors',
        got: `${hold.errors} of ${hold.samples.length} (${outcomesOf(hold.samples)})`,
        bar: '≤ 0.1 %',
        reached: hold.errors <= hold.samples.length * ERROR_BAR,
      },
    ],
    more: [operationsText(hold), processesText(hold, watching, stack), stepsText(tried)].join('\n\n'),
  }
}

function highestRate({ rate }: Step): Section['rows'][number] {
  return {
    what: 'highest rate with p99 ≤ 250 ms and errors ≤ 0.1 %',
    got: `${Math.round(rate)}/s`,
    bar: '≥ 120/s, aim 300/s',
    reached: rate >= 120,
  }
}

function operationsText({ samples }: Step): string {
  const lines = Object.entries(MIX).map(([name, share]) => {
    const own = latenciesOf(samples.filter(({ operation }) => operation === name))
    return [name, `${share * 100} %`, own.count, ...[0.5, 0.95, 0.99].map((at) => short(own.percentile(at)))]
  })
  return gridText(['operation', 'share', 'calls', 'p50 ms', 'p95 ms', 'p99 ms'], lines)
}

function processesText(hold: Step, watching: Watch, { pids }: BenchStack): string {
  const cpu = watching.cpu()
  const line = (name: string, pid: number) => {
    const micros = cpu.get(pid) ?? Number.NaN
    const share = micros / (hold.seconds * 1e6)
    return [name, `${short(share * 100)} %`, short(micros / hold.samples.length), short(memoryOf(pid))]
  }
  const lines = [...pids].map(([name, pid]) => line(name, pid))
  const whole = [...pids.values()].reduce((sum, pid) => sum + (cpu.get(pid) ?? Number.NaN), 0)
  const grid = gridText(
    ['process', 'of one processor', 'CPU µs a request', 'RSS MB'],
    [...lines, line('the generator', process.pid)],
  )
  // µs a request are seconds for a million of them.
  return `${grid}\n\nAll but the generator: ${short(whole / hold.samples.length / 1000)} processor seconds a thousand requests.`
}

function stepsText(tried: Step[]): string {
  const lines = tried.map(({ rate, p99, errors, foreign, passed }) => [
    Math.round(rate),
    short(p99),
    errors,
    `${short(foreign * 100)} %`,
    passed ? 'yes' : 'no',
  ])
  return gridText(['tried rate /s', 'p99 ms', 'errors', 'taken by others', 'kept'], lines)
}
