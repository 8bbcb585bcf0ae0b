import { insertOnce, type Identified } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

interface UsedCiphertext extends Identified {
  sweepAt: Date
}

/** used_ciphertexts/{sha256}: each encrypted password is accepted once, over all operations. */
export interface UsedCiphertexts {
  /** False where it was used before. */
  claim(sha256: string, acceptedUntil: Date): Promise<boolean>
  /** It was not looked at after all. */
  release(sha256: string): Promise<void>
}

/** Longer than any two clocks of ours differ: a key must be refused before its ciphertexts are forgotten. */
const marginMs = 3_600_000

export function createUsedCiphertexts(db: Db): UsedCiphertexts {
  const collection = db.collection<UsedCiphertext>('used_ciphertexts')
  return {
    claim: (sha256, acceptedUntil) =>
      insertOnce(collection, { _id: sha256, sweepAt: new Date(acceptedUntil.getTime() + marginMs) }),
    async release(sha256) {
      await collection.deleteOne({ _id: sha256 })
    },
  }
}
