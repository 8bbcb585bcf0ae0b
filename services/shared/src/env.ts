import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'

/**
 * Reads environment variables in two steps: every variable is named once with its form, then all faults are reported
 * together in one sentence that says what to do.
 */
export type Env = Readonly<Record<string, string | undefined>>

export interface EnvReader {
  text(name: string, fallback?: string): string
  /** One of the words. */
  choice<T extends string>(name: string, words: readonly T[], fallback: T): T
  /** A whole number, at least `min` (0) and at most `max`. */
  number(name: string, options?: { fallback?: number; min?: number; max?: number }): number
  port(name: string, fallback?: number): number
  /** Comma-separated http(s) addresses without a slash at the end. */
  urls(name: string, fallback?: string): string[]
  /** Comma-separated texts; an empty list if the variable is set and empty. */
  list(name: string, fallback: readonly string[]): string[]
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
  const value = (name: string, fallback?: string) => (isSet(env, name) ? env[name] : fallback)
  /** The value that `parse` makes of the text, or a fault and `other` where it makes none. */
  const parsed = <T>(name: string, form: Form<T>): T => {
    const read = form.parse(value(name, form.fallback))
    if (read !== undefined) return read
    faults.push(`${name} ${isSet(env, name) ? 'is not valid' : 'is missing'}: it should be ${form.should}`)
    return form.other
  }
  const number: EnvReader['number'] = (name, { fallback, min = 0, max = Number.MAX_SAFE_INTEGER } = {}) => {
    return parsed(name, {
      parse: (text) => wholeNumber(text, min, max),
      fallback: fallback?.toString(),
      other: min,
      should: `a whole number from ${min} to ${max}`,
    })
  }
  return {
    text: (name, fallback) => parsed(name, { parse: (text) => text, fallback, other: '', should: 'a text' }),
    choice: (name, words, fallback) =>
      parsed(name, {
        parse: (text) => words.find((word) => word === text),
        fallback,
        other: fallback,
        should: words.join(' or '),
      }),
    number,
    port: (name, fallback) => number(name, { max: 65535, ...(fallback === undefined ? {} : { fallback }) }),
    urls: (name, fallback) => parsed(name, { ...urls, fallback }),
    list: (name, fallback) => listOf(env[name] ?? fallback.join()).filter((part) => part !== ''),
    networks: (name, fallback) => (env[name] === '' ? [] : parsed(name, { ...networks, fallback: fallback.join() })),
    secret: (name, bytes) => parsed(name, { parse: (text) => secret(text, bytes), ...bytesOf(bytes) }),
    signingKey: (name) => parsed(name, signingKey),
    json: <T>(name: string, fallback: T) => parsed<T>(name, jsonOr(fallback)),
    optional: (name) => value(name),
    done() {
      if (faults.length > 0) throw new EnvError(`Cannot start: ${faults.join('; ')}.`)
    },
  }
}

const isSet = (env: Env, name: string): boolean => env[name] !== undefined && env[name] !== ''

interface Form<T> {
  parse(text: string | undefined): T | undefined
  fallback?: string | undefined
  /** What stands in until the fault is told. */
  other: T
  should: string
}

function wholeNumber(text: string | undefined, min: number, max: number): number | undefined {
  const read = Number(text ?? Number.NaN)
  return Number.isInteger(read) && read >= min && read <= max ? read : undefined
}

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').map((part) => part.trim())

const urls: Form<string[]> = {
  parse(text) {
    const read = listOf(text).map((url) => url.replace(/\/$/, ''))
    return read.every((url) => URL.canParse(url) && /^https?:/.test(url)) ? read : undefined
  },
  other: [],
  should: 'one or more http addresses, separated by commas',
}

const networks: Form<string[]> = {
  parse(text) {
    const read = listOf(text).filter((network) => network !== '')
    return read.every(isNetwork) ? read : undefined
  },
  other: [],
  should: 'IP addresses or networks such as 10.0.0.0/8, separated by commas',
}

function secret(text: string | undefined, bytes: number): Buffer | undefined {
  const read = Buffer.from(text ?? '', 'base64')
  return read.length >= bytes ? read : undefined
}

const bytesOf = (bytes: number) => ({ other: Buffer.alloc(0), should: `the base64 of at least ${bytes} bytes` })

const signingKey: Form<Buffer> = {
  parse(text) {
    const read = Buffer.from(text ?? '', 'base64')
    return isSigningKey(read) ? read : undefined
  },
  other: Buffer.alloc(0),
  should: 'the base64 of an Ed25519 private key (PKCS#8 DER)',
}

function jsonOr<T>(fallback: T): Form<T> {
  return {
    parse(text) {
      try {
        return text === undefined ? fallback : (JSON.parse(text) as T)
      } catch {
        return undefined
      }
    },
    other: fallback,
    should: 'JSON',
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
