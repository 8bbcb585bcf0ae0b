import type { Deps } from '../deps.ts'
import { duplicatesOf, stateOf } from '../domain/entitlement.ts'
import type { ProviderEvent } from '../domain/provider-event.ts'
import type { ProviderSubscription } from '../domain/provider-subscription.ts'
import { changeSubscription, newcomer } from '../domain/subscription.ts'
import { findOwner } from './find-owner.ts'
import { tryEvent } from './process-event.ts'
import { syncCustomer } from './sync-customer.ts'
import { isMissing } from '../providers/stripe-client.ts'
import { paymentMetrics } from '../payment-metrics.ts'

const everyMs = 15 * 60_000
/** Read again each time, for events that were listed late. */
const overlapMs = 10 * 60_000
/** How far back the first round reads: the provider lists events of 30 days. */
const firstMs = 29 * 86_400_000
const nightMs = 86_400_000

/**
 * Repairs what lost messages left: every 15 minutes, the events that the provider lists and that never came; once a day,
 * every subscription that it has. Asks for lists, not for one candidate after the other.
 */
export async function reconcile(deps: Deps): Promise<void> {
  const { reconciliations } = deps
  const now = deps.clock.now()
  const events = await reconciliations.doneUntil('events')
  if (!events || isOver(events, everyMs, now)) {
    await repairByEvents(deps, new Date((events?.getTime() ?? now.getTime() - firstMs) - overlapMs))
    await reconciliations.setDone('events', now)
  }
  const sweep = await reconciliations.doneUntil('sweep')
  if (!sweep || isOver(sweep, nightMs, now)) {
    await repairAll(deps)
    await reconciliations.setDone('sweep', now)
  }
}

const isOver = (last: Date, ms: number, now: Date): boolean => now.getTime() - last.getTime() >= ms

async function repairByEvents(deps: Deps, since: Date): Promise<void> {
  const missed: ProviderEvent[] = []
  for await (const event of deps.providerPayments.eventsSince(since))
    if (!(await deps.providerEvents.isKnown(event.id))) missed.push(event)
  // All messages of a customer lead to the same reading: one is processed, the others are only stored. Those about a charge
  // or a payment are processed each, because they say more than whom to read.
  const read = new Set<string>()
  for (const event of missed.toReversed()) {
    await deps.providerEvents.add(event, deps.waitingClock.now())
    const onlyNames = event.chargeId === null && event.payment === null
    if (onlyNames && event.customerId !== null && read.has(event.customerId)) {
      await deps.providerEvents.finish(event.id)
      continue
    }
    if (event.customerId !== null) read.add(event.customerId)
    if (await tryEvent(deps, event)) countMismatch(deps, 'events')
  }
}

/**
 * Compares the provider's list of all subscriptions with what is stored, and reads anew what differs: states that are not the
 * provider's, stored subscriptions that the provider does not list, and second subscriptions of one candidate.
 */
export async function repairAll(deps: Deps): Promise<void> {
  const byCustomer = await listByCustomer(deps)
  for (const [customerId, subscriptions] of byCustomer) {
    const userId = await findOwner(deps, customerId)
    if (userId !== null) await repairOne(deps, { userId, customerId, subscriptions })
  }
  for await (const { userId, customerId } of deps.subscriptions.listAtProvider())
    if (!byCustomer.has(customerId)) await repairOne(deps, { userId, customerId, subscriptions: [] })
}

async function listByCustomer({ providerSubscriptions }: Deps): Promise<Map<string, ProviderSubscription[]>> {
  const byCustomer = new Map<string, ProviderSubscription[]>()
  for await (const subscription of providerSubscriptions.all()) {
    const known = byCustomer.get(subscription.customerId)
    if (known) known.push(subscription)
    else byCustomer.set(subscription.customerId, [subscription])
  }
  return byCustomer
}

interface Listed {
  userId: string
  customerId: string
  /** What the provider's list of all subscriptions has of the customer. */
  subscriptions: readonly ProviderSubscription[]
}

async function repairOne(deps: Deps, { userId, customerId, subscriptions }: Listed): Promise<void> {
  const stored = (await deps.subscriptions.findByUser(userId)) ?? newcomer(userId)
  const isSame = changeSubscription(stored, stateOf(subscriptions)) === null
  if (isSame && duplicatesOf(subscriptions).length === 0) return
  try {
    const after = await syncCustomer(deps, userId, customerId)
    if (after.sequence !== stored.sequence) countMismatch(deps, 'sweep')
  } catch (error) {
    // A wrong key would show every customer as missing, so no candidate loses access by this alone.
    if (!isMissing(error)) throw error
    deps.logger.error({ userId, customerId }, 'the provider does not have the customer of a stored subscription')
  }
}

function countMismatch({ metrics, logger }: Deps, round: 'events' | 'sweep'): void {
  paymentMetrics(metrics).mismatches.inc({ round })
  logger.warn({ round }, 'a state differed from the provider and was repaired')
}
