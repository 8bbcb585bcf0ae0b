import type { operations } from '@app/contracts/generated/billing'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { sentenceOf } from '../domain/promotion.ts'
import { startCheckout } from '../flows/start-checkout.ts'
import { orUnavailable } from '../providers/stripe-client.ts'

const away = { code: 'checkout-unavailable', message: 'Failed to start checkout', withinMs: 7_500 }

export function createCheckoutSession(deps: Deps): Handlers<operations>['createCheckoutSession'] {
  return async (input) => {
    const { userId } = callerOf(input)
    const { attempt, promo } = input.body
    if (input.body.userId !== userId) throw problem(403, 'not-yours', 'You can start a checkout only for yourself.')
    const { checkout, promotion } = await orUnavailable(deps.logger, away, () =>
      startCheckout(deps, { userId, attempt, promo }),
    )
    return {
      status: 200,
      body: {
        url: checkout.url ?? '',
        sessionId: checkout.id,
        promotion: promotion && {
          code: promotion.code,
          outcome: promotion.outcome,
          message: sentenceOf(promotion.outcome, promotion.code, promotion.percent),
        },
      },
    }
  }
}
