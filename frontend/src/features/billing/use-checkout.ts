import { useRef } from 'react'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { useSession } from '../../session/session-context.tsx'
import { useLeave } from './use-leave.ts'

/**
 * Starts a checkout and opens its page. All presses on one page carry the same attempt, so that a press after a failure
 * goes on with the checkout that may exist already instead of starting a second one.
 */
export function useCheckout(promo?: string) {
  const api = useApi()
  const session = useSession()
  const attempt = useRef('')
  return useLeave('Failed to start checkout', async () => {
    const state = session.state()
    if (state.status !== 'member') throw new Error('Please log in first.')
    attempt.current ||= crypto.randomUUID()
    const body = { userId: state.user.id, attempt: attempt.current, ...(promo && { promo }) }
    return dataOf(await api.billing.POST('/payments/checkout-session', { body })).url
  })
}
