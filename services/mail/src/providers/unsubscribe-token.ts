import { createHmac, timingSafeEqual } from 'node:crypto'

/** Kinds of mail that a person may stop. */
export type OptionalKind = 'weekly-summary'

/**
 * What stands in the List-Unsubscribe address (RFC 8058): user and kind, with an HMAC, so that nothing need be stored for
 * it and nobody can make one for somebody else.
 */
export function unsubscribeToken(key: Buffer, userId: string, kind: OptionalKind): string {
  const said = Buffer.from(`${userId}:${kind}`).toString('base64url')
  return `${said}.${macOf(key, said)}`
}

/** Null for a token that we did not make. */
export function readUnsubscribeToken(key: Buffer, token: string): { userId: string; kind: OptionalKind } | null {
  const [said = '', mac = '', ...more] = token.split('.')
  const expected = Buffer.from(macOf(key, said))
  const given = Buffer.from(mac)
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [userId = '', kind] = Buffer.from(said, 'base64url').toString().split(':')
  return kind === 'weekly-summary' ? { userId, kind } : null
}

/** Key of what is stored about a person's choice. */
export function unsubscribedId(key: Buffer, userId: string, kind: OptionalKind): string {
  return createHmac('sha256', key).update(`suppression:${userId}:${kind}`).digest('base64url')
}

const macOf = (key: Buffer, said: string) => createHmac('sha256', key).update(`unsubscribe:${said}`).digest('base64url')
