import { insertOnce, type Identified } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'
import type { UsernameClaim } from '../domain/username-claim.ts'

interface ClaimDocument extends Identified, Omit<UsernameClaim, 'id'> {}

/** usernames/{lower}: one claim per username. */
export interface Usernames {
  findById(id: string): Promise<UsernameClaim | null>
  /** False where the username is claimed already. */
  insert(claim: UsernameClaim): Promise<boolean>
  /** Puts `next` in the place of exactly this claim; false where it changed meanwhile. */
  takeOver(old: UsernameClaim, next: UsernameClaim): Promise<boolean>
  /** Only exactly this claim: one that somebody went on with meanwhile carries a newer time. */
  release(claim: UsernameClaim): Promise<void>
}

export function createUsernames(db: Db): Usernames {
  const collection = db.collection<ClaimDocument>('usernames')
  return {
    async findById(id) {
      const found = await collection.findOne({ _id: id })
      return found ? { id, userId: found.userId, emailKey: found.emailKey, claimedAt: found.claimedAt } : null
    },
    insert: (claim) => insertOnce(collection, toDocument(claim)),
    async takeOver(old, next) {
      const filter = { _id: old.id, userId: old.userId, claimedAt: old.claimedAt }
      const result = await collection.replaceOne(filter, toDocument(next))
      // Going on within the same millisecond writes the same claim again, which is no modification.
      return result.matchedCount === 1
    },
    async release({ id, userId, claimedAt }) {
      await collection.deleteOne({ _id: id, userId, claimedAt })
    },
  }
}

function toDocument({ id, userId, emailKey, claimedAt }: UsernameClaim): ClaimDocument {
  return { _id: id, userId, emailKey, claimedAt }
}
