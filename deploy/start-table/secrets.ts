import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { writeWholeFile } from '@app/shared/write-whole-file'
import { beginAnew } from './begin-anew.ts'
import { Failure } from './failure.ts'

/** The processes that read from another service by an `x-internal` operation. */
export const INTERNAL_CALLERS = ['mail', 'billing', 'tutor-voice', 'practice', 'gateway', 'auth'] as const
export type InternalCaller = (typeof INTERNAL_CALLERS)[number]

export interface Secrets {
  /** Ed25519 per caller: PKCS#8 and SPKI, DER in base64. */
  serviceKeys: Record<InternalCaller, { privateKey: string; publicKey: string }>
  /** 32 bytes in base64: seals what auth keeps at rest. */
  sealKey: string
  /** 32 bytes in base64: HMAC of e-mail addresses. */
  emailKey: string
  /** 32 bytes in base64: one-time links and codes of mails. */
  linkKey: string
  /** 32 bytes in base64: the addresses that stop optional mails. */
  unsubscribeKey: string
  /** Signs the messages of the payment provider; the stand-in's, as the provider gives one for each endpoint. */
  webhookSecret: string
}

export function generateSecrets(): Secrets {
  return {
    serviceKeys: Object.fromEntries(INTERNAL_CALLERS.map((name) => [name, serviceKey()])) as Secrets['serviceKeys'],
    sealKey: randomBytes(32).toString('base64'),
    emailKey: randomBytes(32).toString('base64'),
    linkKey: randomBytes(32).toString('base64'),
    unsubscribeKey: randomBytes(32).toString('base64'),
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  }
}

/**
 * The secrets of this data folder, generated at its first start: stored accounts can be read only with them. What a later
 * version needs besides is added. Throws `Failure`, which names the file, if the file is damaged or holds a key that no
 * process could start with; the file stays as it is.
 */
export function localSecrets(file: string): Secrets {
  const stored = readStored(file)
  const fresh = generateSecrets()
  const secrets = { ...fresh, ...stored, serviceKeys: { ...fresh.serviceKeys, ...stored.serviceKeys } }
  if (isDeepStrictEqual(secrets, stored)) return secrets
  mkdirSync(dirname(file), { recursive: true })
  writeWholeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, 0o600)
  return secrets
}

function readStored(file: string): Partial<Secrets> {
  const stored = parseStored(file)
  const faults = faultsOf(stored)
  if (faults.length === 0) return stored
  throw new Failure(
    `${file} holds keys that are not valid (${faults.join(', ')}), and stored accounts can be read only with the right ` +
      `ones. ${wayOut(file)}`,
  )
}

function parseStored(file: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!isRecord(stored)) throw new Error('it holds no secrets')
    return stored
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Failure(`${file} is cut or damaged, and stored accounts can be read only with it. ${wayOut(file)}`, {
      cause: error,
    })
  }
}

const wayOut = (file: string) => `Restore it from a copy, or begin anew: ${beginAnew(dirname(file))}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names of the stored keys that are not valid. A key that is not there is none of them: it is generated. */
function faultsOf({ serviceKeys = {}, webhookSecret, ...others }: Record<string, unknown>): string[] {
  const faults = (['sealKey', 'emailKey', 'linkKey', 'unsubscribeKey'] as const).filter(
    (name) => others[name] !== undefined && !isSecret(others[name]),
  )
  return [
    ...faults,
    ...(webhookSecret === undefined || isText(webhookSecret) ? [] : ['webhookSecret']),
    ...(isRecord(serviceKeys) ? faultsOfServiceKeys(serviceKeys) : ['serviceKeys']),
  ]
}

const faultsOfServiceKeys = (keys: Record<string, unknown>): string[] =>
  INTERNAL_CALLERS.filter((name) => keys[name] !== undefined && !isKeyPair(keys[name])).map(
    (name) => `serviceKeys.${name}`,
  )

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** As `secret` of services/shared/src/env.ts requires it from each process. */
const isSecret = (value: unknown): boolean => isText(value) && Buffer.from(value, 'base64').length >= 32

function isKeyPair(pair: unknown): boolean {
  if (!isRecord(pair) || !isText(pair['privateKey']) || !isText(pair['publicKey'])) return false
  try {
    const key = createPrivateKey({ key: Buffer.from(pair['privateKey'], 'base64'), format: 'der', type: 'pkcs8' })
    const spki = createPublicKey(key).export({ format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519' && spki.equals(Buffer.from(pair['publicKey'], 'base64'))
  } catch {
    return false
  }
}

function serviceKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  })
  return { privateKey: privateKey.toString('base64'), publicKey: publicKey.toString('base64') }
}
