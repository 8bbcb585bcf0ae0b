import { constants, createPublicKey, publicEncrypt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, httpCall } from './http-call.ts'

/** A candidate with a session, who calls the API as the page does. */
export interface Candidate {
  userId: string
  email: string
  password: string
  token: string
  /** What a browser would send to renew the session: `renewal=…`. */
  cookie: string
  call: <T = unknown>(method: string, path: string, body?: unknown) => Promise<Answer<T>>
}

export interface Entry {
  /** Site address, without `/api`. */
  base: string
  email?: string
  password?: string
  username?: string
  zone?: string
  /** Loopback address to call from. */
  from?: string
  /** How often a busy or slow site is asked: 10 times. */
  tries?: number
}

/** Without a session where the site gives none before the address is verified. */
interface SignedIn {
  cookie: string
  token?: string
  user?: { id: string }
}

/** Creates an account through the site's own API. Throws with the answer where it is refused. */
export async function register(entry: Entry): Promise<Candidate> {
  return enter('register', entry).then(requireSession)
}

/** The same, but returns undefined if the site wants the address verified first (REGISTRATION_MODE=verify-first). */
export function registerUnverified(entry: Entry): Promise<Candidate | undefined> {
  return enter('register', entry)
}

export async function login(entry: Entry): Promise<Candidate> {
  return enter('login', entry).then(requireSession)
}

function requireSession(candidate: Candidate | undefined): Candidate {
  if (!candidate) throw new Error('the site gives no session before the address is verified')
  return candidate
}

async function enter(operation: 'register' | 'login', entry: Entry): Promise<Candidate | undefined> {
  const { base, from = '127.0.0.1' } = entry
  const { email = `${randomUUID()}@example.com`, password = 'twelve quiet mornings' } = entry
  const { cookie, token, user } = await ask(operation, { ...entry, from, email, password })
  if (!token || !user) return undefined
  const headers = { authorization: `Bearer ${token}` }
  const call: Candidate['call'] = (method, path, sent) =>
    httpCall({ method, url: `${base}/api${path}`, body: sent, headers, from })
  return { userId: user.id, email, password, token, cookie, call }
}

/** Hashing passwords takes turns, so a busy auth service may ask to come again in a second (503), or take too long (504). */
async function ask(
  operation: string,
  entry: Entry & { email: string; password: string; from: string },
): Promise<SignedIn> {
  const { base, email, username, zone = 'UTC', from, tries = 10 } = entry
  for (let left = tries; ; left -= 1) {
    const name = operation === 'register' && username ? { username } : {}
    const body = { email, ...name, ...(await sealPassword(entry)), zone }
    const answer = await httpCall<Omit<SignedIn, 'cookie'>>({
      method: 'POST',
      url: `${base}/api/auth/${operation}`,
      body,
      from,
    })
    if (answer.status < 300) return { ...answer.body, cookie: cookieFrom(answer) }
    if ((answer.status !== 503 && answer.status !== 504) || left <= 1)
      throw new Error(`${operation} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    await pause(1000)
  }
}

/** The pair that a browser keeps of a response's cookie; empty without one. */
export const cookieFrom = ({ headers }: Pick<Answer, 'headers'>): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? ''

/** The two fields in which a password travels: RSA-OAEP with SHA-256 under the server's current key. */
async function sealPassword({ base, password, from }: { base: string; password: string; from?: string }) {
  const url = `${base}/api/auth/public-key`
  const key = await httpCall<{ publicKey: string; fingerprint: string }>({ url, ...(from ? { from } : {}) })
  if (key.status !== 200) throw new Error(`the public key answered ${key.status}: ${JSON.stringify(key.body)}`)
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const sealed = publicEncrypt({ key: createPublicKey(key.body.publicKey), ...padding }, Buffer.from(password))
  return { passwordEnc: sealed.toString('base64'), keyFingerprint: key.body.fingerprint }
}
