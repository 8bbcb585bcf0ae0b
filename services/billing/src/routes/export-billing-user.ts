import type { operations } from '@app/contracts/generated/billing'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'

export function exportBillingUser({ userData }: Pick<Deps, 'userData'>): Handlers<operations>['exportBillingUser'] {
  return async ({ params }) => ({ status: 200, body: { collections: await userData.exportUser(params.userId) } })
}
