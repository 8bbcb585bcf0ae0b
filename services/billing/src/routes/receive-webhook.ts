import type { operations } from '@app/contracts/generated/billing'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem, tooManyRequests } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { receiveMessage } from '../flows/receive-message.ts'
import { verifiedEvent } from '../providers/webhook-signatures.ts'
import { paymentMetrics } from '../payment-metrics.ts'

export function receiveWebhook(deps: Deps): Handlers<operations>['receiveWebhook'] {
  const { config, badSignatures, metrics, waitingClock } = deps
  return async ({ rawBody, headers, address }) => {
    const expected = { secrets: config.stripe.webhookSecrets, now: waitingClock.now() }
    const event = rawBody && verifiedEvent(rawBody, headers['stripe-signature'], expected)
    if (!event) {
      paymentMetrics(metrics).badSignatures.inc()
      const waitS = badSignatures.count(address)
      if (waitS > 0) throw tooManyRequests(waitS)
      throw problem(400, 'bad-signature', 'The signature of this message is not valid.')
    }
    await receiveMessage(deps, event)
    return { status: 200, body: { received: true } }
  }
}
