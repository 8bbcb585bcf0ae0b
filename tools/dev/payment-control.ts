import { httpCall } from './http-call.ts'

/**
 * Asks the payment stand-in to do something that only tests and the demonstration may (tools/sandbox/payments/control.ts).
 * Throws what the stand-in says if it refuses.
 */
export async function controlPayments<T = unknown>(paymentsUrl: string, action: string, body: object = {}): Promise<T> {
  const answer = await httpCall<T>({ method: 'POST', url: `${paymentsUrl}/control/${action}`, body })
  if (answer.status === 200) return answer.body
  throw new Error(`the payment stand-in responded with ${answer.status}: ${JSON.stringify(answer.body)}`)
}

/** Gives a candidate the Monthly plan by a subscription that is paid at the stand-in; its messages tell billing. */
export async function subscribe(paymentsUrl: string, userId: string): Promise<void> {
  await controlPayments(paymentsUrl, 'subscriptions', { userId })
}

/** Ends a candidate's subscriptions now. */
export async function endSubscriptions(paymentsUrl: string, userId: string): Promise<void> {
  await controlPayments(paymentsUrl, 'end', { userId })
}

interface PaymentsState {
  customers: Record<string, { id: string; metadata: Record<string, string> }>
  subscriptions: Record<string, { customer: string; status: string }>
}

/** What the stand-in keeps now. */
export function paymentsState(paymentsUrl: string): Promise<PaymentsState> {
  return controlPayments<PaymentsState>(paymentsUrl, 'state')
}
