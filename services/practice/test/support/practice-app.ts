import { randomUUID } from 'node:crypto'
import type { operations } from '@app/contracts/generated/practice'
import { createOutbox, type Outbox } from '@app/shared/events/outbox'
import type { Out } from '@app/shared/http/handler-types'
import { createServiceApp } from '@app/shared/http/service-app'
import { createVerifySession } from '@app/shared/http/caller'
import { createLogger } from '@app/shared/logger'
import { connectDatabase } from '@app/shared/mongo/connect'
import { connectBroker } from '@app/shared/events/connect'
import { closeDeps } from '@app/shared/service-deps'
import { createTestSessions } from '@app/shared/testing/sessions'
import { createTestClock, type TestClock } from '@app/shared/testing/test-clock'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createDeps, type Deps } from '../../src/deps.ts'
import { service } from '../../src/main.ts'
import { createFakeBank, keyOf, wrongFor } from './fake-bank.ts'

type Success<Name extends keyof operations> = Extract<Out<operations[Name]>, { status: 200 }>['body']
export type DailyView = Success<'getDailySet'>
export type ResultView = Success<'submitDailySet'>
export type RetakeView = Success<'getRetake'>
export type HistoryView = Success<'listResults'>
export type ProgressView = Success<'getProgress'>
export type WholeResultView = Success<'getResult'>
export type Answers = Record<string, 'A' | 'B' | 'C' | 'D' | 'E'>

export interface Answered<Body> {
  status: number
  body: Body
}

/** Several processes of the service in one test process, on one database of their own. */
export interface Practice {
  deps: Deps
  clock: TestClock
  /** The relay does nothing by itself; a test runs a round with `outbox.relay()`. */
  outbox: Outbox
  candidate(options?: { zone?: string; userId?: string; app?: FastifyInstance }): Candidate
  /** One more process on the same database; `replaced` plants a fault or another bank. */
  process(replaced?: Partial<Deps>): Promise<{ app: FastifyInstance; deps: Deps }>
  close(): Promise<void>
}

export interface Candidate {
  userId: string
  /** The same person through another process, or after editing the zone. */
  as(options: { zone?: string; app?: FastifyInstance }): Candidate
  call<Body = Record<string, unknown>>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answered<Body>>
  daily(): Promise<DailyView>
  submit<Body = ResultView>(answers: Answers, seconds?: Record<string, number>): Promise<Answered<Body>>
  history(): Promise<HistoryView>
  progress(): Promise<ProgressView>
  /** What the subscription event does. */
  subscribe(): Promise<void>
}

const oneRound = 1e9

export async function createPractice(options: { now?: string; bank?: Deps['bank'] } = {}): Promise<Practice> {
  const config = readConfig({
    MONGODB_URL: inject('mongodbUrl'),
    NATS_URL: inject('natsUrl'),
    // A busy machine takes longer than a caller waits; what is tried here is not how fast the answer comes.
    ANSWER_WITHIN_MS: '60000',
    DATABASE: `practice_${randomUUID()}`,
    LOG_LEVEL: 'silent',
  })
  const clock = createTestClock(options.now ?? '2026-11-27T09:00:00Z')
  const sessions = await createTestSessions()
  const logger = createLogger('practice', 'silent')
  const database = connectDatabase(config.mongodbUrl, config.database, { monitorCommands: true })
  const broker = connectBroker({ url: config.natsUrl, name: 'practice', logger })
  const outbox = createOutbox({ db: database.db, broker, logger, everyMs: oneRound })
  const verifySession = createVerifySession({ keys: sessions.keys, clock })
  const shared = { clock, logger, database, broker, outbox, verifySession, bank: options.bank ?? createFakeBank() }
  const apps: FastifyInstance[] = []
  const process: Practice['process'] = async (replaced) => {
    const own = createDeps(config, { ...shared, ...replaced })
    // As the service does when it starts, and then every 5 s; here a test says when.
    await own.corrections.refresh()
    const app = createServiceApp(service, own)
    apps.push(app)
    await app.ready()
    return { app, deps: own }
  }
  await broker.link()
  const { app: first, deps } = await process()

  const candidate: Practice['candidate'] = ({ zone = 'UTC', userId = randomUUID(), app = first } = {}) => {
    const call: Candidate['call'] = async <Body>(method: 'GET' | 'POST', path: string, body?: object) => {
      const authorization = await sessions.bearer({ userId, zone, now: clock.now() })
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        headers: { authorization },
        ...(body ? { payload: body } : {}),
      })
      return { status: answer.statusCode, body: answer.json<Body>() }
    }
    const got = async <Body>(path: string): Promise<Body> => {
      const { status, body } = await call<Body>('GET', path)
      if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
      return body
    }
    return {
      userId,
      as: (other) => candidate({ zone, userId, app, ...other }),
      call,
      daily: () => got<DailyView>('/tests/daily'),
      submit: (answers, seconds) => call('POST', '/tests/daily/submit', { answers, ...(seconds ? { seconds } : {}) }),
      history: () => got<HistoryView>(`/results/user/${userId}`),
      progress: () => got<ProgressView>('/tests/daily/progress'),
      subscribe: () =>
        deps.entitlements.keep({ userId, sequence: 1, plan: 'monthly', status: 'active', periodEnd: null }),
    }
  }
  return {
    deps,
    clock,
    outbox,
    candidate,
    process,
    async close() {
      await Promise.all(apps.map((app) => app.close()))
      await closeDeps(deps)
    },
  }
}

/** All right, or the first `wrong` of them wrong. */
export function answersTo({ questions }: Pick<DailyView, 'questions'>, wrong = 0): Answers {
  return Object.fromEntries(questions.map(({ id }, at) => [id, at < wrong ? wrongFor(id) : keyOf(id)]))
}

export function problemOf({ status, body }: Answered<unknown>): { status: number; code: unknown } {
  return { status, code: (body as { code?: unknown }).code }
}
