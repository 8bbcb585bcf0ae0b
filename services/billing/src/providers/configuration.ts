import { Stripe } from 'stripe'
import { eventTypes } from '../domain/provider-event.ts'

/** The portal and the webhook endpoint, as an operator would set them up in the provider's dashboard. */
export interface ProviderConfiguration {
  /** Makes the portal's configuration, or brings the one that was made before to what is wanted. */
  ensurePortal(returnUrl: string): Promise<{ id: string; isNew: boolean }>
  /** Makes the endpoint of this address, or brings it to the wanted events. */
  ensureEndpoint(url: string): Promise<EnsuredEndpoint>
}

export interface EnsuredEndpoint {
  id: string
  /** What signs its messages. The provider tells it once: null if the endpoint was there before. */
  secret: string | null
  /** Endpoints of this address with another API version, which cannot be changed any more. */
  outdated: { id: string; apiVersion: string | null }[]
}

/** What is ours at the provider. */
const metadata = { app: 'gbat-daily' }

/** The portal's features: a new card, the invoices, and a cancellation at the end of the period, which can be taken back. */
const features = {
  customer_update: { enabled: false },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_update: { enabled: false },
} as const satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features

/** Every function throws the SDK's errors. Repeating one changes nothing. */
export function createProviderConfiguration(stripe: Stripe): ProviderConfiguration {
  return {
    async ensurePortal(returnUrl) {
      const wanted = { features, default_return_url: returnUrl, metadata }
      for await (const known of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
        if (known.metadata?.['app'] !== metadata.app) continue
        await stripe.billingPortal.configurations.update(known.id, wanted)
        return { id: known.id, isNew: false }
      }
      return { id: (await stripe.billingPortal.configurations.create(wanted)).id, isNew: true }
    },
    async ensureEndpoint(url) {
      const own: Stripe.WebhookEndpoint[] = []
      for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 }))
        if (endpoint.url === url && endpoint.status === 'enabled') own.push(endpoint)
      const isCurrent = ({ api_version: version }: Stripe.WebhookEndpoint) => version === Stripe.API_VERSION
      const outdated = own
        .filter((endpoint) => !isCurrent(endpoint))
        .map(({ id, api_version: apiVersion }) => ({ id, apiVersion }))
      const current = own.find(isCurrent)
      const enabled_events = [...eventTypes]
      if (current) {
        await stripe.webhookEndpoints.update(current.id, { enabled_events })
        return { id: current.id, secret: null, outdated }
      }
      const wanted = { url, enabled_events, api_version: Stripe.API_VERSION, metadata }
      const { id, secret = null } = await stripe.webhookEndpoints.create(wanted)
      return { id, secret, outdated }
    },
  }
}
