import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { atProvider, expectLive, live, press, subscribed } from './candidates.ts'
import { startBilling, type Billing, type Candidate, type Live } from './start-billing.ts'

let billing: Billing
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())
beforeEach(() => billing.setClock('2026-03-10T12:00:00Z'))

const afterDays = (instant: string | null, days: number) => new Date(Date.parse(instant ?? '') + days * 86_400_000)
const totals = async (candidate: Candidate) =>
  (await atProvider(billing, candidate)).invoices.map(({ total, status }) => [total, status])

it('a promotion takes its part off the first month alone, in any letter case, once', async () => {
  billing.setClock('2025-10-10T12:00:00Z')
  const candidate = await billing.newCandidate()
  const started = await press(candidate, { promo: 'oct90' })
  expect(started.body.promotion).toEqual({ code: 'OCT90', outcome: 'applied', message: '90% off your first month.' })
  await billing.control('pay', { sessionId: started.body.sessionId })
  await expectLive(candidate, { active: true, amount: 1000 })
  const { periodEnd } = await live(candidate)
  billing.setClock(afterDays(periodEnd, 0.1))
  await expect
    .poll(() => totals(candidate))
    .toEqual([
      [100, 'paid'],
      [1000, 'paid'],
    ])
  await billing.control('end', { userId: candidate.userId })
  await expectLive(candidate, { active: false })
  billing.setClock('2025-10-31T23:00:00Z')
  expect((await press(candidate, { promo: 'OCT90' })).body.promotion).toMatchObject({ outcome: 'used' })
})

it('a card that uses a code with a second account is not refused, but counted for the operator', async () => {
  billing.setClock('2025-10-20T12:00:00Z')
  const repeats = async () =>
    Number(/^promotion_card_repeats_total (\d+)$/m.exec(await billing.deps.metrics.metrics())?.[1] ?? 0)
  const before = await repeats()
  const buyWith = async (fingerprint: string) => {
    const candidate = await billing.newCandidate()
    const { sessionId } = (await press(candidate, { promo: 'OCT90' })).body
    await billing.control('pay', { sessionId, fingerprint })
    await expectLive(candidate, { active: true })
    await candidate.call('POST', '/sync')
    expect(await totals(candidate)).toEqual([[100, 'paid']])
  }
  await buyWith('the family card')
  await buyWith('another card')
  expect(await repeats()).toBe(before)
  await buyWith('the family card')
  expect(await repeats()).toBe(before + 1)
})

it('a code that has ended, or that there is not, sells at full price and says so', async () => {
  const candidate = await billing.newCandidate()
  billing.setClock('2025-10-31T23:59:50Z')
  expect((await press(candidate, { promo: 'OCT90' })).body.promotion).toMatchObject({ outcome: 'applied' })
  billing.setClock('2025-11-01T00:00:00Z')
  const late = await billing.newCandidate()
  const started = await press(late, { promo: 'OCT90' })
  expect(started).toMatchObject({
    status: 200,
    body: { promotion: { outcome: 'expired', message: 'The code OCT90 has expired. The full price applies.' } },
  })
  await billing.control('pay', { sessionId: started.body.sessionId })
  await expectLive(late, { active: true })
  expect(await totals(late)).toEqual([[1000, 'paid']])
  const unknown = await press(await billing.newCandidate(), { promo: 'NOPE' })
  expect(unknown.body.promotion).toMatchObject({ outcome: 'unknown' })
})

it('cancelled: access to the last second, none after it; twice is as once, and it can be taken back', async () => {
  const candidate = await subscribed(billing)
  const { periodEnd } = await live(candidate)
  for (let time = 0; time < 2; time += 1) {
    const cancelled = await candidate.call<{ message: string; subscription: Live }>('POST', '/cancel')
    expect(cancelled.body).toMatchObject({
      message: 'Subscription will cancel at period end.',
      subscription: { active: true, cancelAt: periodEnd, cancelAtPeriodEnd: true },
    })
  }
  const resumed = await candidate.call<{ subscription: Live }>('POST', '/resume')
  expect(resumed.body.subscription).toMatchObject({ active: true, status: 'active', cancelAt: null })
  await candidate.call('POST', '/cancel')
  billing.setClock(new Date(Date.parse(periodEnd ?? '') - 5_000))
  expect(await live(candidate)).toMatchObject({ active: true })
  billing.setClock(new Date(Date.parse(periodEnd ?? '')))
  expect(await live(candidate)).toMatchObject({ active: false })
  await expectLive(candidate, { active: false, status: 'canceled' })
  expect((await candidate.call('POST', '/resume')).status).toBe(409)
})

it("the portal's cancellation, which sets the date alone, is seen and can be taken back here", async () => {
  const candidate = await subscribed(billing)
  const { url } = (await candidate.call<{ url: string }>('POST', '/billing-portal', {})).body
  await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'cancel' }) })
  await expectLive(candidate, { active: true, cancelAtPeriodEnd: true })
  const resumed = await candidate.call<{ subscription: Live }>('POST', '/resume')
  expect(resumed.body.subscription).toMatchObject({ active: true, cancelAt: null })
})

it('a failed renewal keeps access while it is tried again, and a new card in the portal pays it', async () => {
  const candidate = await subscribed(billing, { card: 'fails at renewal' })
  const { periodEnd } = await live(candidate)
  billing.setClock(afterDays(periodEnd, 0.1))
  await expectLive(candidate, { active: true, status: 'past_due' })
  const { url } = (await candidate.call<{ url: string }>('POST', '/billing-portal', {})).body
  await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'card', card: '4242 4242 4242 4242' }) })
  await expectLive(candidate, { active: true, status: 'active' })
  expect(await totals(candidate)).toEqual([
    [1000, 'paid'],
    [1000, 'paid'],
  ])
})

it('a renewal that is never paid ends access when the provider gives up', async () => {
  const candidate = await subscribed(billing, { card: 'fails at renewal' })
  const { periodEnd } = await live(candidate)
  const tries = async () => (await atProvider(billing, candidate)).invoices[1]?.attempt_count
  // Each try sets the day of the next one.
  for (const [index, days] of [0.1, 4, 10, 18].entries()) {
    billing.setClock(afterDays(periodEnd, days))
    await expect.poll(tries).toBe(index + 1)
  }
  await expectLive(candidate, { active: false, status: 'canceled' })
})

it('the price that was read last is good for 24 hours', async () => {
  const candidate = await billing.newCandidate()
  expect((await candidate.call('GET', '/pricing')).status).toBe(200)
  await billing.control('faults', { down: true })
  billing.setClock('2026-03-11T11:00:00Z')
  expect((await candidate.call('GET', '/pricing')).body).toMatchObject({ amount: 1000 })
  billing.setClock('2026-03-12T13:00:00Z')
  const late = await candidate.call('GET', '/pricing')
  await billing.control('faults', { down: false })
  expect(late).toMatchObject({ status: 503, body: { code: 'pricing-unavailable', message: 'Failed to load pricing' } })
  expect((await candidate.call('GET', '/pricing')).status).toBe(200)
})
