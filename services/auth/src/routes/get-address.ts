import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { greetingOf } from '../domain/user.ts'
import type { LastAddress } from '../providers/seal-address.ts'

type Needs = Pick<Deps, 'users' | 'erasures' | 'erasureIdOf' | 'sealAddress'>

/** Of a deleted account the address is told until the mail service has sent the last mail and given its receipt. */
export function getAddress(deps: Needs): Handlers<operations>['getAddress'] {
  return async ({ params }) => {
    const user = await deps.users.findById(params.userId)
    if (user) {
      const { email, zone, weeklySummary, emailVerified: verified } = user
      return { status: 200, body: { email, greeting: greetingOf(user), verified, zone, weeklySummary } }
    }
    const last = await lastAddress(deps, params.userId)
    if (!last) throw problem(404, 'user-not-found', 'There is no such user.')
    return { status: 200, body: { verified: false, ...last, weeklySummary: false } }
  }
}

async function lastAddress({ erasures, erasureIdOf, sealAddress }: Needs, userId: string): Promise<LastAddress | null> {
  const erasure = await erasures.findById(erasureIdOf(userId))
  return erasure?.sealedAddress ? sealAddress.open(erasure.id, erasure.sealedAddress) : null
}
