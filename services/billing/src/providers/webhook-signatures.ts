import { Stripe } from 'stripe'
import { readEvent, type ProviderEvent } from '../domain/provider-event.ts'

/** Seconds that a message may be old (the provider's own tolerance; 0 would switch the check off). */
const toleranceS = 300

/**
 * The event in a message whose signature is right under one of the secrets; null for every other message. During a
 * rotation two secrets are valid.
 */
export function verifiedEvent(
  body: Buffer,
  signature: string | undefined,
  secrets: readonly string[],
): ProviderEvent | null {
  if (signature === undefined) return null
  for (const secret of secrets) {
    try {
      return readEvent(Stripe.webhooks.constructEvent(body, signature, secret, toleranceS))
    } catch {
      // Under another secret, perhaps.
    }
  }
  return null
}
