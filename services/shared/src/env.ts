import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'

/**
 * Reads environment variables in two steps: every variable is named once with its form, then all faults are reported
 * together in one sentence that says what to do.
 */
export type Env = Readonly<Record<string, string | undefined>>

export interface EnvReader {
  text(name: string, fallback?: string): string
  /** A whole number, at least `min` (0) and at most `max`. */
  number(name: string, options?: { fallback?: number; min?: number; max?: number }): number
  port(name: string, fallback?: number): number
  /** Comma-separated http(s) addresses without a slash at the end. */
  urls(name: string, fallback?: string): string[]
  /** Comma-separated IP addresses or networks ('10.0.0.0/8'); an empty list where the variable is empty. */
  networks(name: string, fallback: readonly string[]): string[]
  /** Base64 of at least `bytes` bytes. */
  secret(name: string, bytes: number): Buffer
  /** Base64 of an Ed25519 private key (PKCS#8 DER). */
  signingKey(name: string): Buffer
  json<T>(name: string, fallback: T): T
  optional(name: string): string | undefined
  /** Throws `EnvError` when anything above was wrong; call it last. */
  done(): void
}

export class EnvError extends Error {
  override name = 'EnvError'
}

export function readEnv(env: Env): EnvReader {
  const faults: string[] = []
  const wrong = (name: string, should: string): void => {
    faults.push(
      `${name} ${env[name] === undefined || env[name] === '' ? 'is missing' : 'is not valid'}: it should be ${should}`,
    )
  }
  const value = (name: string, fallback?: string) =>
    env[name] === undefined || env[name] === '' ? fallback : env[name]

  const number: EnvReader['number'] = (name, { fallback, min = 0, max = Number.MAX_SAFE_INTEGER } = {}) => {
    const read = Number(value(name, fallback?.toString()) ?? Number.NaN)
    if (Number.isInteger(read) && read >= min && read <= max) return read
    wrong(name, `a whole number from ${min} to ${max}`)
    return min
  }
  return {
    text(name, fallback) {
      const read = value(name, fallback)
      if (read === undefined) wrong(name, 'a text')
      return read ?? ''
    },
    number,
    port: (name, fallback) => number(name, { max: 65535, ...(fallback === undefined ? {} : { fallback }) }),
    urls(name, fallback) {
      const read = (value(name, fallback) ?? '').split(',').map((url) => url.trim().replace(/\/$/, ''))
      if (read.every((url) => URL.canParse(url) && /^https?:/.test(url))) return read
      wrong(name, 'one or more http addresses, separated by commas')
      return []
    },
    networks(name, fallback) {
      const read = env[name] === undefined ? [...fallback] : env[name].split(',').map((part) => part.trim())
      const networks = read.filter((network) => network !== '')
      if (networks.every(isNetwork)) return networks
      wrong(name, 'IP addresses or networks such as 10.0.0.0/8, separated by commas')
      return []
    },
    secret(name, bytes) {
      const read = Buffer.from(value(name) ?? '', 'base64')
      if (read.length < bytes) wrong(name, `the base64 of at least ${bytes} bytes`)
      return read
    },
    signingKey(name) {
      const read = Buffer.from(value(name) ?? '', 'base64')
      if (!isSigningKey(read)) wrong(name, 'the base64 of an Ed25519 private key (PKCS#8 DER)')
      return read
    },
    json<T>(name: string, fallback: T): T {
      try {
        return JSON.parse(value(name) ?? JSON.stringify(fallback)) as T
      } catch {
        wrong(name, 'JSON')
        return fallback
      }
    },
    optional: (name) => value(name),
    done() {
      if (faults.length > 0) throw new EnvError(`Cannot start: ${faults.join('; ')}.`)
    },
  }
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/')
  const longest = isIP(address) === 4 ? 32 : 128
  return (
    isIP(address) !== 0 && more.length === 0 && (length === undefined || (/^\d+$/.test(length) && +length <= longest))
  )
}

function isSigningKey(der: Buffer): boolean {
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}
