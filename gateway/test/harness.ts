import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { createTestSessions } from '@app/shared/testing/sessions'
import { createVerifySession } from '@app/shared/http/caller'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../src/app.ts'
import { readConfig, type Config } from '../src/config.ts'
import { closeDeps, createDeps, type Deps } from '../src/deps.ts'
import type { Revocations } from '../src/revocations.ts'

/** What a service saw of a call, byte for byte. */
export interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  rawHeaders: string[]
  body: Buffer
}

export interface FakeService {
  url: string
  port: number
  seen: Seen[]
  server: Server
  close(): Promise<void>
}

type Reply = (seen: Seen, response: ServerResponse) => void | Promise<void>

export const answerJson =
  (body: unknown, status = 200): Reply =>
  (_seen, response) => {
    const text = JSON.stringify(body)
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    response.end(text)
  }

/** A service that records every call and answers as told. */
export async function startService(reply: Reply = answerJson({ ok: true }), port = 0): Promise<FakeService> {
  const seen: Seen[] = []
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers, rawHeaders } = request
    const record = { method, url, headers, rawHeaders, body: Buffer.concat(chunks) }
    seen.push(record)
    await reply(record, response)
  }
  const server = createServer((request, response) => {
    Promise.resolve(listener(request, response)).catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    seen,
    server,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export interface Gateway {
  app: FastifyInstance
  url: string
  port: number
  deps: Deps
  /** The value of an authorization header of this candidate. */
  bearer(userId?: string, sessionId?: string): Promise<string>
  close(): Promise<void>
}

export const userId = '0198c0de-0000-7000-8000-000000000001'

export const nobodyRevoked: Revocations = { refuse: () => undefined, known: () => true, close: async () => undefined }

const serviceKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' })

/** A gateway on a port of its own; all upstreams are `service` unless told otherwise. */
export async function startGateway(options: {
  service?: FakeService
  env?: Record<string, string>
  config?: Partial<Config>
  revocations?: Revocations
  replaced?: Partial<Deps>
}): Promise<Gateway> {
  const upstream = options.service?.url ?? 'http://127.0.0.1:9'
  const config = {
    ...readConfig({
      NATS_URL: 'nats://127.0.0.1:9',
      SERVICE_KEY: serviceKey.toString('base64'),
      LOG_LEVEL: 'silent',
      SITE_DIR: '/nowhere',
      AUTH_URLS: upstream,
      PRACTICE_URLS: upstream,
      BILLING_URLS: upstream,
      TUTOR_VOICE_URLS: upstream,
      MAIL_URLS: upstream,
      ...options.env,
    }),
    ...options.config,
  }
  const sessions = await createTestSessions()
  const clock = { now: () => new Date() }
  const deps = createDeps(config, {
    clock,
    verifySession: createVerifySession({ keys: sessions.keys, clock }),
    revocations: options.revocations ?? nobodyRevoked,
    ...options.replaced,
  })
  const app = await createApp(deps)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    url: `http://127.0.0.1:${port}`,
    port,
    deps,
    bearer: (user = userId, sessionId = user) => sessions.bearer({ userId: user, sessionId }),
    async close() {
      // Sockets of the test's own calls: without them there is nothing to wait for.
      app.server.closeAllConnections()
      await app.close()
      await closeDeps(deps)
    },
  }
}

const firstByteMs = 2_000

/**
 * Sends bytes as they are. Returns all that came back until the other side ended, or nothing more came for `ms`; the first
 * byte may take longer, as it does on a busy machine.
 */
export function sendRaw(port: number, text: string | Buffer, ms = 1_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const done = () => {
      socket.destroy()
      resolve(received)
    }
    let timer = setTimeout(done, Math.max(ms, firstByteMs))
    socket.on('data', (data) => {
      received += data.toString('latin1')
      clearTimeout(timer)
      timer = setTimeout(done, ms)
    })
    socket.on('close', () => {
      clearTimeout(timer)
      done()
    })
    socket.on('error', () => undefined)
    socket.write(text)
  })
}

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
