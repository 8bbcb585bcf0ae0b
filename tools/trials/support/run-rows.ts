import { join } from 'node:path'
import type { ProcessName } from '../../../deploy/start-table/processes.ts'
import { CACHE } from '../../dev/root.ts'
import { buildSite } from '../../dev/site-build.ts'
import type { Outcome, Row, Tier, Trial } from './row.ts'
import { seeded } from './random.ts'
import { type Stack, type StackOptions, startStack } from '../../stack/stack.ts'

export interface Request {
  rows: readonly Row[]
  tier: Tier
  seed: string
  say: (line: string) => void
  /** How the shared system is to be started, apart from its counts. */
  system?: Omit<StackOptions, 'counts'>
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

/** A planted race, or a defect of one event in ten, shows itself by chance: so many times it is looked for. */
const LOOKS = 3
const PAIRS = { gateway: 2, auth: 2, practice: 2 } as const

/** Runs rows one after the other: first each row's planted defect, which must be seen, then the row itself. */
export async function runRows(request: Request): Promise<Result[]> {
  const opened = openRun(request)
  const results: Result[] = []
  try {
    for (const row of request.rows) results.push(await opened.run(row))
  } finally {
    await opened.close()
  }
  return results
}

export interface OpenRun {
  run(row: Row): Promise<Result>
  close(): Promise<void>
}

/** The same, row by row; the shared systems are started when a row asks for them. */
export function openRun(request: Request): OpenRun {
  const shared: { stack?: Promise<Stack>; planted?: Promise<Stack> } = {}
  const built = request.rows.some(({ site }) => site) ? buildSite(join(CACHE, 'logs')) : Promise.resolve()
  built.catch(() => undefined)
  const start = (options: StackOptions) => built.then(() => startStack(options))
  const systems: Systems = {
    stack: () => (shared.stack ??= start({ counts: PAIRS, ...request.system })),
    planted: () => (shared.planted ??= start({ plants: plantsOf(request.rows) })),
  }
  return {
    run: (row) => runRow(row, request, systems).catch((error: unknown) => brokenOff(row, error, request)),
    async close() {
      const started = await Promise.allSettled(Object.values(shared))
      await Promise.all(started.map(async (one) => one.status === 'fulfilled' && one.value.stop()))
    },
  }
}

/** A row that throws does not keep the others from running, and does not hold. */
function brokenOff({ id, name, bar, plant }: Row, error: unknown, { say }: Request): Result {
  const fault = `broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  say(`${id}  FAIL  ${fault}`)
  const seen = { plant: plant.what, caughtBy: '' }
  return { id, name, bar, got: 'broke off', n: 0, pass: false, faults: [fault], ...seen, seconds: 0 }
}

type Systems = Pick<Trial, 'stack' | 'planted'>

/** The defects of all rows, process by process; two rows may name the same one. */
function plantsOf(rows: readonly Row[]): NonNullable<StackOptions['plants']> {
  const plants: NonNullable<StackOptions['plants']> = {}
  for (const { plant } of rows)
    for (const name of Object.keys(plant.into ?? {}) as ProcessName[]) {
      const fresh = (plant.into?.[name] ?? []).filter((one) => !plants[name]?.some(({ find }) => find === one.find))
      plants[name] = [...(plants[name] ?? []), ...fresh]
    }
  return plants
}

async function runRow(row: Row, { tier, seed, say }: Request, systems: Systems): Promise<Result> {
  const began = performance.now()
  const own: Stack[] = []
  const trial = (part: string): Trial => ({
    tier,
    random: seeded(seed, row.id, part),
    ...systems,
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
  const look = (part: string) => attempt(() => row.plant.see(trial(part)))
  let seen = await look('plant')
  for (let count = 2; count <= LOOKS && seen.faults.length === 0; count += 1) {
    say(`${row.id}  did not see the planted defect (${seen.got}); looks again, ${count} of ${LOOKS}`)
    seen = await look(`plant ${count}`)
  }
  if (seen.faults[0] !== undefined) say(`${row.id}  saw the planted defect: ${seen.faults[0]}`)
  const invalid = seen.faults.length === 0 ? [`invalid: the planted defect was not seen (${row.plant.what})`] : []
  const outcome = invalid.length > 0 ? { got: 'not run', n: 0, faults: [] } : await attempt(() => row.run(trial('run')))
  const result = resultOf(row, { seen, outcome, invalid, seconds: Math.round((performance.now() - began) / 1000) })
  say(`${row.id}  ${result.pass ? 'pass' : 'FAIL'}  ${result.got}  (${result.seconds} s)`)
  for (const fault of result.faults.slice(0, 10)) say(`${row.id}  fault: ${fault}`)
  return result
}

function resultOf(
  { id, name, bar, plant }: Row,
  part: { seen: Outcome; outcome: Outcome; invalid: string[]; seconds: number },
): Result {
  const { got, n } = part.outcome
  const faults = [...part.invalid, ...part.outcome.faults]
  const proof = { plant: plant.what, caughtBy: part.seen.faults[0] ?? '' }
  return { id, name, bar, got, n, pass: faults.length === 0, faults, ...proof, seconds: part.seconds }
}
