import type { operations } from '@app/contracts/generated/billing'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'

export function getPricing({ currentPrice }: Pick<Deps, 'currentPrice'>): Handlers<operations>['getPricing'] {
  return async () => {
    const { amount, currency, interval } = await currentPrice()
    return { status: 200, body: { amount, currency, interval } }
  }
}
