import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { getAddress } from './get-address.ts'
import { getKeySet } from './get-key-set.ts'
import { getMe } from './get-me.ts'
import { getPublicKey } from './get-public-key.ts'
import { listRevocations } from './list-revocations.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { updateMe } from './update-me.ts'

/** Operation id to what it does; serveContract refuses to start unless this is the whole contract. */
export function createHandlers(deps: Deps): Handlers<operations> {
  return {
    getAddress: getAddress(deps),
    getKeySet: getKeySet(deps),
    getMe: getMe(deps),
    getPublicKey: getPublicKey(deps),
    listRevocations: listRevocations(deps),
    login: login(deps),
    logout: logout(deps),
    register: register(deps),
    updateMe: updateMe(deps),
  }
}
