import { insertOnce, type Identified } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

/** A key pair at rest. Its id names purpose and day, so that exactly one of all replicas' keys for a day is kept. */
export interface StoredKey {
  id: string
  /** SHA-256 of the SPKI, base64url. */
  fingerprint: string
  /** SPKI DER, base64. */
  publicKey: string
  /** PKCS#8 DER, sealed. */
  sealedPrivateKey: string
  /** No longer handed out from then on. */
  expiresAt: Date
  /** What was made with it is accepted until then. */
  acceptedUntil: Date
}

interface KeyDocument extends Identified, Omit<StoredKey, 'id'> {}

/** keys/{purpose}:{day}. Keys never change; the sweeper removes them, and with them the way to read what they sealed. */
export interface Keys {
  findById(id: string): Promise<StoredKey | null>
  /** False where a replica was faster: then that one's key counts. */
  insert(key: StoredKey): Promise<boolean>
}

export function createKeys(db: Db): Keys {
  const collection = db.collection<KeyDocument>('keys')
  return {
    async findById(id) {
      const found = await collection.findOne({ _id: id })
      if (!found) return null
      const { fingerprint, publicKey, sealedPrivateKey, expiresAt, acceptedUntil } = found
      return { id, fingerprint, publicKey, sealedPrivateKey, expiresAt, acceptedUntil }
    },
    insert: ({ id, ...key }) => insertOnce(collection, { _id: id, ...key }),
  }
}
