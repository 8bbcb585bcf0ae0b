import { readServiceConfig, type ServiceConfig } from '@app/shared/common-config'
import { readEnv, type Env, type EnvReader } from '@app/shared/env'
import type { Promotion } from './domain/promotion.ts'

export interface Config extends ServiceConfig {
  /** Own key for internal reads: the address of a candidate, at their first checkout. */
  serviceKey: Buffer
  stripe: StripeSettings
  /** Where the browser comes back to from the provider's pages. */
  returnOrigin: string
  promotions: readonly Promotion[]
}

export interface StripeSettings {
  key: string
  host: string
  port: number
  protocol: 'https' | 'http'
  /** Two during a rotation. */
  webhookSecrets: readonly string[]
  /** The price of Monthly is the one with this lookup key. */
  priceLookupKey: string
  /** The provider's id of the portal's configuration; without one, the account's default is used. */
  portalConfiguration: string | undefined
}

export function readConfig(variables: Env = process.env): Config {
  const env = readEnv(variables)
  const config = {
    ...readServiceConfig(env, { name: 'billing', port: 8103 }),
    serviceKey: env.signingKey('SERVICE_KEY'),
    stripe: readStripe(env),
    returnOrigin: env.urls('PUBLIC_URL', 'http://localhost:8080')[0] ?? '',
    promotions: env
      .json('PROMOTIONS', octoberPromotion)
      .map((each) => ({ ...each, expiresAt: new Date(each.expiresAt) })),
  }
  env.done()
  return config
}

function readStripe(env: EnvReader): StripeSettings {
  return {
    key: env.text('STRIPE_KEY'),
    host: env.text('STRIPE_HOST', 'api.stripe.com'),
    port: env.port('STRIPE_PORT', 443),
    protocol: env.choice('STRIPE_PROTOCOL', ['https', 'http'], 'https'),
    webhookSecrets: env.text('STRIPE_WEBHOOK_SECRETS').split(','),
    priceLookupKey: env.text('STRIPE_PRICE_LOOKUP_KEY', 'monthly'),
    portalConfiguration: env.optional('STRIPE_PORTAL_CONFIGURATION'),
  }
}

/** The specification's one promotion. It has ended; PROMOTIONS names others. */
const octoberPromotion = [
  {
    code: 'OCT90',
    discountPercent: 90,
    expiresAt: '2025-10-31T23:59:59.000Z',
    heading: '90% off your first month',
    subheading: 'Ten new questions every day for one month, at a tenth of the price.',
    ctaLabel: 'Subscribe',
    highlightColor: '#b45309',
  },
]
