import type { operations } from '@app/contracts/generated/auth'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { hashOfToken } from '../providers/link-tokens.ts'

/** Expired links are their owner's as well: verifying then says that they are expired. */
export function ownsVerification({ tokens }: Pick<Deps, 'tokens'>): Handlers<operations>['ownsVerification'] {
  return async (input) => {
    const request = await tokens.findByHash(hashOfToken(input.body.token))
    const own = request?.purpose === 'verify' && request.userId === callerOf(input).userId
    return { status: 200, body: { own } }
  }
}
