import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atProvider, expectLive, live, press, subscribed } from './candidates.ts'
import { startBilling, type Billing, type Live } from './start-billing.ts'

let billing: Billing
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())

interface Verified {
  status: string
  message: string
  subscription: Live
}

describe('a candidate who subscribes', () => {
  it('pays the price that everyone sees, and has the plan when the messages arrive', async () => {
    const candidate = await billing.newCandidate()
    const price = await candidate.call('GET', '/pricing')
    expect(price.body).toEqual({ amount: 1000, currency: 'usd', interval: 'month' })
    expect(await live(candidate)).toMatchObject({ active: false, status: 'none', periodEnd: null })
    const started = await press(candidate)
    expect(started).toMatchObject({ status: 200, body: { promotion: null } })
    expect(started.body.url).toContain(started.body.sessionId)
    await billing.control('pay', { sessionId: started.body.sessionId })
    await expectLive(candidate, { active: true, status: 'active', amount: 1000, cancelAt: null })
    const receipts = await candidate.call('GET', '/receipts')
    expect(receipts.body).toMatchObject({ receipts: [{ amount: 1000, currency: 'usd', status: 'paid' }] })
  })

  it('is right on the return page also when no message arrives', async () => {
    const candidate = await billing.newCandidate()
    await billing.control('webhooks', { lose: true })
    const { sessionId } = (await press(candidate)).body
    const before = await candidate.call<Verified>('GET', `/checkout-session/${sessionId}`)
    expect(before.body).toMatchObject({ status: 'open', subscription: { active: false } })
    await billing.control('pay', { sessionId })
    const after = await candidate.call<Verified>('GET', `/checkout-session/${sessionId}`)
    await billing.control('webhooks', { lose: false })
    expect(after.body).toMatchObject({
      status: 'complete',
      message: 'Subscription updated successfully.',
      subscription: { active: true },
    })
  })

  it('can pay with another card after one was declined, and after 3-D Secure was refused', async () => {
    const candidate = await billing.newCandidate()
    const { url } = (await press(candidate)).body
    const post = async (fields: Record<string, string>) => {
      const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
      return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') }
    }
    expect((await post({ do: 'pay', card: '4000 0000 0000 0002' })).text).toContain('Your card was declined.')
    expect((await post({ do: 'pay', card: '4000 0000 0000 3220' })).text).toContain('3-D Secure')
    expect((await post({ do: 'refuse' })).text).toContain('We are unable to authenticate your payment method.')
    expect(await live(candidate)).toMatchObject({ active: false })
    const paid = await post({ do: 'pay', card: '4242 4242 4242 4242' })
    expect(paid.location).toMatch(/^https:\/\/gbat\.example\/account\?status=success&session_id=cs_test_/)
    await expectLive(candidate, { active: true })
  })

  it('gets one checkout from fifty presses at once, whatever their keys', async () => {
    const candidate = await billing.newCandidate()
    const started = await Promise.all(Array.from({ length: 50 }, () => press(candidate)))
    const right = started.filter(({ status }) => status === 200)
    expect(right.length).toBe(50)
    expect(new Set(right.map(({ body }) => body.sessionId)).size).toBe(1)
    const { sessions, customers } = await atProvider(billing, candidate)
    expect([customers.length, sessions.filter(({ status }) => status === 'open').length]).toEqual([1, 1])
  })

  it('is sent to the portal instead of a second checkout', async () => {
    const candidate = await subscribed(billing)
    expect(await press(candidate)).toMatchObject({ status: 409, body: { code: 'already-subscribed' } })
    const portal = await candidate.call<{ url: string }>('POST', '/billing-portal', {})
    expect(portal.status).toBe(200)
    expect(await (await fetch(portal.body.url)).text()).toContain('https://gbat.example/account')
  })

  it('has one subscription, and the other one back, when two old checkouts are both paid', async () => {
    const candidate = await billing.newCandidate()
    const { sessionId } = (await press(candidate)).body
    await billing.control('pay', { sessionId })
    // As an old tab would: the provider knows nothing of our one checkout.
    await billing.control('subscriptions', { userId: candidate.userId })
    await expect
      .poll(async () => (await atProvider(billing, candidate)).subscriptions.map(({ status }) => status).sort())
      .toEqual(['active', 'canceled'])
    const charges = async () => (await atProvider(billing, candidate)).charges
    expect((await charges()).map(({ amount }) => amount)).toEqual([1000, 1000])
    const paidBack = async () => (await charges()).map(({ amount_refunded: back }) => back).sort((a, b) => a - b)
    await expect.poll(paidBack).toEqual([0, 1000])
    await expectLive(candidate, { active: true, status: 'active' })
    await expect.poll(() => billing.deps.metrics.metrics()).toContain('double_subscriptions_total')
  })
})

describe('what does not belong to the caller', () => {
  it('is refused: a checkout for another user, of another user, or one that there is not', async () => {
    const [one, other] = [await billing.newCandidate(), await billing.newCandidate()]
    const foreign = { userId: other.userId, attempt: randomUUID() }
    expect(await one.call('POST', '/checkout-session', foreign)).toMatchObject({
      status: 403,
      body: { code: 'not-yours' },
    })
    const { sessionId } = (await press(other)).body
    expect((await one.call('GET', `/checkout-session/${sessionId}`)).status).toBe(403)
    expect((await one.call('GET', '/checkout-session/cs_test_none')).status).toBe(404)
  })

  it('is ignored or refused: an address outside this site, and a price of their own', async () => {
    const candidate = await subscribed(billing)
    const portal = await candidate.call<{ url: string }>('POST', '/billing-portal', {
      returnUrl: 'https://evil.example/',
    })
    const page = await (await fetch(portal.body.url)).text()
    expect(page).not.toContain('evil.example')
    const wish = { userId: candidate.userId, attempt: randomUUID(), amount: 1 }
    expect((await candidate.call('POST', '/checkout-session', wish)).status).toBe(400)
  })

  it('says so to a candidate who has nothing to manage, cancel or resume', async () => {
    const candidate = await billing.newCandidate()
    for (const path of ['/billing-portal', '/cancel', '/resume']) {
      const answer = await candidate.call('POST', path, path === '/billing-portal' ? {} : undefined)
      expect(answer).toMatchObject({ status: 409, body: { message: 'No active subscription to manage.' } })
    }
    expect((await candidate.call('GET', '/receipts')).body).toEqual({ receipts: [] })
    expect(await candidate.call('POST', '/sync')).toMatchObject({ status: 200, body: { status: 'none' } })
  })
})

describe('when the provider is away', () => {
  it.each([
    ['POST', '/checkout-session', 'Failed to start checkout'],
    ['POST', '/billing-portal', 'Failed to open billing portal'],
    ['POST', '/cancel', 'Failed to cancel subscription'],
    ['POST', '/resume', 'Failed to resume subscription'],
    ['POST', '/sync', 'Failed to verify subscription'],
    ['GET', '/checkout-session/cs_test_1', 'Failed to verify subscription'],
    ['GET', '/receipts', 'Failed to load receipts'],
  ] as const)('%s %s is 503 with its sentence', async (method, path, message) => {
    const candidate = await subscribed(billing)
    await billing.control('faults', { down: true })
    const body =
      path === '/checkout-session'
        ? { userId: candidate.userId, attempt: randomUUID() }
        : path === '/billing-portal'
          ? {}
          : undefined
    const answer = await candidate.call(method, path, body)
    await billing.control('faults', { down: false })
    expect(answer).toMatchObject({ status: 503, body: { message } })
    expect(await live(candidate)).toMatchObject({ active: true, cancelAt: null })
  })

  it('the next press goes on with the same checkout after an answer was lost', async () => {
    const candidate = await billing.newCandidate()
    const attempt = randomUUID()
    await billing.control('faults', { loseAnswers: true })
    expect((await press(candidate, { attempt })).status).toBe(503)
    await billing.control('faults', { loseAnswers: false })
    expect((await press(candidate, { attempt })).status).toBe(200)
    const { customers, sessions } = await atProvider(billing, candidate)
    expect([customers.length, sessions.length]).toEqual([1, 1])
  })

  it('an operation ends within 8 s when the provider hangs', async () => {
    const candidate = await subscribed(billing)
    await billing.control('faults', { delayMs: 30_000 })
    const began = performance.now()
    const answer = await candidate.call('POST', '/cancel')
    await billing.control('faults', { delayMs: 0 })
    expect(answer).toMatchObject({ status: 503, body: { message: 'Failed to cancel subscription' } })
    expect(performance.now() - began).toBeLessThan(8_000)
  })
})
