import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorSentence } from '../../api/api-error.ts'
import { createApi } from '../../api/client.ts'
import { Link } from '../../lib/link.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSession } from '../../session/session-context.tsx'
import styles from './auth.module.css'
import { createCredentialCalls, type Registration } from './credentials.ts'
import { checkRegistration, type FormErrors } from './form-errors.ts'
import { SecurityCheckNote } from './security-check-note.tsx'
import { useSecurityCheck } from './use-security-check.ts'

const REDIRECT_AFTER_MS = 3000

interface RegisterFormProps {
  /** Where a new member goes. */
  to: string
  /** Told before the session begins, so that the page stays for the message. */
  onDone: () => void
}

export function RegisterForm({ to, onDone }: RegisterFormProps) {
  const { email, password, username, errors, failure, busy, done, check, ready, submit } = useRegistration(onDone)
  if (done) return <Welcome message={done} to={to} />
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
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
        autoComplete="new-password"
        hint="8 to 64 characters. A few words are easier to keep in mind than one odd word."
        error={errors.password}
        required
      />
      <Field ref={username} label="Username" autoComplete="nickname" maxLength={40} optional />
      <SecurityCheckNote status={check.status} />
      <Button type="submit" kind="primary" disabled={!ready} busy={busy}>
        {busy ? 'Creating your account…' : 'Create account'}
      </Button>
    </form>
  )
}

function Welcome({ message, to }: { message: string; to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const later = setTimeout(() => void navigate(to, { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(later)
  }, [navigate, to])
  return (
    <Alert tone="right">
      <p>
        <strong>{message}</strong>
      </p>
      <p>
        In three seconds you go on by yourself, or <Link to={to}>go on now</Link>.
      </p>
    </Alert>
  )
}

/** As in the login form, fields are read when the form is sent and have no names. */
function useRegistration(onDone: () => void) {
  const register = useRegisterCall(onDone)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const username = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const check = useSecurityCheck('register')
  const ready = useHydrated()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (register.busy) return
    const typed = {
      email: email.current!.value.trim(),
      password: password.current!.value,
      username: username.current!.value.trim(),
    }
    const found = checkRegistration(typed)
    setErrors(found)
    if (found.email) email.current?.focus()
    else if (found.password) password.current?.focus()
    else void register.send({ ...typed, checkToken: check.token })
  }
  return { ...register, email, password, username, errors, check, ready, submit }
}

function useRegisterCall(onDone: () => void) {
  const session = useSession()
  const [calls] = useState(() => (typeof location === 'undefined' ? null : createCredentialCalls(createApi(session))))
  const [state, setState] = useState({ busy: false, failure: '', done: '' })
  const send = async (registration: Registration) => {
    setState({ busy: true, failure: '', done: '' })
    try {
      const { token, user, message } = await calls!.register(registration)
      onDone()
      if (token !== undefined) await session.begin(token, user)
      else {
        // The account may have to be verified first; then this login is refused, and the message says what to do.
        const answer = await calls!.login(registration).catch(() => null)
        if (answer) await session.begin(answer.token, answer.user)
      }
      setState({ busy: false, failure: '', done: message })
    } catch (error) {
      setState({ busy: false, failure: errorSentence(error, 'Registration failed'), done: '' })
    }
  }
  return { ...state, send }
}
