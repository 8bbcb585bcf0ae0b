import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { readEmail } from '../domain/typed-text.ts'

type Needs = Pick<Deps, 'logins' | 'users' | 'emailKeyOf'>

export function getAddressState({ logins, users, emailKeyOf }: Needs): Handlers<operations>['getAddressState'] {
  return async ({ query }) => {
    const email = readEmail(query.email)
    const login = email === null ? null : await logins.findByEmail(emailKeyOf(email))
    const user = login && (await users.findById(login.userId))
    return { status: 200, body: { verified: user?.emailVerified ?? false } }
  }
}
