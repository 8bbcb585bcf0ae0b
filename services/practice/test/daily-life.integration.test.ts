import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyOf, wrongFor } from './support/fake-bank.ts'
import {
  answersTo,
  createPractice,
  problemOf,
  type Candidate,
  type Practice,
  type WholeResultView,
} from './support/practice-app.ts'

let practice: Practice
beforeAll(async () => {
  practice = await createPractice()
})
afterAll(() => practice.close())

const zone = 'Europe/Madrid'

async function monthly(): Promise<Candidate> {
  practice.clock.set('2026-11-27T09:00:00Z')
  const candidate = practice.candidate({ zone })
  await candidate.subscribe()
  return candidate
}

describe('a candidate’s day', () => {
  it('begins with ten questions that carry no answer', async () => {
    const candidate = await monthly()
    const set = await candidate.daily()
    expect(set).toMatchObject({
      plan: 'monthly',
      day: '2026-11-27',
      totalQuestions: 10,
      progress: 0,
      canPractice: true,
      repeated: false,
      setId: `${candidate.userId}:monthly:2026-11-27`,
      closesAt: '2026-11-28T11:00:00.000Z',
      nextSetAt: '2026-11-27T23:00:00.000Z',
    })
    expect(set.message).toBeUndefined()
    expect(set.questions[0]).toMatchObject({ why: 'New skill', repeated: false })
    expect(Object.keys(set.questions[0] ?? {}).toSorted()).toEqual([
      'id',
      'options',
      'paceSeconds',
      'question',
      'repeated',
      'skill',
      'skillName',
      'type',
      'why',
    ])
    expect(Object.keys(set.questions[0]?.options[0] ?? {})).toEqual(['id', 'text'])
    expect(await candidate.daily()).toEqual(set)
  })

  it('goes on with the result, the reasons, the solution and the time against the pace', async () => {
    const candidate = await monthly()
    const set = await candidate.daily()
    const [first, second] = set.questions.map(({ id }) => id) as [string, string]
    const { status, body } = await candidate.submit(answersTo(set, 1), { [first]: 94.5, unknown: 3 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      resultId: set.setId,
      correctAnswers: 9,
      totalQuestions: 10,
      score: 90,
      progress: 10,
      totalInBank: 180,
      alreadySubmitted: false,
      dateTaken: '2026-11-27T09:00:00.000Z',
      day: '2026-11-27',
    })
    expect(body.feedback.map(({ questionId }) => questionId)).toEqual(set.questions.map(({ id }) => id))
    expect(body.feedback[0]).toMatchObject({
      correct: false,
      correctAnswer: keyOf(first),
      chosen: wrongFor(first),
      seconds: 94.5,
      paceSeconds: set.questions[0]?.paceSeconds,
      solution: { quick: [`Quick ${first}`], full: [`First step of ${first}`, 'Second step'] },
    })
    expect(body.feedback[0]?.optionReasons.map(({ id, reason }) => [id, reason])).toEqual(
      ['A', 'B', 'C', 'D', 'E'].map((id) => [id, `Why ${id} of ${first}`]),
    )
    expect(body.feedback[1]).toMatchObject({ questionId: second, correct: true })
    expect(body.feedback[1]?.seconds).toBeUndefined()
  })

  it('ends with a word about the next set, and everything is there when the next page loads', async () => {
    const candidate = await monthly()
    const set = await candidate.daily()
    const { body: result } = await candidate.submit(answersTo(set, 3))
    expect(await candidate.daily()).toEqual({
      ...set,
      progress: 10,
      canPractice: false,
      message: "Today's set is done. Your next 10 questions come tomorrow, Saturday 28 November, from 00:00 your time.",
      result: { ...result, alreadySubmitted: true },
    })
    const entry = {
      id: set.setId,
      day: '2026-11-27',
      dateTaken: '2026-11-27T09:00:00.000Z',
      score: 70,
      correctAnswers: 7,
      questionsAnswered: 10,
      type: 'daily',
      plan: 'monthly',
      marks: [false, false, false, ...Array(7).fill(true)],
    }
    expect(await candidate.history()).toEqual([entry])
    expect(await candidate.progress()).toEqual({
      progress: 10,
      totalInBank: 180,
      history: [
        {
          id: set.setId,
          day: '2026-11-27',
          date: '2026-11-27T09:00:00.000Z',
          score: 70,
          correctAnswers: 7,
          totalQuestions: 10,
        },
      ],
    })
    const whole = await candidate.call<WholeResultView>('GET', `/results/${set.setId}`)
    expect(whole.body).toEqual({
      ...result,
      alreadySubmitted: true,
      type: 'daily',
      plan: 'monthly',
      questions: set.questions,
    })
  })

  it('the next day brings ten others', async () => {
    const candidate = await monthly()
    const first = await candidate.daily()
    await candidate.submit(answersTo(first))
    practice.clock.set('2026-11-27T23:00:00Z')
    const second = await candidate.daily()
    expect(second).toMatchObject({ day: '2026-11-28', canPractice: true, progress: 10 })
    const old = new Set(first.questions.map(({ id }) => id))
    expect(second.questions.filter(({ id }) => old.has(id))).toEqual([])
  })
})

describe('Free', () => {
  it('two questions in two local days, answerable through both', async () => {
    practice.clock.set('2026-11-27T09:00:00Z')
    const candidate = practice.candidate({ zone })
    const set = await candidate.daily()
    expect(set).toMatchObject({
      plan: 'free',
      totalQuestions: 2,
      nextSetAt: '2026-11-28T23:00:00.000Z',
      closesAt: '2026-11-29T11:00:00.000Z',
    })
    practice.clock.set('2026-11-28T22:59:59Z')
    expect(await candidate.daily()).toEqual(set)
    expect((await candidate.submit(answersTo(set))).status).toBe(200)
    expect((await candidate.daily()).message).toBe(
      "Today's set is done. Your next 2 questions come tomorrow, Sunday 29 November, from 00:00 your time.",
    )
    practice.clock.set('2026-11-28T23:00:00Z')
    expect(await candidate.daily()).toMatchObject({ day: '2026-11-29', canPractice: true })
    // A week of silence does not pile up: the period is the one that holds the day.
    practice.clock.set('2026-12-06T12:00:00Z')
    expect(await candidate.daily()).toMatchObject({ day: '2026-12-06', setId: `${candidate.userId}:free:2026-12-05` })
  })

  it('an upgrade inside a day adds the paid set at once; both can be answered and stay in history', async () => {
    practice.clock.set('2026-11-27T09:00:00Z')
    const candidate = practice.candidate({ zone })
    const free = await candidate.daily()
    await candidate.subscribe()
    const paid = await candidate.daily()
    expect([free.totalQuestions, paid.totalQuestions]).toEqual([2, 10])
    const ids = new Set(free.questions.map(({ id }) => id))
    expect(paid.questions.filter(({ id }) => ids.has(id))).toEqual([])
    expect((await candidate.submit(answersTo(paid))).status).toBe(200)
    expect((await candidate.submit(answersTo(free))).status).toBe(200)
    expect((await candidate.history()).map(({ plan }) => plan).toSorted()).toEqual(['free', 'monthly'])
    expect(await candidate.progress()).toMatchObject({ progress: 12 })
  })
})

describe('submitting', () => {
  it('the first one counts; later ones, with whatever answers, see it', async () => {
    const candidate = await monthly()
    const set = await candidate.daily()
    const { body: first } = await candidate.submit(answersTo(set, 2))
    practice.clock.advance(60_000)
    for (const wrong of [2, 5]) {
      const again = await candidate.submit(answersTo(set, wrong))
      expect(again).toEqual({ status: 200, body: { ...first, alreadySubmitted: true } })
    }
  })

  it('goes on 12 hours after the day, and then says when it closed', async () => {
    const late = await monthly()
    const missed = await monthly()
    const [set, other] = [await late.daily(), await missed.daily()]
    practice.clock.set('2026-11-28T10:59:59Z')
    expect((await late.daily()).day).toBe('2026-11-28')
    expect((await late.submit(answersTo(set))).body).toMatchObject({ day: '2026-11-27', alreadySubmitted: false })
    practice.clock.set('2026-11-28T11:00:00Z')
    expect(await missed.submit(answersTo(other))).toMatchObject({
      status: 409,
      body: {
        code: 'set-closed',
        message:
          "This set closed on Saturday 28 November at 12:00 your time, so it takes no answers any more. Today's set is waiting for you.",
        detail: '2026-11-28T11:00:00.000Z',
      },
    })
    expect(await missed.history()).toEqual([])
    // What was stored in time is still answered after the set closed.
    expect((await late.submit(answersTo(set, 4))).body).toMatchObject({ score: 100, alreadySubmitted: true })
  })

  it.each([
    ['unknown-questions', (a: string[]) => [...a.slice(1), 'nobody-knows-this']],
    ['incomplete-answers', (a: string[]) => a.slice(1)],
    ['two-sets', (a: string[], b: string[]) => [...a.slice(1), ...b.slice(0, 1)]],
  ])('%s is a 400 with a sentence, and nothing is stored', async (code, choose) => {
    const candidate = await monthly()
    const first = await candidate.daily()
    practice.clock.advance(24 * 3_600_000)
    const second = await candidate.daily()
    const ids = choose(
      first.questions.map(({ id }) => id),
      second.questions.map(({ id }) => id),
    )
    const answer = await candidate.submit(Object.fromEntries(ids.map((id) => [id, 'A'])))
    expect(problemOf(answer)).toEqual({ status: 400, code })
    expect((answer.body as unknown as { message: string }).message).toContain('Nothing was stored')
    expect(await candidate.history()).toEqual([])
  })

  it('somebody else’s questions are unknown', async () => {
    const candidate = practice.candidate()
    const other = await (await monthly()).daily()
    expect(problemOf(await candidate.submit(answersTo(other)))).toEqual({ status: 400, code: 'unknown-questions' })
  })
})

describe('what belongs to somebody else', () => {
  it('is refused, or is not there', async () => {
    const [owner, stranger] = [await monthly(), await monthly()]
    const set = await owner.daily()
    await owner.submit(answersTo(set))
    await owner.call('GET', '/tests/daily/retake')
    expect(problemOf(await stranger.call('GET', `/results/${set.setId}`))).toEqual({
      status: 404,
      code: 'result-not-found',
    })
    expect(problemOf(await stranger.call('GET', `/results/user/${owner.userId}`))).toEqual({
      status: 403,
      code: 'forbidden',
    })
    const sent = { baseResultId: set.setId, answers: answersTo(set) }
    expect(problemOf(await stranger.call('POST', '/tests/daily/retake/submit', sent))).toEqual({
      status: 403,
      code: 'forbidden',
    })
  })

  it('an own id without a result is not there either, nor is an open retake', async () => {
    const candidate = await monthly()
    const set = await candidate.daily()
    const missing = { status: 404, code: 'result-not-found' }
    expect(problemOf(await candidate.call('GET', `/results/${set.setId}`))).toEqual(missing)
    expect(problemOf(await candidate.call('GET', `/results/${candidate.userId}:monthly:2020-01-01:r3`))).toEqual(
      missing,
    )
    await candidate.submit(answersTo(set))
    await candidate.call('GET', '/tests/daily/retake')
    expect(problemOf(await candidate.call('GET', `/results/${set.setId}:r1`))).toEqual(missing)
  })

  it('without a session there is nothing', async () => {
    const { app } = await practice.process()
    for (const path of ['/tests/daily', '/tests/daily/progress', '/tests/daily/retake', '/results/x'])
      expect((await app.inject(`/api${path}`)).statusCode).toBe(401)
  })
})
