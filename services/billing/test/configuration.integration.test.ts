import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventTypes } from '../src/domain/provider-event.ts'
import { configureProvider } from '../src/flows/configure-provider.ts'
import { createProviders } from '../src/providers/providers.ts'
import { subscribed } from './candidates.ts'
import { startBilling, type Billing } from './start-billing.ts'

let billing: Billing
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())

interface Configured {
  portalConfigurations: Record<string, { default_return_url: string; features: Record<string, { enabled: string }> }>
  webhookEndpoints: Record<string, { url: string; enabled_events: string[]; api_version: string; status: string }>
}

const configured = () => billing.control<Configured>('state')

it('portal and webhook endpoint are made once, however often the command runs', async () => {
  const first = await configureProvider(billing.deps)
  const { portalConfigurations, webhookEndpoints } = await configured()
  const [[portalId, portal] = []] = Object.entries(portalConfigurations)
  expect(portal).toMatchObject({
    default_return_url: 'https://gbat.example/account',
    features: {
      subscription_cancel: { enabled: 'true', mode: 'at_period_end' },
      subscription_update: { enabled: 'false' },
    },
  })
  expect(Object.values(webhookEndpoints)).toMatchObject([
    {
      url: 'https://gbat.example/api/payments/webhook',
      enabled_events: [...eventTypes],
      api_version: Stripe.API_VERSION,
      status: 'enabled',
    },
  ])
  expect(first.join('\n')).toMatch(/is made\. STRIPE_PORTAL_CONFIGURATION[^]*STRIPE_WEBHOOK_SECRETS: whsec_\w+/)
  expect(first.at(-1)).toBe('Price: 1000 usd (minor units) a month, lookup key monthly.')
  const again = await configureProvider(billing.deps)
  expect(again.join('\n')).not.toMatch(/is made|whsec_/)
  const after = await configured()
  expect(Object.keys(after.portalConfigurations)).toEqual([portalId])
  expect(Object.keys(after.webhookEndpoints)).toHaveLength(1)
})

it('the portal is opened with the configuration that the setting names', async () => {
  const candidate = await subscribed(billing)
  const customerId = (await billing.deps.customers.findByUser(candidate.userId)) ?? ''
  const { providerCheckouts } = createProviders({ ...billing.deps.config.stripe, portalConfiguration: 'bpc_unknown' })
  await expect(providerCheckouts.openPortal(customerId, 'https://gbat.example/account')).rejects.toThrow('bpc_unknown')
  expect((await candidate.call('POST', '/billing-portal', {})).status).toBe(200)
})

it('says what an operator has to make in the dashboard', async () => {
  const { config } = billing.deps
  const expiresAt = new Date(Date.now() + 86_400_000)
  const promotions = config.promotions.map((each) => ({ ...each, code: 'SPRING', expiresAt }))
  const stripe = { ...config.stripe, priceLookupKey: 'yearly' }
  const said = await configureProvider({ ...billing.deps, config: { ...config, promotions, stripe } })
  expect(said).toContain('Missing: an active price with the lookup key yearly.')
  expect(said).toContain('Missing: the promotion code SPRING.')
})

it('an endpoint of another API version is left, a new one is made, and the operator is told', async () => {
  const url = 'https://other.example/api/payments/webhook'
  const body = new URLSearchParams({ url, api_version: '2025-09-30.clover' })
  const headers = { authorization: 'Bearer sk_test_standin' }
  const made = await fetch(`${billing.paymentsUrl}/v1/webhook_endpoints`, { method: 'POST', headers, body })
  const { id } = (await made.json()) as { id: string }
  const config = { ...billing.deps.config, returnOrigin: 'https://other.example' }
  const said = await configureProvider({ ...billing.deps, config })
  expect(said).toContain(`Disable ${id} (API version 2025-09-30.clover) once billing runs with the new secret.`)
  const endpoints = Object.values((await configured()).webhookEndpoints).filter((each) => each.url === url)
  expect(endpoints.map(({ api_version: version }) => version)).toEqual(['2025-09-30.clover', Stripe.API_VERSION])
})
