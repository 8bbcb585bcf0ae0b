import { randomUUID } from 'node:crypto'
import { connectDatabase, type Database } from '@app/shared/mongo/connect'
import { keepsAcknowledged } from '@app/shared/testing/keeps-acknowledged'
import { primitives } from '@app/shared/testing/primitives'
import type { Outcome, Row, Trial } from '../support/row.ts'

type Db = Database['db']

const sizes = { quick: { racers: 100, rounds: 1, kills: 2 }, full: { racers: 100, rounds: 20, kills: 20 } } as const

export const d12: Row = {
  id: 'D12',
  name: 'the twelve primitives',
  bar: '100 callers at once × 20 rounds of each, the last one with 20 kills: as docs/data-rules.md#twelve-primitives says',
  plant: {
    what: 'updates that read, change and write back (as the embedded database does without our correction)',
    see: (trial) =>
      withDatabase(trial, async (db) => {
        const faults: string[] = []
        for (const { name, run } of primitives.filter((one) => one.name.startsWith('writers of different fields')))
          faults.push(...(await run({ db: careless(db), racers: 100, rounds: 1 })).map((fault) => `${name}: ${fault}`))
        return { got: `${faults.length} faults`, n: 100, faults }
      }),
  },
  run: (trial) =>
    withDatabase(trial, async (db) => {
      const { racers, rounds, kills } = sizes[trial.tier]
      const faults: string[] = []
      for (const { name, run } of primitives)
        faults.push(...(await run({ db, racers, rounds })).map((fault) => `${name}: ${fault}`))
      const stack = await trial.stack()
      const kept = await keepsAcknowledged({ db, kills, kill: () => stack.restart('database') })
      faults.push(...kept.faults)
      const got = `${primitives.length} × ${racers} × ${rounds}, and ${kills} kills under ${kept.acknowledged} acknowledged writes: ${faults.length} faults`
      return { got, n: primitives.length * racers * rounds + kept.acknowledged, faults }
    }),
}

async function withDatabase(trial: Trial, work: (db: Db) => Promise<Outcome>): Promise<Outcome> {
  const { backing } = await trial.stack()
  const database = connectDatabase(backing.mongodbUrl, `primitives_${randomUUID()}`)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** The same database to somebody who does not change a document in one step. */
function careless(db: Db): Db {
  const collection = (name: string) => {
    const real = db.collection<{ _id: string }>(name)
    return Object.assign(Object.create(real) as typeof real, {
      async updateOne(filter: { _id: string }, { $set }: { $set: object }) {
        const found = await real.findOne(filter)
        return real.replaceOne(filter, { ...found, ...$set })
      },
    })
  }
  return Object.assign(Object.create(db) as Db, { collection })
}
