import { useRef, useState, type FormEvent } from 'react'
import { errorSentence } from '../../api/api-error.ts'
import { createApi } from '../../api/client.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSession, useSessionState } from '../../session/session-context.tsx'
import styles from './auth.module.css'
import { createCredentialCalls } from './credentials.ts'
import { checkLogin, type FormErrors } from './form-errors.ts'
import { SecurityCheckNote } from './security-check-note.tsx'
import { useSecurityCheck } from './use-security-check.ts'

/** Begins a session; the page around it then leads on. */
export function LoginForm() {
  const { email, password, errors, failure, busy, check, ready, submit } = useLogin()
  const state = useSessionState()
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {state.status === 'guest' && state.reason === 'expired' && !failure && (
        <Alert>
          <p>Your session has ended. Log in to go on; your answers are kept on this device.</p>
        </Alert>
      )}
      {failure && (
        <Alert tone="wrong">
          <p>{failure}</p>
        </Alert>
      )}
      <Field ref={email} label="Email" type="email" autoComplete="username" error={errors.email} required />
      <Field
        ref={password}
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
        required
      />
      <SecurityCheckNote status={check.status} />
      <Button type="submit" kind="primary" disabled={!ready} busy={busy}>
        {busy ? 'Logging in…' : 'Log in'}
      </Button>
    </form>
  )
}

/**
 * Fields are read when the form is sent, so that what was typed or filled in before the script arrived counts; they have
 * no names, so that no browser could ever send them by itself.
 */
function useLogin() {
  const session = useSession()
  const [calls] = useState(() => (typeof location === 'undefined' ? null : createCredentialCalls(createApi(session))))
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const check = useSecurityCheck('login')
  const ready = useHydrated()

  const send = async (typed: { email: string; password: string }) => {
    setBusy(true)
    try {
      const answer = await calls!.login({ ...typed, checkToken: check.token })
      await session.begin(answer.token, answer.user)
    } catch (error) {
      setFailure(errorSentence(error, 'Login failed'))
      setBusy(false)
      password.current?.focus()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const typed = { email: email.current!.value.trim(), password: password.current!.value }
    const found = checkLogin(typed)
    setErrors(found)
    setFailure('')
    if (found.email) email.current?.focus()
    else if (found.password) password.current?.focus()
    else void send(typed)
  }
  return { email, password, errors, failure, busy, check, ready, submit }
}
