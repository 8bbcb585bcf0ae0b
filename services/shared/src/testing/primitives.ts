import type { Db } from 'mongodb'
import { countOnce, isDuplicateKey, type Counter } from '../mongo/single-document.ts'

/**
 * What every service relies on (docs/data-rules.md#twelve-primitives), on whatever database is configured. Each is raced for by
 * many callers at once, several times, and answers the breaches it saw, a sentence each.
 */
export interface Primitive {
  name: string
  run(race: Race): Promise<string[]>
}

export interface Race {
  db: Db
  racers: number
  rounds: number
}

interface Fact {
  _id: string
  [field: string]: unknown
}

const factsOf = ({ db }: Race) => db.collection<Fact>('facts')

/** All racers at once, in every round; each round's answers. */
async function raceFor<T>(
  { racers, rounds }: Race,
  name: string,
  run: (id: string, racer: number) => Promise<T>,
): Promise<Array<[string, T[]]>> {
  const answers: Array<[string, T[]]> = []
  for (let round = 0; round < rounds; round += 1) {
    const id = `${name}:${round}`
    answers.push([id, await Promise.all(Array.from({ length: racers }, (_, racer) => run(id, racer)))])
  }
  return answers
}

/** Before the race: the document that all of them want. */
async function prepare(race: Race, name: string, document: object): Promise<void> {
  for (let round = 0; round < race.rounds; round += 1)
    await factsOf(race).insertOne({ _id: `${name}:${round}`, ...document })
}

const wins = (answers: readonly boolean[]) => answers.filter(Boolean).length

async function orDuplicate(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

/** A sentence for every value that is not as expected. */
function differing(id: string, checks: Record<string, readonly [got: unknown, expected: unknown]>): string[] {
  return Object.entries(checks)
    .filter(([, [got, expected]]) => JSON.stringify(got) !== JSON.stringify(expected))
    .map(([what, [got, expected]]) => `${id}: ${what} ${JSON.stringify(got)} instead of ${JSON.stringify(expected)}`)
}

const oneWinner = (all: Array<[string, boolean[]]>) =>
  all.flatMap(([id, answers]) => differing(id, { winners: [wins(answers), 1] }))

async function eachRound<T>(
  all: Array<[string, T[]]>,
  check: (id: string, answers: T[]) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = []
  for (const [id, answers] of all) faults.push(...(await check(id, answers)))
  return faults
}

const writing: Primitive[] = [
  {
    name: 'one insert of an id succeeds',
    async run(race) {
      const facts = factsOf(race)
      const all = await raceFor(race, 'insert', (_id, by) => orDuplicate(facts.insertOne({ _id, by })))
      return eachRound(all, async (id, answers) => {
        const by = (await facts.findOne({ _id: id }))?.['by'] as number
        return differing(id, {
          winners: [wins(answers), 1],
          'the stored one was told that it won:': [answers[by], true],
        })
      })
    },
  },
  {
    name: 'one delete deletes',
    async run(race) {
      await prepare(race, 'delete', {})
      const remove = async (_id: string) => (await factsOf(race).deleteOne({ _id })).deletedCount === 1
      return oneWinner(await raceFor(race, 'delete', remove))
    },
  },
  {
    name: 'one find-and-delete gets the document',
    async run(race) {
      await prepare(race, 'take', { content: 'x' })
      const take = async (_id: string) => (await factsOf(race).findOneAndDelete({ _id }))?.['content'] === 'x'
      return oneWinner(await raceFor(race, 'take', take))
    },
  },
  {
    name: 'a race of upserts makes one document that counts them all',
    async run(race) {
      const tallies = race.db.collection<{ _id: string; n: number }>('tallies')
      const upsert = async (_id: string): Promise<void> => {
        const written = await orDuplicate(tallies.updateOne({ _id }, { $inc: { n: 1 } }, { upsert: true }))
        // On MongoDB two first upserts can collide; the loser tries again.
        if (!written) await upsert(_id)
      }
      return eachRound(await raceFor(race, 'upsert', upsert), async (id) =>
        differing(id, { documents: [await tallies.find({ _id: id }).toArray(), [{ _id: id, n: race.racers }]] }),
      )
    },
  },
  {
    name: 'a unique index lets one in',
    async run(race) {
      const named = race.db.collection<Fact>('named')
      await named.createIndex({ name: 1 }, { unique: true })
      const insert = (name: string, racer: number) => orDuplicate(named.insertOne({ _id: `${name}:${racer}`, name }))
      const faults = oneWinner(await raceFor(race, 'unique', insert))
      return [...faults, ...differing('unique', { documents: [(await named.find().toArray()).length, race.rounds] })]
    },
  },
]

const counting: Primitive[] = [
  {
    name: 'a guarded counter is never over its limit and never short of it',
    async run(race) {
      const counters = race.db.collection<Counter>('counters')
      const limit = 10
      const count = (id: string, racer: number) => countOnce(counters, { id, limit, key: `k${racer}` })
      return eachRound(await raceFor(race, 'count', count), async (id, answers) => {
        const stored = await counters.findOne({ _id: id })
        return differing(id, {
          counted: [answers.filter((answer) => answer === 'counted').length, limit],
          full: [answers.filter((answer) => answer === 'full').length, race.racers - limit],
          stored: [
            [stored?.used, stored?.keys.length, new Set(stored?.keys).size],
            [limit, limit, limit],
          ],
        })
      })
    },
  },
  {
    name: 'the same key counts once',
    async run(race) {
      const counters = race.db.collection<Counter>('counters')
      const count = (id: string) => countOnce(counters, { id, limit: 10, key: 'k' })
      return eachRound(await raceFor(race, 'same', count), async (id, answers) => {
        const stored = await counters.findOne({ _id: id })
        return differing(id, {
          counted: [answers.filter((answer) => answer === 'counted').length, 1],
          stored: [
            [stored?.used, stored?.keys],
            [1, ['k']],
          ],
        })
      })
    },
  },
]

const changing: Primitive[] = [
  {
    name: 'one compare-and-set of a version succeeds',
    async run(race) {
      const facts = factsOf(race)
      await prepare(race, 'cas', { version: 0 })
      const set = async (_id: string, by: number) =>
        (await facts.replaceOne({ _id, version: 0 }, { version: 1, by })).modifiedCount === 1
      return eachRound(await raceFor(race, 'cas', set), async (id, answers) => {
        const stored = await facts.findOne({ _id: id })
        const told = answers[stored?.['by'] as number]
        return differing(id, {
          winners: [wins(answers), 1],
          stored: [
            [stored?.['version'], told],
            [1, true],
          ],
        })
      })
    },
  },
  {
    name: 'writers of different fields all stay',
    async run(race) {
      const facts = factsOf(race)
      await prepare(race, 'fields', {})
      const set = (_id: string, racer: number) => facts.updateOne({ _id }, { $set: { [`f${racer}`]: racer } })
      return eachRound(await raceFor(race, 'fields', set), async (id) => {
        const fields = Object.keys((await facts.findOne({ _id: id })) ?? {}).length
        return differing(id, { fields: [fields, race.racers + 1] })
      })
    },
  },
  {
    name: 'find-and-update answers the document of the one who changed it',
    async run(race) {
      const facts = factsOf(race)
      await prepare(race, 'claim', { owner: null })
      const claim = async (_id: string, racer: number) => {
        const update = { $set: { owner: `r${racer}` } }
        const found = await facts.findOneAndUpdate({ _id, owner: null }, update, { returnDocument: 'after' })
        return found?.['owner'] as string | undefined
      }
      return eachRound(await raceFor(race, 'claim', claim), async (id, answers) => {
        const owners = answers.flatMap((owner, racer) => (owner === undefined ? [] : [[owner, `r${racer}`]]))
        const stored = (await facts.findOne({ _id: id }))?.['owner']
        return differing(id, { owners: [owners, [[stored, stored]]] })
      })
    },
  },
  {
    name: 'who reads after the acknowledgement of a write sees it',
    async run(race) {
      const facts = factsOf(race)
      const all = await raceFor(race, 'read', async (id, racer) => {
        const _id = `${id}:${racer}`
        await facts.updateOne({ _id }, { $set: { racer } }, { upsert: true })
        return (await facts.findOne({ _id }))?.['racer'] === racer
      })
      return all.flatMap(([id, answers]) => differing(id, { readers: [wins(answers), race.racers] }))
    },
  },
]

/** Eleven of the twelve; the last one, that a killed database keeps what it acknowledged, is `keepsAcknowledged`. */
export const primitives: readonly Primitive[] = [...writing, ...counting, ...changing]
