import { askJson, newAddress, type Reply } from './ask.ts'

/** Renews a session with this cookie at a gateway or an auth process, or ends it with `{ end: true }`. */
export function renew(base: string, cookie: string, body: object = {}): Promise<Reply> {
  return askJson({ method: 'POST', url: `${base}/api/auth/renew`, headers: { cookie }, body, from: newAddress() })
}

/** The parts of a cookie that `renew` takes. */
export function partsOf(cookie: string): { sessionId: string; secret: string } {
  const [sessionId = '', secret = ''] = cookie.replace('renewal=', '').split('.')
  return { sessionId, secret }
}
