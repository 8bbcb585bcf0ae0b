import { afterAll, expect, it } from 'vitest'
import { dailySeed } from './daily-seed.ts'
import { faults, systemOf } from './rows.ts'
import { openRun } from './run-rows.ts'

// The quick tier; `npm run faults -- --full` has the counts of the rows.

const seed = dailySeed()
const say = (line: string) => console.log(line)
say(`faults: quick tier, seed ${seed} (repeat with TEST_SEED=${seed})`)
const run = openRun({ rows: faults, tier: 'quick', seed, say, system: systemOf('faults') })
afterAll(() => run.close(), 60_000)

it.each(faults.map((row) => [`${row.id} ${row.name}: ${row.bar}`, row] as const))(
  '%s',
  async (_title, row) => {
    const result = await run.run(row)
    expect(result.caughtBy, `the planted defect was seen: ${row.plant.what}`).not.toBe('')
    expect(result.faults).toEqual([])
  },
  180_000,
)
