import { randomUUID } from 'node:crypto'
import type { Plant } from '../../stack/plant.ts'
import { forEach } from '../faults/days.ts'
import type { Outcome, Row } from '../support/row.ts'
import { compareLedger } from './ledger.ts'
import { reconcileNow } from './reconcile-now.ts'
import { pressUntilOpen, type Shop, until, withShop } from './shop.ts'

const sizes = {
  quick: { users: 24, rounds: 1, returning: 3 },
  full: { users: 2_500, rounds: 4, returning: 50 },
} as const
const roundMs = 15 * 60_000
const atOnce = 8

/** Reads the provider's list and does nothing with it. */
const readsOnly: Plant = {
  file: '/billing/src/flows/reconcile.ts',
  find: 'missed.push(event)',
  replace: 'void event',
}

export const m6: Row = {
  id: 'M6',
  name: 'lost messages',
  bar: 'every message of an hour is lost while 10,000 candidates subscribe, cancel and end: right after the round of every 15 minutes, 0 mismatches; on the return page right at once, without any message',
  plant: {
    what: "billing that reads the provider's list of events and ignores what is new in it",
    see: async (trial) => {
      const stack = await trial.stack()
      await stack.restart('billing', 0, { plants: [readsOnly] })
      const outcome = await withShop(stack, (shop) => loseAll(shop, { users: 2, rounds: 1, returning: 0 }))
      await stack.restart('billing')
      return outcome
    },
  },
  run: async (trial) => withShop(await trial.stack(), (shop) => loseAll(shop, sizes[trial.tier])),
}

interface Size {
  users: number
  rounds: number
  returning: number
}

async function loseAll(shop: Shop, { users, rounds, returning }: Size): Promise<Outcome> {
  const faults: string[] = []
  const userIds: string[] = []
  await reconcileNow(shop)
  await shop.control('webhooks', { lose: true })
  try {
    for (let number = 0; number < returning; number += 1) faults.push(...(await returnFromCheckout(shop)))
    for (let round = 1; round <= rounds; round += 1) {
      const fresh = Array.from({ length: users }, () => randomUUID())
      await forEach([...fresh.entries()], atOnce, (one) => liveUnheard(shop, one))
      userIds.push(...fresh)
      await passQuarter(shop, round)
      faults.push(...(await compareLedger(shop, userIds)))
    }
  } finally {
    await shop.control('webhooks', { lose: false })
    await setBack(shop)
  }
  const got = `${userIds.length} candidates without a message, ${rounds} rounds, ${returning} on the return page: ${faults.length} mismatches`
  return { got, n: userIds.length + returning, faults }
}

/** The return page reads the provider itself. */
async function returnFromCheckout(shop: Shop): Promise<string[]> {
  const person = await shop.newCandidate()
  const sessionId = await pressUntilOpen(shop, person)
  await shop.control('pay', { sessionId })
  const path = `/payments/checkout-session/${sessionId}`
  const { status, body } = await shop.call<{ subscription?: { active: boolean } }>(person, { path })
  const isActive = status === 200 && body.subscription?.active === true
  return isActive ? [] : [`${person.userId}: the return page responded with ${status}, ${JSON.stringify(body)}`]
}

/** One of three goes on, one will end, one has ended. */
async function liveUnheard(shop: Shop, [index, userId]: [number, string]): Promise<void> {
  const { subscriptionId } = await shop.control<{ subscriptionId: string }>('subscriptions', { userId })
  if (index % 3 === 1)
    await shop.atProvider('POST', `/subscriptions/${subscriptionId}`, { cancel_at_period_end: 'true' })
  if (index % 3 === 2) await shop.control('end', { userId })
}

/** Every clock is 15 minutes later, and billing does its round. */
async function passQuarter({ stack, stores }: Shop, round: number): Promise<void> {
  const later = new Date(Date.now() + round * (roundMs + 1_000))
  stack.setClock(later)
  const rounds = stores.billing.db.collection<{ _id: string; at: Date }>('reconciliations')
  const isDone = async () => ((await rounds.findOne({ _id: 'events' }))?.at ?? new Date(0)) >= later
  // The next round is due then.
  if (!(await until(isDone, roundMs))) throw new Error('billing has not reconciled within 15 minutes')
}

/** The clocks show the present again, and so does what billing knows of its rounds. */
async function setBack({ stack, stores }: Shop): Promise<void> {
  stack.resetClock()
  const rounds = stores.billing.db.collection<{ _id: string; at: Date }>('reconciliations')
  await rounds.updateMany({ at: { $gt: new Date() } }, { $set: { at: new Date() } })
}
