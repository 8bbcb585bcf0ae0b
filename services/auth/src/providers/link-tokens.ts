import { createHash, createHmac } from 'node:crypto'
import type { LinkPurpose } from '../domain/link-request.ts'

/** One-time tokens and codes, derived from their request whenever they are needed, so that none is ever stored. */
export interface LinkTokens {
  /** 256 bit, base64url. */
  tokenOf(purpose: LinkPurpose, requestId: string): string
  /** Six digits. */
  codeOf(requestId: string): string
}

export function createLinkTokens(linkKey: Buffer): LinkTokens {
  const derive = (text: string) => createHmac('sha256', linkKey).update(text).digest()
  return {
    tokenOf: (purpose, requestId) => derive(`${purpose}:${requestId}`).toString('base64url'),
    // Of 48 bits, so that every code is equally likely to within one in a hundred million.
    codeOf: (requestId) => `${derive(`code:${requestId}`).readUIntBE(0, 6) % 1_000_000}`.padStart(6, '0'),
  }
}

/** How a token is kept and found. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
