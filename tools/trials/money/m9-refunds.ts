import { randomUUID } from 'node:crypto'
import type { Plant } from '../../stack/plant.ts'
import { forEach } from '../faults/days.ts'
import type { Outcome, Row } from '../support/row.ts'
import { compareLedger, subscriptionsByUser } from './ledger.ts'
import { type Shop, withShop } from './shop.ts'

const each = { quick: 4, full: 100 } as const
const atOnce = 8

/** Money that went back changes nothing. */
const keepsRefunded: Plant = {
  file: '/billing/src/flows/settle-charge.ts',
  find: '!(charge.isRefunded || charge.isLost)',
  replace: '!charge.isLost',
}

export const m9: Row = {
  id: 'M9',
  name: 'refunds and disputes',
  bar: '100 each: a full refund and a lost dispute end access, a partial refund, an open and a won dispute do not; an open dispute marks the candidate until it is closed',
  plant: {
    what: 'billing that leaves access to candidates who were paid back',
    see: async (trial) => {
      const stack = await trial.stack()
      await stack.restart('billing', 0, { plants: [keepsRefunded] })
      const outcome = await withShop(stack, (shop) => payBack(shop, 1))
      await stack.restart('billing')
      return outcome
    },
  },
  run: async (trial) => withShop(await trial.stack(), (shop) => payBack(shop, each[trial.tier])),
}

interface Fate {
  name: string
  lives: boolean
  disputed: boolean
  happen: (shop: Shop, userId: string) => Promise<unknown>
}

const fates: readonly Fate[] = [
  {
    name: 'a full refund',
    lives: false,
    disputed: false,
    happen: ({ control }, userId) => control('refund', { userId }),
  },
  {
    name: 'a refund of a part',
    lives: true,
    disputed: false,
    happen: ({ control }, userId) => control('refund', { userId, amount: 999 }),
  },
  {
    name: 'an open dispute',
    lives: true,
    disputed: true,
    happen: ({ control }, userId) => control('dispute', { userId }),
  },
  {
    name: 'a won dispute',
    lives: true,
    disputed: false,
    happen: (shop, userId) => closeDispute(shop, userId, 'won'),
  },
  {
    name: 'a lost dispute',
    lives: false,
    disputed: false,
    happen: (shop, userId) => closeDispute(shop, userId, 'lost'),
  },
]

async function closeDispute({ control }: Shop, userId: string, status: 'won' | 'lost'): Promise<void> {
  const { id } = await control<{ id: string }>('dispute', { userId })
  await control('close-dispute', { disputeId: id, status })
}

async function payBack(shop: Shop, count: number): Promise<Outcome> {
  const cases = fates.flatMap((fate) => Array.from({ length: count }, () => ({ fate, userId: randomUUID() })))
  await forEach(cases, atOnce, async ({ userId }) => void (await shop.control('subscriptions', { userId })))
  await shop.settled()
  await forEach(cases, atOnce, async ({ fate, userId }) => void (await fate.happen(shop, userId)))
  const faults: string[] = []
  await shop.settled()
  faults.push(
    ...(await compareLedger(
      shop,
      cases.map(({ userId }) => userId),
    )),
  )
  const subscriptions = subscriptionsByUser(await shop.state())
  const customers = shop.stores.billing.db.collection<{ _id: string; disputedAt: Date | null }>('customers')
  for (const { fate, userId } of cases) {
    const lives = subscriptions.get(userId)?.some(({ status }) => status !== 'canceled') ?? false
    const disputed = ((await customers.findOne({ _id: userId }))?.disputedAt ?? null) !== null
    if (lives !== fate.lives) faults.push(`${fate.name}: the subscription ${lives ? 'goes on' : 'has ended'}`)
    if (disputed !== fate.disputed)
      faults.push(`${fate.name}: the candidate is ${disputed ? '' : 'not '}marked as disputed`)
  }
  return { got: `${cases.length} refunds and disputes, ${faults.length} faults`, n: cases.length, faults }
}
