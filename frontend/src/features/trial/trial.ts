/** The trial as a plain value: every change is a function of the state, the deed and the time in milliseconds. */
export interface Trial {
  questionIds: readonly string[]
  startedAt: number
  /** Null: no limit. */
  limitMinutes: number | null
  index: number
  answers: Readonly<Record<string, string>>
  /** Set once the last question is answered or the time is over. */
  finishedAt: number | null
}

/** The limits a person may choose: the specified one, half as much again, twice as much, none. */
export const LIMITS = [30, 45, 60, null] as const
/** Remaining minutes that are announced to screen readers. */
const ANNOUNCED = [10, 5, 1]

export function startTrial(questionIds: readonly string[], now: number): Trial {
  return { questionIds, startedAt: now, limitMinutes: LIMITS[0], index: 0, answers: {}, finishedAt: null }
}

/** Records the choice for the open question. */
export function choose(trial: Trial, optionId: string): Trial {
  const id = trial.questionIds[trial.index]
  if (trial.finishedAt !== null || id === undefined) return trial
  return { ...trial, answers: { ...trial.answers, [id]: optionId } }
}

/** Goes on after an answer; after the last one the trial is finished. */
export function advance(trial: Trial, now: number): Trial {
  const id = trial.questionIds[trial.index]
  if (trial.finishedAt !== null || id === undefined || trial.answers[id] === undefined) return trial
  return trial.index + 1 < trial.questionIds.length
    ? { ...trial, index: trial.index + 1 }
    : { ...trial, finishedAt: now }
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
export function readTrial(stored: string | null, questionIds: readonly string[]): Trial | null {
  try {
    const trial = JSON.parse(stored ?? 'null') as Trial | null
    const same =
      trial?.questionIds.length === questionIds.length && questionIds.every((id, at) => trial.questionIds[at] === id)
    const sound = same && Number.isFinite(trial.startedAt) && trial.index >= 0 && trial.index < questionIds.length
    return sound && typeof trial.answers === 'object' ? trial : null
  } catch {
    return null
  }
}
