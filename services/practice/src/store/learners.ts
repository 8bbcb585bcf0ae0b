import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'
import { newLearner, type Learner } from '../domain/learner.ts'
import { collectionOf } from './collections.ts'
import { idRange, type IdRange } from './id-range.ts'
import { packLearner, unpackLearner, type PackedLearner } from './packed-learner.ts'
import { rewrite } from './rewrite.ts'

type LearnerDocument = Versioned & PackedLearner

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
  return { _id: learner.userId, version: learner.version, ...packLearner(learner) }
}

function toLearner({ _id, version, ...packed }: LearnerDocument): Learner {
  return { userId: _id, version, ...unpackLearner(_id, packed) }
}
