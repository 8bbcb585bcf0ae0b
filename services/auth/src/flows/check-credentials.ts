import { randomUUID } from 'node:crypto'
import { tooManyRequests, waitInWords } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import type { User } from '../domain/user.ts'
import type { Login } from '../store/logins.ts'
import type { Throttles } from '../store/throttles.ts'
import type { OpenPassword } from './with-password.ts'

type Needs = Pick<Deps, 'logins' | 'users' | 'hashing' | 'clock' | 'emailKeyOf' | 'config'>

/** Who a password let in, and by which login. */
export interface Entered {
  user: User
  login: Login
}

/**
 * The person that an address and a password open; null where they do not. Address without account, wrong password,
 * unreadable password (null) and, in mode `verify-first`, an address not verified yet cost the same work and count alike.
 * An attempt counts before it is checked and is taken back where it was right, or could not be checked. Throws the
 * problem 429 at a limit of `throttles`, whether there is an account or not: guesses of strangers and those of who holds
 * a session count apart, so that nobody locks an owner out by guessing at their address.
 */
export async function checkCredentials(
  deps: Needs,
  typed: { email: string; open: OpenPassword },
  throttles: Throttles,
): Promise<Entered | null> {
  const emailKey = deps.emailKeyOf(typed.email)
  const attempt = { id: randomUUID(), at: deps.clock.now() }
  const wait = await throttles.admit(emailKey, attempt)
  if (wait !== null) throw tooManyRequests(wait, waitingSentence(wait))
  let failed = false
  try {
    const password = await typed.open()
    const login = await deps.logins.findByEmail(emailKey)
    const user = await deps.users.findById(login?.userId ?? emailKey)
    const right = await deps.hashing.verify(login?.passwordHash ?? null, password ?? '')
    const entered = right && password !== null && login && user && mayEnter(deps, user) ? { user, login } : null
    failed = entered === null
    return entered
  } finally {
    if (!failed) await throttles.takeBack(emailKey, attempt.id)
  }
}

function mayEnter({ config }: Needs, user: User): boolean {
  return config.registrationMode === 'open' || user.emailVerified
}

function waitingSentence(seconds: number): string {
  return `There were too many failed attempts for this address. Please try again ${waitInWords(seconds)}.`
}
