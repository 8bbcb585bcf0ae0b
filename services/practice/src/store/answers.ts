import type { Answer } from '../domain/grade.ts'
import type { OptionId } from '../domain/item.ts'

type AnswerRow = [
  id: string,
  version: number,
  skill: string,
  difficulty: number,
  chosen: OptionId,
  correct: 0 | 1,
  seconds?: number,
]

/** Graded answers as one JSON text, a row each: ten answers as objects cost the embedded database three times as much. */
export function packAnswers(answers: readonly Answer[]): string {
  const rows = answers.map(({ id, version, skill, difficulty, chosen, correct, seconds }): AnswerRow => [
    id,
    version,
    skill,
    difficulty,
    chosen,
    correct ? 1 : 0,
    ...(seconds === undefined ? ([] as const) : ([seconds] as const)),
  ])
  return JSON.stringify(rows)
}

export function unpackAnswers(text: string): Answer[] {
  return (JSON.parse(text) as AnswerRow[]).map(([id, version, skill, difficulty, chosen, correct, seconds]) => ({
    id,
    version,
    skill,
    difficulty,
    chosen,
    correct: correct === 1,
    ...(seconds === undefined ? {} : { seconds }),
  }))
}
