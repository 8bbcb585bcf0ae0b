import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeCustomers } from '../src/flows/close-customers.ts'
import { processDueEvents } from '../src/flows/process-event.ts'
import { reconcile, repairAll } from '../src/flows/reconcile.ts'
import { createReactions } from '../src/reactions/reactions.ts'
import { createEvent } from '@app/shared/events/event'
import { atProvider, expectLive, live, press, subscribed } from './candidates.ts'
import { startBilling, type Billing } from './start-billing.ts'

let billing: Billing
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())

const sequenceOf = async (userId: string) => (await billing.deps.subscriptions.findByUser(userId))?.sequence

/** A state that no subscription at the provider stands behind. */
async function storeSubscription(userId: string, customerId: string): Promise<void> {
  const periodEnd = new Date(Date.now() + 20 * 86_400_000)
  const active = { status: 'active', periodEnd } as const
  const price = { amount: 1000, currency: 'usd', interval: 'month' } as const
  const provider = { subscriptionId: 'sub_gone', customerId, ...active, cancelAt: null, ...price }
  await billing.deps.subscriptions.replace({ userId, sequence: 1, plan: 'monthly', ...active, provider }, [])
}

describe('messages of the provider', () => {
  it('have one effect, however often each is sent', async () => {
    await billing.control('webhooks', { copies: 5 })
    const candidate = await subscribed(billing)
    await billing.control('webhooks', { copies: 1 })
    await expect.poll(async () => (await billing.provider()).webhooks.sending).toBe(0)
    await billing.deps.background.settled()
    expect(await sequenceOf(candidate.userId)).toBe(1)
  })

  it('lead to the same state in the reverse order', async () => {
    const candidate = await subscribed(billing)
    await billing.control('webhooks', { hold: true })
    await candidate.call('POST', '/cancel')
    await billing.control('end', { userId: candidate.userId })
    await billing.control('release', { order: 'reverse' })
    await expectLive(candidate, { active: false, status: 'canceled' })
    await billing.control('resend')
    await billing.deps.background.settled()
    expect(await live(candidate)).toMatchObject({ active: false, status: 'canceled' })
  })

  it('that were lost are made good by the round that reads the list of events', async () => {
    const candidate = await billing.newCandidate()
    await reconcile(billing.deps)
    const { sessionId } = (await press(candidate)).body
    await billing.control('webhooks', { lose: true })
    await billing.control('pay', { sessionId })
    await billing.control('webhooks', { lose: false })
    await reconcile(billing.deps)
    expect(await live(candidate)).toMatchObject({ active: false })
    billing.setClock(new Date(Date.now() + 15 * 60_000))
    await reconcile(billing.deps)
    expect(await live(candidate)).toMatchObject({ active: true })
    expect(await billing.deps.metrics.metrics()).toContain('reconciliation_mismatches_total{round="events"} 1')
    billing.setClock(new Date())
  })

  it('that no list has any more are made good by the nightly comparison', async () => {
    const candidate = await subscribed(billing)
    await billing.control('webhooks', { lose: true })
    await billing.control('end', { userId: candidate.userId })
    await billing.control('webhooks', { lose: false })
    await repairAll(billing.deps)
    expect(await live(candidate)).toMatchObject({ active: false })
  })

  it('that left a subscription which the provider does not list at all are made good by the nightly comparison', async () => {
    const candidate = await billing.newCandidate()
    await press(candidate)
    const [customer] = (await atProvider(billing, candidate)).customers
    const lost = await billing.newCandidate()
    await storeSubscription(candidate.userId, customer?.id ?? '')
    await storeSubscription(lost.userId, 'cus_unknown')
    await repairAll(billing.deps)
    expect(await live(candidate)).toMatchObject({ active: false })
    // A wrong key shows every customer as missing: an operator is told, and access stays.
    expect(await live(lost)).toMatchObject({ active: true })
  })

  it('that left two subscriptions of one candidate are made good by the nightly comparison', async () => {
    const candidate = await subscribed(billing)
    await billing.control('webhooks', { lose: true })
    await billing.control('subscriptions', { userId: candidate.userId })
    await billing.control('webhooks', { lose: false })
    await repairAll(billing.deps)
    const { subscriptions, charges } = await atProvider(billing, candidate)
    expect(subscriptions.map(({ status }) => status).sort()).toEqual(['active', 'canceled'])
    expect(charges.reduce((sum, { amount_refunded: back }) => sum + back, 0)).toBe(1000)
  })

  it('that were stored before a crash are processed afterwards', async () => {
    const candidate = await billing.newCandidate()
    const { sessionId } = (await press(candidate)).body
    await billing.control('webhooks', { lose: true })
    await billing.control('pay', { sessionId })
    await billing.control('webhooks', { lose: false })
    const [customer] = (await atProvider(billing, candidate)).customers
    const event = {
      id: `evt_${randomUUID()}`,
      type: 'invoice.paid',
      createdAt: new Date(),
      chargeId: null,
      payment: null,
    }
    // As a process that is killed after the message was stored leaves it.
    await billing.deps.providerEvents.add({ ...event, customerId: customer?.id ?? '' }, new Date(Date.now() - 20_000))
    await processDueEvents(billing.deps)
    expect(await live(candidate)).toMatchObject({ active: true })
  })

  it('wait for the provider when it is away, and are processed once it is back', async () => {
    const candidate = await billing.newCandidate()
    const { sessionId } = (await press(candidate)).body
    await billing.control('faults', { down: true })
    await billing.control('pay', { sessionId })
    await expect.poll(async () => (await billing.provider()).webhooks.sending).toBe(0)
    await billing.deps.background.settled()
    expect(await live(candidate)).toMatchObject({ active: false })
    await billing.control('faults', { down: false })
    await expect
      .poll(async () => {
        await processDueEvents(billing.deps)
        return (await live(candidate)).active
      })
      .toBe(true)
  })
})

describe('a message with a bad signature', () => {
  const payload = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'invoice.paid',
    created: 1,
    data: { object: {} },
  })
  const sign = (secret: string, at = Math.floor(Date.now() / 1000), text = payload) =>
    `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')}`
  const now = () => Math.floor(Date.now() / 1000)
  const send = (signature: string | undefined, body = payload) =>
    fetch(billing.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
      body,
    })

  it.each([
    ['none', () => undefined],
    ['an empty one', () => ''],
    ['another secret', () => sign('whsec_two')],
    ['an old time', () => sign('whsec_one', now() - 301)],
    ['a time of the future', () => sign('whsec_one', now() + 310)],
    ['the old scheme only', () => sign('whsec_one').replace('v1=', 'v0=')],
    ['a signature of other bytes', () => sign('whsec_one', now(), `${payload} `)],
    ['a time that was not signed', () => sign('whsec_one').replace(/t=\d+/, `t=${now() + 1}`)],
  ])('is refused and not stored: %s', async (_kind, signature) => {
    const answer = await send(signature())
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad-signature' }])
    expect(await billing.deps.providerEvents.isKnown('evt_forged')).toBe(false)
  })

  it('is 429 after 200 within a minute, and a right one still passes', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 210; n += 1) statuses.push((await send('t=1,v1=00')).status)
    expect(statuses.slice(0, 150).every((status) => status === 400)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    const right = await send(sign('whsec_one'))
    expect([right.status, await right.json()]).toEqual([200, { received: true }])
  })
})

describe('refunds, disputes and deletion', () => {
  it('a part that is paid back changes nothing, the whole ends access', async () => {
    const candidate = await subscribed(billing)
    await billing.control('refund', { userId: candidate.userId, amount: 400 })
    await billing.deps.background.settled()
    expect(await live(candidate)).toMatchObject({ active: true })
    await billing.control('refund', { userId: candidate.userId })
    await expectLive(candidate, { active: false, status: 'canceled' })
    const receipts = await candidate.call('GET', '/receipts')
    expect(receipts.body).toMatchObject({ receipts: [{ status: 'refunded' }] })
  })

  it('a dispute marks the candidate and changes nothing; one that is lost ends access', async () => {
    const candidate = await subscribed(billing)
    const { id } = await billing.control<{ id: string }>('dispute', { userId: candidate.userId })
    const marked = () =>
      billing.deps.database.db.collection<{ _id: string; disputedAt: Date | null }>('customers').findOne({
        _id: candidate.userId,
      })
    await expect.poll(async () => (await marked())?.disputedAt).toBeInstanceOf(Date)
    expect(await live(candidate)).toMatchObject({ active: true })
    await billing.control('close-dispute', { disputeId: id, status: 'lost' })
    await expectLive(candidate, { active: false })
    expect((await marked())?.disputedAt).toBeNull()
  })

  it('a deleted account is deleted at the provider too, which ends its subscription', async () => {
    const candidate = await subscribed(billing)
    const [customer] = (await atProvider(billing, candidate)).customers
    const body = { userId: candidate.userId, erasureId: randomUUID() }
    const event = createEvent('auth.user-deleted.v1', { key: candidate.userId, body, at: new Date() })
    await createReactions(billing.deps)['auth.user-deleted.v1']?.(event)
    await closeCustomers(billing.deps)
    const state = await billing.provider()
    expect(state.customers[customer?.id ?? '']).toMatchObject({ deleted: true, email: null, metadata: {} })
    const left = Object.values(state.subscriptions).filter(({ customer: of }) => of === customer?.id)
    expect(left.map(({ status }) => status)).toEqual(['canceled'])
    expect(await billing.deps.closings.listAll()).toEqual([])
    await billing.control('resend')
    await billing.deps.background.settled()
    expect(await billing.deps.subscriptions.findByUser(candidate.userId)).toBeNull()
    expect(await billing.deps.customers.findByUser(candidate.userId)).toBeNull()
  })

  it('a checkout that the candidate left open cannot be paid after the account was deleted', async () => {
    const candidate = await billing.newCandidate()
    const { sessionId } = (await press(candidate)).body
    const body = { userId: candidate.userId, erasureId: randomUUID() }
    const event = createEvent('auth.user-deleted.v1', { key: candidate.userId, body, at: new Date() })
    await createReactions(billing.deps)['auth.user-deleted.v1']?.(event)
    await closeCustomers(billing.deps)
    expect((await billing.provider()).sessions[sessionId]).toMatchObject({ status: 'expired' })
  })
})
