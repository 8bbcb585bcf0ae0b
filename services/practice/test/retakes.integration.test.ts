import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  answersTo,
  createPractice,
  problemOf,
  type Candidate,
  type Practice,
  type ResultView,
  type RetakeView,
  type WholeResultView,
} from './support/practice-app.ts'

let practice: Practice
beforeAll(async () => {
  practice = await createPractice()
})
afterAll(() => practice.close())
beforeEach(() => practice.clock.set('2026-11-27T09:00:00Z'))

async function monthly(): Promise<Candidate> {
  const candidate = practice.candidate({ zone })
  await candidate.subscribe()
  return candidate
}

const zone = 'Europe/Madrid'
const open = (candidate: Candidate) => candidate.call<RetakeView>('GET', '/tests/daily/retake')
const send = (candidate: Candidate, baseResultId: string, answers: object) =>
  candidate.call<ResultView>('POST', '/tests/daily/retake/submit', { baseResultId, answers })

it('comes after the submission only', async () => {
  const candidate = await monthly()
  const set = await candidate.daily()
  expect(problemOf(await open(candidate))).toEqual({ status: 409, code: 'nothing-to-retake' })
  expect(problemOf(await send(candidate, set.setId ?? '', answersTo(set)))).toEqual({
    status: 409,
    code: 'nothing-to-retake',
  })
})

it('gives the same questions numbered anew, stays open until it is sent, and shows the first score', async () => {
  const candidate = await monthly()
  const set = await candidate.daily()
  await candidate.submit(answersTo(set, 5))
  const { body: retake } = await open(candidate)
  expect(retake).toEqual({
    baseResultId: set.setId,
    retakeId: `${set.setId}:r1`,
    plan: 'monthly',
    day: '2026-11-27',
    questions: set.questions.map((question, at) => ({ ...question, sequenceNumber: at + 1 })),
  })
  expect((await open(candidate)).body).toEqual(retake)
  practice.clock.advance(600_000)
  const { status, body } = await send(candidate, retake.baseResultId, answersTo(set, 1))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    resultId: `${set.setId}:r1`,
    score: 90,
    originalScore: 50,
    progress: 10,
    alreadySubmitted: false,
    dateTaken: '2026-11-27T09:10:00.000Z',
  })
  expect((await candidate.history()).map(({ id, type, score }) => [id, type, score])).toEqual([
    [`${set.setId}:r1`, 'daily-retake', 90],
    [set.setId, 'daily', 50],
  ])
  expect((await candidate.progress()).history).toHaveLength(1)
  const whole = await candidate.call<WholeResultView>('GET', `/results/${set.setId}:r1`)
  expect(whole.body).toEqual({
    ...body,
    alreadySubmitted: true,
    type: 'daily-retake',
    plan: 'monthly',
    questions: retake.questions,
  })
})

it('once sent, the same answers get the last result, others need a new one', async () => {
  const candidate = await monthly()
  const set = await candidate.daily()
  await candidate.submit(answersTo(set, 5))
  const base = set.setId ?? ''
  expect(problemOf(await send(candidate, base, answersTo(set)))).toEqual({ status: 409, code: 'no-open-retake' })
  await open(candidate)
  const { body: first } = await send(candidate, base, answersTo(set, 1))
  expect(await send(candidate, base, answersTo(set, 1))).toEqual({
    status: 200,
    body: { ...first, alreadySubmitted: true },
  })
  expect(problemOf(await send(candidate, base, answersTo(set, 2)))).toEqual({ status: 409, code: 'no-open-retake' })
  await open(candidate)
  expect((await send(candidate, base, answersTo(set, 2))).body).toMatchObject({ resultId: `${base}:r2`, score: 80 })
})

it('takes all answers of its own set and no others', async () => {
  const candidate = await monthly()
  const set = await candidate.daily()
  await candidate.submit(answersTo(set))
  await open(candidate)
  const [first = '', ...rest] = Object.keys(answersTo(set))
  const some = Object.fromEntries(rest.map((id) => [id, 'A']))
  const refused = await send(candidate, set.setId ?? '', some)
  expect(problemOf(refused)).toEqual({ status: 400, code: 'incomplete-answers' })
  const foreign = await send(candidate, set.setId ?? '', { ...some, [`${first}9`]: 'A' })
  expect(problemOf(foreign)).toEqual({ status: 400, code: 'unknown-questions' })
})

it('an open one may be finished until its set closes; the next day has nothing to retake', async () => {
  const candidate = await monthly()
  const set = await candidate.daily()
  await candidate.submit(answersTo(set, 5))
  await open(candidate)
  practice.clock.set('2026-11-28T08:00:00Z')
  expect(problemOf(await open(candidate))).toEqual({ status: 409, code: 'nothing-to-retake' })
  expect((await send(candidate, set.setId ?? '', answersTo(set))).body).toMatchObject({ score: 100 })

  practice.clock.set('2026-11-27T09:00:00Z')
  const late = await monthly()
  const other = await late.daily()
  await late.submit(answersTo(other))
  await open(late)
  practice.clock.set('2026-11-28T11:00:00Z')
  expect(problemOf(await send(late, other.setId ?? '', answersTo(other)))).toEqual({
    status: 409,
    code: 'set-closed',
  })
})

it('works for the Free set of today after an upgrade', async () => {
  const candidate = practice.candidate({ zone })
  const free = await candidate.daily()
  await candidate.submit(answersTo(free))
  await candidate.subscribe()
  expect((await open(candidate)).body.baseResultId).toBe(free.setId)
  const paid = await candidate.daily()
  await candidate.submit(answersTo(paid))
  expect((await open(candidate)).body.baseResultId).toBe(paid.setId)
})

it('takes the answers whatever the times are, in a set and in its retake', async () => {
  const candidate = await monthly()
  const set = await candidate.daily()
  const [a = '', b = '', c = '', d = ''] = set.questions.map(({ id }) => id)
  const times = { [a]: 86_401, [b]: -3, [c]: null, [d]: '12', 'not a question': 5 }
  const seconds = times as unknown as Record<string, number>
  const { status, body } = await candidate.submit(answersTo(set, 3), seconds)
  expect(status).toBe(200)
  expect(body.feedback.slice(0, 4).map((item) => item.seconds)).toEqual([86_400, 0, undefined, undefined])
  const { body: retake } = await open(candidate)
  const sent = { baseResultId: retake.baseResultId, answers: answersTo(set, 3), seconds }
  const again = await candidate.call<ResultView>('POST', '/tests/daily/retake/submit', sent)
  expect(again.status).toBe(200)
  expect(again.body.feedback.find(({ questionId }) => questionId === a)?.seconds).toBe(86_400)
})
