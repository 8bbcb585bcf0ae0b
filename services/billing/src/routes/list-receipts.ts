import type { operations } from '@app/contracts/generated/billing'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { orUnavailable } from '../providers/stripe-client.ts'

const away = { code: 'receipts-unavailable', message: 'Failed to load receipts', withinMs: 3_500 }
const most = 24

export function listReceipts(deps: Deps): Handlers<operations>['listReceipts'] {
  const { customers, providerPayments, refunds, logger } = deps
  return async (input) => {
    const customerId = await customers.findByUser(callerOf(input).userId)
    if (customerId === null) return { status: 200, body: { receipts: [] } }
    const found = await orUnavailable(logger, away, () => providerPayments.receipts(customerId, most))
    const receipts = found.map(async ({ date, ...receipt }) => ({
      ...receipt,
      date: date.toISOString(),
      status: (await refunds.has(receipt.id)) ? ('refunded' as const) : receipt.status,
    }))
    return { status: 200, body: { receipts: await Promise.all(receipts) } }
  }
}
