import type { Provider } from './provider.ts'
import { shownSession } from './session-view.ts'
import { endSubscription, failInvoice, payInvoice, renew } from './subscriptions.ts'

/** Does everything that is due by now: renewals, retries of payments, ends and expired checkouts. True if anything was. */
export function doWhatIsDue(provider: Provider): boolean {
  const { sessions, subscriptions, invoices } = provider.state.tables
  const now = provider.now()
  let worked = false
  for (const session of Object.values(sessions)) {
    if (session.status !== 'open' || session.expires_at > now) continue
    session.status = 'expired'
    session.url = null
    provider.emit('checkout.session.expired', shownSession(session))
    worked = true
  }
  for (const invoice of Object.values(invoices)) {
    if (invoice.status !== 'open' || (invoice.next_payment_attempt ?? Infinity) > now) continue
    const subscription = subscriptions[invoice.parent.subscription_details.subscription]!
    if (provider.state.cards[invoice.customer] === 'good') {
      payInvoice(provider, invoice)
      subscription.status = 'active'
      provider.emit('customer.subscription.updated', subscription)
    } else failInvoice(provider, invoice)
    worked = true
  }
  for (const subscription of Object.values(subscriptions)) {
    while (subscription.status === 'active' || subscription.status === 'past_due') {
      const end = subscription.items.data[0]!.current_period_end
      const endsAt = subscription.cancel_at ?? Infinity
      if (Math.min(end, endsAt) > now) break
      if (endsAt <= end) endSubscription(provider, subscription, { reason: 'cancellation_requested', at: endsAt })
      else renew(provider, subscription)
      worked = true
    }
  }
  return worked
}
