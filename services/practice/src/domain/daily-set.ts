import { chooseSet, type Candidate, type Choice } from './choose-set.ts'
import type { BankIndex } from './bank-index.ts'
import { hashId } from './hash-id.ts'
import { agendaOf } from './passage-days.ts'
import { periodOf, rhythm, type Plan, type Plans } from './schedule.ts'

/** A set as it was frozen when the candidate first asked for it. */
export interface DailySet {
  /** `{userId}:{plan}:{first day of the period}`; its result carries the same id. */
  id: string
  userId: string
  plan: Plan
  /** The local day it was served. */
  day: string
  /** The last local day of its period. */
  lastDay: string
  /** Where the candidate was. */
  zone: string
  /** The candidate's first set is 1. */
  ordinal: number
  openedAt: Date
  questions: Choice[]
}

export interface Opening {
  userId: string
  plan: Plan
  day: string
  zone: string
  now: Date
}

export function dueSetId(plans: Plans, { userId, plan, day }: Opening): string {
  return `${userId}:${plan}:${periodOf(plans, plan, day).first}`
}

/** The set that is due, chosen from what is known of the candidate now. Its id is the seed, so the choice can be replayed. */
export function freezeSet(
  index: BankIndex,
  learner: Candidate & { plans: Plans; opened: number },
  opening: Opening,
): DailySet {
  const { userId, plan, day, zone, now } = opening
  const id = dueSetId(learner.plans, opening)
  return {
    id,
    userId,
    plan,
    day,
    lastDay: periodOf(learner.plans, plan, day).last,
    zone,
    ordinal: learner.opened + 1,
    openedAt: now,
    questions: chooseSet({
      index,
      learner,
      day,
      seed: hashId(id),
      size: rhythm[plan].size,
      agenda: agendaOf(plan, day),
    }),
  }
}
