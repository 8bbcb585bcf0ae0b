import type { components } from '@app/contracts/generated/practice'
import { paceSeconds } from '@app/contracts/rules/scoring'
import type { BankIndex } from '../domain/bank-index.ts'
import type { Choice } from '../domain/choose-set.ts'
import type { Answer, Score } from '../domain/grade.ts'
import type { HistoryEntry } from '../domain/history.ts'
import type { Item, ItemType } from '../domain/item.ts'
import { countAnswered } from '../domain/seen.ts'
import type { Learner } from '../domain/learner.ts'

type Schemas = components['schemas']

/** A set's questions, as far as a person who has not answered yet may see them. */
export function questionViews(
  questions: readonly Choice[],
  items: ReadonlyMap<string, Item>,
  { index, numbered = false }: { index: BankIndex; numbered?: boolean },
): Schemas['Question'][] {
  return questions.map(({ id, why, repeated }, at) => {
    const item = itemOf(items, id)
    return {
      id,
      question: item.stem,
      ...(item.passage ? { passage: { title: item.passage.title, paragraphs: [...item.passage.paragraphs] } } : {}),
      options: item.options.map((option) => ({ id: option.id, text: option.text })),
      type: item.type,
      skill: item.skill,
      skillName: index.skills.get(item.skill)?.name ?? item.skill,
      paceSeconds: paceOf(item.type),
      why,
      repeated,
      ...(numbered ? { sequenceNumber: at + 1 } : {}),
    }
  })
}

export interface Taken extends Score {
  id: string
  day: string
  dateTaken: Date
  originalScore?: number
}

export function resultView(
  taken: Taken,
  items: ReadonlyMap<string, Item>,
  more: { learner: Learner; index: BankIndex; alreadySubmitted: boolean },
): Schemas['SubmissionResult'] {
  return {
    resultId: taken.id,
    correctAnswers: taken.correctAnswers,
    totalQuestions: taken.totalQuestions,
    score: taken.score,
    ...(taken.originalScore === undefined ? {} : { originalScore: taken.originalScore }),
    progress: countAnswered(more.learner.seen),
    totalInBank: more.index.size,
    alreadySubmitted: more.alreadySubmitted,
    dateTaken: taken.dateTaken.toISOString(),
    day: taken.day,
    feedback: taken.answers.map((answer) => feedbackView(answer, itemOf(items, answer.id))),
  }
}

function feedbackView({ id, correct, chosen, seconds }: Answer, item: Item): Schemas['Feedback'] {
  return {
    questionId: id,
    correct,
    correctAnswer: item.answer,
    chosen,
    optionReasons: item.options.map((option) => ({ id: option.id, reason: option.reason })),
    solution: { quick: [...item.solution.quick], full: [...item.solution.full] },
    paceSeconds: paceOf(item.type),
    ...(seconds === undefined ? {} : { seconds }),
  }
}

export function historyView(entry: HistoryEntry): Schemas['HistoryEntry'] {
  return {
    id: entry.id,
    day: entry.day,
    dateTaken: entry.dateTaken.toISOString(),
    score: entry.score,
    correctAnswers: entry.correctAnswers,
    questionsAnswered: entry.questionsAnswered,
    type: entry.type,
    plan: entry.plan,
    marks: entry.marks,
  }
}

const sections = {
  'problem-solving': 'quantitative',
  'data-sufficiency': 'data-insights',
  'critical-reasoning': 'verbal',
  reading: 'verbal',
} as const satisfies Record<ItemType, keyof typeof paceSeconds>

function paceOf(type: ItemType): number {
  return paceSeconds[sections[type]]
}

function itemOf(items: ReadonlyMap<string, Item>, id: string): Item {
  const item = items.get(id)
  if (!item) throw new Error(`${id} was not loaded`)
  return item
}
