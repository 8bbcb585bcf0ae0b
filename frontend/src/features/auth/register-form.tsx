import { useState } from 'react'
import { useForm } from '../../api/use-form.ts'
import { usePageApi } from '../../api/use-page-api.ts'
import { emailError, errorsOf, newPasswordError } from '../../lib/form-errors.ts'
import { useSecurityCheck } from '../../lib/use-security-check.ts'
import { useSession } from '../../session/session-context.tsx'
import type { Session } from '../../session/session.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { SecurityCheckNote } from '../../ui/security-check-note.tsx'
import { credentialCalls, type Registration } from './credentials.ts'
import { GoesOn } from './goes-on.tsx'

interface RegisterFormProps {
  /** Where a new member goes. */
  to: string
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

export function RegisterForm({ to, onDone }: RegisterFormProps) {
  const session = useSession()
  const pageApi = usePageApi()
  const check = useSecurityCheck('register')
  const [done, setDone] = useState('')
  const { form, field } = useForm({
    names: ['email', 'password', 'username'],
    check: ({ email, password }) => errorsOf({ email: emailError(email), password: newPasswordError(password) }),
    send: async (typed) => {
      const calls = credentialCalls(pageApi())
      setDone(await enter({ calls, session, onDone }, { ...typed, checkToken: await check.token() }))
    },
    fallback: 'Registration failed',
    blames,
  })
  if (done) return <GoesOn message={done} to={to} />
  return (
    <Form form={form} action="Create account" working="Creating your account…">
      <Field {...field('email')} label="Email" type="email" autoComplete="username" required />
      <NewPasswordField {...field('password')} label="Password" />
      <Field {...field('username')} label="Username" autoComplete="nickname" maxLength={40} optional />
      <SecurityCheckNote status={check.status} />
    </Form>
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
  return message
}
