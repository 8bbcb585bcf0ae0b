import { useState } from 'react'
import { useForm } from '../../api/use-form.ts'
import { useApi } from '../../api/use-api.ts'
import { tellAccountEvent } from '../../lib/account-events.ts'
import { emailError, errorsOf, newPasswordError } from '../../lib/form-errors.ts'
import { Link } from '../../lib/link.tsx'
import { leaveTabNote } from '../../lib/tab-note.ts'
import { useSecurityCheck } from '../../lib/use-security-check.ts'
import { useSession } from '../../session/session-context.tsx'
import type { Session } from '../../session/session.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { SecurityCheckNote } from '../../ui/security-check-note.tsx'
import { credentialCalls, type Registration } from './credentials.ts'
import { GoesOn } from './goes-on.tsx'

interface RegisterFormProps {
  /** Where a new member goes. */
  to: string
  /** Where a candidate who has an account logs in. */
  login: string
  /** Told before the session begins, so that the page stays for the message. */
  onDone: () => void
}

const blames = {
  'email-taken': 'email',
  'invalid-email': 'email',
  'username-taken': 'username',
  'invalid-username': 'username',
  'password-common': 'password',
  'password-part-of-email': 'password',
} as const

export function RegisterForm({ to, login, onDone }: RegisterFormProps) {
  const session = useSession()
  const api = useApi()
  const check = useSecurityCheck('register')
  const [done, setDone] = useState('')
  const { form, field, emailField, values } = useForm({
    names: ['email', 'password', 'username'],
    check: ({ email, password }) => errorsOf({ email: emailError(email), password: newPasswordError(password) }),
    send: async (typed) => {
      const calls = credentialCalls(api)
      setDone(await enter({ calls, session, onDone }, { ...typed, checkToken: await check.token() }))
    },
    fallback: 'Registration failed',
    blames,
  })
  if (done) return <GoesOn message={done} to={to} />
  const email = emailField('email')
  return (
    <Form form={form} action="Create account" working="Creating your account…">
      <EmailField
        {...email}
        error={
          email.error && form.code === 'email-taken' ? (
            <Known sentence={email.error} to={login} address={values.email} />
          ) : (
            email.error
          )
        }
        label="Email"
        autoComplete="username"
        required
      />
      <NewPasswordField {...field('password')} label="Password" />
      <Field {...field('username')} label="Username" autoComplete="nickname" maxLength={40} optional />
      <SecurityCheckNote status={check.status} />
    </Form>
  )
}

/** The address goes to the login page by this tab's storage: an address of the site would be kept and logged. */
function Known({ sentence, to, address }: { sentence: string; to: string; address: string }) {
  return (
    <>
      <span>{`${sentence} `}</span>
      <Link to={to} onClick={() => leaveTabNote('login-address', address)}>
        Log in with this address
      </Link>
    </>
  )
}

interface Entry {
  calls: ReturnType<typeof credentialCalls>
  session: Session
  onDone: () => void
}

/** Registers and begins the session. Answers what the server says. */
async function enter({ calls, session, onDone }: Entry, registration: Registration): Promise<string> {
  const { token, user, message } = await calls.register(registration)
  onDone()
  if (token !== undefined) await session.begin(token, user)
  else {
    // The account may have to be verified first; then this login is refused, and the message says what to do.
    const answer = await calls.login({ ...registration, checkToken: null, keepSignedIn: true }).catch(() => null)
    if (answer) await session.begin(answer.token, answer.user)
  }
  tellAccountEvent('sign_up')
  return message
}
