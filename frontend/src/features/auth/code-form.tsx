import { useState } from 'react'
import { errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { useApi } from '../../api/use-api.ts'
import { checkedBy } from '../../lib/bot-check.ts'
import { emailError, errorsOf } from '../../lib/form-errors.ts'
import { tokenInTime } from '../../lib/use-security-check.ts'
import { useSessionState } from '../../session/session-context.tsx'
import { Note } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'

/** The six digits of the verification mail. Who is logged in need not say who they are. */
export function CodeForm({ onVerified }: { onVerified: (message: string) => void }) {
  const api = useApi()
  const state = useSessionState()
  const own = state.status === 'member' ? state.user.email : undefined
  const { form, field, values } = useForm({
    names: own ? ['code'] : ['email', 'code'],
    check: ({ email, code }) =>
      errorsOf({
        email: own ? undefined : emailError(email),
        code: /^\d{6}$/.test(digits(code)) ? undefined : 'Enter the six digits of the mail.',
      }),
    send: async ({ email, code }) => {
      const body = { email: own ?? email, code: digits(code) }
      onVerified(dataOf(await api.auth.POST('/auth/verify-email', { body })).message)
    },
    fallback: 'Email verification failed. The link may be expired or invalid.',
    blames: { 'invalid-code': 'code' },
    retry: 'code',
  })
  return (
    <>
      <Form form={form} action="Verify email" working="Verifying…" label="Verify with a code">
        {!own && <Field {...field('email')} label="Email" type="email" autoComplete="username" required />}
        <Field
          {...field('code')}
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={own ? `Six digits, from the mail to ${own}.` : 'Six digits.'}
          required
        />
      </Form>
      <ResendVerification email={own ?? values.email} />
    </>
  )
}

/** Codes are copied with spaces in between, too. */
const digits = (typed: string) => typed.replaceAll(/[\s-]/g, '')

/** Sends the mail again, and says whether that worked. */
function ResendVerification({ email }: { email: string }) {
  const api = useApi()
  const [state, setState] = useState({ busy: false, sent: '', failure: '' })
  const resend = async () => {
    const missing = emailError(email)
    if (missing) return setState({ busy: false, sent: '', failure: 'Enter your email address first.' })
    setState({ busy: true, sent: '', failure: '' })
    try {
      const checked = checkedBy(await tokenInTime('resend_verification'))
      const call = api.auth.POST('/auth/resend-verification', { ...checked, body: { email } })
      const { message } = dataOf(await call)
      setState({ busy: false, sent: message || 'Verification email sent! Please check your inbox.', failure: '' })
    } catch (error) {
      setState({ busy: false, sent: '', failure: errorSentence(error, 'Failed to send verification email') })
    }
  }
  const { busy, sent, failure } = state
  return (
    <>
      <p>
        <Button busy={busy} onClick={() => void resend()}>
          {busy ? 'Sending…' : 'Resend Verification Email'}
        </Button>
      </p>
      <Note tone="right">{sent}</Note>
      <Note tone="wrong">{failure}</Note>
    </>
  )
}
