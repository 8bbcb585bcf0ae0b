import type { Score } from './grade.ts'
import type { Plan } from './schedule.ts'

/** The one submission of a set: the fact that everything else is derived from. */
export interface Submission extends Score {
  /** The set's id, and the result's. */
  id: string
  userId: string
  plan: Plan
  day: string
  dateTaken: Date
}

/** One more try at a set; open until `closed` is there. */
export interface Retake {
  /** `{setId}:r{number}`; its result carries the same id. */
  id: string
  setId: string
  userId: string
  number: number
  plan: Plan
  /** The local day it was opened. */
  day: string
  openedAt: Date
  /** Percent of the first try, by the keys that its questions were served with. */
  originalScore: number
  closed: (Score & { dateTaken: Date }) | null
}

export function retakeId(setId: string, number: number): string {
  return `${setId}:r${number}`
}

/** What a result id names; null where it is not one of this candidate's. */
export function readResultId(id: string, userId: string): { kind: 'daily' | 'retake'; setId: string } | null {
  if (!id.startsWith(`${userId}:`)) return null
  const retake = /^(.+):r[1-9]\d*$/.exec(id)
  return retake?.[1] ? { kind: 'retake', setId: retake[1] } : { kind: 'daily', setId: id }
}
