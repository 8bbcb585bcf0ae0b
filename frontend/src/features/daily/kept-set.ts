import type { components } from '@app/contracts/generated/practice'

type Schemas = components['schemas']

export type PracticeQuestion = Schemas['Question']
export type Plan = Schemas['DailySet']['plan']
export type SubmissionResult = Schemas['SubmissionResult']
export type Result = Schemas['Result']

/** A set as it is answered: today's, or its retake. Kept beside its answers, so that it can be read without the server. */
export interface KeptSet {
  kind: 'daily' | 'retake'
  /** The set's id; of a retake the id of the result it starts from. */
  id: string
  /** Of a retake: the id that its result will have. */
  retakeId?: string
  plan: Plan
  /** The candidate's local day, 'YYYY-MM-DD'. */
  day: string
  questions: readonly PracticeQuestion[]
  /** Instant (ISO 8601) after which it is no longer accepted; a retake has none. */
  closesAt?: string
  /** Some of its questions were seen before. */
  repeated: boolean
  /** The server's sentence about the set, such as why questions are repeated. */
  note?: string
}

/** What `GET /tests/daily` means: a set to answer, or the server's sentence why there is none. */
export type ServedSet = { kind: 'set'; set: KeptSet } | RefusedSet

export interface RefusedSet {
  kind: 'refused'
  message: string
  plan: Plan
  day: string
  /** Instant, ISO 8601. */
  nextSetAt: string
  /** The set's stored result, once it is submitted. */
  result?: SubmissionResult
}

export function readDailySet(answer: Schemas['DailySet']): ServedSet {
  const { plan, day, questions, setId, closesAt, nextSetAt, repeated, message, result } = answer
  if (!answer.canPractice || !setId || questions.length === 0)
    return {
      kind: 'refused',
      message: message ?? 'No questions to submit.',
      plan,
      day,
      nextSetAt,
      ...(result && { result }),
    }
  const more = { ...(closesAt && { closesAt }), ...(message && { note: message }) }
  return { kind: 'set', set: { kind: 'daily', id: setId, plan, day, questions, repeated, ...more } }
}

export function readRetake({ baseResultId, retakeId, plan, day, questions }: Schemas['Retake']): ServedSet {
  const place = ({ sequenceNumber = 0 }: PracticeQuestion) => sequenceNumber
  const inOrder = questions.toSorted((a, b) => place(a) - place(b))
  const ids = { id: baseResultId, ...(retakeId !== undefined && { retakeId }) }
  return { kind: 'set', set: { kind: 'retake', ...ids, plan, day, questions: inOrder, repeated: false } }
}
