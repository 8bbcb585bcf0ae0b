import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createVerifyService, createVerifySession } from '@app/shared/http/caller'
import { createServiceApp } from '@app/shared/http/service-app'
import { closeDeps } from '@app/shared/service-deps'
import { createTestSessions } from '@app/shared/testing/sessions'
import { createTestClock, type TestClock } from '@app/shared/testing/test-clock'
import { inject, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createDeps, type Deps } from '../src/deps.ts'
import type { TutoredQuestion } from '../src/domain/tutoring.ts'
import { service } from '../src/main.ts'
import { answeredPrice } from './questions.ts'

/** Stands for practice: its internal reads, for the caller with tutor-voice's token. */
async function startPractice(publicKey: string, clock: TestClock) {
  /** `{userId} {questionId}`, or `guest {questionId}`. */
  const questions = new Map<string, TutoredQuestion>()
  /** User id to the open question that any text of theirs with the word 'coat' is about. */
  const pasted = new Map<string, TutoredQuestion>()
  const state = { slowMs: 0, status: 200 }
  const verify = createVerifyService({ audience: 'practice', callers: { 'tutor-voice': publicKey }, clock })
  const find = (url: URL, body: string): TutoredQuestion | undefined => {
    const [, id = ''] = /tutored-questions\/([^/]+)/.exec(url.pathname) ?? []
    const [, userId = ''] = /users\/([^/]+)/.exec(url.pathname) ?? []
    if (url.pathname.endsWith('/variant')) return { ...answeredPrice, id: `${id.slice(0, -4)}4711` }
    if (userId === '') return questions.get(`${url.searchParams.get('userId') ?? 'guest'} ${id}`)
    return (JSON.parse(body) as { text: string }).text.includes('coat') ? pasted.get(userId) : undefined
  }
  const server: Server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      let body = ''
      for await (const part of request) body += String(part)
      await verify(request.headers.authorization)
      await new Promise((resolve) => setTimeout(resolve, state.slowMs))
      const found = find(new URL(request.url ?? '', 'http://practice'), body)
      const status = state.status === 200 && !found ? 404 : state.status
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}))
    }
    answer().catch(() => response.writeHead(401).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    questions,
    pasted,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export interface AskOptions {
  userId?: string
  zone?: string
  /** A guest's address and browser. */
  from?: string
  browser?: string
}

export type Started = Awaited<ReturnType<typeof startTutor>>

/** tutor-voice on a database of its own, with a practice that a test tells what to say. */
export async function startTutor(replaced: Partial<Deps> = {}, env: Record<string, string> = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const clock = createTestClock('2026-11-27T09:00:00Z')
  const waitingClock = createTestClock('2026-11-27T09:00:00Z')
  const practice = await startPractice(publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), clock)
  const sessions = await createTestSessions()
  const config = readConfig({
    MONGODB_URL: inject('mongodbUrl'),
    NATS_URL: inject('natsUrl'),
    DATABASE: `tutor_${randomUUID()}`,
    LOG_LEVEL: 'silent',
    // A busy machine takes longer than a caller waits.
    ANSWER_WITHIN_MS: '60000',
    PRACTICE_URLS: practice.url,
    SERVICE_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    ...env,
  })
  const verifySession = createVerifySession({ keys: sessions.keys, clock })
  const deps = createDeps(config, { clock, waitingClock, verifySession, ...replaced })
  await vi.waitFor(() => deps.database.ready(), { timeout: 30_000 })
  const app = createServiceApp(service, deps)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`
  const headersFor = async ({ userId, zone = 'UTC', from = '203.0.113.7', browser = 'Browser/1' }: AskOptions) => ({
    'user-agent': browser,
    'x-forwarded-for': from,
    ...(userId === undefined ? {} : { authorization: await sessions.bearer({ userId, zone, now: clock.now() }) }),
  })
  return {
    deps,
    app,
    base,
    clock,
    waitingClock,
    practice,
    async call<Body = Record<string, unknown>>(method: 'GET' | 'POST', path: string, who: AskOptions, body?: object) {
      const headers = { ...(await headersFor(who)), ...(body ? { 'content-type': 'application/json' } : {}) }
      const sent = body ? { body: JSON.stringify(body) } : {}
      const answer = await fetch(`${base}${path}`, { method, headers, ...sent })
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
    },
    /** Opens the answer as a stream of events. */
    async stream(who: AskOptions, body: object, signal?: AbortSignal) {
      const headers = { ...(await headersFor(who)), 'content-type': 'application/json', accept: 'text/event-stream' }
      return fetch(`${base}/tutor/ask`, { method: 'POST', headers, body: JSON.stringify(body), signal: signal ?? null })
    },
    async close() {
      await app.close()
      await practice.stop()
      await closeDeps(deps)
    },
  }
}

export interface Received {
  event: string
  data: Record<string, unknown>
}

/** The events of a stream as they come. */
export async function* eventsIn(answer: Response): AsyncGenerator<Received> {
  let text = ''
  for await (const chunk of answer.body!) {
    text += Buffer.from(chunk as Uint8Array).toString()
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const [, event = '', data = ''] = /^event: (.+)\ndata: (.+)$/.exec(text.slice(0, end)) ?? []
      text = text.slice(end + 2)
      yield { event, data: JSON.parse(data) as Record<string, unknown> }
    }
  }
}
