import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changePlan } from './change-plan.ts'
import { Failure } from './failure.ts'
import type { Context } from './processes.ts'

/** For looking around on one machine only; its address can receive no mail. */
export const DEMO_CANDIDATE = { email: 'demo@example.com', username: 'demo', password: 'coffee before questions' }

/** Registers the demo candidate through the site's own API, once per database, and gives them the Monthly plan. */
export async function seed(context: Context, dataFolder: string): Promise<void> {
  const stamp = join(dataFolder, 'seeded')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === context.mongodbUrl) return
  const userId = (await enter(context, 'register', DEMO_CANDIDATE)) ?? (await enter(context, 'login', DEMO_CANDIDATE))
  if (userId === undefined) throw new Failure('The demo candidate exists with another password: npm start -- --fresh')
  await changePlan(context, userId, 'monthly')
  writeFileSync(stamp, context.mongodbUrl)
}

/** The id of the candidate, or undefined where the API refuses (the address is taken, or the password is another). */
async function enter(
  { urls }: Context,
  operation: 'register' | 'login',
  { email, username, password }: typeof DEMO_CANDIDATE,
): Promise<string | undefined> {
  const key = await call<{ publicKey: string; fingerprint: string }>(`${urls.gateway}/api/auth/public-key`)
  const body = {
    email,
    ...(operation === 'register' ? { username } : {}),
    passwordEnc: await encrypt(password, key?.publicKey ?? ''),
    keyFingerprint: key?.fingerprint,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  const answer = await call<{ user?: { id: string } }>(`${urls.gateway}/api/auth/${operation}`, body)
  return answer?.user?.id
}

/** The answer, or undefined for 401 and 409. Throws `Failure` for every other refusal. */
async function call<T>(url: string, body?: object): Promise<T | undefined> {
  const response = await fetch(url, {
    ...(body ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    signal: AbortSignal.timeout(10_000),
  })
  if (response.status === 401 || response.status === 409) return undefined
  if (!response.ok) throw new Failure(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** RSA-OAEP with SHA-256, as the browser does it. */
async function encrypt(text: string, pem: string): Promise<string> {
  const der = Buffer.from(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64')
  const key = await crypto.subtle.importKey('spki', der, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
  return Buffer.from(await crypto.subtle.encrypt('RSA-OAEP', key, Buffer.from(text))).toString('base64')
}
