import type { operations } from '@app/contracts/generated/tutor-voice'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'

export function exportTutorVoiceUser({
  userData,
}: Pick<Deps, 'userData'>): Handlers<operations>['exportTutorVoiceUser'] {
  return async ({ params }) => ({ status: 200, body: { collections: await userData.exportUser(params.userId) } })
}
