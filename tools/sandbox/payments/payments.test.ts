import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClock } from '@app/shared/clock'
import { Stripe } from 'stripe'
import { afterAll, afterEach, expect, it } from 'vitest'
import { startPayments } from './start-payments.ts'

// Asked with the provider's own SDK, as the service does.

const folder = mkdtempSync(join(tmpdir(), 'payments-'))
afterAll(() => rmSync(folder, { recursive: true }))
const open: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.stop()
})

async function start(file?: string) {
  const standIn = await startPayments({
    host: '127.0.0.1',
    port: 0,
    file,
    clock: createClock(),
    endpoints: [],
    catalogue: { lookupKey: 'monthly', amount: 1000, currency: 'usd', promotions: [] },
  })
  open.push(standIn)
  const place = { host: '127.0.0.1', port: standIn.port, protocol: 'http' as const }
  const stripe = new Stripe('sk_test_1', { ...place, maxNetworkRetries: 0, telemetry: false })
  const base = `http://127.0.0.1:${standIn.port}`
  return { standIn, stripe, base }
}

const priceOf = async (stripe: Stripe) => (await stripe.prices.list({ lookup_keys: ['monthly'] })).data[0]!
async function checkout(stripe: Stripe) {
  const customer = await stripe.customers.create({ email: 'ada@example.com' })
  const price = await priceOf(stripe)
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://shop.example/done?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.example/back',
  })
}

it('gives the first answer again to the same idempotency key, and refuses the key with other parameters', async () => {
  const { stripe } = await start()
  const key = { idempotencyKey: 'one' }
  const first = await stripe.customers.create({ name: 'Ada' }, key)
  expect((await stripe.customers.create({ name: 'Ada' }, key)).id).toBe(first.id)
  await expect(stripe.customers.create({ name: 'Bob' }, key)).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  )
  expect((await stripe.customers.list()).data).toHaveLength(1)
})

it('refuses what the provider does not know: a parameter, an object, a key', async () => {
  const { stripe, base } = await start()
  const unknown = { email: 'ada@example.com', nickname: 'ada' } as Stripe.CustomerCreateParams
  await expect(stripe.customers.create(unknown)).rejects.toMatchObject({ code: 'parameter_unknown', param: 'nickname' })
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({ code: 'resource_missing' })
  const live = await fetch(`${base}/v1/customers`, { headers: { authorization: 'Bearer sk_live_1' } })
  expect(live.status).toBe(401)
})

it('lists page by page, newest first, and gives objects in the place of ids', async () => {
  const { stripe, base } = await start()
  for (let n = 0; n < 5; n += 1) await stripe.customers.create({ name: `${n}` })
  const names: (string | null | undefined)[] = []
  for await (const { name } of stripe.customers.list({ limit: 2 })) names.push(name)
  expect(names).toEqual(['4', '3', '2', '1', '0'])
  const session = await checkout(stripe)
  await fetch(`${base}/control/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId: session.id }),
  })
  const { data } = await stripe.subscriptions.list({ expand: ['data.latest_invoice'] })
  expect(data[0]?.latest_invoice).toMatchObject({ object: 'invoice', status: 'paid', total: 1000 })
})

it('has pages that say what they are and work with a keyboard: native controls, each with a name', async () => {
  const { stripe } = await start()
  const session = await checkout(stripe)
  const page = await (await fetch(session.url ?? '')).text()
  expect(page).toContain('TEST STAND-IN, NO REAL MONEY')
  expect(page).toContain('10.00 USD today, then 10.00 USD per month.')
  expect(page).toContain('<a class="button" href="http://shop.example/back">Back</a>')
  expect(page).not.toMatch(/<script|onclick|tabindex/)
  const inputs = page.match(/<input/g)?.length
  expect(page.match(/<label>[^<]*<input/g)?.length).toBe(inputs)
})

it('keeps its state over a restart', async () => {
  const file = join(folder, 'state.json')
  const before = await start(file)
  const { id } = await before.stripe.customers.create({ name: 'Ada' })
  const price = await priceOf(before.stripe)
  await before.standIn.stop()
  open.splice(0)
  const after = await start(file)
  expect(await after.stripe.customers.retrieve(id)).toMatchObject({ name: 'Ada' })
  expect((await priceOf(after.stripe)).id).toBe(price.id)
})
