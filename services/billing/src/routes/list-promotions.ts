import type { operations } from '@app/contracts/generated/billing'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'

export function listPromotions({
  config,
  clock,
}: Pick<Deps, 'config' | 'clock'>): Handlers<operations>['listPromotions'] {
  return () => {
    const promotions = config.promotions.map((each) => ({ ...each, expiresAt: each.expiresAt.toISOString() }))
    return { status: 200, body: { now: clock.now().toISOString(), promotions } }
  }
}
