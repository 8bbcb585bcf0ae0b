import type { components, operations } from '@app/contracts/generated/auth'
import { problem } from '@app/shared/http/problem'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import type { Registration, User } from '../domain/user.ts'
import { checkCredentials } from '../flows/check-credentials.ts'
import { acceptEmail, acceptUsername, acceptZone, refuseWeakPassword } from '../flows/accept-typed.ts'
import { registerUser, type Registered } from '../flows/register-user.ts'
import { startSession } from '../flows/start-session.ts'
import { withPassword } from '../flows/with-password.ts'
import { userView } from './views.ts'

const message = 'Account created successfully! Please check your email to verify your account before logging in.'

export function register(deps: Deps): Handlers<operations>['register'] {
  return async ({ body }) => {
    const registration = {
      email: acceptEmail(body.email),
      username: acceptUsername(body.username),
      zone: body.zone === undefined ? 'UTC' : acceptZone(body.zone),
    }
    const answer = await withPassword(deps, body, async (open) => {
      const password = await open()
      if (password === null)
        throw problem(400, 'password-unreadable', 'The password could not be read. Please send the form once more.')
      await refuseWeakPassword(password, registration.email)
      return deps.config.registrationMode === 'open'
        ? registerOpenly(deps, registration, password)
        : registerSilently(deps, registration, password)
    })
    return { status: 201, body: answer }
  }
}

type Answer = components['schemas']['Registered']

async function registerOpenly(deps: Deps, registration: Registration, password: string): Promise<Answer> {
  const user = refuseTaken(await registerOnce(deps, registration, password))
  return { message, token: await startSession(deps, user), user: userView(user, deps.clock.now()) }
}

/** Says the same whether the address is known or not; what its owner learns, they learn by mail. */
async function registerSilently(deps: Deps, registration: Registration, password: string): Promise<Answer> {
  const outcome = await registerUser(deps, registration, password)
  if ('refused' in outcome && outcome.refused === 'username-taken') refuseTaken(outcome)
  return { message }
}

/** The same registration, sent again because its answer was lost, is answered like the first, also while that still runs. */
async function registerOnce(deps: Deps, registration: Registration, password: string): Promise<Registered> {
  const known = await repeated(deps, registration.email, password)
  if (known) return known
  const outcome = await registerUser(deps, registration, password)
  return 'user' in outcome ? outcome : ((await repeated(deps, registration.email, password)) ?? outcome)
}

/** Within this time the same address and password are the same registration. */
const repeatWithinMs = 10 * 60_000

/** Null where the address is free. */
async function repeated(deps: Deps, email: string, password: string): Promise<Registered | null> {
  const login = await deps.logins.findByEmail(deps.emailKeyOf(email))
  if (!login) return null
  const age = deps.clock.now().getTime() - login.createdAt.getTime()
  const user = age <= repeatWithinMs ? await checkCredentials(deps, email, () => Promise.resolve(password)) : null
  return user ? { user } : { refused: 'email-taken' }
}

function refuseTaken(outcome: Registered): User {
  if ('user' in outcome) return outcome.user
  throw outcome.refused === 'email-taken'
    ? problem(409, 'email-taken', 'There is an account with this email address already. Please log in.')
    : problem(409, 'username-taken', 'This username is taken. Please choose another, or leave it empty.')
}
