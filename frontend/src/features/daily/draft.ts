import type { KeptSet } from './kept-set.ts'

/** Answers that the server does not have yet. */
export interface Draft {
  set: KeptSet
  /** Question id to the chosen option's letter. */
  answers: Readonly<Record<string, string>>
  /** Question id to when its option was chosen, in ms since 1970. Drafts of earlier versions have none. */
  chosenAt?: Readonly<Record<string, number>>
  /** Question id to the seconds its page was looked at while it was in work. */
  seconds: Readonly<Record<string, number>>
  /** The question in work. */
  position?: string
  /** Submitted while the server could not be reached: to be sent as soon as it can. */
  waiting?: boolean
  /** The server's sentence after it refused the set because it had closed. */
  closed?: string
}

/** A draft that nobody sent within this time after its set closed is of no use to anybody. */
const KEPT_AFTER_CLOSING_MS = 14 * 86_400_000

export const emptyDraft = (set: KeptSet): Draft => ({ set, answers: {}, seconds: {} })

/** An option that was chosen for a question. `at` is in ms since 1970. */
export interface Choice {
  questionId: string
  option: string
  at: number
}

export const withChoice = (draft: Draft, { questionId, option, at }: Choice): Draft => ({
  ...draft,
  answers: { ...draft.answers, [questionId]: option },
  chosenAt: { ...draft.chosenAt, [questionId]: at },
})

/** The draft with those of the choices that are later than its own; the same object where none is. */
export const withLaterChoices = (draft: Draft, choices: Iterable<Choice>): Draft =>
  [...choices].filter(({ questionId, at }) => (draft.chosenAt?.[questionId] ?? 0) < at).reduce(withChoice, draft)

/** How many questions of the set have an answer. */
export const answeredIn = ({ set, answers }: Draft): number => set.questions.filter(({ id }) => id in answers).length

export const isClosed = ({ set, closed }: Draft, now: Date): boolean =>
  closed !== undefined || (set.closesAt !== undefined && Date.parse(set.closesAt) <= now.getTime())

/** Whether nobody can use it any more: no answer in it, or closed long ago. */
export function isLeftOver(draft: Draft, now: Date): boolean {
  const closed = Date.parse(draft.set.closesAt ?? `${draft.set.day}T23:59:59Z`)
  return answeredIn(draft) === 0 || now.getTime() - closed > KEPT_AFTER_CLOSING_MS
}

/** Null for what is no draft: storage can be edited, and old versions wrote other shapes. */
export function parseDraft(raw: string): Draft | null {
  try {
    const draft = JSON.parse(raw) as Partial<Draft> | null
    if (!draft || !isObject(draft.answers) || !isObject(draft.seconds) || !isObject(draft.set)) return null
    return Array.isArray(draft.set.questions) && typeof draft.set.id === 'string' ? (draft as Draft) : null
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
