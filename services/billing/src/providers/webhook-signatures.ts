import { Stripe } from 'stripe'
import { readEvent, type ProviderEvent } from '../domain/provider-event.ts'

/** Seconds that a message may be old (the provider's own tolerance; 0 would switch the check off). */
const toleranceS = 300

/** `secrets`: two are valid during a rotation. */
export interface Expected {
  secrets: readonly string[]
  now: Date
}

/** The event in a message whose signature is right under one of the secrets; null for every other message. */
export function verifiedEvent(
  body: Buffer,
  signature: string | undefined,
  { secrets, now }: Expected,
): ProviderEvent | null {
  if (signature === undefined || isAhead(signature, now)) return null
  for (const secret of secrets) {
    try {
      return readEvent(Stripe.webhooks.constructEvent(body, signature, secret, toleranceS))
    } catch {
      // Under another secret, perhaps.
    }
  }
  return null
}

/** The SDK refuses old times only; a message that is dated ahead could be replayed for as long as it is ahead. */
function isAhead(signature: string, now: Date): boolean {
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, at]) => Number(at))
  return times.some((at) => at > now.getTime() / 1000 + toleranceS)
}
