import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Events } from '@app/contracts/generated/events'
import { startConsumers, type Reaction } from '@app/shared/events/consume'
import { createEvent, type Event, type Subject } from '@app/shared/events/event'
import { createVerifyService, createVerifySession } from '@app/shared/http/caller'
import { createServiceApp } from '@app/shared/http/service-app'
import { createTestSessions } from '@app/shared/testing/sessions'
import { createTestClock, type TestClock } from '@app/shared/testing/test-clock'
import { SMTPServer } from 'smtp-server'
import { inject, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { closeDeps, createDeps, type Deps } from '../src/deps.ts'
import { startWorker, type Worker } from '../src/flows/worker.ts'
import { service } from '../src/main.ts'
import { createReactions } from '../src/reactions/reactions.ts'

export interface Caught {
  to: string[]
  source: string
}

interface Smtp {
  port?: number
  /** Refuses a recipient, or takes its time. */
  refuse?: (address: string) => Error | undefined | Promise<undefined>
  /** Before the server says that it has taken a mail; throws to refuse it. */
  onData?: () => Promise<void> | void
}

/** A mail server on a port of its own that keeps what it takes, and may be stopped and started again. */
export async function startSmtp({ port = 0, refuse, onData }: Smtp = {}) {
  const caught: Caught[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Clients keep their connection; nobody waits for them.
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) =>
      void Promise.resolve(refuse?.(address)).then((refusal) => setImmediate(done, refusal)),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const take = async (): Promise<void> => {
          await onData?.()
          caught.push({ to, source: Buffer.concat(parts).toString() })
        }
        void take().then(
          () => setImmediate(done),
          (error: unknown) => setImmediate(done, error as Error),
        )
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    caught,
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Stands for auth: answers mail's internal reads, by path, to whoever shows mail's service token. */
export async function startAuth(publicKey: string, clock: TestClock, port = 0) {
  const answers = new Map<string, object>()
  const verify = createVerifyService({ audience: 'auth', callers: { mail: publicKey }, clock })
  const server: Server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      await verify(request.headers.authorization)
      const found = answers.get((request.url ?? '').replace('/api/auth', ''))
      response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}))
    }
    answer().catch(() => response.writeHead(401).end())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    answers,
    knows(
      userId: string,
      email: string,
      more: { greeting?: string; verified?: boolean; zone?: string; weeklySummary?: boolean } = {},
    ) {
      const address = { email, greeting: '', verified: true, zone: 'Europe/Madrid', weeklySummary: false, ...more }
      answers.set(`/users/${userId}/address`, address)
    },
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Mail = Awaited<ReturnType<typeof startMail>>

const beginning = '2026-11-27T12:00:00Z'

/** mail with its worker, reactions and operations, and with waits that a test can move. */
export async function startMail(ports: { smtp: number; auth?: number }, replaced: Partial<Deps> = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const clock = createTestClock(beginning)
  const waitingClock = createTestClock(beginning)
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const auth = await startAuth(spki, clock, ports.auth)
  const sessions = await createTestSessions()
  const environment = {
    MONGODB_URL: inject('mongodbUrl'),
    NATS_URL: inject('natsUrl'),
    // A busy machine takes longer than a caller waits; what is tried here is not how fast the answer comes.
    ANSWER_WITHIN_MS: '60000',
    DATABASE: `mail_${randomUUID()}`,
    LOG_LEVEL: 'silent',
    AUTH_URL: `http://127.0.0.1:${auth.port}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    SERVICE_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    UNSUBSCRIBE_KEY: randomBytes(32).toString('base64'),
    // Stands for auth, which asks for exports with a key of its own.
    SERVICE_CALLERS: JSON.stringify({ auth: spki }),
  }
  const verifySession = createVerifySession({ keys: sessions.keys, clock })
  const deps = createDeps(readConfig(environment), { clock, waitingClock, verifySession, ...replaced })
  const workers: Worker[] = []
  const wake = () => workers.forEach((worker) => worker.wake())
  const reactions = createReactions(deps)
  await vi.waitFor(() => deps.database.ready(), { timeout: 30_000 })
  return {
    deps,
    auth,
    spki,
    clock,
    waitingClock,
    environment,
    sessions,
    app: createServiceApp(service, deps),
    wake,
    startWorker(everyMs = 50) {
      const worker = startWorker(deps, everyMs)
      workers.push(worker)
      return worker
    },
    /** A consumer of its own name, so that no other test takes its events. */
    consume() {
      const name = `mail-${randomUUID().slice(0, 8)}`
      return startConsumers({ ...deps, db: deps.database.db, service: name, reactions })
    },
    react: <S extends Subject>(event: Event<S>) => (reactions[event.subject] as Reaction<S>)(event),
    async close() {
      for (const worker of workers) await worker.stop()
      await auth.stop()
      await closeDeps(deps)
    },
  }
}

/** An event of the moment at which every test begins. */
export function happened<S extends Subject>(subject: S, body: Events[S], at = new Date(beginning)): Event<S> {
  return createEvent(subject, { key: JSON.stringify(body), body, at })
}
