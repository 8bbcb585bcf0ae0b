import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'

/** An account was deleted: remembers its customer, whom the round deletes at the provider, and erases what is kept here. */
export function closeAccount(
  deps: Pick<Deps, 'customers' | 'closings' | 'erasures' | 'clock'>,
): Reaction<'auth.user-deleted.v1'> {
  const { customers, closings, erasures, clock } = deps
  return async (event) => {
    const customerId = await customers.findByUser(event.body.userId)
    if (customerId !== null) await closings.add(customerId, clock.now())
    await erasures.react(event)
  }
}

/** Deletes customers at the provider, which closes their open checkouts and ends their subscriptions at once. */
export async function closeCustomers({
  closings,
  providerCheckouts,
}: Pick<Deps, 'closings' | 'providerCheckouts'>): Promise<void> {
  for (const customerId of await closings.listAll()) {
    await providerCheckouts.deleteCustomer(customerId)
    await closings.remove(customerId)
  }
}
