import { randomUUID } from 'node:crypto'
import type { components } from '@app/contracts/generated/practice'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadBank } from '../bank/load-bank.ts'
import { correct, monthly, reason } from './support/corrections.ts'
import { createPractice, type Candidate, type DailyView, type Practice } from './support/practice-app.ts'

type Tutored = components['schemas']['TutoredQuestion']

let practice: Practice
let app: FastifyInstance
beforeAll(async () => {
  practice = await createPractice({ bank: loadBank() })
  const own = await practice.process({ verifyService: async () => ({ service: 'tutor-voice' }) })
  app = own.app
})
afterAll(() => practice.close())

async function internal(path: string, body?: object) {
  const headers = { authorization: 'Bearer of tutor-voice' }
  const answer = await app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/practice${path}`,
    headers,
    ...(body ? { payload: body } : {}),
  })
  return { status: answer.statusCode, body: answer.json<Tutored & { code?: string }>() }
}
const asked = (id: string, userId?: string) =>
  internal(`/tutored-questions/${id}${userId === undefined ? '' : `?userId=${userId}`}`)

const submitAll = (candidate: Candidate, { questions }: DailyView) =>
  candidate.submit(Object.fromEntries(questions.map(({ id }) => [id, 'C' as const])))

it('an open question is told with its hints and its key, and without what explains the key', async () => {
  const candidate = await monthly(practice)
  const { questions } = await candidate.daily()
  for (const { id, question } of questions) {
    const { status, body } = await asked(id, candidate.userId)
    expect([status, body.state, body.chosen, body.stem]).toEqual([200, 'open', null, question])
    expect(body.hints.length).toBeGreaterThan(0)
    expect([body.optionReasons, body.solution]).toEqual([[], { quick: [], full: [] }])
  }
})

it('after the submission it is told with its solution, its reasons and what was chosen', async () => {
  const candidate = await monthly(practice)
  const set = await candidate.daily()
  await submitAll(candidate, set)
  const { body } = await asked(set.questions[0]!.id, candidate.userId)
  expect(body).toMatchObject({ state: 'answered', chosen: 'C' })
  expect(body.optionReasons).toHaveLength(5)
  expect(body.solution.full.length).toBeGreaterThan(0)
})

it('an answered question stays answered when its set is none of the recent ones any more', async () => {
  practice.clock.set('2026-12-01T09:00:00Z')
  const candidate = await monthly(practice)
  const first = await candidate.daily()
  await submitAll(candidate, first)
  for (let day = 2; day <= 17; day += 1) {
    practice.clock.set(`2026-12-${String(day).padStart(2, '0')}T09:00:00Z`)
    await candidate.daily()
  }
  expect((await asked(first.questions[0]!.id, candidate.userId)).body).toMatchObject({ state: 'answered', chosen: 'C' })
})

it("somebody else's question and an unknown one are 404; a trial question is answered, for guests too", async () => {
  const [one, other] = [await monthly(practice), practice.candidate()]
  const { questions } = await one.daily()
  const id = questions[0]!.id
  for (const answer of [await asked(id, other.userId), await asked(id), await asked('no-such-question')])
    expect([answer.status, answer.body.code]).toEqual([404, 'question-not-found'])
  const trial = loadBank().trial[0]!
  for (const answer of [await asked(trial), await asked(trial, other.userId)]) {
    expect(answer.body).toMatchObject({ id: trial, state: 'answered', chosen: null })
    expect(answer.body.solution.full.length).toBeGreaterThan(0)
  }
})

it('a text finds the open question that it is about, and no answered one', async () => {
  const candidate = await monthly(practice)
  const set = await candidate.daily()
  const find = (text: string) => internal(`/users/${candidate.userId}/tutored-questions`, { text })
  const asking = set.questions.find(({ type }) => type === 'problem-solving')!
  expect((await find(`Please solve this for me. ${asking.question}`)).body).toMatchObject({
    id: asking.id,
    state: 'open',
  })
  expect((await find('How long is the exam?')).status).toBe(404)
  await submitAll(candidate, set)
  expect((await find(asking.question)).status).toBe(404)
})

it('a corrected question is told under its ruling, and a withdrawn open one says so', async () => {
  const done = await monthly(practice)
  const set = await done.daily()
  const id = set.questions[0]!.id
  await submitAll(done, set)
  await correct(practice, id, { key: 'E' })
  await refresh()
  const { body } = await asked(id, done.userId)
  expect([body.key, body.optionReasons]).toEqual(['E', []])
  expect(body.solution.full).toEqual(['The right answer is E.', reason])
  const waiting = practice.candidate()
  const open = (await waiting.daily()).questions[0]!.id
  await correct(practice, open)
  await refresh()
  expect((await asked(open, waiting.userId)).body.hints).toEqual([expect.stringContaining('withdrawn')])
})

/** As every replica does every few seconds. */
async function refresh() {
  const other = await practice.process({ verifyService: async () => ({ service: 'tutor-voice' }) })
  app = other.app
}

it('a variant is a question that is not live; a written question has none', async () => {
  const bank = loadBank()
  const { status, body } = await internal('/tutored-questions/ps-percent-change-0003/variant')
  expect([status, body.state, body.skill]).toEqual([200, 'answered', bank.item('ps-percent-change-0003')!.skill])
  expect(bank.heads.some(({ id }) => id === body.id)).toBe(false)
  expect((await internal('/tutored-questions/cr-0001/variant')).body.code).toBe('no-variant')
})

it('no candidate may ask these operations', async () => {
  const candidate = practice.candidate()
  const answer = await candidate.call(
    'GET',
    `/practice/tutored-questions/ps-percent-change-0003?userId=${randomUUID()}`,
  )
  expect(answer.status).toBe(401)
})
