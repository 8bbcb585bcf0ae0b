import type { operations } from '@app/contracts/generated/billing'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'

export function getPricing({ config }: Pick<Deps, 'config'>): Handlers<operations>['getPricing'] {
  return () => ({
    status: 200,
    body: { amount: config.price.amount, currency: config.price.currency, interval: 'month' },
  })
}
