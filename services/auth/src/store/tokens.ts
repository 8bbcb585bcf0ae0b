import type { Event } from '@app/shared/events/event'
import { compareAndSet, insertOnce, type Identified, type Versioned } from '@app/shared/mongo/single-document'
import type { Collection, Db } from 'mongodb'
import type { LinkRequest } from '../domain/link-request.ts'

interface TokenDocument extends Identified, LinkRequest {
  codeTries: number
  sweepAt: Date
  events: Event[]
}

/** newest_verifications/{email key}: the newest mails about registrations to an address, newest first. */
interface NewestDocument extends Versioned {
  userId: string
  hashes: string[]
  /** User ids of up to two registrations that waited for their link. */
  registrations?: string[]
  sweepAt: Date
}

export interface Verification {
  hash: string
  request: LinkRequest
}

/** tokens/{sha256 of the token}: mails that were asked for; the commit point of asking, with its event. */
export interface Tokens {
  findByHash(hash: string): Promise<LinkRequest | null>
  /** False where this request is there already. */
  insert(hash: string, request: LinkRequest, events: Event[]): Promise<boolean>
  /** The newest mail with a code, and the newest one of each other registration that waits for its link. */
  listVerifications(emailKey: string): Promise<Verification[]>
  /**
   * The registration that waits for its link, if no other one was begun for the address. Of several, nobody can tell which
   * is of the person who asks, and a mail with the link of another one would lead to the password of another person.
   */
  findOnlyRegistration(emailKey: string, now: Date): Promise<LinkRequest | null>
  /** Counts a try of the code before it is compared; false where there were `limit` already. */
  countCodeTry(hash: string, limit: number): Promise<boolean>
  /** It was the right one. */
  takeBackCodeTry(hash: string): Promise<void>
}

/** Kept a little longer than it is good for, so that the outbox finds its event. */
const marginMs = 3_600_000

/** One more than may be asked for in an hour, because a process may end between noting a mail and storing it. */
const keptHashes = 6

export function createTokens(db: Db): Tokens {
  const collection = db.collection<TokenDocument>('tokens')
  const newest = db.collection<NewestDocument>('newest_verifications')
  const note = (hash: string, { emailKey, userId, registration }: LinkRequest, sweepAt: Date) =>
    compareAndSet(newest, emailKey, {
      initial: () => ({ _id: emailKey, version: 0, userId, hashes: [], sweepAt }),
      change: (current) =>
        current.hashes.includes(hash)
          ? null
          : {
              ...current,
              userId,
              hashes: [hash, ...current.hashes].slice(0, keptHashes),
              registrations: withRegistration(current.registrations, registration && userId),
              sweepAt,
            },
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
    ...verifications(collection, newest),
    async countCodeTry(hash, limit) {
      const result = await collection.updateOne({ _id: hash, codeTries: { $lt: limit } }, { $inc: { codeTries: 1 } })
      return result.modifiedCount === 1
    },
    async takeBackCodeTry(hash) {
      await collection.updateOne({ _id: hash }, { $inc: { codeTries: -1 } })
    },
  }
}

function verifications(
  collection: Collection<TokenDocument>,
  newest: Collection<NewestDocument>,
): Pick<Tokens, 'listVerifications' | 'findOnlyRegistration'> {
  const listCurrent = async (hashes: readonly string[]): Promise<Verification[]> => {
    const found = await Promise.all(hashes.map((hash) => collection.findOne({ _id: hash })))
    // One is missing if a process ended between noting it and storing it, and not every mail has a code.
    const listed = found.flatMap((document) =>
      document?.purpose === 'verify' ? [{ hash: document._id, request: toRequest(document) }] : [],
    )
    return listed.filter(isCurrent)
  }
  return {
    async listVerifications(emailKey) {
      return listCurrent((await newest.findOne({ _id: emailKey }))?.hashes ?? [])
    },
    async findOnlyRegistration(emailKey, now) {
      const { hashes = [], registrations = [] } = (await newest.findOne({ _id: emailKey })) ?? {}
      if (registrations.length !== 1) return null
      const found = (await listCurrent(hashes)).find(({ request }) => request.userId === registrations[0])
      return found && found.request.expiresAt > now ? found.request : null
    },
  }
}

function toRequest(document: TokenDocument): LinkRequest {
  const { requestId, purpose, userId, emailKey, credential, createdAt, expiresAt, asked, registration } = document
  return {
    requestId,
    purpose,
    userId,
    emailKey,
    credential,
    createdAt,
    expiresAt,
    ...(asked === undefined ? {} : { asked }),
    ...(registration === undefined ? {} : { registration }),
  }
}

/** A newer mail replaces the code of an older one, but only of the same registration. */
function isCurrent({ request }: Verification, index: number, newestFirst: readonly Verification[]): boolean {
  if (index === 0) return true
  const newer = newestFirst.slice(0, index)
  return request.registration !== undefined && newer.every((each) => each.request.userId !== request.userId)
}

/** Two are enough to tell that there is more than one. */
function withRegistration(known: readonly string[] = [], userId: string | undefined): string[] {
  return userId === undefined || known.includes(userId) ? [...known] : [...known, userId].slice(0, 2)
}
