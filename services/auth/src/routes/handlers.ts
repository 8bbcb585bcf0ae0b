import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { changePassword } from './change-password.ts'
import { deleteMe } from './delete-me.ts'
import { endOwnSession } from './end-own-session.ts'
import { forgotPassword } from './forgot-password.ts'
import { getAddress } from './get-address.ts'
import { getAddressState } from './get-address-state.ts'
import { getErasure } from './get-erasure.ts'
import { getExport } from './get-export.ts'
import { getKeySet } from './get-key-set.ts'
import { getLink } from './get-link.ts'
import { getMe } from './get-me.ts'
import { getPublicKey } from './get-public-key.ts'
import { getSessionOrigin } from './get-session-origin.ts'
import { listRevocations } from './list-revocations.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { ownsVerification } from './owns-verification.ts'
import { register } from './register.ts'
import { renew } from './renew-session.ts'
import { requestExport } from './request-export.ts'
import { resendVerification } from './resend-verification.ts'
import { resetPassword } from './reset-password.ts'
import { updateMe } from './update-me.ts'
import { verifyEmail } from './verify-email.ts'

/** Operation id to what it does; serveContract refuses to start unless this is the whole contract. */
export function createHandlers(deps: Deps): Handlers<operations> {
  return {
    changePassword: changePassword(deps),
    deleteMe: deleteMe(deps),
    endSession: endOwnSession(deps),
    forgotPassword: forgotPassword(deps),
    getAddress: getAddress(deps),
    getAddressState: getAddressState(deps),
    getErasure: getErasure(deps),
    getExport: getExport(deps),
    getKeySet: getKeySet(deps),
    getLink: getLink(deps),
    getMe: getMe(deps),
    getPublicKey: getPublicKey(deps),
    getSessionOrigin: getSessionOrigin(deps),
    listRevocations: listRevocations(deps),
    listSessions: listSessions(deps),
    login: login(deps),
    logout: logout(deps),
    ownsVerification: ownsVerification(deps),
    register: register(deps),
    renewSession: renew(deps),
    requestExport: requestExport(deps),
    resendVerification: resendVerification(deps),
    resetPassword: resetPassword(deps),
    updateMe: updateMe(deps),
    verifyEmail: verifyEmail(deps),
  }
}
