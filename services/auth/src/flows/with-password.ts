import { createHash } from 'node:crypto'
import { problem, ProblemError } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { decryptPassword } from '../providers/encryption-keys.ts'

/** An encrypted password as operations receive it. */
export interface Sealed {
  passwordEnc: string
  keyFingerprint?: string
}

type Needs = Pick<Deps, 'encryptionKeys' | 'usedCiphertexts' | 'hashing'>

/** The password inside; null where the ciphertext is damaged or was used before, which is answered like a wrong one. */
export type OpenPassword = () => Promise<string | null>

/**
 * Lets `decide` open a password, once it knows that it may. Throws the problem 409 `stale-key` for a key that is not in
 * use. Where `decide` could not (429, or a part of the system away), the ciphertext stays good, so that the same request
 * may be sent again. Throws the problem 503 at once where too many passwords are at work already.
 */
export function withPassword<T>(deps: Needs, sealed: Sealed, decide: (open: OpenPassword) => Promise<T>): Promise<T> {
  return deps.hashing.admit(() => openOnce(deps, sealed, decide))
}

async function openOnce<T>(deps: Needs, sealed: Sealed, decide: (open: OpenPassword) => Promise<T>): Promise<T> {
  const key = await findKey(deps, sealed.keyFingerprint)
  if (!key) throw problem(409, 'stale-key', 'This page was open for a long time. Please send the form once more.')
  // Node's decoder takes both alphabets. What is hashed are the bytes, since one ciphertext has many spellings.
  const ciphertext = Buffer.from(sealed.passwordEnc, 'base64')
  const id = createHash('sha256').update(ciphertext).digest('base64url')
  const state = { claimed: false }
  const open = async () => {
    state.claimed = await deps.usedCiphertexts.claim(id, key.acceptedUntil)
    return state.claimed ? decryptPassword(key.privateKey, ciphertext) : null
  }
  try {
    return await decide(open)
  } catch (error) {
    // Whoever cannot release it now types the password again: nothing else depends on it.
    if (state.claimed && isUndecided(error)) await deps.usedCiphertexts.release(id).catch(() => undefined)
    throw error
  }
}

async function findKey({ encryptionKeys }: Needs, fingerprint: string | undefined) {
  if (fingerprint === undefined) return encryptionKeys.current()
  return (await encryptionKeys.accepted()).find((key) => key.fingerprint === fingerprint)
}

function isUndecided(error: unknown): boolean {
  return !(error instanceof ProblemError) || error.status === 429 || error.status >= 500
}
