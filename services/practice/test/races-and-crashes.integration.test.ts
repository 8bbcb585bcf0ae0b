import { connectBroker } from '@app/shared/events/connect'
import { createOutbox } from '@app/shared/events/outbox'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../src/deps.ts'
import { createFakeBank } from './support/fake-bank.ts'
import {
  answersTo,
  createPractice,
  type Answers,
  type Candidate,
  type Practice,
  type ResultView,
  type RetakeView,
} from './support/practice-app.ts'
import { publishedFor } from './support/published-for.ts'

let practice: Practice
beforeAll(async () => {
  practice = await createPractice({ bank: createFakeBank({ itemsPerSkill: 40 }) })
})
afterAll(() => practice.close())
beforeEach(() => practice.clock.set('2026-11-27T09:00:00Z'))

async function monthly(options: { zone?: string } = {}): Promise<Candidate> {
  const candidate = practice.candidate(options)
  await candidate.subscribe()
  return candidate
}

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))

type Dies = (deps: Deps, dead: () => Promise<never>) => Partial<Deps>

/** Where a process can die around a submission: the call fails, and nothing after it happens. */
const deaths = {
  'before the set is stored': ({ sets }, dead) => ({ sets: { ...sets, insert: dead } }),
  'before the submission is stored': ({ submissions }, dead) => ({ submissions: { ...submissions, insert: dead } }),
  'once the submission is stored': ({ submissions }, dead) => ({
    submissions: { ...submissions, insert: (...args) => submissions.insert(...args).then(dead) },
  }),
  'before history': ({ histories }, dead) => ({ histories: { ...histories, add: dead } }),
  'once history is written': ({ histories }, dead) => ({
    histories: { ...histories, add: (...args) => histories.add(...args).then(dead) },
  }),
  'before the learner': ({ learners }, dead) => ({ learners: { ...learners, change: dead } }),
} satisfies Record<string, Dies>

async function dyingProcess(when: keyof typeof deaths): Promise<FastifyInstance> {
  const dead = () => Promise.reject(new Error('this process dies here'))
  const dies: Dies = deaths[when]
  return (await practice.process(dies(practice.deps, dead))).app
}

describe('at the same time', () => {
  it('ten first looks through two processes freeze one set', async () => {
    const { app: second } = await practice.process()
    for (let round = 0; round < 10; round += 1) {
      const candidate = await monthly()
      const sets = await Promise.all(times(10, (n) => (n % 2 ? candidate : candidate.as({ app: second })).daily()))
      expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(1)
      expect((await practice.deps.learners.findById(candidate.userId))?.opened).toBe(1)
    }
  })

  it('three zones at once, on two days: one set', async () => {
    practice.clock.set('2026-11-27T23:30:00Z')
    for (let round = 0; round < 10; round += 1) {
      const candidate = await monthly()
      const zones = ['UTC', 'Asia/Tokyo', 'UTC', 'Asia/Tokyo', 'Pacific/Kiritimati']
      const sets = await Promise.all(zones.map((zone) => candidate.as({ zone }).daily()))
      expect(new Set(sets.map(({ setId }) => setId)).size).toBe(1)
      const learner = await practice.deps.learners.findById(candidate.userId)
      expect(learner?.opened).toBe(1)
      for (const { id } of learner?.recent ?? []) expect(await practice.deps.sets.findById(id)).not.toBeNull()
    }
  })

  it('twenty different submissions: one is stored and everybody sees it', async () => {
    const { app: second } = await practice.process()
    for (let round = 0; round < 5; round += 1) {
      const candidate = await monthly()
      const set = await candidate.daily()
      const sent = await Promise.all(
        times(20, (n) => (n % 2 ? candidate : candidate.as({ app: second })).submit(answersTo(set, n % 10))),
      )
      expect(sent.map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect(sent.filter(({ body }) => !body.alreadySubmitted)).toHaveLength(1)
      expect(new Set(sent.map(({ body }) => JSON.stringify({ ...body, alreadySubmitted: true }))).size).toBe(1)
      expect(await candidate.history()).toHaveLength(1)
      expect(await practice.deps.learners.findById(candidate.userId)).toMatchObject({ learnt: { id: set.setId } })
    }
  })

  it('two sets of one candidate: both are stored, counted and learnt from', async () => {
    for (let round = 0; round < 5; round += 1) {
      const candidate = practice.candidate()
      const free = await candidate.daily()
      await candidate.subscribe()
      const paid = await candidate.daily()
      await Promise.all([free, paid].map((set) => candidate.submit(answersTo(set, 1))))
      expect(await candidate.history()).toHaveLength(2)
      expect((await candidate.progress()).progress).toBe(12)
      const learner = await practice.deps.learners.findById(candidate.userId)
      expect(Object.values(learner?.abilities ?? {}).reduce((sum, { n }) => sum + n, 0)).toBe(12)
    }
  })

  it('ten looks at a retake open one, and of ten submissions one closes it', async () => {
    const candidate = await monthly()
    const set = await candidate.daily()
    await candidate.submit(answersTo(set, 5))
    const opened = await Promise.all(times(10, () => candidate.call<RetakeView>('GET', '/tests/daily/retake')))
    expect(new Set(opened.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(opened[0]?.status).toBe(200)
    const sent = await Promise.all(times(10, (wrong) => sendRetake(candidate, set.setId ?? '', answersTo(set, wrong))))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await candidate.history()).toHaveLength(2)
  })
})

const sendRetake = (candidate: Candidate, baseResultId: string, answers: Answers) =>
  candidate.call<ResultView>('POST', '/tests/daily/retake/submit', { baseResultId, answers })

describe('a process dies', () => {
  it('after a set was claimed: the next look gets that set, and so does the day after', async () => {
    const candidate = await monthly()
    const app = await dyingProcess('before the set is stored')
    expect((await candidate.as({ app }).call('GET', '/tests/daily')).status).toBe(500)
    const claimed = await practice.deps.learners.findById(candidate.userId)
    practice.clock.advance(24 * 3_600_000)
    const next = await candidate.daily()
    expect(next.day).toBe('2026-11-28')
    expect(await practice.deps.sets.findById(claimed?.newest?.id ?? '')).toEqual(claimed?.newest)

    const other = await monthly()
    await other.as({ app }).call('GET', '/tests/daily')
    const set = await other.daily()
    expect(set.questions.map(({ id }) => id)).toEqual(
      (await practice.deps.learners.findById(other.userId))?.newest?.questions.map(({ id }) => id),
    )
  })

  it('after the intent: the candidate sees an error, and sending again stores it', async () => {
    const candidate = await monthly()
    const set = await candidate.daily()
    const app = await dyingProcess('before the submission is stored')
    expect((await candidate.as({ app }).submit(answersTo(set))).status).toBe(500)
    expect(await candidate.history()).toEqual([])
    expect((await candidate.submit(answersTo(set, 1))).body).toMatchObject({ score: 90, alreadySubmitted: false })
    await expect.poll(() => publishedFor(practice.deps.broker, candidate.userId)).toHaveLength(1)
  })

  it.each([
    'once the submission is stored',
    'before history',
    'once history is written',
    'before the learner',
  ] as const)('%s: the next page shows it all', async (when) => {
    const app = await dyingProcess(when)
    const looks: Array<(candidate: Candidate, setId: string) => Promise<unknown>> = [
      async (candidate) => expect((await candidate.daily()).result?.score).toBe(70),
      async (candidate) => expect((await candidate.history())[0]?.score).toBe(70),
      async (candidate) => expect(await candidate.progress()).toMatchObject({ progress: 10, history: [{ score: 70 }] }),
      async (candidate, setId) =>
        expect((await candidate.call('GET', `/results/${setId}`)).body).toMatchObject({ progress: 10 }),
      async (candidate) => expect((await candidate.call('GET', '/tests/daily/retake')).status).toBe(200),
    ]
    for (const look of looks) {
      const candidate = await monthly()
      const set = await candidate.daily()
      expect((await candidate.as({ app }).submit(answersTo(set, 3))).status).toBe(500)
      await look(candidate, set.setId ?? '')
      const again = await candidate.submit(answersTo(set))
      expect(again.body).toMatchObject({ score: 70, progress: 10, alreadySubmitted: true })
      expect(await candidate.history()).toHaveLength(1)
    }
  })

  it('and the candidate comes back after months: the old result is in the views', async () => {
    const candidate = await monthly()
    const set = await candidate.daily()
    const app = await dyingProcess('before history')
    await candidate.as({ app }).submit(answersTo(set, 2))
    practice.clock.set('2027-03-01T09:00:00Z')
    expect(await candidate.daily()).toMatchObject({ day: '2027-03-01', progress: 10 })
    expect((await candidate.history()).map(({ score }) => score)).toEqual([80])
  })

  it('around a retake: the next look finds it open or finished, as it was', async () => {
    const candidate = await monthly()
    const set = await candidate.daily()
    await candidate.submit(answersTo(set, 5))
    const dead = await dyingProcess('before the learner')
    expect((await candidate.as({ app: dead }).call('GET', '/tests/daily/retake')).status).toBe(500)
    expect((await candidate.call<RetakeView>('GET', '/tests/daily/retake')).status).toBe(200)
    const closing = await dyingProcess('before history')
    expect((await sendRetake(candidate.as({ app: closing }), set.setId ?? '', answersTo(set, 1))).status).toBe(500)
    expect((await candidate.history()).map(({ score }) => score)).toEqual([90, 50])
    expect((await sendRetake(candidate, set.setId ?? '', answersTo(set, 1))).body).toMatchObject({
      score: 90,
      alreadySubmitted: true,
    })
    expect(await candidate.history()).toHaveLength(2)
  })
})

describe('the broker', () => {
  it('is away: submitting works as always, and the relay publishes once it is back', async () => {
    const { logger, database } = practice.deps
    const broker = connectBroker({ url: 'nats://127.0.0.1:1', name: 'practice', logger })
    const outbox = createOutbox({ db: database.db, broker, logger, everyMs: 1e9 })
    const { app } = await practice.process({ broker, outbox })
    const candidate = await monthly()
    const set = await candidate.daily()
    expect((await candidate.as({ app }).submit(answersTo(set))).body).toMatchObject({ score: 100 })
    expect(await candidate.history()).toHaveLength(1)
    expect(await publishedFor(practice.deps.broker, candidate.userId)).toEqual([])
    await pause(2100)
    expect(await practice.outbox.relay()).toBeGreaterThan(0)
    expect(await publishedFor(practice.deps.broker, candidate.userId)).toEqual([
      {
        userId: candidate.userId,
        resultId: set.setId,
        plan: 'monthly',
        day: '2026-11-27',
        correctAnswers: 10,
        totalQuestions: 10,
      },
    ])
    await outbox.stop()
    await broker.close()
  })
})
