import { gatewayOrigin } from '../lib/gateway-origin.ts'
import { askToRenew } from './renew-token.ts'

/** Ends the session of this browser's cookie. Returns true if the server has heard it, also if that session had ended. */
export async function endByCookie(): Promise<boolean> {
  const { ok, status } = await askToRenew(`${gatewayOrigin()}/api/auth/renew`, { end: true })
  return ok || status === 401
}
