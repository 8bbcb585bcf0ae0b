import type { operations } from '@app/contracts/generated/mail'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'

export function exportMailUser({ userData }: Pick<Deps, 'userData'>): Handlers<operations>['exportMailUser'] {
  return async ({ params }) => ({ status: 200, body: { collections: await userData.exportUser(params.userId) } })
}
