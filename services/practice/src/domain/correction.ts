import { percent } from '@app/contracts/rules/scoring'
import type { Answer, Score } from './grade.ts'
import type { OptionId } from './item.ts'

/** A decision about a question that was served already. */
export interface Ruling {
  /** The right option, or null if the question is withdrawn and counts for nobody. */
  key: OptionId | null
  /** One sentence for the candidate. */
  reason: string
  at: Date
}

/** Everything that was decided about one version of a question; other versions of it are not concerned. */
export interface Correction {
  id: string
  version: number
  /** Oldest first. The last one holds. */
  rulings: readonly Ruling[]
}

/** By `{id}:{version}`. */
export type Corrections = ReadonlyMap<string, Correction>

export const noCorrections: Corrections = new Map()

export function questionKey({ id, version }: { id: string; version: number }): string {
  return `${id}:${version}`
}

/** The ruling that holds, or that held at an instant; null if the question stands as it was served. */
export function rulingOn(
  corrections: Corrections,
  question: { id: string; version: number },
  at?: Date,
): Ruling | null {
  const rulings = corrections.get(questionKey(question))?.rulings ?? []
  return (at ? rulings.findLast((ruling) => ruling.at <= at) : rulings.at(-1)) ?? null
}

export function isWithdrawn(corrections: Corrections, question: { id: string; version: number }): boolean {
  return rulingOn(corrections, question)?.key === null
}

/** An answer under the corrections. */
export interface JudgedAnswer extends Answer {
  /** Counts neither as right nor as wrong; `correct` is false then. */
  withdrawn: boolean
  ruling: Ruling | null
}

export interface Judged extends Score {
  answers: JudgedAnswer[]
}

/**
 * The result that stored answers give under the corrections, or under those of an instant. Withdrawn questions count
 * for nobody: with one of ten withdrawn, nine right answers are 9 of 9.
 */
export function judge(answers: readonly Answer[], corrections: Corrections, at?: Date): Judged {
  const judged = answers.map((answer): JudgedAnswer => {
    const ruling = rulingOn(corrections, answer, at)
    const correct = ruling ? answer.chosen === ruling.key : answer.correct
    return { ...answer, correct, withdrawn: ruling?.key === null, ruling }
  })
  const correctAnswers = judged.filter(({ correct }) => correct).length
  const totalQuestions = judged.filter(({ withdrawn }) => !withdrawn).length
  return { answers: judged, correctAnswers, totalQuestions, score: percent(correctAnswers, totalQuestions) }
}

export type Figures = Omit<Score, 'answers'>

/** What the candidate was told when they submitted, if corrections have changed the figures since; else null. */
export function toldBefore(
  { answers, dateTaken }: { answers: readonly Answer[]; dateTaken: Date },
  corrections: Corrections,
): Figures | null {
  const { answers: _, ...told } = judge(answers, corrections, dateTaken)
  const now = judge(answers, corrections)
  const changed = told.correctAnswers !== now.correctAnswers || told.totalQuestions !== now.totalQuestions
  return changed ? told : null
}

/** A question of a result that was corrected. */
export interface CorrectedQuestion {
  /** Its place in the set; the first is 1. */
  number: number
  id: string
  version: number
  /** How many rulings there were on it. */
  rulings: number
}

export function correctedIn(
  questions: ReadonlyArray<{ id: string; version: number }>,
  corrections: Corrections,
): CorrectedQuestion[] {
  return questions.flatMap(({ id, version }, at) => {
    const rulings = corrections.get(questionKey({ id, version }))?.rulings.length ?? 0
    return rulings === 0 ? [] : [{ number: at + 1, id, version, rulings }]
  })
}
