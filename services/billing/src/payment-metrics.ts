import { counter, secondsHistogram, type Metrics } from '@app/shared/metrics'

/** What an operator watches of payments; listed in deploy/README.md. */
export const paymentMetrics = (metrics: Metrics) => ({
  webhookLag: secondsHistogram(metrics, {
    name: 'webhook_lag_seconds',
    help: "From the provider's event to the arrival of its message.",
  }),
  badSignatures: counter(metrics, {
    name: 'webhook_bad_signatures_total',
    help: 'Messages that were refused because of their signature.',
  }),
  processedEvents: counter(metrics, {
    name: 'provider_events_processed_total',
    help: 'Events of the provider whose effect is stored.',
  }),
  mismatches: counter(metrics, {
    name: 'reconciliation_mismatches_total',
    help: 'Subscriptions that differed from the provider and were put right, by round.',
    labels: ['round'],
  }),
  doubleSubscriptions: counter(metrics, {
    name: 'double_subscriptions_total',
    help: 'Second subscriptions of one candidate that were cancelled and refunded. Any needs a look.',
  }),
  repeatedCards: counter(metrics, {
    name: 'promotion_card_repeats_total',
    help: 'Uses of a promotion code by a card that has used it before with another account. Many of them need a look.',
  }),
  disputes: counter(metrics, { name: 'disputed_payments_total', help: 'Payments that a cardholder disputed.' }),
})
