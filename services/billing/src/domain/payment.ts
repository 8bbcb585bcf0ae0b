/**
 * A payment that was received, or one attempt that failed. It is taken from the message itself: unlike a state, what happened
 * at one attempt stays true, and the invoice no longer says it once the next attempt is made.
 */
export interface Payment {
  invoiceId: string
  isPaid: boolean
  /** Counted from 1, as the provider counts its attempts on this invoice. */
  attempt: number
  /** In minor units. */
  amount: number
  /** ISO 4217, lower case. */
  currency: string
  at: Date
  /** Null if the provider does not try again. */
  nextAttemptAt: Date | null
}

/** The payment that a message of the provider tells; null if it tells none that the candidate should hear of. */
export function paymentOf({
  type,
  created,
  data,
}: {
  type: string
  created: number
  data: { object: unknown }
}): Payment | null {
  if (type !== 'invoice.paid' && type !== 'invoice.payment_failed') return null
  const invoice = data.object as Record<string, unknown>
  const isPaid = type === 'invoice.paid'
  // The checkout page itself says that a card was declined.
  if (!isPaid && invoice['billing_reason'] === 'subscription_create') return null
  const { id, currency, next_payment_attempt: next } = invoice
  const amount = numberOf(invoice[isPaid ? 'amount_paid' : 'amount_due'])
  if (typeof id !== 'string' || typeof currency !== 'string' || amount <= 0) return null
  return {
    invoiceId: id,
    isPaid,
    attempt: Math.max(1, numberOf(invoice['attempt_count'])),
    amount,
    currency,
    at: new Date(created * 1000),
    nextAttemptAt: typeof next === 'number' && !isPaid ? new Date(next * 1000) : null,
  }
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The business key: an invoice is paid once, and each attempt fails once. */
export function paymentKey({ invoiceId, isPaid, attempt }: Pick<Payment, 'invoiceId' | 'isPaid' | 'attempt'>): string {
  return isPaid ? receivedKey(invoiceId) : `${invoiceId}:attempt-${attempt}`
}

export const receivedKey = (invoiceId: string): string => `${invoiceId}:received`
