import { Binary } from 'mongodb'
import { databaseOf, type Stores } from '../stores.ts'
import type { Life } from './full-life.ts'
import { type Service, services } from './data-map.ts'

/** A document that names somebody, by id (ours or the payment provider's), by what stands for their address, or by a text of theirs. */
export interface Mention {
  service: Service
  collection: string
  document: Record<string, unknown>
  life: Life
  /** What it is named by. */
  by: 'id' | 'address key' | 'canary'
}

/** Ids, keys and canaries are runs of these characters; `:` and `@` end one. */
const words = /[\w-]{16,}/g

/** Looks through every document of every collection of every service, whatever the services think that they keep. */
export async function findMentions(stores: Stores, lives: readonly Life[]): Promise<Mention[]> {
  const known = new Map(
    lives.flatMap((life): Array<[string, Pick<Mention, 'life' | 'by'>]> => [
      [life.candidate.userId, { life, by: 'id' }],
      [life.customerId, { life, by: 'id' }],
      [life.emailKey, { life, by: 'address key' }],
      ...life.canaries.map((text) => [text, { life, by: 'canary' }] as [string, Pick<Mention, 'life' | 'by'>]),
    ]),
  )
  const mentions: Mention[] = []
  for (const service of services) {
    const db = databaseOf(stores, service)
    for (const { name: collection } of await db.listCollections().toArray())
      for await (const document of db.collection(collection).find())
        mentions.push(...mentionsIn(document, known).map((found) => ({ service, collection, document, ...found })))
  }
  return mentions
}

type Known = ReadonlyMap<string, Pick<Mention, 'life' | 'by'>>

/** Each person once in a document, by the most telling name. */
function mentionsIn(document: Record<string, unknown>, known: Known): Array<Pick<Mention, 'life' | 'by'>> {
  const found = new Map<Life, Mention['by']>()
  for (const [word] of textOf(document).matchAll(words)) {
    const one = known.get(word)
    if (one && (one.by === 'canary' || !found.has(one.life))) found.set(one.life, one.by)
  }
  return [...found].map(([life, by]) => ({ life, by }))
}

/** As JSON, and of what is packed the text that it holds. */
function textOf(document: Record<string, unknown>): string {
  return JSON.stringify(document, function (this: Record<string, unknown>, key: string, value: unknown) {
    const stored = this[key]
    return stored instanceof Binary ? stored.toString('utf8') : value
  })
}
