import type { StripeSettings } from '../config.ts'
import { createProviderCheckouts, type ProviderCheckouts } from './checkouts.ts'
import { createProviderConfiguration, type ProviderConfiguration } from './configuration.ts'
import { createProviderPayments, type ProviderPayments } from './payments.ts'
import { createStripe } from './stripe-client.ts'
import { createProviderSubscriptions, type ProviderSubscriptions } from './subscriptions.ts'

/** What billing asks the payment provider. */
export interface Providers {
  providerCheckouts: ProviderCheckouts
  providerSubscriptions: ProviderSubscriptions
  providerPayments: ProviderPayments
  providerConfiguration: ProviderConfiguration
}

export function createProviders(settings: StripeSettings): Providers {
  const stripe = createStripe(settings)
  return {
    providerCheckouts: createProviderCheckouts(stripe, settings.portalConfiguration),
    providerSubscriptions: createProviderSubscriptions(stripe),
    providerPayments: createProviderPayments(stripe),
    providerConfiguration: createProviderConfiguration(stripe),
  }
}
