import { insertOnce } from '@app/shared/mongo/single-document'
import type { Collection, Db } from 'mongodb'
import type { Bank } from '../domain/bank.ts'
import type { Item } from '../domain/item.ts'
import { collectionOf } from './collections.ts'

type QuestionDocument = Item & { _id: string }

export interface QuestionRef {
  id: string
  version: number
}

export interface Questions {
  /** The items of these versions by their ids. Throws where one was never stored. */
  load(refs: readonly QuestionRef[]): Promise<Map<string, Item>>
  /** Makes sure that these items of the bank are stored; call it before they are served. */
  keep(refs: readonly QuestionRef[]): Promise<void>
  /** For the corrections: the versions of a question that were stored. */
  listVersions(id: string): Promise<number[]>
  /** Whether every live item of the bank is known to be stored; from then on `keep` has nothing to do. */
  holdsBank(): Promise<boolean>
  /** Every live item of the bank was kept. */
  bankIsStored(at: Date): Promise<void>
}

/** About 4 kB each. */
const remembered = 5000

/**
 * Every version ever served, read from memory, else from the database: making a generated item anew costs several times
 * as much as reading it.
 */
export function createQuestions(db: Db, bank: Bank): Questions {
  const questions = collectionOf<QuestionDocument>(db, 'questions')
  const banks = collectionOf<{ _id: string; at: Date }>(db, 'stored_banks')
  const known = new Map<string, Item>()
  let whole = false

  const remember = (item: Item): Item => {
    if (known.size >= remembered) known.delete(known.keys().next().value ?? '')
    known.set(keyOf(item), item)
    return item
  }
  const loadOne = async (ref: QuestionRef): Promise<[string, Item]> => {
    const key = keyOf(ref)
    return [ref.id, known.get(key) ?? remember(toItem(await questions.findOne({ _id: key })))]
  }
  const keepOne = async (ref: QuestionRef): Promise<void> => {
    if (whole || known.has(keyOf(ref))) return
    const item = liveItem(bank, ref)
    await insertOnce(questions, toDocument(item))
    remember(item)
  }
  return {
    load: async (refs) => new Map(await Promise.all(refs.map(loadOne))),
    async keep(refs) {
      await Promise.all(refs.map(keepOne))
    },
    listVersions: (id) => listVersions(questions, id),
    async holdsBank() {
      whole ||= (await banks.findOne({ _id: bank.digest })) !== null
      return whole
    },
    async bankIsStored(at) {
      await insertOnce(banks, { _id: bank.digest, at })
      whole = true
    },
  }
}

async function listVersions(questions: Collection<QuestionDocument>, id: string): Promise<number[]> {
  const range = { _id: { $gte: `${id}:`, $lt: `${id};` } }
  const found = await questions.find(range, { projection: { version: 1 } }).toArray()
  return found.map(({ version }) => version)
}

const keyOf = ({ id, version }: QuestionRef): string => `${id}:${version}`

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
