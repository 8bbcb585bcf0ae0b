import type { CheckoutSession } from './objects.ts'

/** What API and events show of a session; the rest is the stand-in's own. */
export function shownSession({ line_items: _items, subscription_metadata: _metadata, ...session }: CheckoutSession) {
  return session
}
