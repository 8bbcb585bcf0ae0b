import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useForm } from '../../api/use-form.ts'
import { useApi } from '../../api/use-api.ts'
import { tellAccountEvent } from '../../lib/account-events.ts'
import { emailError, errorsOf } from '../../lib/form-errors.ts'
import { Link } from '../../lib/link.tsx'
import { useTabNote } from '../../lib/tab-note.ts'
import { useSecurityCheck } from '../../lib/use-security-check.ts'
import { paths } from '../../paths.ts'
import { useSession, useSessionState } from '../../session/session-context.tsx'
import { Alert } from '../../ui/alert.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { CheckField, Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SecurityCheckNote } from '../../ui/security-check-note.tsx'
import styles from './auth.module.css'
import { credentialCalls } from './credentials.ts'

/** Begins a session; the page around it then leads on. */
export function LoginForm() {
  const session = useSession()
  const api = useApi()
  const check = useSecurityCheck('login')
  const keep = useRef<HTMLInputElement>(null)
  const { form, field, emailField, fill } = useForm({
    names: ['email', 'password'],
    check: ({ email, password }) =>
      errorsOf({ email: emailError(email), password: password === '' ? 'Enter your password.' : undefined }),
    send: async (typed) => {
      const answer = await credentialCalls(api).login({
        ...typed,
        checkToken: await check.token(),
        keepSignedIn: keep.current?.checked ?? true,
      })
      await session.begin(answer.token, answer.user)
      tellAccountEvent('login')
    },
    fallback: 'Login failed',
    retry: 'password',
  })
  useLeftAddress((address) => fill('email', address, 'password'))
  return (
    <>
      {!form.failure && <SessionEnded />}
      <Form form={form} action="Log in" working="Logging in…">
        <EmailField {...emailField('email')} label="Email" autoComplete="username" required />
        <div className={styles.withLink}>
          <Field {...field('password')} label="Password" type="password" autoComplete="current-password" required />
          <p className="label">
            <Link to={paths.forgotPassword()}>Forgot your password?</Link>
          </p>
        </div>
        <KeepSignedIn ref={keep} />
        <SecurityCheckNote status={check.status} />
      </Form>
    </>
  )
}

/** Calls `take` with the address that the register page left, if there is one. */
function useLeftAddress(take: (address: string) => void): void {
  const address = useTabNote('login-address')
  const takeNow = useEffectEvent(take)
  useEffect(() => {
    if (address) takeNow(address)
  }, [address])
}

function KeepSignedIn({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  const hint = 'Until 30 days after your last visit. Untick it on a device that others use.'
  return <CheckField ref={ref} name="keep-signed-in" label="Keep me signed in" hint={hint} defaultChecked />
}

const endings: Partial<Record<string, string>> = {
  expired: 'Your session has ended.',
  elsewhere: 'You logged out in another tab.',
}

function SessionEnded() {
  const state = useSessionState()
  const left = useTabNote('session-ending')
  const ending = endings[left] ?? (state.status === 'guest' ? endings[state.reason] : undefined)
  return (
    ending && (
      <Alert>
        <p>{`${ending} Log in to go on; your answers are kept on this device.`}</p>
      </Alert>
    )
  )
}
