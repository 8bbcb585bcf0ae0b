import { type BenchStack } from './bench-stack.ts'
import { type Caller, createCaller } from './caller.ts'
import { loadAverage, watch } from './machine.ts'
import { makeJob, MIX, type MixContext, type Operation } from './mix.ts'
import { median } from './statistics.ts'
import { gridText, type Section, short } from './table.ts'

export interface Size {
  count: number
  stack: BenchStack
  context: MixContext
}

/** How often each operation is called in a row; ten candidates can open and submit ten sets in all. */
const BLOCK: Record<Operation, number> = {
  open: 2,
  daily: 20,
  submit: 2,
  me: 30,
  progress: 20,
  history: 20,
  trial: 10,
  login: 3,
}
const ROUNDS = 5

interface Cost {
  cpu: number
  wall: number
}

/**
 * What one request of the mix costs, one after the other, with so many candidates stored. All sizes stand side by side and
 * take turns, so that what else happens on the machine meets all of them alike.
 */
export async function measureCostBySize(sizes: readonly Size[]): Promise<Section> {
  const callers = sizes.map(({ stack }) => createCaller(stack.base))
  try {
    for (const [index, size] of sizes.entries()) await warmUp(callers[index]!, size)
    const costs = sizes.map(() => new Map<Operation, Cost[]>())
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const operation of Object.keys(BLOCK) as Operation[]) {
        for (const [index, size] of sizes.entries()) {
          const own = costs[index]!
          own.set(operation, [...(own.get(operation) ?? []), await measureBlock(callers[index]!, size, operation)])
        }
      }
    }
    return report(sizes, costs.map(weigh))
  } finally {
    for (const caller of callers) caller.close()
  }
}

async function warmUp(caller: Caller, { context }: Size): Promise<void> {
  for (let round = 0; round < 300; round += 1)
    for (const operation of ['me', 'progress', 'history', 'trial'] as const)
      await caller.send(makeJob(operation, context))
}

async function measureBlock(caller: Caller, { stack, context }: Size, operation: Operation): Promise<Cost> {
  const own = [...stack.pids.values()]
  const watching = watch(own)
  const began = performance.now()
  for (let call = 0; call < BLOCK[operation]; call += 1) {
    const job = makeJob(operation, context)
    const { status, body } = await caller.send(job)
    if (status !== 200) throw new Error(`${operation} answered ${status}: ${body}`)
    job.onAnswer?.(body)
  }
  const cpu = watching.cpu()
  const sum = own.reduce((total, pid) => total + (cpu.get(pid) ?? Number.NaN), 0)
  return { cpu: sum / BLOCK[operation], wall: (performance.now() - began) / BLOCK[operation] }
}

/** The cost of the average request. */
function weigh(costs: ReadonlyMap<Operation, Cost[]>): Cost {
  const of = (read: (cost: Cost) => number) =>
    Object.entries(MIX).reduce(
      (sum, [operation, share]) => sum + share * median(costs.get(operation as Operation)!.map(read)),
      0,
    )
  return { cpu: of(({ cpu }) => cpu), wall: of(({ wall }) => wall) }
}

function report(sizes: readonly Size[], costs: readonly Cost[]): Section {
  const cpus = costs.map(({ cpu }) => cpu)
  const spread = Math.max(...cpus) / Math.min(...cpus) - 1
  const names = sizes.map(({ count }) => count.toLocaleString('en-US'))
  return {
    title: 'The cost of one request, by the number of candidates',
    note: `Thirty submissions each; one request after the other, all sizes side by side in turns, ${ROUNDS} rounds, weighted by the mix; load average ${loadAverage()}. Processor time is that of gateway, auth, practice, database and broker together.`,
    rows: [
      {
        what: `dearest over cheapest of ${names.join(', ')} candidates, processor time`,
        got: `+${short(spread * 100)} %`,
        bar: '≤ +10 %',
        reached: spread <= 0.1,
      },
    ],
    more: gridText(
      ['candidates', 'CPU µs a request', 'ms a request'],
      costs.map(({ cpu, wall }, index) => [names[index]!, short(cpu), short(wall)]),
    ),
  }
}
