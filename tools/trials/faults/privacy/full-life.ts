import { randomBytes, randomUUID } from 'node:crypto'
import { dayKey } from '@app/contracts/rules/day-key'
import { createEvent } from '@app/shared/events/event'
import { createEmailKeyOf } from '../../../../services/auth/src/providers/email-key.ts'
import { unsubscribeToken } from '../../../../services/mail/src/providers/unsubscribe-token.ts'
import { type Candidate, login, register } from '../../../dev/candidate.ts'
import { httpCall } from '../../../dev/http-call.ts'
import type { Stack } from '../../../stack/stack.ts'
import { insertAll } from '../seed-documents.ts'
import { databaseOf, type Stores } from '../stores.ts'
import { withBroker } from '../streams.ts'
import { services } from './data-map.ts'

/** Somebody of whom every service keeps something. Each text that they give it is a canary of their own. */
export interface Life {
  candidate: Candidate
  from: string
  emailKey: string
  /** Their texts: where one of them stands, there is something personal. */
  canaries: string[]
}

const canary = () => `canary${randomBytes(8).toString('hex')}`

/** How a canary looks, in any text. */
export const canaryPattern = /canary[0-9a-f]{16}/g

/** A person of some days: account, two logins, one wrong one, a set and a retake, a plan, a question to the tutor, voice turns, letters, a stopped mail. */
export async function liveFully(stack: Stack, stores: Stores, from: string): Promise<Life> {
  const [mailbox, username, name, secret, key, broken, asked] = Array.from({ length: 7 }, canary) as [
    string,
    ...string[],
  ]
  const entry = { base: stack.base, email: `${mailbox}@example.com`, password: `${secret} and so on`, from }
  const first = await register({ ...entry, username: username! })
  await login({ ...entry, password: 'somebody guesses this' }).catch(() => undefined)
  const candidate = await login(entry)
  await must(first.call('POST', '/auth/logout'))
  await must(candidate.call('PATCH', '/auth/me', { name, weeklySummary: true }))
  const { userId } = candidate
  await practise(candidate)
  await must(candidate.call('POST', '/tutor/ask', { question: `What does ${asked} mean?` }))
  await insertAll(stores.tutorVoice.db, 'turns', [turnsOf(userId, key!)])
  await tell(stack, stores, { userId, broken: broken! })
  const token = unsubscribeToken(Buffer.from(stack.context.secrets.unsubscribeKey, 'base64'), userId, 'weekly-summary')
  await must(httpCall({ method: 'POST', url: `${stack.base}/api/mail/unsubscribe/${token}`, from }))
  const emailKey = createEmailKeyOf(Buffer.from(stack.context.secrets.emailKey, 'base64'))(candidate.email)
  return { candidate, from, emailKey, canaries: [mailbox, username!, name!, secret!, key!, broken!, asked!] }
}

async function practise(candidate: Candidate): Promise<void> {
  const { body: set } = await must(candidate.call<SetView>('GET', '/tests/daily'))
  const answers = Object.fromEntries(set.questions.map(({ id }) => [id, 'B']))
  const seconds = Object.fromEntries(set.questions.map(({ id }, at) => [id, 30 + at]))
  await must(candidate.call('POST', '/tests/daily/submit', { answers, seconds }))
  await must(candidate.call('GET', '/tests/daily/retake'))
  await must(candidate.call('POST', '/tests/daily/retake/submit', { baseResultId: set.setId, answers }))
}

interface SetView {
  setId: string
  questions: Array<{ id: string }>
}

/** As tutor-voice keeps them; no operation takes a turn yet. */
const turnsOf = (userId: string, key: string) => ({
  _id: `${userId}:${dayKey(new Date(), 'UTC')}`,
  used: 1,
  keys: [key],
  sweepAt: new Date(Date.now() + 7 * 86_400_000),
})

/** billing's word on a plan, and in every service an event about the person that could not be used. */
async function tell(stack: Stack, stores: Stores, { userId, broken }: { userId: string; broken: string }) {
  const at = new Date()
  const state = { sequence: 1, plan: 'monthly', status: 'active', periodEnd: null } as const
  const stored = { _id: userId, ...state, provider: null }
  const change = createEvent('billing.subscription-changed.v1', { key: `${userId}:1`, body: { userId, ...state }, at })
  await insertAll(stores.billing.db, 'subscriptions', [{ ...stored, events: [change] }])
  await pay(stores, userId, at)
  await withBroker(stack, (broker) => broker.publish(change))
  const letter = { subject: 'auth.user-deleted.v1', body: { userId, broken }, reason: 'broken', at }
  for (const service of services)
    await insertAll(databaseOf(stores, service), 'dead_letters', [{ _id: randomUUID(), ...letter }])
}

/** What billing keeps of a candidate who has paid, without a provider that knows them. */
async function pay({ billing: { db } }: Stores, userId: string, at: Date): Promise<void> {
  const [customerId, invoiceId] = [randomBytes(12), randomBytes(12)].map((bytes) => bytes.toString('hex'))
  const checkout = { version: 1, key: randomUUID(), promo: 'oct90', startedAt: at, sessionId: null }
  await insertAll(db, 'customers', [{ _id: userId, customerId: `cus_${customerId}`, createdAt: at, disputedAt: null }])
  await insertAll(db, 'customer_owners', [{ _id: `cus_${customerId}`, userId }])
  await insertAll(db, 'checkouts', [{ _id: userId, ...checkout }])
  await insertAll(db, 'promotion_uses', [{ _id: `${userId}:oct90`, usedAt: at }])
  const invoice = { invoiceId: `in_${invoiceId}`, isPaid: true, attempt: 1, amount: 1000, currency: 'usd' }
  const payment = { userId, ...invoice, at, nextAttemptAt: null, events: [] }
  await insertAll(db, 'payments', [{ _id: `in_${invoiceId}:received`, ...payment }])
  await insertAll(db, 'refunds', [{ _id: `in_${invoiceId}`, userId, refundedAt: at }])
}

/** A call of a life goes well, or the life is not as full as it is to be. */
export async function must<T extends { status: number; body: unknown }>(asked: Promise<T>): Promise<T> {
  const answer = await asked
  if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer
}
