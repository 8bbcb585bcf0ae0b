import { afterAll, expect, it } from 'vitest'
import { dailySeed } from './daily-seed.ts'
import { seeded } from './random.ts'
import type { Row } from './row.ts'
import { systemOf } from '../rows.ts'
import { openRun } from './run-rows.ts'

/** Of the long rows so many take part on one day: one of three, drawn by the day's seed. */
const shareOfLong = 1 / 3

/** A test for each row of a suite: the quick tier, as `npm run attack|faults -- ROW --seed S` runs it. */
export function testRows(suite: 'attack' | 'faults', all: readonly Row[]): void {
  const seed = dailySeed()
  const rows = rowsOfDay(all, seed)
  const say = (line: string) => console.log(line)
  say(`${suite}: quick tier, seed ${seed} (repeat with TEST_SEED=${seed})`)
  const others = all.filter((row) => !rows.includes(row)).map(({ id }) => id)
  if (others.length > 0) say(`${suite}: long rows of other days: ${others.join(', ')}`)
  const run = openRun({ rows, tier: 'quick', seed, say, system: systemOf(suite) })
  afterAll(() => run.close(), 60_000)

  it.each(rows.map((row) => [`${row.id} ${row.name}: ${row.bar}`, row] as const))(
    '%s',
    async (_title, row) => {
      const result = await run.run(row)
      // The faults first: a row that broke off, or whose plant was not seen, says so there.
      expect(result.faults, result.faults.join('\n')).toEqual([])
      expect(result.caughtBy, `the planted defect was seen: ${row.plant.what}`).not.toBe('')
    },
    300_000,
  )
}

/** All short rows, and the long ones whose day it is. */
function rowsOfDay(all: readonly Row[], seed: string): Row[] {
  const long = all.filter((row) => row.long)
  const drawn = seeded(seed, 'long rows')
    .shuffle(long)
    .slice(0, Math.ceil(long.length * shareOfLong))
  return all.filter((row) => !row.long || drawn.includes(row))
}
