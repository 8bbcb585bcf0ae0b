import { percent } from '@app/contracts/rules/scoring'
import type { Choice } from './choose-set.ts'
import type { OptionId } from './item.ts'

export type Answers = Readonly<Record<string, OptionId>>
export type Seconds = Readonly<Record<string, number>>

/** One answered question. It repeats what selection learns from, so that a view can be rebuilt from results alone. */
export interface Answer {
  id: string
  version: number
  skill: string
  difficulty: number
  chosen: OptionId
  correct: boolean
  seconds?: number
}

/** Longest time, in seconds, that is stored for a question: one day. */
const LONGEST_SECONDS = 86_400

/** The times as they are stored. A clock of the browser must not refuse an answer, so bad values are clamped or dropped. */
export function readSeconds(measured: Readonly<Record<string, unknown>>): Seconds {
  return Object.fromEntries(
    Object.entries(measured).flatMap(([id, value]) =>
      typeof value === 'number' ? [[id, Math.min(Math.max(value, 0), LONGEST_SECONDS)]] : [],
    ),
  )
}

export interface Score {
  answers: Answer[]
  correctAnswers: number
  totalQuestions: number
  /** Percent to one decimal. */
  score: number
}

/** Grades a complete set of answers against the keys. Throws where an answer or a key is missing: callers check first. */
export function grade(
  questions: readonly Choice[],
  keys: ReadonlyMap<string, OptionId>,
  given: { answers: Answers; seconds: Seconds },
): Score {
  const answers = questions.map(({ id, version, skill, difficulty }): Answer => {
    const chosen = given.answers[id]
    const key = keys.get(id)
    if (!chosen || !key) throw new Error(`${id} has no ${chosen ? 'key' : 'answer'}`)
    const seconds = given.seconds[id]
    return {
      id,
      version,
      skill,
      difficulty,
      chosen,
      correct: chosen === key,
      ...(seconds === undefined ? {} : { seconds }),
    }
  })
  const correctAnswers = answers.filter(({ correct }) => correct).length
  return {
    answers,
    correctAnswers,
    totalQuestions: answers.length,
    score: percent(correctAnswers, answers.length),
  }
}

export function sameAnswers(stored: readonly Answer[], answers: Answers): boolean {
  return stored.length === Object.keys(answers).length && stored.every(({ id, chosen }) => answers[id] === chosen)
}
