import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'

type Needed = Pick<Deps, 'customers' | 'providerCheckouts' | 'closings' | 'erasures' | 'clock' | 'readAuth'>

interface Address {
  email: string
}

/**
 * The candidate's customer at the provider, made if there is none. The address is read from auth then and stored at the
 * provider alone. Throws the SDK's errors, an error if auth is away, and the problem 404 if the account was deleted.
 */
export async function ensureCustomer(deps: Needed, userId: string): Promise<string> {
  const { customers, providerCheckouts, closings, erasures, clock, readAuth } = deps
  if (await erasures.isErased(userId)) throw noSuchUser()
  const known = await customers.findByUser(userId)
  if (known !== null) return known
  const address = await readAuth<Address>(`/auth/users/${userId}/address`)
  if (!address) throw noSuchUser()
  const created = await providerCheckouts.createCustomer(userId)
  await providerCheckouts.setEmail(created, address.email)
  const claimed = await customers.claim(userId, created, clock.now())
  if (!(await erasures.leaveNothing(userId))) return claimed
  await closings.add(created, clock.now())
  throw noSuchUser()
}

const noSuchUser = () => problem(404, 'user-not-found', 'There is no such user: the account was deleted.')
