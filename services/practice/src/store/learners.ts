import { compareAndSet, type Versioned } from '@app/shared/mongo/facts'
import { Binary, type Db } from 'mongodb'
import type { DailySet } from '../domain/daily-set.ts'
import { newLearner, type Learner, type RecentSet } from '../domain/learner.ts'
import type { Plan, Plans, PlanState } from '../domain/schedule.ts'
import { packSeen, unpackSeen, unpackWideSeen, type Seen } from '../domain/seen.ts'
import { collectionOf } from './collections.ts'
import { idRange, type IdRange } from './id-range.ts'
import { rewrite } from './rewrite.ts'
import { toSet, toStoredSet, type StoredSet } from './sets.ts'

interface LearnerDocument extends Versioned {
  /** Everything but what was seen, as one text (`packState`): every request reads it. */
  state: string
  /** See `packSeen`: of subtype `packed`, or of none as it was stored before. */
  seen: Binary
}

const packed = Binary.SUBTYPE_USER_DEFINED

export interface Learners {
  findById(userId: string): Promise<Learner | null>
  /**
   * Changes a candidate by compare-and-set; `change` answers null to leave everything. Throws 503 after lost races.
   * `known` is the candidate as this request has read them, if it has.
   */
  change(userId: string, change: (learner: Learner) => Learner | null, known?: Learner): Promise<Learner>
  /** For the corrections: every candidate, in the order of their ids. */
  listAll(): AsyncIterable<Learner>
  /** For the rebuild: user id to version. */
  listVersionsOf(range: IdRange): Promise<Map<string, number>>
  /** For the rebuild: false where the candidate has changed since `version` (0: was not there). */
  rewrite(learner: Learner, version: number): Promise<boolean>
}

export function createLearners(db: Db): Learners {
  const collection = collectionOf<LearnerDocument>(db, 'learners')
  return {
    async findById(userId) {
      const found = await collection.findOne({ _id: userId })
      return found ? toLearner(found) : null
    },
    async change(userId, change, known) {
      const stored = await compareAndSet(collection, userId, {
        known: known && known.version > 0 ? toDocument(known) : undefined,
        initial: () => toDocument(newLearner(userId)),
        change: (current) => {
          const next = change(toLearner(current))
          return next && toDocument(next)
        },
      })
      return toLearner(stored)
    },
    async *listAll() {
      for await (const document of collection.find().sort({ _id: 1 })) yield toLearner(document)
    },
    async listVersionsOf(range) {
      const found = collection.find(idRange<LearnerDocument>(range), { projection: { version: 1 } })
      return new Map((await found.toArray()).map(({ _id, version }) => [_id, version]))
    },
    rewrite: (learner, version) => rewrite(collection, toDocument(learner), version),
  }
}

function toDocument(learner: Learner): LearnerDocument {
  return {
    _id: learner.userId,
    version: learner.version,
    state: packState(learner),
    seen: new Binary(packSeen(learner.seen), packed),
  }
}

function toSeen(stored: Binary): Seen {
  return stored.sub_type === packed ? unpackSeen(stored.value()) : unpackWideSeen(stored.value())
}

function toLearner({ _id, version, state, seen }: LearnerDocument): Learner {
  return { userId: _id, version, ...unpackState(state), seen: toSeen(seen) }
}

/** `openedAt` in milliseconds; as it was stored until 2026-11-29, without the last two. */
interface StoredPlan {
  setId: string
  lastDay: string
  anchor: string
  zone?: string
  openedAt?: number
}

/** Rows instead of objects: 14 sets and 70 abilities would repeat their names more often than anything else. */
interface State extends Pick<Learner, 'since' | 'opened'> {
  plans: { [P in Plan]?: StoredPlan }
  newest: StoredSet | null
  recent: Array<[id: string, day: string, lastDay: string, questions: string, flags: [0 | 1, number, 0 | 1]]>
  abilities: Record<string, [theta: number, n: number]>
  learnt: [at: number, id: string] | null
  /** Absent = 0. */
  rulings?: number
}

/** Field by field and in order, so that a rebuilt candidate is the same bytes. */
function packState(learner: Learner): string {
  const { free, monthly } = learner.plans
  const state: State = {
    since: learner.since,
    opened: learner.opened,
    plans: { ...(free ? { free: planState(free) } : {}), ...(monthly ? { monthly: planState(monthly) } : {}) },
    newest: learner.newest && toStoredSet(learner.newest),
    recent: learner.recent.map(({ id, day, lastDay, questions, submitted, retakes, retakeOpen }) => [
      id,
      day,
      lastDay,
      questions.join(' '),
      [submitted ? 1 : 0, retakes, retakeOpen ? 1 : 0],
    ]),
    abilities: Object.fromEntries(
      Object.entries(learner.abilities)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([skill, { theta, n }]) => [skill, [theta, n]]),
    ),
    learnt: learner.learnt && [learner.learnt.at.getTime(), learner.learnt.id],
    ...(learner.rulings > 0 ? { rulings: learner.rulings } : {}),
  }
  return JSON.stringify(state)
}

function unpackState(text: string): Omit<Learner, 'userId' | 'version' | 'seen'> {
  const { since, opened, plans, newest, recent, abilities, learnt, rulings = 0 } = JSON.parse(text) as State
  return {
    since,
    opened,
    plans: toPlans(plans, newest && toSet(newest)),
    newest: newest && toSet(newest),
    recent: recent.map(([id, day, lastDay, questions, [submitted, retakes, retakeOpen]]): RecentSet => ({
      id,
      day,
      lastDay,
      questions: questions.split(' '),
      submitted: submitted === 1,
      retakes,
      retakeOpen: retakeOpen === 1,
    })),
    abilities: Object.fromEntries(Object.entries(abilities).map(([skill, [theta, n]]) => [skill, { theta, n }])),
    learnt: learnt && { at: new Date(learnt[0]), id: learnt[1] },
    rulings,
  }
}

function planState({ setId, lastDay, anchor, zone, openedAt }: PlanState): StoredPlan {
  return { setId, lastDay, anchor, ...(zone && openedAt ? { zone, openedAt: openedAt.getTime() } : {}) }
}

/** Of a candidate stored before, the newest set tells where and when it was opened. */
function toPlans(stored: State['plans'], newest: DailySet | null): Plans {
  const toPlan = ({ zone, openedAt, ...plan }: StoredPlan): PlanState => {
    if (zone !== undefined && openedAt !== undefined) return { ...plan, zone, openedAt: new Date(openedAt) }
    return newest?.id === plan.setId ? { ...plan, zone: newest.zone, openedAt: newest.openedAt } : plan
  }
  const { free, monthly } = stored
  return { ...(free ? { free: toPlan(free) } : {}), ...(monthly ? { monthly: toPlan(monthly) } : {}) }
}
