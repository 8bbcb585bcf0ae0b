import { compareAndSet, type Versioned } from '@app/shared/mongo/facts'
import { Binary, type Db } from 'mongodb'
import type { DailySet } from '../domain/daily-set.ts'
import { newLearner, type Learner, type RecentSet } from '../domain/learner.ts'
import { packSeen, unpackSeen } from '../domain/seen.ts'
import { collectionOf } from './collections.ts'
import { idRange, type IdRange } from './id-range.ts'
import { rewrite } from './rewrite.ts'
import { freeze } from './sets.ts'

interface LearnerDocument extends Versioned, Omit<Learner, 'userId' | 'seen' | 'recent'> {
  /** Question ids in one text, because every request reads them. */
  recent: Array<Omit<RecentSet, 'questions'> & { questions: string }>
  /** See `packSeen`. */
  seen: Binary
}

export interface Learners {
  findById(userId: string): Promise<Learner | null>
  /** Changes a candidate by compare-and-set; `change` answers null to leave everything. Throws 503 after lost races. */
  change(userId: string, change: (learner: Learner) => Learner | null): Promise<Learner>
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
    async change(userId, change) {
      const stored = await compareAndSet(collection, userId, {
        initial: () => toDocument(newLearner(userId)),
        change: (current) => {
          const next = change(toLearner(current))
          return next && toDocument(next)
        },
      })
      return toLearner(stored)
    },
    async listVersionsOf(range) {
      const found = collection.find(idRange<LearnerDocument>(range), { projection: { version: 1 } })
      return new Map((await found.toArray()).map(({ _id, version }) => [_id, version]))
    },
    rewrite: (learner, version) => rewrite(collection, toDocument(learner), version),
  }
}

/** Field by field and in order, so that a rebuilt candidate is the same bytes. */
function toDocument(learner: Learner): LearnerDocument {
  const { free, monthly } = learner.plans
  return {
    _id: learner.userId,
    version: learner.version,
    since: learner.since,
    opened: learner.opened,
    plans: { ...(free ? { free: planState(free) } : {}), ...(monthly ? { monthly: planState(monthly) } : {}) },
    newest: learner.newest && frozen(learner.newest),
    recent: learner.recent.map(({ id, day, lastDay, questions, submitted, retakes, retakeOpen }) => ({
      id,
      day,
      lastDay,
      questions: questions.join(' '),
      submitted,
      retakes,
      retakeOpen,
    })),
    abilities: Object.fromEntries(
      Object.entries(learner.abilities)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([skill, { theta, n }]) => [skill, { theta, n }]),
    ),
    seen: new Binary(packSeen(learner.seen)),
    learnt: learner.learnt && { at: learner.learnt.at, id: learner.learnt.id },
  }
}

function toLearner(document: LearnerDocument): Learner {
  return {
    userId: document._id,
    version: document.version,
    since: document.since,
    opened: document.opened,
    plans: document.plans,
    newest: document.newest,
    recent: document.recent.map((set) => ({ ...set, questions: set.questions.split(' ') })),
    abilities: document.abilities,
    seen: unpackSeen(document.seen.value()),
    learnt: document.learnt,
  }
}

const planState = ({ setId, lastDay, anchor }: { setId: string; lastDay: string; anchor: string }) => ({
  setId,
  lastDay,
  anchor,
})

const frozen = (set: DailySet): DailySet => ({ id: set.id, ...freeze(set) })
