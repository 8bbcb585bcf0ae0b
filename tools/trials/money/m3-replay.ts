import { randomUUID } from 'node:crypto'
import type { Plant } from '../../stack/plant.ts'
import { forEach } from '../faults/days.ts'
import type { Outcome, Row } from '../support/row.ts'
import { compareLedger } from './ledger.ts'
import { metricOf } from './metric.ts'
import { type Message, type Shop, until, withShop } from './shop.ts'

const copies = { quick: 20, full: 100 } as const
const atOnce = 20

/** Processes every copy of a message. */
const forgetsIds: Plant = {
  file: '/billing/src/flows/receive-message.ts',
  find: 'if (!(await deps.providerEvents.add(event, now))) return',
  replace: 'await deps.providerEvents.add(event, now)',
}

export const m3: Row = {
  id: 'M3',
  name: 'replayed messages',
  bar: 'every message of a subscription that begins, is changed, partly paid back, disputed and ended comes 100 times, 20 at once: each is processed once, and state and events are as for one',
  plant: {
    what: 'billing that processes every copy of a message',
    see: async (trial) => {
      const stack = await trial.stack()
      await stack.restart('billing', 0, { plants: [forgetsIds] })
      const outcome = await withShop(stack, (shop) => replay(shop, 5))
      await stack.restart('billing')
      return outcome
    },
  },
  run: async (trial) => withShop(await trial.stack(), (shop) => replay(shop, copies[trial.tier])),
}

/** The messages that billing acts on; others are only acknowledged. */
const acted =
  /^(checkout\.session\.completed|customer\.subscription\.|invoice\.(paid|payment_failed)|charge\.(refunded|dispute\.(created|closed)))/

async function replay(shop: Shop, count: number): Promise<Outcome> {
  const userId = randomUUID()
  const faults: string[] = []
  const types = new Set<string>()
  let sent = 0
  await shop.control('webhooks', { lose: true })
  try {
    for (const step of stepsOf(shop, userId)) {
      const known = new Set((await newest(shop)).map(({ id }) => id))
      await step()
      const messages = (await newest(shop)).filter(({ id }) => !known.has(id))
      const before = await seenOf(shop, userId)
      const deliveries = messages.flatMap((message) => Array.from({ length: count }, () => message))
      await forEach(deliveries, atOnce, async (message) => {
        const status = await shop.deliver(message)
        if (status !== 200) faults.push(`${message.type}: a copy was answered with ${status}`)
      })
      sent += deliveries.length
      if (!(await shop.settled())) faults.push('messages were not processed within 3 minutes')
      const wanted = messages.filter(({ type }) => acted.test(type)).length
      // The metric counts a message a moment after it is stored as processed.
      await until(async () => (await seenOf(shop, userId)).processed - before.processed >= wanted, 10_000)
      const after = await seenOf(shop, userId)
      messages.forEach(({ type }) => types.add(type))
      const name = messages.map(({ type }) => type).join(', ')
      if (after.processed - before.processed !== wanted)
        faults.push(`${name}: processed ${after.processed - before.processed} times instead of ${wanted}`)
      if (after.sequence - before.sequence > 1)
        faults.push(`${name}: ${after.sequence - before.sequence} changes of the state instead of one`)
    }
  } finally {
    await shop.control('webhooks', { lose: false })
  }
  faults.push(...(await compareLedger(shop, [userId])))
  return { got: `${sent} deliveries of ${types.size} types, ${faults.length} faults`, n: sent, faults }
}

/** The candidate's life, change by change. */
function stepsOf({ control, atProvider }: Shop, userId: string): (() => Promise<unknown>)[] {
  let subscriptionId = ''
  let disputeId = ''
  return [
    async () => {
      subscriptionId = (await control<{ subscriptionId: string }>('subscriptions', { userId })).subscriptionId
    },
    () => atProvider('POST', `/subscriptions/${subscriptionId}`, { cancel_at_period_end: 'true' }),
    () => atProvider('POST', `/subscriptions/${subscriptionId}`, { cancel_at: '' }),
    () => control('refund', { userId, amount: 10 }),
    async () => {
      disputeId = (await control<{ id: string }>('dispute', { userId })).id
    },
    () => control('close-dispute', { disputeId, status: 'won' }),
    () => control('end', { userId }),
  ]
}

const newest = async ({ atProvider }: Shop): Promise<Message[]> =>
  (await atProvider<{ data: Message[] }>('GET', '/events', { limit: '100' })).data

async function seenOf(shop: Shop, userId: string): Promise<{ processed: number; sequence: number }> {
  const subscriptions = shop.stores.billing.db.collection<{ _id: string; sequence: number }>('subscriptions')
  return {
    processed: await metricOf(shop, 'provider_events_processed_total'),
    sequence: (await subscriptions.findOne({ _id: userId }))?.sequence ?? 0,
  }
}
