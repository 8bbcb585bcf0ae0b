import { useState } from 'react'
import { dataOf } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { useApi } from '../../api/use-api.ts'
import { errorsOf, newPasswordError } from '../../lib/form-errors.ts'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { GoesOn } from './goes-on.tsx'
import { useLinkToken } from './use-link-token.ts'

const DONE = 'Password reset successfully!'

/** A new password for the account of the link that led here. */
export function ResetPassword() {
  const token = useLinkToken()
  if (token === null) return <NoToken />
  return <ResetForm token={token ?? ''} />
}

function NoToken() {
  return (
    <>
      <Alert tone="wrong">
        <p>Invalid reset link. No token provided.</p>
      </Alert>
      <p className="soft">Open the link of the newest mail once more, or copy it whole into the address bar.</p>
      <p>
        <Link className={buttonClass({ kind: 'primary' })} to={paths.forgotPassword()}>
          Ask for a new link
        </Link>
      </p>
    </>
  )
}

function ResetForm({ token }: { token: string }) {
  const { form, field, done } = useReset(token)
  if (done)
    return (
      <GoesOn message={done} to={paths.login()}>
        All your devices are logged out.
      </GoesOn>
    )
  return (
    <Form form={form} action="Save new password" working="Saving…" help={<AskAgain />}>
      <Field
        {...field('username')}
        label="Email"
        type="email"
        autoComplete="username"
        hint="So that your password manager keeps the new password under the right account. It is not sent."
        optional
      />
      <NewPasswordField {...field('password')} label="New password" />
      <Field {...field('again')} label="Confirm password" type="password" autoComplete="new-password" required />
    </Form>
  )
}

function useReset(token: string) {
  const api = useApi()
  const [done, setDone] = useState('')
  const { form, field } = useForm({
    names: ['username', 'password', 'again'],
    check: ({ password, again }) =>
      errorsOf({
        password: newPasswordError(password, 'Enter your new password.'),
        again: againError(password, again),
      }),
    send: async ({ password }) => {
      const { message } = await api.sealed(async (seal, key) => {
        const body = { token, newPasswordEnc: await seal(password), ...key }
        return dataOf(await api.auth.POST('/auth/reset-password', { body }))
      })
      setDone(message || DONE)
    },
    fallback: 'Failed to reset password',
    blames: { 'password-common': 'password', 'password-part-of-email': 'password' },
  })
  return { form, field, done }
}

function againError(password: string, again: string): string | undefined {
  if (again === '') return 'Enter the new password once more.'
  return again === password ? undefined : 'Passwords do not match'
}

function AskAgain() {
  return (
    <p>
      A link works once and for 20 minutes. <Link to={paths.forgotPassword()}>Ask for a new link</Link>
    </p>
  )
}
