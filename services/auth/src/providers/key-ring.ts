import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { addDays, dayEnd, dayKey } from '@app/contracts/rules/day-key'
import type { Clock } from '@app/shared/clock'
import { EnvError } from '@app/shared/env'
import type { Keys, StoredKey } from '../store/keys.ts'
import type { Seal } from './seal.ts'

/** A key pair in use. `Private` is what the purpose works with. */
export interface RingKey<Private> {
  fingerprint: string
  /** SPKI DER. */
  publicKey: Buffer
  privateKey: Private
  expiresAt: Date
  acceptedUntil: Date
}

/** The keys of one purpose: a new one each UTC day, the same for all replicas, kept over restarts. */
export interface KeyRing<Private> {
  /** Today's key. */
  current(): Promise<RingKey<Private>>
  /** Every key that counts now: today's, yesterday's while they overlap, tomorrow's once it is near. */
  accepted(): Promise<RingKey<Private>[]>
  /** Makes tomorrow's key once it is near, so that nobody waits for it and others know it before it is used. */
  prepare(): Promise<void>
}

export interface KeyRingOptions<Private> {
  purpose: string
  /** How long a day's key is accepted after its day. */
  overlapMs: number
  /** A new pair: SPKI and PKCS#8, DER. */
  generate(): Promise<{ publicKey: Buffer; privateKey: Buffer }>
  open(pkcs8: Buffer): Promise<Private>
  keys: Keys
  seal: Seal
  clock: Clock
}

/** Tomorrow's key is made this long before its day, and known to a replica whose clock is behind. */
const leadMs = 3_600_000

export function createKeyRing<Private>(options: KeyRingOptions<Private>): KeyRing<Private> {
  const { find, ensure } = createDayKeys(options)
  const near = (now: Date) => dayKey(new Date(now.getTime() + leadMs), 'UTC')
  return {
    current: () => ensure(dayKey(options.clock.now(), 'UTC')),
    async accepted() {
      const now = options.clock.now()
      const today = dayKey(now, 'UTC')
      const found = [await ensure(today), await find(addDays(today, -1))]
      if (near(now) !== today) found.push(await find(near(now)))
      return found.filter((key) => key !== null).filter((key) => key.acceptedUntil > now)
    },
    async prepare() {
      await ensure(near(options.clock.now()))
    },
  }
}

export function publicKeyOf({ publicKey }: { publicKey: Buffer }): KeyObject {
  return createPublicKey({ key: publicKey, format: 'der', type: 'spki' })
}

/** The keys by their day, opened once per process. */
function createDayKeys<Private>(options: KeyRingOptions<Private>) {
  const { purpose, keys, clock } = options
  const opened = new Map<string, RingKey<Private>>()
  const making = new Map<string, Promise<RingKey<Private>>>()

  /** That a day has no key is not remembered: a replica may make it at any moment. */
  const find = async (day: string): Promise<RingKey<Private> | null> => {
    const hit = opened.get(day)
    if (hit) return hit
    const stored = await keys.findById(`${purpose}:${day}`)
    if (!stored) return null
    const key = await openKey(stored, options)
    // What a key has sealed cannot be read any more once the key is gone from here, too.
    for (const [past, { acceptedUntil }] of opened) if (acceptedUntil <= clock.now()) opened.delete(past)
    opened.set(day, key)
    return key
  }
  const make = async (day: string): Promise<RingKey<Private>> => {
    const found = await find(day)
    if (found) return found
    // Whichever replica inserts first has made the key of the day; the others find it.
    await keys.insert(await newKey(`${purpose}:${day}`, day, options))
    const made = await find(day)
    if (!made) throw new Error(`the ${purpose} key of ${day} is gone`)
    return made
  }
  const ensure = async (day: string): Promise<RingKey<Private>> => {
    const hit = opened.get(day) ?? making.get(day)
    if (hit) return hit
    const job = make(day).finally(() => making.delete(day))
    making.set(day, job)
    return job
  }
  return { find, ensure }
}

async function newKey<Private>(id: string, day: string, options: KeyRingOptions<Private>): Promise<StoredKey> {
  const { publicKey, privateKey } = await options.generate()
  const expiresAt = dayEnd(day, 'UTC')
  return {
    id,
    fingerprint: createHash('sha256').update(publicKey).digest('base64url'),
    publicKey: publicKey.toString('base64'),
    sealedPrivateKey: options.seal.close(privateKey, id),
    expiresAt,
    acceptedUntil: new Date(expiresAt.getTime() + options.overlapMs),
  }
}

async function openKey<Private>(stored: StoredKey, options: KeyRingOptions<Private>): Promise<RingKey<Private>> {
  return {
    fingerprint: stored.fingerprint,
    publicKey: Buffer.from(stored.publicKey, 'base64'),
    privateKey: await options.open(unseal(stored, options.seal)),
    expiresAt: stored.expiresAt,
    acceptedUntil: stored.acceptedUntil,
  }
}

/** An `EnvError`, so that the sentence stands in the log: only the operator can help. */
function unseal(stored: StoredKey, seal: Seal): Buffer {
  try {
    return seal.open(stored.sealedPrivateKey, stored.id)
  } catch (cause) {
    throw new EnvError(`The stored key ${stored.id} cannot be opened: SEAL_KEY is not the one it was sealed with.`, {
      cause,
    })
  }
}
