import { generateKeyPairSync, randomBytes, randomUUID, webcrypto } from 'node:crypto'
import type { operations } from '@app/contracts/generated/auth'
import { createServiceApp } from '@app/shared/http/service-app'
import { createInternalReads } from '@app/shared/internal-reads'
import { closeDeps } from '@app/shared/service-deps'
import { createTestClock, type TestClock } from '@app/shared/testing/test-clock'
import { expect, inject, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createDeps, type Deps } from '../src/deps.ts'
import { service } from '../src/main.ts'

type Json<
  Name extends keyof operations,
  Status extends keyof operations[Name]['responses'],
> = operations[Name]['responses'][Status] extends { content: { 'application/json': infer Body } } ? Body : never

export type SignedIn = Json<'login', 200>
export type Profile = Json<'getMe', 200>
export type PublicKey = Json<'getPublicKey', 200>

/** What several replicas have in common. */
export interface Cluster {
  database: string
  clock: TestClock
  secrets: Record<string, string>
  mailKey: Buffer
}

export function createCluster(start: Date | string = '2026-11-27T12:00:00Z'): Cluster {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    database: `auth-${randomUUID().slice(0, 8)}`,
    clock: createTestClock(start),
    secrets: {
      SEAL_KEY: randomBytes(32).toString('base64'),
      EMAIL_KEY: randomBytes(32).toString('base64'),
      LINK_KEY: randomBytes(32).toString('base64'),
      SERVICE_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      SERVICE_CALLERS: JSON.stringify({
        mail: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      }),
    },
    mailKey: privateKey.export({ type: 'pkcs8', format: 'der' }),
  }
}

export type Auth = Awaited<ReturnType<typeof startAuth>>

/** One auth process inside the test, on the run's database and broker. */
export async function startAuth(
  cluster: Cluster = createCluster(),
  variables: Record<string, string> = {},
  replaced: Partial<Deps> = {},
) {
  const config = readConfig({
    MONGODB_URL: inject('mongodbUrl'),
    NATS_URL: inject('natsUrl'),
    // A busy machine takes longer than a caller waits; what is tried here is not how fast the answer comes.
    ANSWER_WITHIN_MS: '60000',
    DATABASE: cluster.database,
    LOG_LEVEL: 'silent',
    ...cluster.secrets,
    ...variables,
  })
  const deps = createDeps(config, { clock: cluster.clock, ...replaced })
  const app = createServiceApp(service, deps)
  await app.ready()
  // As a caller does with a process: it waits until the database is there.
  if (!variables['MONGODB_URL']) await vi.waitFor(() => deps.database.ready(), { timeout: 30_000 })
  let listening: Promise<string> | undefined

  const call = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    sent: { body?: unknown; token?: string; userAgent?: string; cookie?: string } = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
        ...(sent.cookie ? { cookie: sent.cookie } : {}),
        ...(sent.userAgent ? { 'user-agent': sent.userAgent } : {}),
      },
      ...(sent.body === undefined ? {} : { payload: sent.body as object }),
    })
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: parse(answer.body) }
  }
  const publicKey = async () => (await call('GET', '/auth/public-key')).body as PublicKey
  const sealed = async (password: string) => seal(password, await publicKey())
  return {
    deps,
    app,
    cluster,
    call,
    publicKey,
    sealed,
    login: async (email: string, password: string, more: object = {}) =>
      call('POST', '/auth/login', { body: { email, ...(await sealed(password)), ...more } }),
    register: async (email: string, password: string, more: object = {}) =>
      call('POST', '/auth/register', { body: { email, ...(await sealed(password)), ...more } }),
    /** A registered candidate with a session. */
    async candidate(more: object = {}, email = `${randomUUID().slice(0, 8)}@example.com`) {
      const answer = await this.register(email, goodPassword, more)
      expect(answer.status, answer.text).toBe(201)
      return { email, ...(answer.body as SignedIn) }
    },
    /** How another service reads from this one. */
    async asMail(path: string) {
      listening ??= app.listen({ host: '127.0.0.1', port: 0 })
      const url = await listening
      const { clock, mailKey } = cluster
      return createInternalReads({ caller: 'mail', callee: 'auth', urls: [url], key: mailKey, clock })<unknown>(path)
    },
    async close() {
      await app.close()
      await closeDeps(deps)
    },
  }
}

export const goodPassword = 'quiet lamps over harbours'

/** As the browser does it: RSA-OAEP with SHA-256. */
export async function seal(password: string | Uint8Array<ArrayBuffer>, { publicKey, fingerprint }: PublicKey) {
  const der = Buffer.from(publicKey.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64')
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = await webcrypto.subtle.importKey('spki', new Uint8Array(der), algorithm, false, ['encrypt'])
  const bytes = typeof password === 'string' ? new TextEncoder().encode(password) : password
  const ciphertext = await webcrypto.subtle.encrypt('RSA-OAEP', key, bytes)
  return { passwordEnc: Buffer.from(ciphertext).toString('base64'), keyFingerprint: fingerprint }
}

/** The claims of a token, without checking it. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}

function parse(text: string): Record<string, unknown> {
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}
