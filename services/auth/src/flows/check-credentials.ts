import { randomUUID } from 'node:crypto'
import { tooManyRequests } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import type { User } from '../domain/user.ts'
import type { Login } from '../store/logins.ts'
import type { OpenPassword } from './with-password.ts'

type Needs = Pick<Deps, 'throttles' | 'logins' | 'users' | 'hashing' | 'clock' | 'emailKeyOf' | 'config'>

/** Who a password let in, and by which login. */
export interface Entered {
  user: User
  login: Login
}

/**
 * The person that an address and a password open; null where they do not. Address without account, wrong password,
 * unreadable password (null) and, in mode `verify-first`, an address not verified yet cost the same work and count alike.
 * An attempt counts before it is checked and is taken back where it was right, or could not be checked. Throws the
 * problem 429 at a limit, whether there is an account or not.
 */
export async function checkCredentials(deps: Needs, email: string, open: OpenPassword): Promise<Entered | null> {
  const emailKey = deps.emailKeyOf(email)
  const attempt = { id: randomUUID(), at: deps.clock.now() }
  const wait = await deps.throttles.admit(emailKey, attempt)
  if (wait !== null) throw tooManyRequests(wait, waitingSentence(wait))
  let failed = false
  try {
    const password = await open()
    const login = await deps.logins.findByEmail(emailKey)
    const user = await deps.users.findById(login?.userId ?? emailKey)
    const right = await deps.hashing.verify(login?.passwordHash ?? null, password ?? '')
    const entered = right && password !== null && login && user && mayEnter(deps, user) ? { user, login } : null
    failed = entered === null
    return entered
  } finally {
    if (!failed) await deps.throttles.takeBack(emailKey, attempt.id)
  }
}

function mayEnter({ config }: Needs, user: User): boolean {
  return config.registrationMode === 'open' || user.emailVerified
}

function waitingSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1
    ? 'There were too many failed attempts for this address. Please try again in a minute.'
    : `There were too many failed attempts for this address. Please try again in ${minutes} minutes.`
}
