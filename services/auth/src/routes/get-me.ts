import type { operations } from '@app/contracts/generated/auth'
import { unauthorized } from '@app/shared/http/caller'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { userView } from './views.ts'

export function getMe({ users, clock }: Pick<Deps, 'users' | 'clock'>): Handlers<operations>['getMe'] {
  return async (input) => {
    const user = await users.findById(callerOf(input).userId)
    if (!user) throw unauthorized()
    return { status: 200, body: userView(user, clock.now()) }
  }
}
