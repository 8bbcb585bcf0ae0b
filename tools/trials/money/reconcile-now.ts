import { type Shop, until } from './shop.ts'

const roundMs = 15 * 60_000

/** Lets billing's next round believe that the last one was 15 minutes ago, and waits until it has been. */
export async function reconcileNow({ stores }: Shop): Promise<void> {
  const rounds = stores.billing.db.collection<{ _id: string; at: Date }>('reconciliations')
  const asked = new Date()
  await rounds.updateOne({ _id: 'events' }, { $set: { at: new Date(asked.getTime() - roundMs) } }, { upsert: true })
  const isDone = async () => ((await rounds.findOne({ _id: 'events' }))?.at ?? asked) > asked
  if (!(await until(isDone, 300_000))) throw new Error('billing has not reconciled within 5 minutes')
}
