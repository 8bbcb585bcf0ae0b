import type { Deps } from '../deps.ts'
import { createEvent, type Event } from '@app/shared/events/event'
import { paymentKey, receivedKey, type Payment } from '../domain/payment.ts'

type Needed = Pick<Deps, 'payments' | 'outbox' | 'erasures' | 'clock'>

/**
 * Stores what a message says about a payment and tells the other services, once. A failed attempt that is heard of after the
 * invoice was paid is not news any more and is not stored. Repeating it changes nothing.
 */
export async function recordPayment(deps: Needed, userId: string, payment: Payment): Promise<void> {
  const { payments, outbox, erasures, clock } = deps
  const key = paymentKey(payment)
  if ((await erasures.isErased(userId)) || (await payments.has(key))) return
  if (!payment.isPaid && (await payments.has(receivedKey(payment.invoiceId)))) return
  const event = paymentEvent(userId, payment, clock.now())
  await outbox.commit({ collection: 'payments', id: key, events: [event] }, () =>
    payments.insert(userId, payment, event),
  )
  await erasures.leaveNothing(userId)
}

/** What the other services are told. `at` is when billing heard of it. */
function paymentEvent(userId: string, payment: Payment, at: Date): Event {
  const { invoiceId, isPaid, attempt, amount, currency, nextAttemptAt } = payment
  const key = paymentKey(payment)
  const happenedAt = payment.at.toISOString()
  if (isPaid) {
    const body = { userId, invoiceId, amount, currency, paidAt: happenedAt }
    return createEvent('billing.payment-received.v1', { key, body, at })
  }
  const next = nextAttemptAt?.toISOString() ?? null
  const body = { userId, invoiceId, attempt, amount, currency, failedAt: happenedAt, nextAttemptAt: next }
  return createEvent('billing.payment-failed.v1', { key, body, at })
}
