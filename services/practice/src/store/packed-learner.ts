import { Binary } from 'mongodb'
import type { Choice } from '../domain/choose-set.ts'
import type { DailySet } from '../domain/daily-set.ts'
import type { Learner, RecentSet } from '../domain/learner.ts'
import type { Plan, PlanState } from '../domain/schedule.ts'
import { packSeen, unpackSeen } from '../domain/seen.ts'
import { pack, unpack, withOwner, withoutOwner } from './packed.ts'

export interface PackedLearner {
  /** A `State` (`pack`): everything but what was seen. */
  state: Binary
  /** The bytes of `packSeen`, of subtype 0x80 too. */
  seen: Binary
}

/** Ids of sets stand without the candidate's id, instants in ms. Lists are rows: names would be longer than their values. */
interface State extends Pick<Learner, 'since' | 'opened'> {
  plans: { [P in Plan]?: PackedPlan }
  newest: PackedSet | null
  recent: RecentRow[]
  abilities: Record<string, [theta: number, n: number]>
  learnt: [at: number, setId: string] | null
  rulings: number
}

type PackedPlan = Omit<PlanState, 'openedAt'> & { openedAt: number }
type PackedSet = Pick<DailySet, 'id' | 'plan' | 'day' | 'lastDay' | 'zone' | 'ordinal'> & {
  openedAt: number
  questions: QuestionRow[]
}
type QuestionRow = [id: string, version: number, skill: string, difficulty: number, why: string, repeated: 0 | 1]
type RecentRow = [
  id: string,
  day: string,
  lastDay: string,
  questions: string[],
  submitted: 0 | 1,
  retakes: number,
  retakeOpen: 0 | 1,
]

/** Field by field and in order, so that a rebuilt candidate is the same bytes. */
export function packLearner(learner: Learner): PackedLearner {
  const { userId, plans, newest, learnt } = learner
  const { free, monthly } = plans
  const state: State = {
    since: learner.since,
    opened: learner.opened,
    plans: {
      ...(free ? { free: packPlan(userId, free) } : {}),
      ...(monthly ? { monthly: packPlan(userId, monthly) } : {}),
    },
    newest: newest && packSet(newest),
    recent: learner.recent.map((set) => packRecent(userId, set)),
    abilities: Object.fromEntries(
      Object.entries(learner.abilities)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([skill, { theta, n }]) => [skill, [theta, n]]),
    ),
    learnt: learnt && [learnt.at.getTime(), withoutOwner(userId, learnt.id)],
    rulings: learner.rulings,
  }
  return { state: pack(state), seen: new Binary(packSeen(learner.seen), Binary.SUBTYPE_USER_DEFINED) }
}

export function unpackLearner(userId: string, packed: PackedLearner): Omit<Learner, 'userId' | 'version'> {
  const { since, opened, plans, newest, recent, abilities, learnt, rulings } = unpack<State>(packed.state)
  const { free, monthly } = plans
  return {
    since,
    opened,
    plans: {
      ...(free ? { free: unpackPlan(userId, free) } : {}),
      ...(monthly ? { monthly: unpackPlan(userId, monthly) } : {}),
    },
    newest: newest && unpackSet(userId, newest),
    recent: recent.map((row) => unpackRecent(userId, row)),
    abilities: Object.fromEntries(Object.entries(abilities).map(([skill, [theta, n]]) => [skill, { theta, n }])),
    learnt: learnt && { at: new Date(learnt[0]), id: withOwner(userId, learnt[1]) },
    rulings,
    seen: unpackSeen(packed.seen.value()),
  }
}

function packPlan(userId: string, { setId, lastDay, anchor, zone, openedAt }: PlanState): PackedPlan {
  return { setId: withoutOwner(userId, setId), lastDay, anchor, zone, openedAt: openedAt.getTime() }
}

function unpackPlan(userId: string, { setId, openedAt, ...plan }: PackedPlan): PlanState {
  return { setId: withOwner(userId, setId), ...plan, openedAt: new Date(openedAt) }
}

function packSet({ id, userId, plan, day, lastDay, zone, ordinal, openedAt, questions }: DailySet): PackedSet {
  const rows = questions.map(({ id: question, version, skill, difficulty, why, repeated }): QuestionRow => [
    question,
    version,
    skill,
    difficulty,
    why,
    repeated ? 1 : 0,
  ])
  const facts = { plan, day, lastDay, zone, ordinal, openedAt: openedAt.getTime() }
  return { id: withoutOwner(userId, id), ...facts, questions: rows }
}

function unpackSet(userId: string, { id, openedAt, questions, ...facts }: PackedSet): DailySet {
  const toChoice = ([question, version, skill, difficulty, why, repeated]: QuestionRow): Choice => ({
    id: question,
    version,
    skill,
    difficulty,
    why,
    repeated: repeated === 1,
  })
  return {
    id: withOwner(userId, id),
    userId,
    ...facts,
    openedAt: new Date(openedAt),
    questions: questions.map(toChoice),
  }
}

function packRecent(userId: string, set: RecentSet): RecentRow {
  const { id, day, lastDay, questions, submitted, retakes, retakeOpen } = set
  return [withoutOwner(userId, id), day, lastDay, questions, submitted ? 1 : 0, retakes, retakeOpen ? 1 : 0]
}

function unpackRecent(userId: string, row: RecentRow): RecentSet {
  const [id, day, lastDay, questions, submitted, retakes, retakeOpen] = row
  return {
    id: withOwner(userId, id),
    day,
    lastDay,
    questions,
    submitted: submitted === 1,
    retakes,
    retakeOpen: retakeOpen === 1,
  }
}
