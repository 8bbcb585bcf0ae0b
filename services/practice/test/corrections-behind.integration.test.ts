import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OptionId } from '../src/domain/item.ts'
import { closeRetake } from '../src/flows/close-retake.ts'
import { correctQuestions } from '../src/flows/correct-questions.ts'
import { loadLearner } from '../src/flows/load-learner.ts'
import { submitSet } from '../src/flows/submit-set.ts'
import { correct, expectRebuildToAgree, monthly, reason, submitted, wholeOf } from './support/corrections.ts'
import { createFakeBank } from './support/fake-bank.ts'
import { answersTo, createPractice, type Practice } from './support/practice-app.ts'

// Processes that do not know a correction yet, and commands that were cut off.

// Each test has a database of its own: in a shared one a correction would concern the candidates of other tests.
let practice: Practice
beforeEach(async () => {
  practice = await createPractice()
})
afterEach(() => practice.close())

/** Stored, and the command dies before it brings anybody up to date. */
const onlyStored = (id: string, key: OptionId | null) =>
  practice.deps.corrections.add({ id, version: 1 }, { key, reason, at: practice.clock.now() })

it('is brought up to date by their own next request, or by the command when it is run again', async () => {
  const [one, other] = [await submitted(practice), await submitted(practice)]
  await onlyStored(one.ids[0], null)
  await practice.deps.corrections.refresh()
  expect(await one.candidate.history()).toMatchObject([{ score: 77.8, questionsAnswered: 9 }])
  await expectRebuildToAgree(practice, one.candidate)
  const left = other.ids.find((id) => !one.ids.includes(id)) ?? ''
  await onlyStored(left, null)
  const { candidates } = await correctQuestions(practice.deps, [], { key: null, reason, at: practice.clock.now() })
  expect(candidates).toBe(1)
  const [entry] = await practice.deps.histories.ofMonth(other.candidate.userId, '2026-11')
  expect(entry?.corrected?.map(({ id }) => id)).toContain(left)
})

it('a crash between the history and the abilities heals itself', async () => {
  const { candidate, ids } = await submitted(practice)
  const { learners } = practice.deps
  const dying = await practice.process({
    learners: { ...learners, change: () => Promise.reject(new Error('dies')) },
  })
  await onlyStored(ids[0], null)
  await dying.deps.corrections.refresh()
  expect((await candidate.as({ app: dying.app }).call('GET', '/tests/daily/progress')).status).toBe(500)
  await practice.deps.corrections.refresh()
  await candidate.daily()
  await expectRebuildToAgree(practice, candidate)
})

it('a replica that does not know the correction yet takes nothing back', async () => {
  const { app: old } = await practice.process()
  const { candidate, set, ids } = await submitted(practice)
  const unaware = candidate.as({ app: old })
  await correct(practice, ids[0])
  // It has not read the corrections since; the candidate's views tell it to.
  expect(await wholeOf(unaware, set.setId)).toMatchObject({ score: 77.8, totalQuestions: 9 })
  await unaware.call('GET', '/tests/daily/retake')
  const retake = { baseResultId: set.setId, answers: answersTo(set) }
  await unaware.call('POST', '/tests/daily/retake/submit', retake)
  await expectRebuildToAgree(practice, candidate)
})

it('nor does one that has read the candidate before the correction and takes a result in after it', async () => {
  await practice.close()
  practice = await createPractice({ bank: createFakeBank({ itemsPerSkill: 1 }) })
  const candidate = await monthly(practice)
  const first = await candidate.daily()
  await candidate.submit(answersTo(first))
  practice.clock.set('2026-11-28T09:00:00Z')
  const again = await candidate.daily()
  expect(again.repeated).toBe(true)
  const { deps: old } = await practice.process()
  const known = await loadLearner(old, candidate.userId)
  await correct(practice, first.questions[0]?.id ?? '')
  const set = await old.sets.byId(again.setId ?? '')
  const items = await old.questions.load(set.questions)
  await submitSet(old, set, { items, answers: answersTo(again, 4), seconds: {}, now: practice.clock.now(), known })
  expect(await candidate.history()).toMatchObject([{ questionsAnswered: 8 }, { questionsAnswered: 8 }])
  await expectRebuildToAgree(practice, candidate)
})

it('nor does a retake that such a replica closes', async () => {
  const { candidate, set, ids } = await submitted(practice)
  await candidate.call('GET', '/tests/daily/retake')
  const { deps: old } = await practice.process()
  await correct(practice, ids[0])
  const frozen = await old.sets.byId(set.setId ?? '')
  const retake = await old.retakes.byId(`${set.setId}:r1`)
  const items = await old.questions.load(frozen.questions)
  const given = { items, answers: answersTo(set, 1), seconds: {}, now: practice.clock.now() }
  await closeRetake(old, { set: frozen, retake }, given)
  expect(await candidate.history()).toMatchObject([{ questionsAnswered: 9 }, { questionsAnswered: 9 }])
  await expectRebuildToAgree(practice, candidate)
})

it('an answer that such a replica takes in is corrected by the next request elsewhere', async () => {
  const { app: old } = await practice.process()
  const candidate = await monthly(practice)
  const set = await candidate.daily()
  const id = set.questions[0]?.id ?? ''
  await correct(practice, id)
  const told = await candidate.as({ app: old }).submit(answersTo(set, 1))
  expect(told.body).toMatchObject({ totalQuestions: 10 })
  expect(await candidate.history()).toMatchObject([{ correctAnswers: 9, questionsAnswered: 9, score: 100 }])
  await expectRebuildToAgree(practice, candidate)
})

it('a candidate of whom a submission was lost keeps nobody from their corrections', async () => {
  const [broken, whole] = [await submitted(practice), await submitted(practice)]
  const submissions = practice.deps.database.db.collection<{ _id: string }>('submissions')
  await submissions.deleteOne({ _id: broken.set.setId ?? '' })
  await correct(practice, broken.ids[0])
  await correct(practice, whole.ids[0])
  expect(await whole.candidate.history()).toMatchObject([
    { questionsAnswered: expect.toSatisfy((n: number) => n < 10) },
  ])
  expect((await broken.candidate.call('GET', '/tests/daily/progress')).status).toBe(200)
})
