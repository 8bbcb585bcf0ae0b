import { createHash, randomBytes } from 'node:crypto'

/** Whose secret it is, and which call it begins: a request finds the call by its key alone. */
export interface CallSecret {
  userId: string
  callId: string
  /** SHA-256 of the whole text, base64url. */
  hash: string
}

const idBytes = 16
const randomLength = 32
const form = /^Bearer (vs_[\w-]{86})$/

/** A new secret for a call: `vs_`, then the two ids and 256 random bits in base64url. */
export function createCallSecret(userId: string, callId: string): { value: string; hash: string } {
  const ids = [userId, callId].map((id) => Buffer.from(id.replaceAll('-', ''), 'hex'))
  const value = `vs_${Buffer.concat([...ids, randomBytes(randomLength)]).toString('base64url')}`
  return { value, hash: hashOf(value) }
}

/** Reads an `Authorization` header; null if it cannot be one of ours. */
export function readCallSecret(authorization: string | undefined): CallSecret | null {
  const [, value] = form.exec(authorization ?? '') ?? []
  if (value === undefined) return null
  const bytes = Buffer.from(value.slice(3), 'base64url')
  return { userId: idFrom(bytes, 0), callId: idFrom(bytes, idBytes), hash: hashOf(value) }
}

function idFrom(bytes: Buffer, start: number): string {
  const hex = bytes.toString('hex', start, start + idBytes)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url')
