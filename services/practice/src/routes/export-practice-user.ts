import type { operations } from '@app/contracts/generated/practice'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'

export function exportPracticeUser({ userData }: Pick<Deps, 'userData'>): Handlers<operations>['exportPracticeUser'] {
  return async ({ params }) => ({ status: 200, body: { collections: await userData.exportUser(params.userId) } })
}
