import { dayNumber } from '@app/contracts/rules/day-key'
import { learnFrom, type Abilities } from './ability.ts'
import { judge, type Corrections } from './correction.ts'
import type { DailySet } from './daily-set.ts'
import { hashId } from './hash-id.ts'
import type { Retake, Submission } from './result.ts'
import { closedEverywhere, type Plans } from './schedule.ts'
import { nothingSeen, see, wasAnswered, type Seen } from './seen.ts'

/** A set that was opened lately, as far as answers to it must be recognised. */
export interface RecentSet {
  id: string
  day: string
  lastDay: string
  questions: string[]
  submitted: boolean
  /** The number of its last retake; 0 = none yet. */
  retakes: number
  retakeOpen: boolean
}

/**
 * What the service knows of a candidate: which set is next, and what selection needs. It decides who opens a set (by
 * compare-and-set); everything else in it is a view of sets, submissions and retakes and can be rebuilt from them.
 */
export interface Learner {
  userId: string
  version: number
  /** The day of the first set. */
  since: string | null
  /** How many sets were opened. */
  opened: number
  plans: Plans
  /** The set that was opened last, whole: a crash may come before it is stored by itself. */
  newest: DailySet | null
  /** Oldest first. */
  recent: RecentSet[]
  abilities: Abilities
  seen: Seen
  /** The submission that `abilities` took in last; they depend on the order. */
  learnt: { at: Date; id: string } | null
  /** How many rulings on questions that the candidate answered are in the views (`isBehind`). */
  rulings: number
}

const recentSets = 14
/** A request that was let in before a set closed may store its answers this much later: a process can freeze. */
const lateMs = 3_600_000

export function newLearner(userId: string): Learner {
  return {
    userId,
    version: 0,
    since: null,
    opened: 0,
    plans: {},
    newest: null,
    recent: [],
    abilities: {},
    seen: nothingSeen,
    learnt: null,
    rulings: 0,
  }
}

export function withSet(learner: Learner, set: DailySet): Learner {
  const anchor = learner.plans[set.plan]?.anchor ?? set.day
  const day = dayNumber(set.day)
  return {
    ...learner,
    since: learner.since !== null && learner.since < set.day ? learner.since : set.day,
    opened: set.ordinal,
    plans: {
      ...learner.plans,
      [set.plan]: { setId: set.id, lastDay: set.lastDay, anchor, zone: set.zone, openedAt: set.openedAt },
    },
    newest: set,
    recent: [...learner.recent, recentOf(set)].slice(-recentSets),
    seen: see(
      learner.seen,
      set.questions.map(({ id }) => ({ id, day, answered: false })),
    ),
  }
}

function recentOf({ id, day, lastDay, questions }: DailySet): RecentSet {
  return {
    id,
    day,
    lastDay,
    questions: questions.map((question) => question.id),
    submitted: false,
    retakes: 0,
    retakeOpen: false,
  }
}

/** Whether the submission comes after everything that the abilities took in. */
export function isNext({ learnt }: Learner, { id, dateTaken }: Submission): boolean {
  if (!learnt) return true
  const later = dateTaken.getTime() - learnt.at.getTime()
  return later > 0 || (later === 0 && id > learnt.id)
}

/** Takes a submission in. Call it once for each, in the order of `inOrder`. A withdrawn question teaches nothing. */
export function withSubmission(learner: Learner, submission: Submission, corrections: Corrections): Learner {
  const day = dayNumber(submission.day)
  const seen = see(
    learner.seen,
    submission.answers.map(({ id }) => ({ id, day, answered: true })),
  )
  const counted = judge(submission.answers, corrections).answers.filter(({ withdrawn }) => !withdrawn)
  return {
    ...learner,
    recent: learner.recent.map((set) => (set.id === submission.id ? { ...set, submitted: true } : set)),
    abilities: counted.reduce(learnFrom, learner.abilities),
    seen,
    learnt: { at: submission.dateTaken, id: submission.id },
    // What was missing before is still missing.
    rulings: learner.rulings + rulingsOn(seen, corrections) - rulingsOn(learner.seen, corrections),
  }
}

/** The same candidate with the abilities learnt anew from all submissions, after one came late. */
export function relearn(learner: Learner, submissions: readonly Submission[], corrections: Corrections): Learner {
  const unlearnt: Learner = { ...learner, abilities: {}, learnt: null }
  return inOrder(submissions).reduce((known, next) => withSubmission(known, next, corrections), unlearnt)
}

/** The same candidate under all corrections; call it after the history has them. */
export function withCorrections(
  learner: Learner,
  submissions: readonly Submission[],
  corrections: Corrections,
): Learner {
  const relearnt = relearn(learner, submissions, corrections)
  return { ...relearnt, rulings: rulingsOn(relearnt.seen, corrections) }
}

/** Whether there are rulings on answered questions that the views do not have yet. */
export function isBehind({ seen, rulings }: Learner, corrections: Corrections): boolean {
  return rulings < rulingsOn(seen, corrections)
}

/** Whether the views have rulings that are not among these: another process has read the corrections later. */
export function isAhead({ seen, rulings }: Learner, corrections: Corrections): boolean {
  return rulings > rulingsOn(seen, corrections)
}

/** By the item alone, because `seen` knows no versions: a ruling on another version is counted and changes nothing. */
function rulingsOn(seen: Seen, corrections: Corrections): number {
  let count = 0
  for (const { id, rulings } of corrections.values()) if (wasAnswered(seen, hashId(id))) count += rulings.length
  return count
}

function inOrder(submissions: readonly Submission[]): Submission[] {
  return submissions.toSorted((a, b) => a.dateTaken.getTime() - b.dateTaken.getTime() || (a.id < b.id ? -1 : 1))
}

/** Retakes change neither abilities nor what was seen. A state older than what is known changes nothing. */
export function withRetake(learner: Learner, { setId, number, closed }: Retake): Learner {
  return {
    ...learner,
    recent: learner.recent.map((set) => {
      if (set.id !== setId || number < set.retakes) return set
      const open = closed === null && (number > set.retakes || set.retakeOpen)
      return { ...set, retakes: number, retakeOpen: open }
    }),
  }
}

/**
 * Sets whose submission or retake may be stored without being in the views yet: those that could still be answered when
 * the newest set was opened. Older ones were looked at before that.
 */
export function unsettled({ recent, newest }: Learner): RecentSet[] {
  if (!newest) return []
  return recent.filter(
    ({ lastDay, submitted, retakeOpen }) =>
      (!submitted || retakeOpen) && closedEverywhere(lastDay).getTime() + lateMs > newest.openedAt.getTime(),
  )
}

/** The learner as all facts together make it; what the rebuild writes. */
export function foldLearner(
  userId: string,
  facts: { sets: readonly DailySet[]; submissions: readonly Submission[]; retakes: readonly Retake[] },
  corrections: Corrections,
): Learner {
  const opened = facts.sets.toSorted((a, b) => a.ordinal - b.ordinal).reduce(withSet, newLearner(userId))
  const learnt = relearn(opened, facts.submissions, corrections)
  return facts.retakes.toSorted((a, b) => a.number - b.number).reduce(withRetake, learnt)
}
