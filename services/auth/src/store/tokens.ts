import type { Event } from '@app/shared/events/event'
import { compareAndSet, insertOnce, type Identified, type Versioned } from '@app/shared/mongo/facts'
import type { Db } from 'mongodb'
import type { LinkRequest } from '../domain/link-request.ts'

interface TokenDocument extends Identified, LinkRequest {
  codeTries: number
  sweepAt: Date
  events: Event[]
}

/** newest_verifications/{email key}: the two newest mails about a registration to an address, newest first. */
interface NewestDocument extends Versioned {
  userId: string
  hashes: string[]
  sweepAt: Date
}

/** tokens/{sha256 of the token}: mails that were asked for; the commit point of asking, with its event. */
export interface Tokens {
  findByHash(hash: string): Promise<LinkRequest | null>
  /** False where this request is there already. */
  insert(hash: string, request: LinkRequest, events: Event[]): Promise<boolean>
  /** The request of the newest mail with a code. */
  findNewestVerification(emailKey: string): Promise<{ hash: string; request: LinkRequest } | null>
  /** Counts a try of the code before it is compared; false where there were `limit` already. */
  countCodeTry(hash: string, limit: number): Promise<boolean>
  /** It was the right one. */
  takeBackCodeTry(hash: string): Promise<void>
}

/** Kept a little longer than it is good for, so that the outbox finds its event. */
const marginMs = 3_600_000

export function createTokens(db: Db): Tokens {
  const collection = db.collection<TokenDocument>('tokens')
  const newest = db.collection<NewestDocument>('newest_verifications')
  const note = (hash: string, { emailKey, userId }: LinkRequest, sweepAt: Date) =>
    compareAndSet(newest, emailKey, {
      initial: () => ({ _id: emailKey, version: 0, userId, hashes: [], sweepAt }),
      change: (current) =>
        current.hashes.includes(hash)
          ? null
          : { ...current, userId, hashes: [hash, ...current.hashes.slice(0, 1)], sweepAt },
    })
  return {
    async findByHash(hash) {
      const found = await collection.findOne({ _id: hash })
      return found && toRequest(found)
    },
    async insert(hash, request, events) {
      const sweepAt = new Date(request.expiresAt.getTime() + marginMs)
      // Also where there is nothing to verify: registering a known address must not take less time than a new one.
      if (request.purpose !== 'reset') await note(hash, request, sweepAt)
      return insertOnce(collection, { _id: hash, ...request, codeTries: 0, sweepAt, events })
    },
    async findNewestVerification(emailKey) {
      // The first is missing where a process ended between noting it and storing it, and may be no mail with a code.
      for (const hash of (await newest.findOne({ _id: emailKey }))?.hashes ?? []) {
        const found = await collection.findOne({ _id: hash })
        if (found?.purpose === 'verify') return { hash, request: toRequest(found) }
      }
      return null
    },
    async countCodeTry(hash, limit) {
      const result = await collection.updateOne({ _id: hash, codeTries: { $lt: limit } }, { $inc: { codeTries: 1 } })
      return result.modifiedCount === 1
    },
    async takeBackCodeTry(hash) {
      await collection.updateOne({ _id: hash }, { $inc: { codeTries: -1 } })
    },
  }
}

function toRequest(document: TokenDocument): LinkRequest {
  const { requestId, purpose, userId, emailKey, credential, createdAt, expiresAt } = document
  return { requestId, purpose, userId, emailKey, credential, createdAt, expiresAt }
}
