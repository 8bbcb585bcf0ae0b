import { useState } from 'react'
import { ApiError, errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { checkedBy } from '../../lib/bot-check.ts'
import { emailError } from '../../lib/form-errors.ts'
import { tokenInTime } from '../../lib/use-security-check.ts'
import { Note } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { RESEND_WAIT_S, useResendWait } from './use-resend-wait.ts'

/** Sends the mail again, says whether that worked, and from when on it may be asked for once more. */
export function ResendVerification({ email }: { email: string }) {
  const { state, seconds, resend } = useResend(email)
  const { busy, sent, failure } = state
  return (
    <>
      <p className="actions">
        <Button busy={busy} aria-disabled={busy || seconds > 0} onClick={() => void resend()}>
          {busy ? 'Sending…' : 'Resend Verification Email'}
        </Button>
      </p>
      {seconds > 0 && (
        <p className="label" role="timer">
          {`You can ask for another mail in ${lengthText(seconds)}.`}
        </p>
      )}
      <Note tone="right">{sent}</Note>
      <Note tone="wrong">{failure}</Note>
    </>
  )
}

function useResend(email: string) {
  const api = useApi()
  const { seconds, begin } = useResendWait(email)
  const [state, setState] = useState({ busy: false, sent: '', failure: '' })
  const resend = async () => {
    if (seconds > 0) return
    if (emailError(email)) return setState({ busy: false, sent: '', failure: 'Enter your email address first.' })
    setState({ busy: true, sent: '', failure: '' })
    try {
      const checked = checkedBy(await tokenInTime('resend_verification'))
      const call = api.auth.POST('/auth/resend-verification', { ...checked, body: { email } })
      const { message } = dataOf(await call)
      begin(RESEND_WAIT_S)
      setState({ busy: false, sent: message || 'Verification email sent! Please check your inbox.', failure: '' })
    } catch (error) {
      if (error instanceof ApiError && error.status === 429 && error.retryAfter) begin(error.retryAfter)
      setState({ busy: false, sent: '', failure: errorSentence(error, 'Failed to send verification email') })
    }
  }
  return { state, seconds, resend }
}

function lengthText(seconds: number): string {
  if (seconds > 120) return `${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}
