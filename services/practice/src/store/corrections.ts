import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import type { Collection, Db } from 'mongodb'
import { noCorrections, questionKey, type Correction, type Corrections, type Ruling } from '../domain/correction.ts'
import { collectionOf } from './collections.ts'

type CorrectionDocument = Versioned & { question: string; questionVersion: number; rulings: Ruling[] }

export interface CorrectionStore {
  /** All corrections as this process knows them: the first call reads them, the others answer from memory. */
  known(): Promise<Corrections>
  /** The same at once; empty before the first reading. The object changes only if a correction was made. */
  current(): Corrections
  /** Reads all of them again. The service does so every few seconds. */
  refresh(): Promise<Corrections>
  /** Adds a ruling; false if it says what the one that holds says. */
  add(question: { id: string; version: number }, ruling: Ruling): Promise<boolean>
}

export function createCorrections(db: Db): CorrectionStore {
  const collection = collectionOf<CorrectionDocument>(db, 'corrections')
  let loaded: Corrections | undefined
  let first: Promise<Corrections> | undefined
  const refresh = async (): Promise<Corrections> => {
    const fresh = new Map(
      (await listCorrections(collection)).map((correction) => [questionKey(correction), correction]),
    )
    // A slow reading may end after a later one: it takes nothing back.
    if (!loaded || countRulings(fresh) > countRulings(loaded)) loaded = fresh
    return loaded
  }
  return {
    known() {
      if (loaded) return Promise.resolve(loaded)
      first ??= refresh().finally(() => (first = undefined))
      return first
    },
    current: () => loaded ?? noCorrections,
    refresh,
    async add({ id, version }, ruling) {
      let added = false
      await compareAndSet(collection, questionKey({ id, version }), {
        initial: () => ({ _id: '', version: 0, question: id, questionVersion: version, rulings: [] }),
        change(current) {
          const last = current.rulings.at(-1)
          added = last?.key !== ruling.key || last.reason !== ruling.reason
          return added ? { ...current, rulings: [...current.rulings, ruling] } : null
        },
      })
      return added
    },
  }
}

async function listCorrections(collection: Collection<CorrectionDocument>): Promise<Correction[]> {
  return (await collection.find().toArray()).map(toCorrection)
}

function countRulings(corrections: Corrections): number {
  return [...corrections.values()].reduce((sum, { rulings }) => sum + rulings.length, 0)
}

function toCorrection({ question, questionVersion, rulings }: CorrectionDocument): Correction {
  const ordered = rulings.map(({ key, reason, at }) => ({ key, reason, at }))
  return { id: question, version: questionVersion, rulings: ordered }
}
