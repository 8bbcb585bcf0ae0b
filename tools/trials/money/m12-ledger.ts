import { randomUUID } from 'node:crypto'
import type { Outcome, Row } from '../support/row.ts'
import { forEach } from '../faults/days.ts'
import { compareLedger, subscriptionsByUser } from './ledger.ts'
import { reconcileNow } from './reconcile-now.ts'
import { type Shop, withShop } from './shop.ts'

const fresh = { quick: 12, full: 100 } as const
const atOnce = 8

export const m12: Row = {
  id: 'M12',
  name: 'ledger',
  bar: "after all rows on payments: for everyone whom the provider or billing knows, access in billing and practice is what the provider's subscriptions say, 0 differences",
  plant: {
    what: 'a stored state of another period, and one that practice never heard of',
    see: async (trial) => withShop(await trial.stack(), see),
  },
  run: async (trial) =>
    withShop(await trial.stack(), async (shop) => {
      await populate(shop, fresh[trial.tier])
      await reconcileNow(shop)
      await shop.settled()
      return compareAll(shop)
    }),
}

/** Some who go on, some who will end, some who have ended. */
async function populate(shop: Shop, count: number): Promise<string[]> {
  const userIds = Array.from({ length: count }, () => randomUUID())
  await forEach([...userIds.entries()], atOnce, async ([index, userId]) => {
    const { subscriptionId } = await shop.control<{ subscriptionId: string }>('subscriptions', { userId })
    if (index % 3 === 1)
      await shop.atProvider('POST', `/subscriptions/${subscriptionId}`, { cancel_at_period_end: 'true' })
    if (index % 3 === 2) await shop.control('end', { userId })
  })
  return userIds
}

async function compareAll(shop: Shop): Promise<Outcome> {
  // Rows on lost streams put states into billing's store that no provider knows: D4 does.
  const stored = shop.stores.billing.db.collection<{ _id: string; provider: unknown }>('subscriptions')
  const known = stored.find({ provider: { $ne: null } }, { projection: { _id: 1 } })
  const ours = (await known.toArray()).map(({ _id }) => _id)
  const theirs = [...subscriptionsByUser(await shop.state()).keys()].filter((userId) => userId !== '')
  const everyone = [...new Set([...ours, ...theirs])]
  const faults = await compareLedger(shop, everyone)
  return { got: `${everyone.length} candidates, ${faults.length} differences`, n: everyone.length, faults }
}

/** Both defects have to be seen. */
async function see(shop: Shop): Promise<Outcome> {
  const [one = '', other = ''] = await populate(shop, 2)
  await shop.settled()
  const { billing, practice } = shop.stores
  const before = await compareLedger(shop, [one, other])
  const stored = billing.db.collection<{ _id: string }>('subscriptions')
  const granted = practice.db.collection<{ _id: string }>('entitlements')
  const [state, grant] = [await stored.findOne({ _id: one }), await granted.findOne({ _id: other })]
  await stored.updateOne({ _id: one }, { $set: { 'provider.periodEnd': new Date('2030-01-01T00:00:00Z') } })
  await granted.deleteOne({ _id: other })
  const faults = await compareLedger(shop, [one, other])
  if (state) await stored.replaceOne({ _id: one }, state)
  if (grant) await granted.insertOne(grant)
  const isSeen = before.length === 0 && faults.length === 2
  return { got: `${faults.length} differences`, n: 2, faults: isSeen ? faults : [] }
}
