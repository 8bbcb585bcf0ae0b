import { problem, ProblemError } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'

type Needed = Pick<Deps, 'customers' | 'providerCheckouts' | 'closings' | 'erasures' | 'clock' | 'readAuth' | 'logger'>

interface Address {
  email: string
}

/**
 * The candidate's customer at the provider, made if there is none. The address is read from auth then and stored at the
 * provider alone. Throws the SDK's errors, the problem 503 if auth is away, and the problem 404 if the account was deleted.
 */
export async function ensureCustomer(deps: Needed, userId: string): Promise<string> {
  const { customers, providerCheckouts, closings, erasures, clock } = deps
  if (await erasures.isErased(userId)) throw noSuchUser()
  const known = await customers.findByUser(userId)
  if (known !== null) return known
  const address = await readAddress(deps, userId)
  if (!address) throw noSuchUser()
  const created = await providerCheckouts.createCustomer(userId)
  await providerCheckouts.setEmail(created, address.email)
  const claimed = await customers.claim(userId, created, clock.now())
  if (!(await erasures.leaveNothing(userId))) return claimed
  await closings.add(created, clock.now())
  throw noSuchUser()
}

async function readAddress({ readAuth, logger }: Needed, userId: string): Promise<Address | null> {
  try {
    return await readAuth<Address>(`/auth/users/${userId}/address`)
  } catch (error) {
    logger.warn({ err: error }, 'the address of a candidate was not read')
    throw new ProblemError(503, 'checkout-unavailable', { message: 'Failed to start checkout', retryAfter: 2 })
  }
}

const noSuchUser = () => problem(404, 'user-not-found', 'There is no such user: the account was deleted.')
