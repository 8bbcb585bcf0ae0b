import { insertOnce, isDuplicateKey } from '@app/shared/mongo/facts'
import type { Collection, Db } from 'mongodb'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Bank } from '../domain/bank.ts'
import type { Item } from '../domain/item.ts'
import { collectionOf } from './collections.ts'

type QuestionDocument = Item & { _id: string }

interface BankDocument {
  _id: string
  at: Date
  items: number
}

export interface QuestionRef {
  id: string
  version: number
}

export interface Questions {
  /** The items of these versions by their ids. Throws where one was never stored. */
  load(refs: readonly QuestionRef[]): Promise<Map<string, Item>>
  /** Makes sure that these are stored; call it before they are served. */
  keep(refs: readonly QuestionRef[]): Promise<void>
  /** Stores all live items of this process's bank, once per bank and for all processes. Takes a while. */
  keepBank(now: Date): Promise<void>
}

const batch = 100
/** About 4 kB each. */
const remembered = 5000

/**
 * Every version ever served, read from memory, else from the database: making a generated item anew costs several times
 * as much as reading it.
 */
export function createQuestions(db: Db, bank: Bank): Questions {
  const questions = collectionOf<QuestionDocument>(db, 'questions')
  const banks = collectionOf<BankDocument>(db, 'banks')
  const known = new Map<string, Item>()
  let bankIsKept = false

  const remember = (item: Item): Item => {
    if (known.size >= remembered) known.delete(known.keys().next().value ?? '')
    known.set(keyOf(item), item)
    return item
  }
  const loadOne = async (ref: QuestionRef): Promise<[string, Item]> => {
    const key = keyOf(ref)
    const item = known.get(key) ?? remember(toItem(await questions.findOne({ _id: key })))
    return [ref.id, item]
  }
  const keepOne = async (ref: QuestionRef): Promise<void> => {
    if (known.has(keyOf(ref))) return
    const item = liveItem(bank, ref)
    await insertOnce(questions, toDocument(item))
    remember(item)
  }
  return {
    load: async (refs) => new Map(await Promise.all(refs.map(loadOne))),
    async keep(refs) {
      if (!bankIsKept) await Promise.all(refs.map(keepOne))
    },
    async keepBank(now) {
      if (!(await banks.findOne({ _id: bank.digest }))) {
        await insertMissing(questions, bank)
        await insertOnce(banks, { _id: bank.digest, at: now, items: bank.heads.length })
      }
      bankIsKept = true
    },
  }
}

const keyOf = ({ id, version }: QuestionRef): string => `${id}:${version}`

/** Live items that no process has stored yet. */
async function listMissing(questions: Collection<QuestionDocument>, bank: Bank): Promise<QuestionRef[]> {
  const stored = await questions.find({}, { projection: { _id: 1 } }).toArray()
  const ids = new Set(stored.map(({ _id }) => _id))
  return bank.heads.filter((head) => !ids.has(keyOf(head)))
}

async function insertMissing(questions: Collection<QuestionDocument>, bank: Bank): Promise<void> {
  const missing = await listMissing(questions, bank)
  for (let from = 0; from < missing.length; from += batch) {
    const items = await makeItems(bank, missing.slice(from, from + batch))
    await questions.insertMany(items.map(toDocument), { ordered: false }).catch(ignoreDuplicates)
  }
}

/** One at a time, so that requests are answered in between. */
async function makeItems(bank: Bank, refs: readonly QuestionRef[]): Promise<Item[]> {
  const items: Item[] = []
  for (const ref of refs) {
    items.push(liveItem(bank, ref))
    await breathe()
  }
  return items
}

function liveItem(bank: Bank, { id, version }: QuestionRef): Item {
  const item = bank.item(id, version)
  if (!item) throw new Error(`the bank lists ${id}, but does not hold it`)
  return item
}

function toDocument(item: Item): QuestionDocument {
  return { _id: keyOf(item), ...item }
}

function toItem(document: QuestionDocument | null): Item {
  if (!document) throw new Error('a question that was served is missing')
  const { _id: _, ...item } = document
  return item
}

/** Another process stores the same items; they are equal, because a version never changes. */
function ignoreDuplicates(error: unknown): void {
  if (!isDuplicateKey(error)) throw error
}
