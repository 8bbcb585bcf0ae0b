import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { greetingOf } from '../domain/user.ts'

export function getAddress({ users }: Pick<Deps, 'users'>): Handlers<operations>['getAddress'] {
  return async ({ params }) => {
    const user = await users.findById(params.userId)
    if (!user) throw problem(404, 'user-not-found', 'There is no such user.')
    const { email, zone, weeklySummary } = user
    return { status: 200, body: { email, greeting: greetingOf(user), zone, weeklySummary } }
  }
}
