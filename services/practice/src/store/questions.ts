import { insertOnce, isDuplicateKey } from '@app/shared/mongo/facts'
import type { Collection, Db } from 'mongodb'
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
  /** Stores the items of this process's bank, once per bank; until then no set may be opened. */
  keepBank(now: Date): Promise<void>
  bankIsKept(): boolean
}

const batch = 100
const remembered = 2000

/** The live items come from memory; versions that the bank no longer holds, from the database. */
export function createQuestions(db: Db, bank: Bank): Questions {
  const questions = collectionOf<QuestionDocument>(db, 'questions')
  const banks = collectionOf<BankDocument>(db, 'banks')
  const retired = new Map<string, Item>()
  let kept = false

  const loadOne = async ({ id, version }: QuestionRef): Promise<[string, Item]> => {
    const live = bank.item(id, version)
    if (live && live.version === version) return [id, live]
    const key = `${id}:${version}`
    const item = retired.get(key) ?? (await findRetired(questions, key))
    if (retired.size >= remembered) retired.clear()
    retired.set(key, item)
    return [id, item]
  }
  return {
    load: async (refs) => new Map(await Promise.all(refs.map(loadOne))),
    async keepBank(now) {
      if (!(await banks.findOne({ _id: bank.digest }))) {
        for (let from = 0; from < bank.heads.length; from += batch) {
          const items = bank.heads.slice(from, from + batch).map((head) => liveItem(bank, head))
          await insertMissing(questions, items)
        }
        await insertOnce(banks, { _id: bank.digest, at: now, items: bank.heads.length })
      }
      kept = true
    },
    bankIsKept: () => kept,
  }
}

function liveItem(bank: Bank, { id, version }: QuestionRef): Item {
  const item = bank.item(id, version)
  if (!item) throw new Error(`the bank lists ${id}, but does not hold it`)
  return item
}

async function findRetired(questions: Collection<QuestionDocument>, key: string): Promise<Item> {
  const found = await questions.findOne({ _id: key })
  if (!found) throw new Error('a question that was served is missing')
  const { _id: _, ...item } = found
  return item
}

async function insertMissing(questions: Collection<QuestionDocument>, items: Item[]): Promise<void> {
  try {
    const documents = items.map((item) => ({ _id: `${item.id}:${item.version}`, ...item }))
    await questions.insertMany(documents, { ordered: false })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}
