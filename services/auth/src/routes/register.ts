import { randomUUID } from 'node:crypto'
import type { components, operations } from '@app/contracts/generated/auth'
import { problem } from '@app/shared/http/problem'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { readBrowserZone } from '../domain/typed-text.ts'
import type { Registration } from '../domain/user.ts'
import { answerEvenly } from '../flows/answer-evenly.ts'
import { checkCredentials, type Entered } from '../flows/check-credentials.ts'
import { isUsernameTaken } from '../flows/claim-username.ts'
import { acceptEmail, acceptUsername, openNewPassword } from '../flows/accept-typed.ts'
import { registerUser } from '../flows/register-user.ts'
import { admitMail, requestLink } from '../flows/request-link.ts'
import { requestRegistrationMail } from '../flows/request-registration-mail.ts'
import { startSession } from '../flows/start-session.ts'
import { withPassword } from '../flows/with-password.ts'
import { deviceOf } from '../domain/device-label.ts'
import { userView } from './views.ts'

const message = 'Account created successfully! Please check your email to verify your account before logging in.'

export function register(deps: Deps): Handlers<operations>['register'] {
  return async ({ body, headers }) => {
    const registration = {
      email: acceptEmail(body.email),
      username: acceptUsername(body.username),
      ...readBrowserZone(body.zone ?? ''),
    }
    await deps.botCheck(headers['x-recaptcha-token'], 'register')
    const answer = await withPassword(deps, body, async (open) => {
      const password = await openNewPassword(open, registration.email)
      if (deps.config.registrationMode === 'verify-first') return registerSilently(deps, registration, password)
      const entered = await registerOnce(deps, registration, password)
      return welcome(deps, entered, deviceOf(headers))
    })
    const { cookie, ...registered } = answer
    return { status: 201, body: registered, ...(cookie === undefined ? {} : { headers: { 'set-cookie': cookie } }) }
  }
}

type Answer = components['schemas']['Registered'] & { cookie?: string }

async function welcome(deps: Deps, { user, login }: Entered, device: string): Promise<Answer> {
  if (!user.emailVerified) await requestRegistrationMail(deps, user)
  const { token, cookie } = await startSession(deps, { user, login, device, keep: true })
  return { message, token, cookie, user: userView(user, deps.clock.now()) }
}

/**
 * Says the same whether the address is known or not; what its owner learns, they learn by mail, which is asked for in the
 * same way for everybody. Until the link of that mail is opened, the registration is a part of the request and nothing else.
 */
async function registerSilently(deps: Deps, registration: Registration, password: string): Promise<Answer> {
  const emailKey = deps.emailKeyOf(registration.email)
  await admitMail(deps, emailKey)
  const passwordHash = await deps.hashing.hash(password)
  return answerEvenly(() => storeSilently(deps, { registration, emailKey, passwordHash }))
}

interface Hashed {
  registration: Registration
  emailKey: string
  passwordHash: string
}

async function storeSilently(deps: Deps, { registration, emailKey, passwordHash }: Hashed): Promise<Answer> {
  if (registration.username !== null && (await isUsernameTaken(deps, registration.username)))
    throw taken('username-taken')
  const login = await deps.logins.findByEmail(emailKey)
  const owner = login && (await deps.users.findById(login.userId))
  const asked = { requestId: randomUUID(), emailKey, createdAt: deps.clock.now() }
  if (login && owner?.emailVerified) {
    const { credential } = login
    await requestLink(deps, { ...asked, purpose: 'already-registered', userId: owner.id, credential })
  } else {
    const pending = { ...registration, passwordHash }
    await requestLink(deps, { ...asked, purpose: 'verify', userId: randomUUID(), credential: 1, registration: pending })
  }
  return { message }
}

/** The same registration, sent again because its answer was lost, is answered like the first, also while that still runs. */
async function registerOnce(deps: Deps, registration: Registration, password: string): Promise<Entered> {
  const known = await repeated(deps, registration.email, password)
  if (known) return known
  const outcome = await registerUser(deps, registration, await deps.hashing.hash(password))
  if (!('refused' in outcome)) return outcome
  const earlier = await repeated(deps, registration.email, password)
  if (!earlier) throw taken(outcome.refused)
  return earlier
}

/** Within this time the same address and password are the same registration. */
const repeatWithinMs = 10 * 60_000

/** Null where the address is free. Throws the problem 409 where it is another registration's. */
async function repeated(deps: Deps, email: string, password: string): Promise<Entered | null> {
  const login = await deps.logins.findByEmail(deps.emailKeyOf(email))
  if (!login) return null
  const age = deps.clock.now().getTime() - login.createdAt.getTime()
  const typed = { email, open: () => Promise.resolve(password) }
  const entered = age <= repeatWithinMs ? await checkCredentials(deps, typed, deps.throttles) : null
  if (!entered) throw taken('email-taken')
  return entered
}

function taken(what: 'email-taken' | 'username-taken') {
  return what === 'email-taken'
    ? problem(409, 'email-taken', 'There is an account with this email address already. Please log in.')
    : problem(409, 'username-taken', 'This username is taken. Please choose another, or leave it empty.')
}
