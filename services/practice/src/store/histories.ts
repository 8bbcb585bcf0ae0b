import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import type { Binary, Collection, Db } from 'mongodb'
import { monthOf, withEntry, type HistoryEntry } from '../domain/history.ts'
import { collectionOf } from './collections.ts'
import { idRange, type IdRange } from './id-range.ts'
import { pack, unpack, withOwner, withoutOwner } from './packed.ts'
import { rewrite } from './rewrite.ts'

/** `id` without the candidate's id; `dateTaken` in ms; marks as a text of 0 and 1. */
type PackedEntry = Omit<HistoryEntry, 'marks' | 'dateTaken'> & { dateTaken: number; marks: string }

interface HistoryDocument extends Versioned {
  /** A list of `PackedEntry`, oldest first (`pack`). */
  entries: Binary
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
      return found ? toEntries(found) : []
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
      const before = toEntries(current)
      const after = added.reduce((entries, entry) => withEntry(entries, entry) ?? entries, before)
      return after === before ? null : { ...toDocument(id, after), version: current.version }
    },
  })
}

function toDocument(key: string, entries: HistoryEntry[]): HistoryDocument {
  const owner = ownerOf(key)
  const packed = entries.map((entry): PackedEntry => ({
    id: withoutOwner(owner, entry.id),
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
  return { _id: key, version: 0, entries: pack(packed) }
}

function toEntries({ _id, entries }: HistoryDocument): HistoryEntry[] {
  const owner = ownerOf(_id)
  return unpack<PackedEntry[]>(entries).map(({ id, dateTaken, marks, ...entry }) => ({
    id: withOwner(owner, id),
    ...entry,
    dateTaken: new Date(dateTaken),
    marks: Array.from(marks, (mark) => mark === '1'),
  }))
}

/** The user id of `historyKey`. */
function ownerOf(key: string): string {
  return key.slice(0, key.lastIndexOf(':'))
}
