import type { operations } from '@app/contracts/generated/tutor-voice'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { personOf } from '../flows/person.ts'
import { tutorUsage } from '../flows/tutor-quota.ts'
import { usageView } from './views.ts'

export function getTutorUsage(deps: Deps): Handlers<operations>['getTutorUsage'] {
  return async (input) => ({ status: 200, body: usageView(await tutorUsage(deps, personOf(input))) })
}
