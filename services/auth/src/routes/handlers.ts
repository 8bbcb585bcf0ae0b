import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import { unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { deleteMe } from './delete-me.ts'
import { getAddress } from './get-address.ts'
import { getErasure } from './get-erasure.ts'
import { getExport } from './get-export.ts'
import { getKeySet } from './get-key-set.ts'
import { getMe } from './get-me.ts'
import { getPublicKey } from './get-public-key.ts'
import { listRevocations } from './list-revocations.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { requestExport } from './request-export.ts'
import { updateMe } from './update-me.ts'

const soon = (): never => {
  throw unavailable()
}

/** Operation id to what it does; serveContract refuses to start unless this is the whole contract. */
export function createHandlers(deps: Deps): Handlers<operations> {
  return {
    changePassword: soon,
    deleteMe: deleteMe(),
    endSession: soon,
    forgotPassword: soon,
    getAddress: getAddress(deps),
    getErasure: getErasure(),
    getExport: getExport(),
    getKeySet: getKeySet(deps),
    getLink: soon,
    getMe: getMe(deps),
    getPublicKey: getPublicKey(deps),
    getSessionOrigin: soon,
    listRevocations: listRevocations(deps),
    listSessions: soon,
    login: login(deps),
    logout: logout(deps),
    register: register(deps),
    requestExport: requestExport(),
    resendVerification: soon,
    resetPassword: soon,
    updateMe: updateMe(deps),
    verifyEmail: soon,
  }
}
