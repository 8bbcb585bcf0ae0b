import type { operations } from '@app/contracts/generated/mail'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { contactSupport } from './contact-support.ts'
import { exportMailUser } from './export-mail-user.ts'
import { sendAdminEmail } from './send-admin-email.ts'
import { unsubscribe } from './unsubscribe.ts'

/** The gateway serves the rest of the contract by itself (`x-gateway`). */
export type Served = Omit<operations, 'openUnsubscribe'>

/** Operation id to what it does; serveContract refuses to start unless this is the whole contract. */
export function createHandlers(deps: Deps): Handlers<Served> {
  return {
    contactSupport: contactSupport(deps),
    sendAdminEmail: sendAdminEmail(deps),
    unsubscribe: unsubscribe(deps),
    exportMailUser: exportMailUser(deps),
  }
}
