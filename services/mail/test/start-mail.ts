import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startConsumers } from '@app/shared/events/consume'
import { createVerifyService } from '@app/shared/http/caller'
import { createTestClock, type TestClock } from '@app/shared/testing/test-clock'
import { SMTPServer } from 'smtp-server'
import { inject, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { closeDeps, createDeps, type Deps } from '../src/deps.ts'
import { startWorker, type Worker } from '../src/flows/worker.ts'
import { createReactions } from '../src/reactions/reactions.ts'

export interface Caught {
  to: string[]
  source: string
}

/** A mail server on a port of its own that keeps what it takes, and may be stopped and started again. */
export async function startSmtp(port = 0, refuse?: (address: string) => Error | undefined) {
  const caught: Caught[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Clients keep their connection; nobody waits for them.
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => done(refuse?.(address)),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        caught.push({ to, source: Buffer.concat(parts).toString() })
        done()
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

/** Stands for auth: answers addresses to whoever shows mail's service token. */
export async function startAddresses(publicKey: string, clock: TestClock, port = 0) {
  const addresses = new Map<string, { email: string; greeting: string }>()
  const verify = createVerifyService({ audience: 'auth', callers: { mail: publicKey }, clock })
  const server: Server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      await verify(request.headers.authorization)
      const found = addresses.get(/^\/api\/auth\/users\/([^/]+)\/address$/.exec(request.url ?? '')?.[1] ?? '')
      response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}))
    }
    answer().catch(() => response.writeHead(401).end())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    addresses,
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Mail = Awaited<ReturnType<typeof startMail>>

/** mail's worker and consumer, with waits that a test can move. */
export async function startMail(ports: { smtp: number; auth?: number }, replaced: Partial<Deps> = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const clock = createTestClock('2026-11-27T12:00:00Z')
  const waitingClock = createTestClock('2026-11-27T12:00:00Z')
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const auth = await startAddresses(spki, clock, ports.auth)
  const config = readConfig({
    MONGODB_URL: inject('mongodbUrl'),
    NATS_URL: inject('natsUrl'),
    DATABASE: `mail_${randomUUID()}`,
    LOG_LEVEL: 'silent',
    AUTH_URL: `http://127.0.0.1:${auth.port}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    SERVICE_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  })
  const deps = createDeps(config, { clock, waitingClock, ...replaced })
  const workers: Worker[] = []
  await vi.waitFor(() => deps.database.ready(), { timeout: 30_000 })
  return {
    deps,
    auth,
    spki,
    waitingClock,
    startWorker() {
      const worker = startWorker(deps, 50)
      workers.push(worker)
      return worker
    },
    /** A consumer of its own name, so that no other test takes its events. */
    consume(wake: () => void) {
      const service = `mail-${randomUUID().slice(0, 8)}`
      return startConsumers({ ...deps, db: deps.database.db, service, reactions: createReactions(deps, wake) })
    },
    react: createReactions(deps, () => workers.forEach((worker) => worker.wake()))['auth.user-registered.v1']!,
    async close() {
      for (const worker of workers) await worker.stop()
      await auth.stop()
      await closeDeps(deps)
    },
  }
}
