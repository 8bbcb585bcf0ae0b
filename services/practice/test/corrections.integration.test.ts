import { BSON } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OptionId } from '../src/domain/item.ts'
import { closeRetake } from '../src/flows/close-retake.ts'
import { correctQuestions } from '../src/flows/correct-questions.ts'
import { loadLearner } from '../src/flows/load-learner.ts'
import { rebuildViews } from '../src/flows/rebuild-views.ts'
import { submitSet } from '../src/flows/submit-set.ts'
import { createFakeBank, keyOf, wrongFor } from './support/fake-bank.ts'
import {
  answersTo,
  createPractice,
  type Candidate,
  type DailyView,
  type Practice,
  type ResultView,
  type WholeResultView,
} from './support/practice-app.ts'

// Each test has a database of its own: in a shared one a correction would concern the candidates of other tests.
let practice: Practice
beforeEach(async () => {
  practice = await createPractice()
})
afterEach(() => practice.close())

const reason = 'Its statements name other letters than its question.'

/** As the command does it; the service learns of it when it reads again. */
async function correct(id: string, key: OptionId | null, why = reason): Promise<number> {
  practice.clock.advance(60_000)
  const { deps } = await practice.process()
  const done = await correctQuestions(deps, [{ id, version: 1 }], { key, reason: why, at: practice.clock.now() })
  await practice.deps.corrections.refresh()
  return done.candidates
}

async function monthly(): Promise<Candidate> {
  const candidate = practice.candidate()
  await candidate.subscribe()
  return candidate
}

/** Submits a set with its first three questions wrong. */
async function submitted(): Promise<{ candidate: Candidate; set: DailyView; ids: string[]; result: ResultView }> {
  const candidate = await monthly()
  const set = await candidate.daily()
  const { body: result } = await candidate.submit(answersTo(set, 3))
  return { candidate, set, ids: set.questions.map(({ id }) => id), result }
}

const wholeOf = async (candidate: Candidate, id = '') =>
  (await candidate.call<WholeResultView>('GET', `/results/${id}`)).body

/** The views with the types and the order of every value, apart from their versions. */
async function views(userId: string): Promise<string[]> {
  const found: string[] = []
  for (const name of ['learners', 'history']) {
    const collection = practice.deps.database.db.collection<{ _id: string; version: number }>(name)
    const range = { _id: { $gte: userId, $lt: `${userId};` } }
    for (const document of await collection.find(range, { promoteValues: false }).sort({ _id: 1 }).toArray())
      found.push(BSON.EJSON.stringify({ ...document, version: null }, { relaxed: false }))
  }
  return found
}

async function expectRebuildToAgree({ userId }: Candidate): Promise<void> {
  const lived = await views(userId)
  for (const name of ['learners', 'history'])
    await practice.deps.database.db
      .collection<{ _id: string }>(name)
      .deleteMany({ _id: { $gte: userId, $lt: `${userId};` } })
  await rebuildViews(practice.deps, [userId])
  expect(await views(userId)).toEqual(lived)
}

const facts = async (setId = '') =>
  BSON.EJSON.stringify(
    (await practice.deps.database.db.collection<{ _id: string }>('submissions').findOne({ _id: setId })) ?? {},
  )

describe('a withdrawn question counts for nobody', () => {
  it('7 of 10 with one wrong answer withdrawn is 7 of 9, everywhere; the submission stays as it was', async () => {
    const { candidate, set, ids, result } = await submitted()
    const before = await facts(set.setId)
    expect(result).toMatchObject({ correctAnswers: 7, totalQuestions: 10, score: 70 })
    expect(await correct(ids[0] ?? '', null)).toBeGreaterThan(0)
    const notice = {
      questionId: ids[0],
      number: 1,
      revision: 1,
      withdrawn: true,
      reason,
      at: practice.clock.now().toISOString(),
    }
    const now = {
      correctAnswers: 7,
      score: 77.8,
      corrections: [notice],
      told: { correctAnswers: 7, totalQuestions: 10, score: 70 },
    }
    const whole = await wholeOf(candidate, set.setId)
    expect(whole).toMatchObject({ ...now, totalQuestions: 9 })
    expect(whole.feedback[0]).toMatchObject({ correct: false, withdrawn: true })
    expect((await candidate.daily()).result).toMatchObject({ ...now, totalQuestions: 9 })
    expect((await candidate.submit(answersTo(set))).body).toMatchObject({ ...now, totalQuestions: 9 })
    const marks = [false, false, true, true, true, true, true, true, true]
    expect(await candidate.history()).toMatchObject([{ ...now, questionsAnswered: 9, marks }])
    expect((await candidate.progress()).history).toMatchObject([{ correctAnswers: 7, totalQuestions: 9, score: 77.8 }])
    expect(await facts(set.setId)).toBe(before)
    await expectRebuildToAgree(candidate)
  })

  it('the skill is as if the question had never been answered', async () => {
    const candidate = await monthly()
    const set = await candidate.daily()
    await candidate.submit(answersTo(set, 1))
    const [wrong] = set.questions
    const skillOf = async () => (await practice.deps.learners.findById(candidate.userId))?.abilities[wrong?.skill ?? '']
    const before = await skillOf()
    await correct(wrong?.id ?? '', null)
    expect((await skillOf())?.n ?? 0).toBe((before?.n ?? 0) - 1)
  })

  it('it is in no new set, and the bank is smaller', async () => {
    const small = await createPractice({ bank: createFakeBank({ itemsPerSkill: 2 }) })
    try {
      const id = small.deps.bank.heads[0]?.id ?? ''
      const ruling = { key: null, reason, at: small.clock.now() }
      await correctQuestions(small.deps, [{ id, version: 1 }], ruling)
      const candidate = small.candidate()
      await candidate.subscribe()
      const first = await candidate.daily()
      await candidate.submit(answersTo(first))
      small.clock.set('2026-11-28T09:00:00Z')
      const asked = [...first.questions, ...(await candidate.daily()).questions].map((question) => question.id)
      expect(new Set(asked).size).toBe(17)
      expect(asked).not.toContain(id)
      expect((await candidate.progress()).totalInBank).toBe(17)
    } finally {
      await small.close()
    }
  })

  it('in a set that is open it stays where it is and says so; the result is told right at once', async () => {
    const candidate = await monthly()
    const set = await candidate.daily()
    const [first, second] = set.questions.map(({ id }) => id) as [string, string]
    await correct(first, null)
    const again = await candidate.daily()
    expect(again.questions.map(({ id, withdrawn }) => [id, withdrawn])).toEqual(
      set.questions.map(({ id }) => [id, id === first ? true : undefined]),
    )
    const { body } = await candidate.submit({ ...answersTo(set), [first]: wrongFor(first), [second]: wrongFor(second) })
    expect(body).toMatchObject({ correctAnswers: 8, totalQuestions: 9, score: 88.9, corrections: [{ number: 1 }] })
    expect(body.told).toBeUndefined()
    await expectRebuildToAgree(candidate)
  })

  it('a key that was corrected is not betrayed by an open set', async () => {
    const candidate = await monthly()
    const set = await candidate.daily()
    const id = set.questions[0]?.id ?? ''
    await correct(id, wrongFor(id))
    expect(await candidate.daily()).toEqual(set)
    expect((await candidate.submit(answersTo(set))).body).toMatchObject({ correctAnswers: 9, totalQuestions: 10 })
  })
})

describe('a corrected key', () => {
  it('turns results over, and a second correction replaces the first', async () => {
    const { candidate, set, ids } = await submitted()
    const [wrong = '', , , right = ''] = ids
    await correct(wrong, wrongFor(wrong))
    expect(await wholeOf(candidate, set.setId)).toMatchObject({ correctAnswers: 8, totalQuestions: 10, score: 80 })
    await correct(right, wrongFor(right), 'The key was C by mistake.')
    const both = await wholeOf(candidate, set.setId)
    expect(both).toMatchObject({ correctAnswers: 7, score: 70 })
    expect(both.told).toBeUndefined()
    expect(both.corrections?.map(({ number, correctAnswer }) => [number, correctAnswer])).toEqual([
      [1, wrongFor(wrong)],
      [4, wrongFor(right)],
    ])
    expect(both.feedback[3]).toMatchObject({ correct: false, correctAnswer: wrongFor(right) })
    await correct(wrong, null)
    expect(await wholeOf(candidate, set.setId)).toMatchObject({
      correctAnswers: 6,
      totalQuestions: 9,
      corrections: [{ number: 1, revision: 2, withdrawn: true }, { number: 4 }],
      told: { correctAnswers: 7, totalQuestions: 10 },
    })
    await correct(wrong, keyOf(wrong), 'It was right after all.')
    await correct(right, keyOf(right), 'It was right after all.')
    expect(await candidate.history()).toMatchObject([{ correctAnswers: 7, questionsAnswered: 10, score: 70 }])
    await expectRebuildToAgree(candidate)
  })

  it('the same correction again changes nothing', async () => {
    const { ids } = await submitted()
    await correct(ids[5] ?? '', null)
    await correct(ids[5] ?? '', null)
    expect((await practice.deps.corrections.refresh()).get(`${ids[5]}:1`)?.rulings).toHaveLength(1)
  })
})

it('a retake is counted under the corrections, beside the first score under the corrections', async () => {
  const { candidate, set, ids } = await submitted()
  await candidate.call('GET', '/tests/daily/retake')
  const retake = { baseResultId: set.setId, answers: answersTo(set, 1) }
  const { body } = await candidate.call<ResultView>('POST', '/tests/daily/retake/submit', retake)
  expect(body).toMatchObject({ score: 90, originalScore: 70 })
  await correct(ids[0] ?? '', null)
  expect(await wholeOf(candidate, `${set.setId}:r1`)).toMatchObject({
    score: 100,
    totalQuestions: 9,
    originalScore: 77.8,
    told: { score: 90 },
  })
  const again = await candidate.call<ResultView>('POST', '/tests/daily/retake/submit', retake)
  expect(again.body).toMatchObject({ score: 100, originalScore: 77.8, alreadySubmitted: true })
  expect((await candidate.history()).map(({ type, score }) => [type, score])).toEqual([
    ['daily-retake', 100],
    ['daily', 77.8],
  ])
  await expectRebuildToAgree(candidate)
})

describe('whoever is left behind', () => {
  /** Stored, and the command dies before it brings anybody up to date. */
  const onlyStored = (id: string, key: OptionId | null) =>
    practice.deps.corrections.add({ id, version: 1 }, { key, reason, at: practice.clock.now() })

  it('is brought up to date by their own next request, or by the command when it is run again', async () => {
    const [one, other] = [await submitted(), await submitted()]
    await onlyStored(one.ids[0] ?? '', null)
    await practice.deps.corrections.refresh()
    expect(await one.candidate.history()).toMatchObject([{ score: 77.8, questionsAnswered: 9 }])
    await expectRebuildToAgree(one.candidate)
    const left = other.ids.find((id) => !one.ids.includes(id)) ?? ''
    await onlyStored(left, null)
    const { candidates } = await correctQuestions(practice.deps, [], { key: null, reason, at: practice.clock.now() })
    expect(candidates).toBe(1)
    const [entry] = await practice.deps.histories.ofMonth(other.candidate.userId, '2026-11')
    expect(entry?.corrected?.map(({ id }) => id)).toContain(left)
  })

  it('a crash between the history and the abilities heals itself', async () => {
    const { candidate, ids } = await submitted()
    const { learners } = practice.deps
    const dying = await practice.process({
      learners: { ...learners, change: () => Promise.reject(new Error('dies')) },
    })
    await onlyStored(ids[0] ?? '', null)
    await dying.deps.corrections.refresh()
    expect((await candidate.as({ app: dying.app }).call('GET', '/tests/daily/progress')).status).toBe(500)
    await practice.deps.corrections.refresh()
    await candidate.daily()
    await expectRebuildToAgree(candidate)
  })

  it('a replica that does not know the correction yet takes nothing back', async () => {
    const { app: old } = await practice.process()
    const { candidate, set, ids } = await submitted()
    const unaware = candidate.as({ app: old })
    await correct(ids[0] ?? '', null)
    // It has not read the corrections since; the candidate's views tell it to.
    expect(await wholeOf(unaware, set.setId)).toMatchObject({ score: 77.8, totalQuestions: 9 })
    await unaware.call('GET', '/tests/daily/retake')
    const retake = { baseResultId: set.setId, answers: answersTo(set) }
    await unaware.call('POST', '/tests/daily/retake/submit', retake)
    await expectRebuildToAgree(candidate)
  })

  it('nor does one that has read the candidate before the correction and takes a result in after it', async () => {
    await practice.close()
    practice = await createPractice({ bank: createFakeBank({ itemsPerSkill: 1 }) })
    const candidate = await monthly()
    const first = await candidate.daily()
    await candidate.submit(answersTo(first))
    practice.clock.set('2026-11-28T09:00:00Z')
    const again = await candidate.daily()
    expect(again.repeated).toBe(true)
    const { deps: old } = await practice.process()
    const known = await loadLearner(old, candidate.userId)
    await correct(first.questions[0]?.id ?? '', null)
    const set = await old.sets.byId(again.setId ?? '')
    const items = await old.questions.load(set.questions)
    await submitSet(old, set, { items, answers: answersTo(again, 4), seconds: {}, now: practice.clock.now(), known })
    expect(await candidate.history()).toMatchObject([{ questionsAnswered: 8 }, { questionsAnswered: 8 }])
    await expectRebuildToAgree(candidate)
  })

  it('nor does a retake that such a replica closes', async () => {
    const { candidate, set, ids } = await submitted()
    await candidate.call('GET', '/tests/daily/retake')
    const { deps: old } = await practice.process()
    await correct(ids[0] ?? '', null)
    const frozen = await old.sets.byId(set.setId ?? '')
    const retake = await old.retakes.byId(`${set.setId}:r1`)
    const items = await old.questions.load(frozen.questions)
    const given = { items, answers: answersTo(set, 1), seconds: {}, now: practice.clock.now() }
    await closeRetake(old, { set: frozen, retake }, given)
    expect(await candidate.history()).toMatchObject([{ questionsAnswered: 9 }, { questionsAnswered: 9 }])
    await expectRebuildToAgree(candidate)
  })

  it('an answer that such a replica takes in is corrected by the next request elsewhere', async () => {
    const { app: old } = await practice.process()
    const candidate = await monthly()
    const set = await candidate.daily()
    const id = set.questions[0]?.id ?? ''
    await correct(id, null)
    const told = await candidate.as({ app: old }).submit(answersTo(set, 1))
    expect(told.body).toMatchObject({ totalQuestions: 10 })
    expect(await candidate.history()).toMatchObject([{ correctAnswers: 9, questionsAnswered: 9, score: 100 }])
    await expectRebuildToAgree(candidate)
  })
})

it('a correction of another version, or of a question that the candidate never had, changes no view', async () => {
  const { candidate, set, ids, result } = await submitted()
  await practice.deps.corrections.add({ id: ids[0] ?? '', version: 2 }, { key: null, reason, at: practice.clock.now() })
  const fresh = practice.deps.bank.heads.find(({ id }) => !ids.includes(id))
  await correct(fresh?.id ?? '', null)
  expect((await candidate.daily()).result).toEqual({
    ...result,
    alreadySubmitted: true,
    totalInBank: expect.any(Number),
  })
  expect(await wholeOf(candidate, set.setId)).not.toHaveProperty('corrections')
  await expectRebuildToAgree(candidate)
})

it('names the version that was served, and asks where there are several', async () => {
  const { deps } = practice
  const id = deps.bank.heads[0]?.id ?? ''
  expect(await deps.questions.served({ id })).toEqual({ id, version: 1 })
  await expect(deps.questions.served({ id, version: 2 })).rejects.toThrow(`There is no question ${id}:2.`)
  await expect(deps.questions.served({ id: 'nothing' })).rejects.toThrow('There is no question nothing.')
  const { deps: newer } = await practice.process({ bank: createFakeBank({ version: 2 }) })
  await deps.questions.keep([{ id, version: 1 }])
  await expect(newer.questions.served({ id })).rejects.toThrow(
    `${id} has the versions 1, 2. Name one, such as ${id}:1.`,
  )
})
