import { fork } from 'node:child_process'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moveClock } from '@app/shared/clock'
import { createVerifySession } from '@app/shared/http/caller'
import { createServiceApp } from '@app/shared/http/service-app'
import { createTestSessions } from '@app/shared/testing/sessions'
import { inject } from 'vitest'
import { readConfig } from '../src/config.ts'
import { service } from '../src/main.ts'
import { closeDeps, createDeps, type Deps } from '../src/deps.ts'

/** Settings that every billing needs; nothing answers there. */
export const settings = {
  SERVICE_KEY: generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  STRIPE_KEY: 'sk_test_standin',
  STRIPE_HOST: '127.0.0.1',
  STRIPE_PORT: '9',
  STRIPE_PROTOCOL: 'http',
  STRIPE_WEBHOOK_SECRETS: 'whsec_one',
  LOG_LEVEL: 'silent',
}

export interface Candidate {
  userId: string
  call<T = Record<string, unknown>>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer<T>>
}

export interface Answer<T> {
  status: number
  body: T
}

export interface Live {
  active: boolean
  status: string
  periodEnd: string | null
  cancelAt: string | null
  cancelAtPeriodEnd: boolean
  amount: number | null
}

export interface Billing {
  deps: Deps
  /** Where it takes messages. */
  webhookUrl: string
  /** Where the stand-in is. */
  paymentsUrl: string
  newCandidate(userId?: string): Promise<Candidate>
  /** What tests may do at the stand-in. */
  control<T = Record<string, unknown>>(action: string, body?: object): Promise<T>
  /** Everything that the stand-in has. */
  provider(): Promise<ProviderState>
  /** Moves the clock of both; it runs on from there. */
  setClock(instant: Date | string): void
  close(): Promise<void>
}

export interface ProviderState {
  now: number
  customers: Record<string, { id: string; metadata: { userId?: string }; deleted?: true }>
  subscriptions: Record<string, { id: string; customer: string; status: string; metadata: { userId?: string } }>
  sessions: Record<string, { id: string; customer: string; status: string }>
  invoices: Record<string, { id: string; customer: string; total: number; status: string; attempt_count: number }>
  refunds: Record<string, { amount: number; charge: string }>
  charges: Record<string, { id: string; customer: string; amount: number; amount_refunded: number }>
  events: Record<string, { id: string; type: string }>
  webhooks: { sending: number; held: number }
}

/** Billing on a port of its own, with the real stand-in as a process beside it; both follow one clock file. */
export async function startBilling(): Promise<Billing> {
  const folder = mkdtempSync(join(tmpdir(), 'gbat-billing-'))
  const clockFile = join(folder, 'clock.json')
  moveClock(clockFile, { offsetMs: 0 })
  const [port, paymentsPort] = [await freePort(), await freePort()]
  const webhookUrl = `http://127.0.0.1:${port}/api/payments/webhook`
  const standIn = await startStandIn({ port: paymentsPort, webhookUrl, clockFile })
  const paymentsUrl = `http://127.0.0.1:${paymentsPort}`
  const config = readConfig({
    ...settings,
    MONGODB_URL: inject('mongodbUrl'),
    NATS_URL: inject('natsUrl'),
    DATABASE: `billing_${randomUUID()}`,
    STRIPE_PORT: `${paymentsPort}`,
    TEST_CLOCK_FILE: clockFile,
    PUBLIC_URL: 'https://gbat.example',
  })
  const sessions = await createTestSessions()
  const readAuth = async <T>(path: string) => ({ email: `${path.split('/')[3]}@example.com` }) as T
  const realClock = { now: () => new Date() }
  const deps = createDeps(config, {
    readAuth,
    verifySession: createVerifySession({ keys: sessions.keys, clock: realClock }),
  })
  await deps.broker.link()
  while (!(await deps.database.ready().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 50))
  const app = createServiceApp(service, deps)
  await app.listen({ host: '127.0.0.1', port })
  const post = async <T>(action: string, body: object = {}): Promise<T> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${paymentsUrl}/control/${action}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${action}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  return {
    deps,
    webhookUrl,
    paymentsUrl,
    async newCandidate(userId = randomUUID()) {
      const authorization = await sessions.bearer({ userId })
      return {
        userId,
        async call<T>(method: 'GET' | 'POST', path: string, body?: object) {
          const content = body === undefined ? {} : { 'content-type': 'application/json' }
          const answer = await fetch(`http://127.0.0.1:${port}/api/payments${path}`, {
            method,
            headers: { authorization, ...content },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          })
          return { status: answer.status, body: (await answer.json()) as T }
        },
      }
    },
    control: post,
    provider: () => post<ProviderState>('state'),
    setClock: (instant) => moveClock(clockFile, { offsetMs: new Date(instant).getTime() - Date.now() }),
    async close() {
      app.server.closeAllConnections()
      await app.close()
      await closeDeps(deps)
      standIn.disconnect()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startStandIn(place: { port: number; webhookUrl: string; clockFile: string }) {
  const child = fork(join(import.meta.dirname, '../../../tools/sandbox/payments/main.ts'), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PORT: `${place.port}`,
      WEBHOOK_URL: place.webhookUrl,
      WEBHOOK_SECRET: 'whsec_one',
      TEST_CLOCK_FILE: place.clockFile,
      LOG_LEVEL: 'silent',
    },
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => String(text).includes('ready') && resolve())
    child.once('exit', (code) => reject(new Error(`the stand-in ended with ${code}`)))
  })
  return child
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
