import { gatewayOrigin } from '../lib/gateway-origin.ts'
import { askToRenew } from './renew-token.ts'

/** Ends the session of this browser's cookie, if it has not ended yet. Returns whether the server has heard it. */
export async function endByCookie(): Promise<boolean> {
  const { ok } = await askToRenew(`${gatewayOrigin()}/api/auth/renew`, { end: true })
  return ok
}
