import { Binary } from 'mongodb'

/**
 * Views are packed, because every request reads one: a `Binary` of subtype 0x80 that holds a JSON text in UTF-8. What it
 * says can be rebuilt from the facts, which are documents with fields.
 */
export function pack(value: unknown): Binary {
  return new Binary(Buffer.from(JSON.stringify(value)), Binary.SUBTYPE_USER_DEFINED)
}

/** The value that `pack` was given; its instants are what JSON made of them. */
export function unpack<T>(packed: Binary): T {
  return JSON.parse(packed.toString('utf8')) as T
}

/** An id of a set or a result without the candidate's id and ':', with which all of them begin. Throws `RangeError`. */
export function withoutOwner(userId: string, id: string): string {
  if (!id.startsWith(`${userId}:`)) throw new RangeError(`${id} does not belong to ${userId}`)
  return id.slice(userId.length + 1)
}

export function withOwner(userId: string, short: string): string {
  return `${userId}:${short}`
}
