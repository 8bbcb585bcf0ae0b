import { randomUUID } from 'node:crypto'
import type { Candidate } from '../../../dev/candidate.ts'
import { controlPayments } from '../../../dev/payment-control.ts'
import type { Stack } from '../../../stack/stack.ts'
import { until } from '../../money/shop.ts'
import { insertAll } from '../seed-documents.ts'
import type { Stores } from '../stores.ts'
import { must } from './must.ts'

/** What the payment provider has of its customers, as far as it concerns a person. */
interface AtProvider {
  customers: Record<string, { email: string | null; metadata: { userId?: string }; deleted?: true }>
  subscriptions: Record<string, { customer: string; status: string }>
}

const paymentsOf = 2
const longestMs = 20_000

/**
 * A candidate pays, gets the money back, and pays again, so that billing has something of them in every collection and the
 * provider has a customer with a live subscription. Returns the customer's id once every service knows of it.
 */
export async function subscribeAtProvider(stack: Stack, stores: Stores, candidate: Candidate): Promise<string> {
  const { userId } = candidate
  const { db } = stores.billing
  await pay(stack, candidate)
  await controlPayments(stack.context.urls.payments, 'refund', { userId })
  await mustBecome('the refund is not settled', async () => {
    const { body } = await candidate.call<{ active: boolean }>('GET', '/payments/subscription/live')
    return !body.active && (await db.collection('refunds').countDocuments({ userId })) > 0
  })
  await pay(stack, candidate)
  // The one promotion of the specification has ended, so nothing at the provider would leave this.
  await insertAll(db, 'promotion_uses', [{ _id: `${userId}:oct90`, usedAt: new Date() }])
  await mustBecome('not every service knows of the payments', () => isEverywhere(stores, userId))
  const customer = await db.collection<{ _id: string; customerId: string }>('customers').findOne({ _id: userId })
  return customer?.customerId ?? ''
}

async function pay(stack: Stack, { userId, call }: Candidate): Promise<void> {
  const wish = { userId, attempt: randomUUID() }
  const { sessionId } = (await must(call<{ sessionId: string }>('POST', '/payments/checkout-session', wish))).body
  await controlPayments(stack.context.urls.payments, 'pay', { sessionId })
  await must(call('GET', `/payments/checkout-session/${sessionId}`))
}

interface Followed {
  _id: string
  sequence: number
  pending?: unknown[]
}

/** Whether the messages are processed, and the other services have taken in what billing said last. */
async function isEverywhere({ billing, practice, tutorVoice, mail }: Stores, userId: string): Promise<boolean> {
  const sequenceIn = async ({ db }: Stores['billing'], name: string) => {
    const found = await db.collection<Followed>(name).findOne({ _id: userId })
    return (found?.pending ?? []).length === 0 ? found?.sequence : undefined
  }
  const sequences = await Promise.all([
    sequenceIn(billing, 'subscriptions'),
    sequenceIn(practice, 'entitlements'),
    sequenceIn(tutorVoice, 'entitlements'),
    sequenceIn(mail, 'subscriptions'),
  ])
  const receipts = await mail.db.collection('jobs').countDocuments({ userId, template: 'payment-received' })
  const isTold = sequences[0] !== undefined && sequences.every((sequence) => sequence === sequences[0])
  return isTold && receipts === paymentsOf
}

async function mustBecome(failure: string, isTrue: () => Promise<boolean>): Promise<void> {
  if (!(await until(isTrue, longestMs, 250))) throw new Error(`${failure} after ${longestMs / 1000} s`)
}

/** Whether the provider has a customer of this id who stands for the candidate, and a subscription that lives. */
export async function isAtProvider({ context }: Stack, { userId }: Candidate, customerId: string): Promise<boolean> {
  const { customers, subscriptions } = await controlPayments<AtProvider>(context.urls.payments, 'state')
  const lives = Object.values(subscriptions).some((each) => each.customer === customerId && each.status !== 'canceled')
  return customers[customerId]?.metadata.userId === userId && lives
}

/**
 * Waits until the provider has deleted a customer, or for as long as that may take after `since`. Returns what it still has:
 * a sentence for each thing.
 */
export async function untilForgotten(
  { context }: Stack,
  customerId: string,
  { since, withinMs }: { since: number; withinMs: number },
): Promise<string[]> {
  let left: string[] = []
  await until(
    async () => {
      left = leftAtProvider(await controlPayments<AtProvider>(context.urls.payments, 'state'), customerId)
      return left.length === 0
    },
    Math.max(0, since + withinMs - performance.now()),
    1_000,
  )
  return left
}

function leftAtProvider({ customers, subscriptions }: AtProvider, customerId: string): string[] {
  const customer = customers[customerId]
  const live = Object.values(subscriptions).filter((each) => each.customer === customerId && each.status !== 'canceled')
  return [
    ...(customer?.deleted ? [] : [`the provider still has the customer ${customerId}`]),
    ...(live.length === 0 ? [] : [`the subscription of the deleted customer ${customerId} goes on at the provider`]),
  ]
}
