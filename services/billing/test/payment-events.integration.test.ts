import { randomUUID } from 'node:crypto'
import { createEvent, type Event } from '@app/shared/events/event'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { recordPayment } from '../src/flows/record-payment.ts'
import { reconcile } from '../src/flows/reconcile.ts'
import { createReactions } from '../src/reactions/reactions.ts'
import type { Payment } from '../src/domain/payment.ts'
import { expectLive, live, press, subscribed } from './candidates.ts'
import { startBilling, type Billing } from './start-billing.ts'

let billing: Billing
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())
beforeEach(() => billing.setClock('2026-03-10T12:00:00Z'))

interface Stored {
  events: Event[]
  isPaid: boolean
  attempt: number
  amount: number
}

const storedOf = (userId: string) =>
  billing.deps.database.db.collection<Stored>('payments').find({ userId }).sort({ isPaid: 1, attempt: 1 }).toArray()
const factsOf = async (userId: string) =>
  (await storedOf(userId)).map(({ isPaid, attempt, amount }) => [isPaid ? 'received' : 'failed', attempt, amount])
const settled = async () => {
  await expect.poll(async () => (await billing.provider()).webhooks.sending).toBe(0)
  await billing.deps.background.settled()
}
const afterDays = (instant: string | null, days: number) => new Date(Date.parse(instant ?? '') + days * 86_400_000)

it('a payment is told once, however often and in whatever order the messages come', async () => {
  await billing.control('webhooks', { copies: 3, hold: true })
  const candidate = await billing.newCandidate()
  const { sessionId } = (await press(candidate)).body
  await billing.control('pay', { sessionId })
  await billing.control('release', { order: 'reverse' })
  await expectLive(candidate, { active: true })
  await billing.control('webhooks', { copies: 1 })
  await billing.control('resend')
  await settled()
  expect(await factsOf(candidate.userId)).toEqual([['received', 1, 1000]])
  const [payment] = await storedOf(candidate.userId)
  expect(payment?.events).toMatchObject([
    { subject: 'billing.payment-received.v1', body: { userId: candidate.userId, amount: 1000, currency: 'usd' } },
  ])
})

it('each attempt that fails is told once, with the next one, and the payment at last', async () => {
  const candidate = await subscribed(billing, { card: 'fails at renewal' })
  const { periodEnd } = await live(candidate)
  for (const [index, days] of [0.1, 4].entries()) {
    billing.setClock(afterDays(periodEnd, days))
    await expect.poll(() => factsOf(candidate.userId)).toHaveLength(index + 2)
  }
  await billing.control('resend')
  await settled()
  const failed = (await storedOf(candidate.userId)).filter(({ isPaid }) => !isPaid).map(({ events }) => events[0]?.body)
  expect(failed).toMatchObject([
    { attempt: 1, amount: 1000, nextAttemptAt: expect.any(String) },
    { attempt: 2, amount: 1000, nextAttemptAt: expect.any(String) },
  ])
  const { url } = (await candidate.call<{ url: string }>('POST', '/billing-portal', {})).body
  await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'card', card: '4242 4242 4242 4242' }) })
  await expect.poll(() => factsOf(candidate.userId)).toHaveLength(4)
})

it('payments whose messages were lost are told by the round that reads the list of events', async () => {
  const candidate = await billing.newCandidate()
  const { sessionId } = (await press(candidate)).body
  await reconcile(billing.deps)
  await billing.control('webhooks', { lose: true })
  await billing.control('pay', { sessionId })
  await billing.control('webhooks', { lose: false })
  billing.setClock('2026-03-10T12:16:00Z')
  await reconcile(billing.deps)
  expect(await factsOf(candidate.userId)).toEqual([['received', 1, 1000]])
})

it('an attempt that is heard of after the payment is not told', async () => {
  const userId = randomUUID()
  const at = new Date('2026-03-10T12:00:00Z')
  const common = { invoiceId: `in_${randomUUID()}`, amount: 1000, currency: 'usd', at, nextAttemptAt: null }
  const payments: Payment[] = [
    { ...common, isPaid: false, attempt: 1 },
    { ...common, isPaid: true, attempt: 3 },
    { ...common, isPaid: false, attempt: 2 },
  ]
  for (const payment of payments) await recordPayment(billing.deps, userId, payment)
  expect(await factsOf(userId)).toEqual([
    ['failed', 1, 1000],
    ['received', 3, 1000],
  ])
})

it('payments are in the copy of the data, and of a deleted account none is stored', async () => {
  const { userId } = await subscribed(billing)
  await settled()
  const copy = await billing.deps.userData.exportUser(userId)
  expect(copy['payments']).toMatchObject([{ isPaid: true, amount: 1000, currency: 'usd' }])
  expect(copy['subscriptions']).toMatchObject([{ plan: 'monthly' }])
  const body = { userId, erasureId: randomUUID() }
  await createReactions(billing.deps)['auth.user-deleted.v1']?.(
    createEvent('auth.user-deleted.v1', { key: userId, body, at: new Date() }),
  )
  await billing.control('resend')
  await settled()
  expect(await factsOf(userId)).toEqual([])
})
