import { afterAll, describe, expect, it } from 'vitest'
import { countOnce, isDuplicateKey, type Counter } from '../src/mongo/facts.ts'
import { openDatabase } from './backing.ts'

/**
 * What every service relies on (data.md, the twelve primitives), on whatever database is configured. The twelfth, that what
 * was acknowledged survives kill -9, stands in database-faults.integration.test.ts.
 */

const racers = 100
const rounds = 20

const database = openDatabase()
const { db } = database
afterAll(() => database.close())

interface Fact {
  _id: string
  [field: string]: unknown
}

const facts = db.collection<Fact>('facts')
const tallies = db.collection<{ _id: string; n: number }>('tallies')
const counters = db.collection<Counter>('counters')

/** All racers at once, in every round; each round's answers. */
async function race<T>(name: string, run: (id: string, racer: number) => Promise<T>): Promise<Array<[string, T[]]>> {
  const answers: Array<[string, T[]]> = []
  for (let round = 0; round < rounds; round += 1) {
    const id = `${name}:${round}`
    answers.push([id, await Promise.all(Array.from({ length: racers }, (_, racer) => run(id, racer)))])
  }
  return answers
}

/** Before the race: the document that all of them want. */
async function prepare(name: string, document: object): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await facts.insertOne({ _id: `${name}:${round}`, ...document })
}

const wins = (answers: boolean[]) => answers.filter(Boolean).length
const orDuplicate = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

describe(`${racers} at once, ${rounds} times`, () => {
  it('1 · one insert of an id succeeds', async () => {
    for (const [id, answers] of await race('insert', (_id, by) => orDuplicate(facts.insertOne({ _id, by })))) {
      expect([id, wins(answers)]).toEqual([id, 1])
      expect(answers[(await facts.findOne({ _id: id }))?.['by'] as number]).toBe(true)
    }
  })

  it('2 · one delete deletes', async () => {
    await prepare('delete', {})
    const all = await race('delete', async (_id) => (await facts.deleteOne({ _id })).deletedCount === 1)
    for (const [id, answers] of all) expect([id, wins(answers)]).toEqual([id, 1])
  })

  it('3 · one find-and-delete gets the document', async () => {
    await prepare('take', { content: 'x' })
    const all = await race('take', async (_id) => (await facts.findOneAndDelete({ _id }))?.['content'] === 'x')
    for (const [id, answers] of all) expect([id, wins(answers)]).toEqual([id, 1])
  })

  it('4 · a guarded counter is never over its limit and never short of it', async () => {
    const limit = 10
    const all = await race('count', (id, racer) => countOnce(counters, { id, limit, key: `k${racer}` }))
    for (const [id, answers] of all) {
      expect([id, answers.filter((answer) => answer === 'counted').length]).toEqual([id, limit])
      expect(answers.filter((answer) => answer === 'full')).toHaveLength(racers - limit)
      const stored = await counters.findOne({ _id: id })
      expect([stored?.used, stored?.keys.length, new Set(stored?.keys).size]).toEqual([limit, limit, limit])
    }
  })

  it('5 · the same key counts once', async () => {
    const all = await race('same', (id) => countOnce(counters, { id, limit: 10, key: 'k' }))
    for (const [id, answers] of all) {
      expect([id, answers.filter((answer) => answer === 'counted').length]).toEqual([id, 1])
      expect(await counters.findOne({ _id: id })).toMatchObject({ used: 1, keys: ['k'] })
    }
  })

  it('6 · one compare-and-set of a version succeeds', async () => {
    await prepare('cas', { version: 0 })
    const all = await race('cas', async (_id, by) => {
      const { modifiedCount } = await facts.replaceOne({ _id, version: 0 }, { version: 1, by })
      return modifiedCount === 1
    })
    for (const [id, answers] of all) {
      expect([id, wins(answers)]).toEqual([id, 1])
      const stored = await facts.findOne({ _id: id })
      expect([stored?.['version'], answers[stored?.['by'] as number]]).toEqual([1, true])
    }
  })

  it('7 · writers of different fields all stay', async () => {
    await prepare('fields', {})
    const all = await race('fields', (_id, racer) => facts.updateOne({ _id }, { $set: { [`f${racer}`]: racer } }))
    for (const [id] of all) expect(Object.keys((await facts.findOne({ _id: id })) ?? {})).toHaveLength(racers + 1)
  })

  it('8 · a race of upserts makes one document that counts them all', async () => {
    const upsert = async (_id: string): Promise<void> => {
      const written = await orDuplicate(tallies.updateOne({ _id }, { $inc: { n: 1 } }, { upsert: true }))
      // On MongoDB two first upserts can collide; the loser tries again.
      if (!written) await upsert(_id)
    }
    for (const [id] of await race('upsert', upsert)) {
      expect(await tallies.find({ _id: id }).toArray()).toEqual([{ _id: id, n: racers }])
    }
  })

  it('9 · find-and-update answers the document of the one who changed it', async () => {
    await prepare('claim', { owner: null })
    const all = await race('claim', async (_id, racer) => {
      const found = await facts.findOneAndUpdate(
        { _id, owner: null },
        { $set: { owner: `r${racer}` } },
        { returnDocument: 'after' },
      )
      return found?.['owner'] as string | undefined
    })
    for (const [id, answers] of all) {
      const owners = answers.flatMap((owner, racer) => (owner === undefined ? [] : [[owner, `r${racer}`]]))
      const stored = (await facts.findOne({ _id: id }))?.['owner']
      expect([id, owners]).toEqual([id, [[stored, stored]]])
    }
  })

  it('10 · a unique index lets one in', async () => {
    const named = db.collection<Fact>('named')
    await named.createIndex({ name: 1 }, { unique: true })
    const all = await race('unique', (name, racer) => orDuplicate(named.insertOne({ _id: `${name}:${racer}`, name })))
    for (const [id, answers] of all) expect([id, wins(answers)]).toEqual([id, 1])
    expect(await named.find().toArray()).toHaveLength(rounds)
  })

  it('11 · who reads after the acknowledgement of a write sees it', async () => {
    const all = await race('read', async (id, racer) => {
      const _id = `${id}:${racer}`
      await facts.updateOne({ _id }, { $set: { racer } }, { upsert: true })
      return (await facts.findOne({ _id }))?.['racer'] === racer
    })
    for (const [id, answers] of all) expect([id, wins(answers)]).toEqual([id, racers])
  })
})

it('a database that keeps the rules by luck is caught: reading, changing and writing back loses a field', async () => {
  await facts.insertOne({ _id: 'plant' })
  await Promise.all(
    Array.from({ length: racers }, async (_, racer) => {
      const { _id, ...read } = (await facts.findOne({ _id: 'plant' }))!
      await facts.replaceOne({ _id }, { ...read, [`f${racer}`]: racer })
    }),
  )
  expect(Object.keys((await facts.findOne({ _id: 'plant' })) ?? {}).length).toBeLessThan(racers + 1)
})
