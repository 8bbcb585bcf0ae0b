import { dataOf } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { useApi } from '../../api/use-api.ts'
import { emailError, errorsOf } from '../../lib/form-errors.ts'
import { useSessionState } from '../../session/session-context.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { ResendVerification } from './resend-verification.tsx'

/** The six digits of the verification mail. Who is logged in need not say who they are. */
export function CodeForm({ onVerified }: { onVerified: (message: string) => void }) {
  const api = useApi()
  const state = useSessionState()
  const own = state.status === 'member' ? state.user.email : undefined
  const { form, field, emailField, values } = useForm({
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
        {!own && <EmailField {...emailField('email')} label="Email" autoComplete="username" required />}
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
