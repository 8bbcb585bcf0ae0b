import { randomBytes, randomUUID } from 'node:crypto'
import { dayKey } from '@app/contracts/rules/day-key'
import { createEmailKeyOf } from '../../../../services/auth/src/providers/email-key.ts'
import { unsubscribeToken } from '../../../../services/mail/src/providers/unsubscribe-token.ts'
import { type Candidate, login, register } from '../../../dev/candidate.ts'
import { httpCall } from '../../../dev/http-call.ts'
import type { Stack } from '../../../stack/stack.ts'
import { ask, bearer } from '../../attacks/ask.ts'
import { until } from '../../money/shop.ts'
import { insertAll } from '../seed-documents.ts'
import { databaseOf, type Stores } from '../stores.ts'
import { services } from './data-map.ts'
import { must } from './must.ts'
import { subscribeAtProvider } from './subscribe.ts'

/** Somebody of whom every service keeps something. Each text that they give it is a canary of their own. */
export interface Life {
  candidate: Candidate
  from: string
  emailKey: string
  /** Their customer at the payment provider, with a subscription that lives. */
  customerId: string
  /** Their texts: where one of them stands, there is something personal. */
  canaries: string[]
}

const canary = () => `canary${randomBytes(8).toString('hex')}`

/** How a canary looks, in any text. */
export const canaryPattern = /canary[0-9a-f]{16}/g

/**
 * A person of some days: account, two logins, one wrong one, a set and a retake, payments, a question to the tutor, a call,
 * voice turns, mails, a stopped mail.
 */
export async function liveFully(stack: Stack, stores: Stores, from: string): Promise<Life> {
  const [mailbox, username, name, secret, key, broken, asked, spoken] = Array.from({ length: 8 }, canary) as [
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
  const customerId = await subscribeAtProvider(stack, stores, candidate)
  await talk(stack, stores, { candidate, from, spoken: spoken! })
  await misinform(stores, { userId, broken: broken! })
  const token = unsubscribeToken(Buffer.from(stack.context.secrets.unsubscribeKey, 'base64'), userId, 'weekly-summary')
  await must(httpCall({ method: 'POST', url: `${stack.base}/api/mail/unsubscribe/${token}`, from }))
  const emailKey = createEmailKeyOf(Buffer.from(stack.context.secrets.emailKey, 'base64'))(candidate.email)
  const canaries = [mailbox, username!, name!, secret!, key!, broken!, asked!, spoken!]
  return { candidate, from, emailKey, customerId, canaries }
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

/** A call in which something is said. */
async function talk(
  stack: Stack,
  { tutorVoice: { db } }: Stores,
  { candidate, from, spoken }: { candidate: Candidate; from: string; spoken: string },
): Promise<void> {
  const session = await must(candidate.call<{ client_secret: { value: string } }>('POST', '/voice/session'))
  const headers = { ...bearer(session.body.client_secret.value), 'content-type': 'application/sdp' }
  const text = 'v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n'
  const begun = await ask({ method: 'POST', url: `${stack.base}/api/voice/calls`, headers, text, from })
  const id = String(begun.headers['location']).split('/').at(-1)
  const calls = db.collection<{ _id: string; providerCallId: string; threadId: string }>('calls')
  const call = await calls.findOne({ _id: `${candidate.userId}:${id}` })
  if (!call) throw new Error(`the call responded with ${begun.status}`)
  await stack.controlVoice('speak', { callId: call.providerCallId, transcript: `What does ${spoken} mean?` })
  const threads = db.collection<{ _id: string }>('threads')
  const isKept = async () => (await threads.findOne({ _id: `${candidate.userId}:${call.threadId}` })) !== null
  if (!(await until(isKept, 10_000, 100))) throw new Error('what was said is not kept after 10 s')
  await must(candidate.call('DELETE', `/voice/calls/${id}`))
}

/** As tutor-voice keeps them. */
const turnsOf = (userId: string, key: string) => ({
  _id: `${userId}:${dayKey(new Date(), 'UTC')}`,
  used: 1,
  keys: [key],
  sweepAt: new Date(Date.now() + 7 * 86_400_000),
})

/** In every service an event about the person that could not be used. */
async function misinform(stores: Stores, { userId, broken }: { userId: string; broken: string }): Promise<void> {
  const body = { userId, broken }
  const letter = { subject: 'auth.user-deleted.v1', body, reason: 'broken', at: new Date() }
  for (const service of services)
    await insertAll(databaseOf(stores, service), 'dead_letters', [{ _id: randomUUID(), ...letter }])
}
