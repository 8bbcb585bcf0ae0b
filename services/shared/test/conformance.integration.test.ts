import { afterAll, describe, expect, it } from 'vitest'
import { primitives } from '../src/testing/primitives.ts'
import { openDatabase } from './backing.ts'

/**
 * What every service relies on (docs/data-rules.md#twelve-primitives), on whatever database is configured. The twelfth, that what
 * was acknowledged survives kill -9, stands in database-faults.integration.test.ts.
 */

const race = { racers: 100, rounds: 20 }

const database = openDatabase()
const { db } = database
afterAll(() => database.close())

describe(`${race.racers} at once, ${race.rounds} times`, () => {
  it.each(primitives)('$name', async ({ run }) => {
    expect(await run({ db, ...race })).toEqual([])
  })
})

it('a database that keeps the rules by luck is caught: reading, changing and writing back loses a field', async () => {
  const facts = db.collection<{ _id: string }>('facts')
  await facts.insertOne({ _id: 'plant' })
  await Promise.all(
    Array.from({ length: race.racers }, async (_, racer) => {
      const { _id, ...read } = (await facts.findOne({ _id: 'plant' }))!
      await facts.replaceOne({ _id }, { ...read, [`f${racer}`]: racer })
    }),
  )
  expect(Object.keys((await facts.findOne({ _id: 'plant' })) ?? {}).length).toBeLessThan(race.racers + 1)
})
