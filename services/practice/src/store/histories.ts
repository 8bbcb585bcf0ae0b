import { compareAndSet, type Versioned } from '@app/shared/mongo/facts'
import type { Collection, Db } from 'mongodb'
import { monthOf, withEntry, type HistoryEntry } from '../domain/history.ts'
import { collectionOf } from './collections.ts'
import { idRange, type IdRange } from './id-range.ts'
import { rewrite } from './rewrite.ts'

/** An instant in ms; marks as a text of 0 and 1. */
type StoredEntry = Omit<HistoryEntry, 'marks' | 'dateTaken'> & { dateTaken: number; marks: string }

interface HistoryDocument extends Versioned {
  /** A month of `StoredEntry` as one text: it is read at every look at the calendar. */
  entries: string
}

export interface Histories {
  /** The entries of a month ('2026-11'), oldest first. */
  ofMonth(userId: string, month: string): Promise<HistoryEntry[]>
  /** Each month by itself. Repeating it changes nothing, and an entry with fewer rulings replaces none. */
  add(userId: string, entries: readonly HistoryEntry[]): Promise<void>
  /** For the rebuild: key to version. */
  listVersionsOf(range: IdRange): Promise<Map<string, number>>
  /** For the rebuild: false where the month has changed since `version` (0: was not there). */
  rewrite(key: string, entries: HistoryEntry[], version: number): Promise<boolean>
}

export function historyKey(userId: string, day: string): string {
  return `${userId}:${monthOf(day)}`
}

export function createHistories(db: Db): Histories {
  const collection = collectionOf<HistoryDocument>(db, 'history')
  return {
    async ofMonth(userId, month) {
      const found = await collection.findOne({ _id: `${userId}:${month}` })
      return found ? toEntries(found.entries) : []
    },
    async add(userId, entries) {
      const months = Map.groupBy(entries, ({ day }) => historyKey(userId, day))
      await Promise.all([...months].map(([id, own]) => addTo(collection, id, own)))
    },
    async listVersionsOf(range) {
      const found = collection.find(idRange<HistoryDocument>(range), { projection: { version: 1 } })
      return new Map((await found.toArray()).map(({ _id, version }) => [_id, version]))
    },
    rewrite: (key, entries, version) => rewrite(collection, toDocument(key, entries), version),
  }
}

async function addTo(collection: Collection<HistoryDocument>, id: string, added: HistoryEntry[]): Promise<void> {
  await compareAndSet(collection, id, {
    initial: () => toDocument(id, []),
    change: (current) => {
      const before = toEntries(current.entries)
      const after = added.reduce((entries, entry) => withEntry(entries, entry) ?? entries, before)
      return after === before ? null : { ...toDocument(id, after), version: current.version }
    },
  })
}

function toDocument(id: string, entries: HistoryEntry[]): HistoryDocument {
  const stored = entries.map((entry): StoredEntry => ({
    id: entry.id,
    type: entry.type,
    plan: entry.plan,
    day: entry.day,
    dateTaken: entry.dateTaken.getTime(),
    score: entry.score,
    correctAnswers: entry.correctAnswers,
    questionsAnswered: entry.questionsAnswered,
    marks: entry.marks.map(Number).join(''),
    ...(entry.corrected ? { corrected: entry.corrected } : {}),
    ...(entry.told ? { told: entry.told } : {}),
  }))
  return { _id: id, version: 0, entries: JSON.stringify(stored) }
}

function toEntries(text: string): HistoryEntry[] {
  return (JSON.parse(text) as StoredEntry[]).map(({ dateTaken, marks, ...entry }) => ({
    ...entry,
    dateTaken: new Date(dateTaken),
    marks: Array.from(marks, (mark) => mark === '1'),
  }))
}
