import { beforeAll, expect, it } from 'vitest'
import { dailySeed } from './daily-seed.ts'
import { attacks } from './rows.ts'
import { type Result, runRows } from './run-rows.ts'

/** Every row of attacks in the quick tier, with a seed that changes daily: `npm run attack -- ROW --seed S` repeats one. */

const seed = dailySeed()
let results: Result[] = []
beforeAll(async () => {
  console.log(`attacks: seed ${seed}`)
  results = await runRows({ rows: attacks, tier: 'quick', seed, say: (line) => console.log(line) })
}, 600_000)

it.each(attacks.map(({ id, name }) => [id, name] as const))(`%s %s holds, and its planted defect was seen`, (id) => {
  const result = results.find((each) => each.id === id)
  expect(result?.faults).toEqual([])
  expect(result?.caughtBy).not.toBe('')
})
