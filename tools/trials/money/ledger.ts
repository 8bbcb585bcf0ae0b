import { setTimeout as pause } from 'node:timers/promises'
import { hasPaidAccess, type PaidState } from '@app/contracts/rules/paid-access'
import type { AtProvider, ProviderState, Shop } from './shop.ts'

interface Stored extends PaidState {
  _id: string
  sequence: number
  provider: { subscriptionId: string; status: string; periodEnd: Date; cancelAt: Date | null } | null
}

/** Practice learns of a change within this time (issue 16, 2). */
const effectWithinMs = 2_000

/**
 * Compares, for these candidates, the provider with what billing stores and with what practice grants. Returns a sentence for
 * each difference. Looks again for as long as an event may take.
 */
export async function compareLedger(shop: Shop, userIds: readonly string[]): Promise<string[]> {
  const end = performance.now() + effectWithinMs
  for (;;) {
    const faults = await differences(shop, userIds)
    if (faults.length === 0 || performance.now() > end) return faults
    await pause(250)
  }
}

async function differences({ stores, state }: Shop, userIds: readonly string[]): Promise<string[]> {
  const known = await state()
  const subscriptions = subscriptionsByUser(known)
  const now = new Date(known.now * 1000)
  const wanted = { _id: { $in: [...userIds] } }
  const billing = await stores.billing.db.collection<Stored>('subscriptions').find(wanted).toArray()
  const practice = await stores.practice.db.collection<Stored>('entitlements').find(wanted).toArray()
  return userIds.flatMap((userId) => {
    const stored = billing.find(({ _id }) => _id === userId)
    const granted = practice.find(({ _id }) => _id === userId)
    const faults = [
      ...faultsOfBilling(subscriptions.get(userId) ?? [], stored, now),
      ...(shown(granted) === shown(stored) ? [] : [`practice has ${shown(granted)}, billing ${shown(stored)}`]),
    ]
    return faults.map((fault) => `${userId}: ${fault}`)
  })
}

export function subscriptionsByUser(state: ProviderState): Map<string, AtProvider[]> {
  const known = Object.values(state.subscriptions).map(
    (each) => [state.customers[each.customer]?.metadata.userId ?? '', each] as const,
  )
  const byUser = Map.groupBy(known, ([userId]) => userId)
  return new Map([...byUser].map(([userId, pairs]) => [userId, pairs.map(([, subscription]) => subscription)]))
}

/** What a candidate has paid for is told here from the provider's objects alone, not by billing's own rules. */
function faultsOfBilling(subscriptions: readonly AtProvider[], stored: Stored | undefined, now: Date): string[] {
  const live = subscriptions.filter(({ status }) => status !== 'canceled')
  const [one, ...more] = live
  if (more.length > 0) return [`${live.length} subscriptions live at the provider`]
  const hasAccess = hasPaidAccess(stored ?? null, now)
  if (!one) return hasAccess ? ['has access, and no subscription lives at the provider'] : []
  if (!stored?.provider) return ['has a subscription at the provider that billing does not know']
  const theirs = [one.id, one.status, one.items.data[0]?.current_period_end, one.cancel_at]
  const { subscriptionId, status, periodEnd, cancelAt } = stored.provider
  const ours = [subscriptionId, status, seconds(periodEnd), seconds(cancelAt)]
  return [
    ...(String(ours) === String(theirs) ? [] : [`billing has ${ours.join(' ')}, the provider ${theirs.join(' ')}`]),
    ...(hasAccess ? [] : ['has no access, and a subscription lives at the provider']),
  ]
}

const seconds = (instant: Date | null) => (instant === null ? null : instant.getTime() / 1000)

const shown = (state: Stored | undefined) =>
  state ? `${state.sequence} ${state.plan} ${state.status} ${state.periodEnd?.toISOString() ?? 'no end'}` : 'nothing'

/** Returns a sentence for each way in which a candidate has paid other than for one subscription, once. */
export function faultsOfPayment(state: ProviderState, userId: string, price = 1000): string[] {
  const ids = Object.values(state.customers)
    .filter(({ metadata }) => metadata.userId === userId)
    .map(({ id }) => id)
  const of = <T extends { customer: string }>(table: Record<string, T>) =>
    Object.values(table).filter(({ customer }) => ids.includes(customer))
  const live = of(state.subscriptions).filter(({ status }) => status !== 'canceled')
  const paid = of(state.charges).reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0)
  const open = of(state.sessions).filter(({ status }) => status === 'open')
  const faults = [
    ...(ids.length === 1 ? [] : [`${ids.length} customers instead of one`]),
    ...(live.length === 1 ? [] : [`${live.length} subscriptions instead of one`]),
    ...(paid === price ? [] : [`paid ${paid} instead of ${price}`]),
    ...(open.length === 0 ? [] : [`${open.length} checkouts are still open`]),
  ]
  return faults.map((fault) => `${userId}: ${fault}`)
}
