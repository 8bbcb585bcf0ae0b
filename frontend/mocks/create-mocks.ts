import { addDays, dayEnd } from '@app/contracts/rules/day-key'
import { createAccountMocks } from './account-mocks.ts'
import { ok, problem } from './answers.ts'
import { createBillingMocks } from './billing-mocks.ts'
import { createMailMocks } from './mail-mocks.ts'
import type { Mocks } from './operations.ts'
import { createTutorMocks } from './tutor-mocks.ts'
import { createVoiceMocks } from './voice-mocks.ts'
import { itemsOf, keepResult, resultOf, setIdOf, todayOf, type Result, type World } from './world.ts'

const HOURS_12 = 12 * 3600 * 1000

/** The whole API on a world in memory. */
export function createMocks(world: World): Mocks {
  return {
    ...createAccountMocks(world),
    ...createBillingMocks(world),
    ...createMailMocks(),
    ...createTutorMocks(world),
    ...dailyMocks(world),
    ...retakeMocks(world),
    ...historyMocks(world),
    ...createVoiceMocks(world),
  }
}

function dailyMocks(world: World) {
  return {
    getDailySet: () => {
      const day = todayOf(world)
      const setId = setIdOf(world, day)
      const result = resultOf(world, setId)
      const end = dayEnd(day, world.user.zone)
      const common = {
        plan: world.plan,
        day,
        progress: 40,
        totalQuestions: itemsOf(world).length,
        setId,
        closesAt: new Date(end.getTime() + HOURS_12).toISOString(),
        nextSetAt: end.toISOString(),
        repeated: false,
      }
      if (!result)
        return ok({ ...common, canPractice: true, questions: itemsOf(world).map(({ question }) => question) })
      const message = "Today's set is done. Your next 10 questions come tomorrow, from 00:00 your time."
      return ok({ ...common, canPractice: false, questions: [], message, result: submissionOf(result) })
    },
    submitDailySet: ({ body: { answers, seconds } }) => {
      const day = todayOf(world)
      const id = setIdOf(world, day)
      const stored = resultOf(world, id)
      if (stored) return ok({ ...submissionOf(stored), alreadySubmitted: true })
      const ids = itemsOf(world).map(({ question }) => question.id)
      if (!ids.every((questionId) => questionId in answers))
        return problem(400, 'invalid-answers', 'Please answer all questions of the set.')
      return ok(submissionOf(keepResult(world, { id, day, type: 'daily', at: world.now(), answers, seconds })))
    },
  } satisfies Partial<Mocks>
}

function retakeMocks(world: World) {
  return {
    getRetake: () => {
      const day = todayOf(world)
      const base = resultOf(world, setIdOf(world, day))
      if (!base) return problem(409, 'nothing-to-retake', "Submit today's set first; then you can retake it.")
      world.openRetake = base.resultId
      const questions = base.questions.map((question, index) => ({ ...question, sequenceNumber: index + 1 }))
      return ok({
        baseResultId: base.resultId,
        retakeId: retakeIdOf(world, base.resultId),
        plan: world.plan,
        day,
        questions,
      })
    },
    submitRetake: ({ body: { baseResultId, answers, seconds } }) => {
      const base = resultOf(world, baseResultId)
      if (!base || world.openRetake !== baseResultId)
        return problem(409, 'no-open-retake', 'This retake was submitted already. Open a new one from the review page.')
      world.openRetake = null
      const id = retakeIdOf(world, baseResultId)
      const marking = { id, day: base.day, type: 'daily-retake', at: world.now(), answers, seconds } as const
      return ok(submissionOf(keepResult(world, { ...marking, originalScore: base.score })))
    },
  } satisfies Partial<Mocks>
}

const retakeIdOf = ({ results }: World, baseResultId: string) => `${baseResultId}:r${results.length}`

function historyMocks(world: World) {
  const newestFirst = () => world.results.toSorted((a, b) => b.dateTaken.localeCompare(a.dateTaken))
  return {
    listResults: ({ path }) =>
      path.userId === world.user.id
        ? ok(newestFirst().map(historyEntryOf))
        : problem(403, 'not-yours', 'These results belong to somebody else.'),
    getResult: ({ path }) => {
      const result = resultOf(world, path.id)
      return result ? ok(result) : problem(404, 'not-found', 'There is no such result.')
    },
    getProgress: () =>
      ok({
        progress: 40,
        totalInBank: 120,
        history: newestFirst()
          .filter(({ type, day }) => type === 'daily' && day > addDays(todayOf(world), -30))
          .map(({ resultId, day, dateTaken, score, correctAnswers, totalQuestions }) => ({
            id: resultId,
            day,
            date: dateTaken,
            score,
            correctAnswers,
            totalQuestions,
          })),
      }),
  } satisfies Partial<Mocks>
}

function submissionOf({ type: _type, plan: _plan, questions: _questions, ...submission }: Result) {
  return submission
}

function historyEntryOf({ resultId, totalQuestions, feedback, corrections, told, ...result }: Result) {
  const { day, dateTaken, score, correctAnswers, type, plan } = result
  const marks = feedback.filter(({ withdrawn }) => !withdrawn).map(({ correct }) => correct)
  return {
    id: resultId,
    day,
    dateTaken,
    score,
    correctAnswers,
    questionsAnswered: totalQuestions,
    type,
    plan,
    marks,
    ...(corrections && { corrections }),
    ...(told && { told }),
  }
}
