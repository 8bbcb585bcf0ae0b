import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useApi, type Api } from '../../api/use-api.ts'
import { useSession } from '../../session/session-context.tsx'
import type { Session } from '../../session/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

const ASK_EVERY_MS = 2000
const ASK_FOR_MS = 60_000

type Step =
  | { kind: 'canceled' }
  | { kind: 'finalizing' }
  | { kind: 'done'; message: string }
  | { kind: 'confirming' }
  | { kind: 'failed'; message: string }

/**
 * What a return from the checkout brought. The address says it: `?status=cancel`, or `?status=success&session_id=…`. The
 * parameters leave the address once all is known, so that a reload in between asks again and one afterwards says nothing.
 */
export function CheckoutReturn() {
  const [query, setQuery] = useSearchParams()
  // Kept, because the parameters leave the address while the sentence stays.
  const [{ status, id }] = useState(() => ({ status: query.get('status'), id: query.get('session_id') }))
  const forget = () => setQuery({}, { replace: true })
  const { step, again } = useFinalize(status === 'success' ? id : null, forget)
  const onCancel = useEffectEvent(forget)
  useEffect(() => {
    if (status === 'cancel') onCancel()
  }, [status])
  if (status === 'cancel') return <Alert>Checkout was canceled.</Alert>
  if (status !== 'success' || id === null) return null
  return <Outcome step={step} onAgain={again} />
}

function Outcome({ step, onAgain }: { step: Step; onAgain: () => void }) {
  if (step.kind === 'done') return <Alert tone="right">{step.message}</Alert>
  if (step.kind === 'confirming')
    return (
      <Alert>
        Your payment is being confirmed. This can take a few minutes; your plan changes by itself, and we send you a
        mail.
      </Alert>
    )
  if (step.kind === 'failed')
    return (
      <Alert tone="wrong">
        <p>{step.message}</p>
        <p>
          <Button small onClick={onAgain}>
            Try again
          </Button>
        </p>
      </Alert>
    )
  return <Alert>Finalizing subscription...</Alert>
}

/** Verifies the checkout, then waits until this account has its plan. */
function useFinalize(id: string | null, onDone: () => void) {
  const api = useApi()
  const session = useSession()
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>({ kind: 'finalizing' })
  const [attempt, setAttempt] = useState(0)
  // No dependency: it is another function once the address has changed, and nothing is to be asked again then.
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (id === null) return
    const stopping = new AbortController()
    const run = async () => {
      const next = await finalize({ api, session, signal: stopping.signal }, id).catch(failed)
      if (stopping.signal.aborted) return
      setStep(next)
      void queries.invalidateQueries({ queryKey: queryKeys.subscription })
      void queries.invalidateQueries({ queryKey: queryKeys.receipts })
      if (next.kind === 'done') done()
    }
    void run()
    return () => stopping.abort()
  }, [api, session, queries, id, attempt])
  const again = () => {
    setStep({ kind: 'finalizing' })
    setAttempt((before) => before + 1)
  }
  return { step, again }
}

const failed = (error: unknown): Step => ({
  kind: 'failed',
  message: errorSentence(error, 'Failed to verify subscription'),
})

interface Finalizing {
  api: Api
  session: Session
  signal: AbortSignal
}

async function finalize({ api, session, signal }: Finalizing, id: string): Promise<Step> {
  const path = { id }
  const checkout = dataOf(await api.billing.GET('/payments/checkout-session/{id}', { params: { path }, signal }))
  if (checkout.status !== 'complete')
    return { kind: 'failed', message: checkout.message || 'Failed to verify subscription' }
  const message = checkout.message || 'Subscription updated successfully.'
  let { active } = checkout.subscription
  for (let waited = 0; waited <= ASK_FOR_MS && !signal.aborted; waited += ASK_EVERY_MS) {
    if (!active) active = await isActive(api, signal)
    if (active) await session.refresh()
    const state = session.state()
    if (active && state.status === 'member' && state.user.subscriptionActive) return { kind: 'done', message }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  return { kind: 'confirming' }
}

/** An answer that fails is one more reason to ask again. */
async function isActive(api: Api, signal: AbortSignal): Promise<boolean> {
  try {
    return dataOf(await api.billing.GET('/payments/subscription/live', { signal })).active
  } catch {
    return false
  }
}
