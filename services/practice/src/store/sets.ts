import { insertOnce } from '@app/shared/mongo/facts'
import type { Db } from 'mongodb'
import type { DailySet } from '../domain/daily-set.ts'
import type { Plan } from '../domain/schedule.ts'
import { collectionOf } from './collections.ts'
import { idRange, type IdRange } from './id-range.ts'

/** A set as it is stored; its questions are one text, because a document costs by the number of its values. */
export interface StoredSet {
  _id: string
  userId: string
  plan: Plan
  day: string
  lastDay: string
  zone: string
  ordinal: number
  openedAt: Date
  questions: string
}

type QuestionRow = [id: string, version: number, skill: string, difficulty: number, why: string, repeated: 0 | 1]

export interface Sets {
  findById(id: string): Promise<DailySet | null>
  /** Throws where there is none. */
  byId(id: string): Promise<DailySet>
  /** False where it is stored already. */
  insert(set: DailySet): Promise<boolean>
  /** For the rebuild: those of the candidates in a range of ids. */
  listOf(range: IdRange): AsyncIterable<DailySet>
  /** For the rebuild: everybody who opened a set, in order. */
  listUsers(): Promise<string[]>
}

export function createSets(db: Db): Sets {
  const collection = collectionOf<StoredSet>(db, 'sets')
  const findById: Sets['findById'] = async (id) => {
    const found = await collection.findOne({ _id: id })
    return found ? toSet(found) : null
  }
  return {
    findById,
    async byId(id) {
      const found = await findById(id)
      if (!found) throw new Error('a set is missing')
      return found
    },
    insert: (set) => insertOnce(collection, toStoredSet(set)),
    async *listOf(range) {
      for await (const document of collection.find(idRange<StoredSet>(range))) yield toSet(document)
    },
    async listUsers() {
      const users = new Set<string>()
      const all = collection.find({}, { projection: { userId: 1 } })
      for await (const { userId } of all) users.add(userId)
      return [...users].toSorted()
    },
  }
}

/** Also of a set that is kept inside a JSON text, where its instant is one. */
export function toSet({ _id, openedAt, questions, ...set }: StoredSet): DailySet {
  const rows = JSON.parse(questions) as QuestionRow[]
  return {
    id: _id,
    userId: set.userId,
    plan: set.plan,
    day: set.day,
    lastDay: set.lastDay,
    zone: set.zone,
    ordinal: set.ordinal,
    openedAt: new Date(openedAt),
    questions: rows.map(([id, version, skill, difficulty, why, repeated]) => ({
      id,
      version,
      skill,
      difficulty,
      why,
      repeated: repeated === 1,
    })),
  }
}

/** Field by field, so that a set is the same bytes wherever it is stored. */
export function toStoredSet(set: DailySet): StoredSet {
  const rows = set.questions.map(({ id, version, skill, difficulty, why, repeated }): QuestionRow => [
    id,
    version,
    skill,
    difficulty,
    why,
    repeated ? 1 : 0,
  ])
  return {
    _id: set.id,
    userId: set.userId,
    plan: set.plan,
    day: set.day,
    lastDay: set.lastDay,
    zone: set.zone,
    ordinal: set.ordinal,
    openedAt: set.openedAt,
    questions: JSON.stringify(rows),
  }
}
