import type { components } from '@app/contracts/generated/practice'
import { paceSeconds, passagePaceSeconds } from '@app/contracts/rules/scoring'
import type { BankIndex } from '../domain/bank-index.ts'
import type { Choice } from '../domain/choose-set.ts'
import {
  correctedIn,
  isWithdrawn,
  judge,
  questionKey,
  rulingOn,
  toldBefore,
  type CorrectedQuestion,
  type Corrections,
  type JudgedAnswer,
  type Ruling,
} from '../domain/correction.ts'
import type { Score } from '../domain/grade.ts'
import type { HistoryEntry } from '../domain/history.ts'
import type { Item, ItemType, Passage } from '../domain/item.ts'
import { countAnswered } from '../domain/seen.ts'
import type { Learner } from '../domain/learner.ts'
import type { Standing } from '../flows/tutored-standing.ts'
import type { CorrectionStore } from '../store/corrections.ts'

type Schemas = components['schemas']

/** What the views take from the service: the bank as it is offered now, and the corrections. */
interface Shown {
  index: () => BankIndex
  corrections: Pick<CorrectionStore, 'current'>
}

/** A set's questions, as far as a person who has not answered yet may see them. */
export function questionViews(
  questions: readonly Choice[],
  items: ReadonlyMap<string, Item>,
  { index, corrections, numbered = false }: Shown & { numbered?: boolean },
): Schemas['Question'][] {
  const { skills } = index()
  const known = corrections.current()
  const ofPassage = Map.groupBy(questions, ({ id }) => itemOf(items, id).passage?.id)
  return questions.map(({ id, version, why, repeated }, at) => {
    const item = itemOf(items, id)
    return {
      id,
      question: item.stem,
      ...(item.passage ? passageView(item.passage, ofPassage.get(item.passage.id)?.length ?? 1) : {}),
      options: item.options.map((option) => ({ id: option.id, text: option.text })),
      type: item.type,
      skill: item.skill,
      skillName: skills.get(item.skill)?.name ?? item.skill,
      paceSeconds: paceOf(item.type),
      why,
      repeated,
      ...(numbered ? { sequenceNumber: at + 1 } : {}),
      ...(isWithdrawn(known, { id, version }) ? { withdrawn: true } : {}),
    }
  })
}

type PassageView = Pick<Schemas['Question'], 'passage' | 'passageId' | 'passagePaceSeconds'>

/** `questions` is how many questions of the passage the set has. */
function passageView({ id, title, paragraphs }: Passage, questions: number): PassageView {
  const words = paragraphs.join(' ').split(/\s+/).length
  return {
    passage: { title, paragraphs: [...paragraphs] },
    passageId: id,
    passagePaceSeconds: passagePaceSeconds({ words, questions }),
  }
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
  more: Shown & { learner: Learner; alreadySubmitted: boolean },
): Schemas['SubmissionResult'] {
  const corrections = more.corrections.current()
  const judged = judge(taken.answers, corrections)
  const told = toldBefore(taken, corrections)
  const notices = correctionViews(correctedIn(taken.answers, corrections), corrections)
  return {
    resultId: taken.id,
    correctAnswers: judged.correctAnswers,
    totalQuestions: judged.totalQuestions,
    score: judged.score,
    ...(taken.originalScore === undefined ? {} : { originalScore: taken.originalScore }),
    progress: countAnswered(more.learner.seen, more.index().byHash),
    totalInBank: more.index().size,
    alreadySubmitted: more.alreadySubmitted,
    dateTaken: taken.dateTaken.toISOString(),
    day: taken.day,
    feedback: judged.answers.map((answer) => feedbackView(answer, itemOf(items, answer.id))),
    ...(notices.length > 0 ? { corrections: notices } : {}),
    ...(told ? { told } : {}),
  }
}

function feedbackView(
  { id, correct, chosen, seconds, withdrawn, ruling }: JudgedAnswer,
  item: Item,
): Schemas['Feedback'] {
  return {
    questionId: id,
    correct,
    correctAnswer: ruling?.key ?? item.answer,
    chosen,
    optionReasons: item.options.map((option) => ({ id: option.id, reason: option.reason })),
    solution: { quick: [...item.solution.quick], full: [...item.solution.full] },
    hints: [...item.hints],
    paceSeconds: paceOf(item.type),
    ...(seconds === undefined ? {} : { seconds }),
    ...(withdrawn ? { withdrawn } : {}),
  }
}

/** What a result says of its corrected questions, in their order. One that this process does not know yet is left out. */
function correctionViews(questions: readonly CorrectedQuestion[], corrections: Corrections): Schemas['Correction'][] {
  return questions.flatMap(({ number, id, version }) => {
    const rulings = corrections.get(questionKey({ id, version }))?.rulings ?? []
    const last = rulings.at(-1)
    if (!last) return []
    const { key, reason, at } = last
    const said = key === null ? { withdrawn: true } : { withdrawn: false, correctAnswer: key }
    return [{ questionId: id, number, revision: rulings.length, ...said, reason, at: at.toISOString() }]
  })
}

export function historyView(entry: HistoryEntry, { corrections }: Pick<Shown, 'corrections'>): Schemas['HistoryEntry'] {
  const notices = correctionViews(entry.corrected ?? [], corrections.current())
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
    ...(notices.length > 0 ? { corrections: notices } : {}),
    ...(entry.told ? { told: entry.told } : {}),
  }
}

/** A question as the tutor may know it: of an open one neither the solution nor the reasons. */
export function tutoredView(
  item: Item,
  { state, chosen }: Pick<Standing, 'state' | 'chosen'>,
  { index, corrections }: Shown,
): Schemas['TutoredQuestion'] {
  const ruling = rulingOn(corrections.current(), item)
  return {
    id: item.id,
    type: item.type,
    skill: item.skill,
    skillName: index().skills.get(item.skill)?.name ?? item.skill,
    passage: item.passage ? { title: item.passage.title, paragraphs: [...item.passage.paragraphs] } : null,
    stem: item.stem,
    options: item.options.map(({ id, text }) => ({ id, text })),
    key: ruling?.key ?? item.answer,
    ...(state === 'open' ? openParts(item, ruling) : answeredParts(item, ruling)),
    state,
    chosen,
  }
}

type Told = Pick<Schemas['TutoredQuestion'], 'optionReasons' | 'solution' | 'hints'>

const withdrawnHint = 'This question was withdrawn and counts for nobody, so any answer will do.'

function openParts(item: Item, ruling: Ruling | null): Told {
  const hints = ruling?.key === null ? [withdrawnHint] : [...item.hints]
  return { optionReasons: [], solution: { quick: [], full: [] }, hints }
}

/** The solution and the reasons of a corrected question argue for its old key, so the ruling's reason stands instead. */
function answeredParts(item: Item, ruling: Ruling | null): Told {
  if (ruling) {
    const said =
      ruling.key === null ? 'This question was withdrawn and counts for nobody.' : `The right answer is ${ruling.key}.`
    return { optionReasons: [], solution: { quick: [said], full: [said, ruling.reason] }, hints: [] }
  }
  return {
    optionReasons: item.options.map(({ id, reason }) => ({ id, reason })),
    solution: { quick: [...item.solution.quick], full: [...item.solution.full] },
    hints: [...item.hints],
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
