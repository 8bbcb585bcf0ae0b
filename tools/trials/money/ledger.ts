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
  const subscriptions = subscriptionsByUser(await state())
  const wanted = { _id: { $in: [...userIds] } }
  const billing = await stores.billing.db.collection<Stored>('subscriptions').find(wanted).toArray()
  const practice = await stores.practice.db.collection<Stored>('entitlements').find(wanted).toArray()
  return userIds.flatMap((userId) => {
    const stored = billing.find(({ _id }) => _id === userId)
    const granted = practice.find(({ _id }) => _id === userId)
    const faults = [
      ...faultsOfBilling(subscriptions.get(userId) ?? [], stored),
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
function faultsOfBilling(subscriptions: readonly AtProvider[], stored: Stored | undefined): string[] {
  const live = subscriptions.filter(({ status }) => status !== 'canceled')
  const [one, ...more] = live
  if (more.length > 0) return [`${live.length} subscriptions live at the provider`]
  const hasAccess = hasPaidAccess(stored ?? null, new Date())
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
