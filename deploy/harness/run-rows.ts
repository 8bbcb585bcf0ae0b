import type { Outcome, Row, Tier, Trial } from './row.ts'
import { seeded } from './random.ts'
import { type Stack, startStack } from './stack.ts'

export interface Request {
  rows: readonly Row[]
  tier: Tier
  seed: string
  say: (line: string) => void
}

/** What became of one row. */
export interface Result {
  id: string
  name: string
  bar: string
  got: string
  n: number
  pass: boolean
  faults: string[]
  /** The planted defect and the line that caught it. */
  plant: string
  caughtBy: string
  seconds: number
}

const PAIRS = { gateway: 2, auth: 2, practice: 2 } as const

/** Runs rows one after the other: first each row's planted defect, which must be seen, then the row itself. */
export async function runRows(request: Request): Promise<Result[]> {
  const shared: { stack?: Promise<Stack> } = {}
  const results: Result[] = []
  try {
    for (const row of request.rows)
      results.push(await runRow(row, request, () => (shared.stack ??= startStack({ counts: PAIRS }))))
  } finally {
    await (await shared.stack)?.stop()
  }
  return results
}

async function runRow(row: Row, { tier, seed, say }: Request, stack: Trial['stack']): Promise<Result> {
  const began = performance.now()
  const own: Stack[] = []
  const trial = (part: string): Trial => ({
    tier,
    random: seeded(seed, row.id, part),
    stack,
    ownStack: async (options) => {
      const started = await startStack(options)
      own.push(started)
      return started
    },
    say: (line) => say(`${row.id}  ${line}`),
  })
  const attempt = async (act: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      return await act()
    } finally {
      await Promise.all(own.splice(0).map((started) => started.stop()))
    }
  }
  const seen = await attempt(() => row.plant.see(trial('plant')))
  const invalid = seen.faults.length === 0 ? [`invalid: the planted defect was not seen (${row.plant.what})`] : []
  const outcome = invalid.length > 0 ? { got: 'not run', n: 0, faults: [] } : await attempt(() => row.run(trial('run')))
  const faults = [...invalid, ...outcome.faults]
  const { id, name, bar, plant } = row
  const result: Result = {
    id,
    name,
    bar,
    got: outcome.got,
    n: outcome.n,
    pass: faults.length === 0,
    faults,
    plant: plant.what,
    caughtBy: seen.faults[0] ?? '',
    seconds: Math.round((performance.now() - began) / 1000),
  }
  say(`${id}  ${result.pass ? 'pass' : 'FAIL'}  ${result.got}  (${result.seconds} s)`)
  for (const fault of faults.slice(0, 10)) say(`${id}  fault: ${fault}`)
  return result
}
