import type { Db } from 'mongodb'

/** reconciliations/{round}: how far `events` has read, and when `sweep` ended last. */
export interface Reconciliations {
  doneUntil(round: 'events' | 'sweep'): Promise<Date | null>
  /** Never moves it back: two replicas may run a round at the same time. */
  setDone(round: 'events' | 'sweep', at: Date): Promise<void>
}

export function createReconciliations(db: Db): Reconciliations {
  const collection = db.collection<{ _id: string; at: Date }>('reconciliations')
  return {
    doneUntil: async (round) => (await collection.findOne({ _id: round }))?.at ?? null,
    async setDone(round, at) {
      await collection.updateOne({ _id: round }, { $max: { at } }, { upsert: true })
    },
  }
}
