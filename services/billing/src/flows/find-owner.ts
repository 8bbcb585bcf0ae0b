import type { Deps } from '../deps.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * The candidate whom a customer of the provider stands for; null if it stands for none. A customer that we do not know may
 * come from a checkout that a crash cut short, or from an operator: it names the candidate in its metadata. It is taken only
 * if the candidate has no customer yet. Throws the SDK's errors.
 */
export async function findOwner(
  deps: Pick<Deps, 'customers' | 'providerCheckouts' | 'erasures' | 'closings' | 'clock' | 'logger'>,
  customerId: string,
): Promise<string | null> {
  const { customers, providerCheckouts, erasures, closings, clock, logger } = deps
  const known = await customers.findOwner(customerId)
  if (known !== null) return known
  const userId = await providerCheckouts.ownerOf(customerId)
  if (userId === null || !uuid.test(userId)) return null
  const claimed = (await erasures.isErased(userId)) ? null : await customers.claim(userId, customerId, clock.now())
  if (claimed === null || (await erasures.leaveNothing(userId))) {
    await closings.add(customerId, clock.now())
    return null
  }
  if (claimed === customerId) return userId
  logger.error({ userId, customerId }, 'a candidate has two customers at the provider; the later one is not read')
  return null
}
