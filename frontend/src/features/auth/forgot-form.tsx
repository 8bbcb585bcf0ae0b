import { useState } from 'react'
import { dataOf } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { useApi } from '../../api/use-api.ts'
import { checkedBy } from '../../lib/bot-check.ts'
import { emailError, errorsOf } from '../../lib/form-errors.ts'
import { tokenInTime } from '../../lib/use-security-check.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Form } from '../../ui/form.tsx'

const SENT = 'If an account with that email exists, a password reset link has been sent.'

/** Asks for a link. The answer is the same, whether there is an account or not. */
export function ForgotForm() {
  const api = useApi()
  const [sent, setSent] = useState({ email: '', message: '' })
  const { form, emailField } = useForm({
    names: ['email'],
    check: ({ email }) => errorsOf({ email: emailError(email) }),
    send: async ({ email }) => {
      const checked = checkedBy(await tokenInTime('forgot_password'))
      const { message } = dataOf(await api.auth.POST('/auth/forgot-password', { ...checked, body: { email } }))
      setSent({ email, message: message || SENT })
    },
    fallback: 'Failed to send password reset email',
  })
  if (sent.message) return <Sent {...sent} onAgain={() => setSent({ ...sent, message: '' })} />
  return (
    <Form form={form} action="Send reset link" working="Sending…">
      <EmailField
        {...emailField('email')}
        label="Email"
        autoComplete="username"
        defaultValue={sent.email}
        hint="The address of your account. The link in the mail works for 20 minutes."
        required
      />
    </Form>
  )
}

function Sent({ email, message, onAgain }: { email: string; message: string; onAgain: () => void }) {
  return (
    <>
      <Alert tone="right">
        <p>
          <strong>{message}</strong>
        </p>
        <p>{`We wrote to ${email}, if it is known here. The link works once, for 20 minutes.`}</p>
      </Alert>
      <p className="soft">Nothing has arrived after a few minutes? Look into the spam folder, then try once more.</p>
      <p>
        <Button onClick={onAgain}>Try again</Button>
      </p>
    </>
  )
}
