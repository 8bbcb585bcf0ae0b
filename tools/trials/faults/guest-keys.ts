import { setTimeout as pause } from 'node:timers/promises'
import { type Guest, networkKey, visitorKey } from '../../../services/tutor-voice/src/store/guest-key.ts'
import { findInFiles } from '../attacks/find-in-files.ts'
import type { Stack } from '../../stack/stack.ts'
import type { Stores } from './stores.ts'

/** What the tutor keeps while only guests ask. */
export interface GuestStore {
  /** Collection and id of every document. */
  documents: string[]
  /** The hashes that guests and networks are counted by, without their day. */
  keys: string[]
  salts: string[]
}

export async function readGuestStore({ tutorVoice: { db } }: Stores): Promise<GuestStore> {
  const collections = await db.listCollections().toArray()
  const names = collections.map(({ name }) => name)
  const ids = async (name: string) => {
    const found = await db.collection<{ _id: string }>(name).find({}).toArray()
    return found.map(({ _id }) => `${name} ${_id}`)
  }
  const documents = (await Promise.all(names.map(ids))).flat()
  const salts = await db.collection<{ _id: string; salt: string }>('guest_salts').find({}).toArray()
  const keys = documents.filter((id) => id.startsWith('guest_uses ')).map((id) => id.slice(id.indexOf(':') + 1))
  return { documents, keys, salts: salts.map(({ salt }) => salt) }
}

/** Waits until the store is as wanted, at most 30 s; returns what is there then. */
export async function untilStore(stores: Stores, isWanted: (store: GuestStore) => boolean): Promise<GuestStore> {
  for (const end = Date.now() + 30_000; ;) {
    const store = await readGuestStore(stores)
    if (isWanted(store) || Date.now() > end) return store
    await pause(100)
  }
}

/**
 * Tries the 2^16 addresses around each guest, with the guest's browser, under every salt. Returns the addresses that keys
 * lead to, one for each key.
 */
export function keysFoundByTrying({
  keys,
  salts,
  guests,
}: {
  keys: readonly string[]
  salts: readonly string[]
  guests: readonly Guest[]
}): string[] {
  const known = new Set(keys)
  const found: string[] = []
  for (const { address, userAgent } of guests) {
    const network = address.split('.').slice(0, 2).join('.')
    for (let n = 0; n < 65_536; n += 1) {
      const tried = { address: `${network}.${n >> 8}.${n & 255}`, userAgent }
      for (const salt of salts)
        for (const key of [visitorKey(salt, tried), networkKey(salt, tried)])
          if (known.has(key)) found.push(tried.address)
    }
  }
  return found
}

/** Salts that the files of database, broker or logs still hold. */
export function saltsInFiles({ folder }: Stack, salts: readonly string[]): string[] {
  const { places } = findInFiles(folder, salts)
  return [...places.values()].flat().map((file) => `${file} still holds the salt of a day that is over`)
}
