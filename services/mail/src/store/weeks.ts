import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import { readTogether } from '@app/shared/mongo/read-together'
import type { Db } from 'mongodb'
import type { Week } from '../domain/week.ts'

interface WeekDocument extends Versioned, Week {
  sweepAt: Date
}

/** weeks/{userId}:{monday}. Changes by compare-and-set on `version`. */
export interface Weeks {
  find(userId: string, monday: string): Promise<Week | null>
  /** Ids of weeks whose summary may be due. */
  listDue(now: Date, limit: number): Promise<Week[]>
  /** For consumers and rounds. `next` gets `initial` where there is no such week yet, and answers null to leave it. */
  change(initial: Week, next: (week: Week) => Week | null): Promise<void>
}

/** After its Monday: long enough for a summary that had to wait. */
const keptMs = 30 * 24 * 3_600_000

export function createWeeks(db: Db): Weeks {
  const collection = db.collection<WeekDocument>('weeks')
  const lookTogether = readTogether(collection)
  return {
    async find(userId, monday) {
      const found = await collection.findOne({ _id: `${userId}:${monday}` })
      return found && toWeek(found)
    },
    async listDue(now, limit) {
      const found = await collection.find({ dueAt: { $lte: now } }, { limit, sort: { dueAt: 1 } }).toArray()
      return found.map(toWeek)
    },
    async change(initial, next) {
      const id = `${initial.userId}:${initial.monday}`
      await compareAndSet(collection, id, {
        known: await lookTogether(id),
        initial: () => toDocument(initial, 0),
        change: (current) => {
          const week = next(toWeek(current))
          return week && toDocument(week, current.version)
        },
      })
    },
  }
}

function toWeek({ userId, monday, sets, dueAt }: WeekDocument): Week {
  return { userId, monday, sets, dueAt }
}

function toDocument(week: Week, version: number): WeekDocument {
  const sweepAt = new Date(Date.parse(`${week.monday}T00:00:00Z`) + keptMs)
  return { _id: `${week.userId}:${week.monday}`, version, ...week, sweepAt }
}
