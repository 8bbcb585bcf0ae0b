/** The trial as a plain value: every change is a function of the state, the deed and the time in milliseconds. */
export interface Trial {
  questionIds: readonly string[]
  /** Question id to the version that was answered; a question without one has none. */
  versions?: Readonly<Record<string, number>>
  startedAt: number
  /** Null: no limit. */
  limitMinutes: number | null
  index: number
  answers: Readonly<Record<string, string>>
  /** How many hints were taken before the answer, by question id; a question without any is not listed. */
  hints?: Readonly<Record<string, number>>
  /** Set once the last question is answered or the time is over. */
  finishedAt: number | null
  /** The trial before, whose time ran out while no tab was open. */
  earlier?: Omit<Trial, 'earlier'>
}

/** A question as far as the trial needs it. */
export interface Versioned {
  id: string
  version?: number
}

/** The limits a person may choose: the specified one, half as much again, twice as much, none. */
export const LIMITS = [30, 45, 60, null] as const
/** Remaining minutes that are announced to screen readers. */
const ANNOUNCED = [10, 5, 1]

export function startTrial(questions: readonly Versioned[], now: number): Trial {
  const questionIds = questions.map(({ id }) => id)
  const versions = versionsOf(questions)
  return { questionIds, versions, startedAt: now, limitMinutes: LIMITS[0], index: 0, answers: {}, finishedAt: null }
}

const versionsOf = (questions: readonly Versioned[]) =>
  Object.fromEntries(questions.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version]])))

/**
 * Records the choice for the question on the page. In another tab the trial may stand at another question, so the
 * question is named and not taken from the index.
 */
export function choose(trial: Trial, questionId: string, optionId: string): Trial {
  if (trial.finishedAt !== null || !trial.questionIds.includes(questionId)) return trial
  return { ...trial, answers: { ...trial.answers, [questionId]: optionId } }
}

/** Records one more hint for a question that has no answer yet: what is read after the answer helps with nothing. */
export function takeHint(trial: Trial, questionId: string): Trial {
  if (trial.finishedAt !== null || trial.answers[questionId] !== undefined) return trial
  return { ...trial, hints: { ...trial.hints, [questionId]: hintsTaken(trial, questionId) + 1 } }
}

export const hintsTaken = ({ hints }: Pick<Trial, 'hints'>, questionId: string): number => hints?.[questionId] ?? 0

/** Goes on from an answered question; after the last one the trial is finished. Another tab may have gone on already. */
export function advance(trial: Trial, questionId: string, now: number): Trial {
  const at = trial.questionIds.indexOf(questionId)
  if (trial.finishedAt !== null || at === -1 || trial.answers[questionId] === undefined) return trial
  if (at !== trial.index) return trial
  return at + 1 < trial.questionIds.length ? { ...trial, index: at + 1 } : { ...trial, finishedAt: now }
}

/** Back to the question before, so that a slip of the finger can be put right. */
export function goBack(trial: Trial): Trial {
  return trial.finishedAt === null && trial.index > 0 ? { ...trial, index: trial.index - 1 } : trial
}

export function changeLimit(trial: Trial, limitMinutes: number | null): Trial {
  return { ...trial, limitMinutes }
}

/** The moment the time is over: absolute, so that a sleeping tab cannot stretch it. */
export function deadline({ startedAt, limitMinutes }: Trial): number {
  return limitMinutes === null ? Number.POSITIVE_INFINITY : startedAt + limitMinutes * 60_000
}

/** Finishes the trial if its time is over. */
export function checkTime(trial: Trial, now: number): Trial {
  return trial.finishedAt === null && now >= deadline(trial) ? { ...trial, finishedAt: deadline(trial) } : trial
}

/**
 * The trial as a page opens it. If its time ran out while no tab was open and questions are left, a new one begins and
 * the old one is kept in `earlier`: its solutions would spoil the questions.
 */
export function reopen(trial: Trial, questions: readonly Versioned[], now: number): Trial {
  const { earlier, ...checked } = checkTime(trial, now)
  const ranOut = trial.finishedAt === null && checked.finishedAt !== null
  if (ranOut && answeredCount(checked) < questions.length)
    return { ...startTrial(questions, now), limitMinutes: trial.limitMinutes, earlier: checked }
  return { ...checked, ...(earlier && { earlier }) }
}

export const answeredCount = ({ questionIds, answers }: Trial): number =>
  questionIds.filter((id) => answers[id] !== undefined).length

/**
 * The trial without the answers to questions that have another version now, and how many answers that were. A running
 * trial goes on at the first question without an answer.
 */
export function dropChanged(trial: Trial, questions: readonly Versioned[]): { trial: Trial; dropped: number } {
  // Trials of the time before versions were stored are taken as they are.
  const { versions = versionsOf(questions) } = trial
  const changed = questions.filter(({ id, version }) => version !== versions[id] && trial.answers[id] !== undefined)
  if (changed.length === 0) return { trial: { ...trial, versions: versionsOf(questions) }, dropped: 0 }
  const gone = new Set(changed.map(({ id }) => id))
  const answers = Object.fromEntries(Object.entries(trial.answers).filter(([id]) => !gone.has(id)))
  const open = trial.questionIds.findIndex((id) => answers[id] === undefined)
  return { trial: { ...trial, versions: versionsOf(questions), answers, index: open }, dropped: changed.length }
}

/** 'mm:ss', rounded up, so that 0:00 is shown only when the time is over. */
export function clock(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The sentence for screen readers: at 10, 5 and 1 minutes only, and empty before. */
export function announcement(remainingMs: number): string {
  const passed = ANNOUNCED.filter((minutes) => remainingMs <= minutes * 60_000).at(-1)
  if (passed === undefined || remainingMs <= 0) return ''
  return passed === 1 ? '1 minute left' : `${passed} minutes left`
}

export interface TrialScore {
  correct: number
  total: number
  /** To one decimal, such as '66.7'. */
  percent: string
  marks: readonly boolean[]
}

export function scoreTrial(trial: Trial, questions: ReadonlyArray<{ id: string; answer: string }>): TrialScore {
  const marks = questions.map(({ id, answer }) => trial.answers[id] === answer)
  const correct = marks.filter(Boolean).length
  const share = marks.length === 0 ? 0 : correct / marks.length
  return { correct, total: marks.length, percent: (share * 100).toFixed(1), marks }
}

/** What is stored is taken only if it is a trial of these very questions. */
export function readTrial(stored: string | null, questions: readonly Versioned[]): Trial | null {
  try {
    const trial = JSON.parse(stored ?? 'null') as Trial | null
    if (!isTrialOf(trial, questions)) return null
    const { earlier, ...rest } = trial
    return earlier && isTrialOf(earlier, questions) ? trial : rest
  } catch {
    return null
  }
}

function isTrialOf(trial: Trial | null, questions: readonly Versioned[]): trial is Trial {
  if (trial === null || trial.questionIds.length !== questions.length) return false
  const same = questions.every(({ id }, at) => trial.questionIds[at] === id)
  const sound = same && Number.isFinite(trial.startedAt) && trial.index >= 0 && trial.index < questions.length
  return sound && typeof trial.answers === 'object'
}
