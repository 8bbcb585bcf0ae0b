import type { Filter } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './backing.ts'

/**
 * An index makes a search faster and changes nothing of what it finds, on whatever database is configured. The embedded
 * one finds by an index as deploy/local/embedded/narrow.go.txt says, and by looking at everything inside of `$and`.
 */

interface Thing {
  _id: string
  field?: unknown
}

const database = openDatabase()
const things = database.db.collection<Thing>('things')
afterAll(() => database.close())

const texts = [
  'a',
  'A',
  'a:',
  'a:1',
  'a:"2"',
  'a!',
  'a;',
  'a<b',
  'ab',
  '"a"',
  '[',
  '["a"]',
  '\\',
  'null',
  'é',
  '😀',
  '5',
]
const others = [
  5,
  0.5,
  true,
  false,
  [true],
  'true',
  null,
  new Date(5),
  ['a'],
  ['b', 'a:1'],
  ['b', null],
  [],
  ['\\'],
  { a: 'a' },
  ['😀'],
]

beforeAll(async () => {
  await things.createIndex({ field: 1, other: 1 })
  const documents: Thing[] = [
    { _id: 'without' },
    ...[...texts, ...others].map((field, n) => ({ _id: `n${n}`, field })),
    ...texts.map((text) => ({ _id: text, field: `of ${text}` })),
  ]
  for (const document of documents) await things.insertOne(document)
})

const found = async (filter: Filter<Thing>) => (await things.find(filter).toArray()).map(({ _id }) => _id).toSorted()

/** Where the texts end that begin like this one. */
const afterwards = (text: string) => text.replace(/.$/u, (last) => String.fromCodePoint((last.codePointAt(0) ?? 0) + 1))

const conditions: Filter<Thing>['field'][] = [
  ...texts,
  ...others,
  ...texts.map((text) => ({ $gte: text, $lt: afterwards(text) })),
  ...texts.map((text) => ({ $in: [text, 'a'] })),
  { $in: texts },
  { $in: ['a', null] },
  { $in: [] },
  { $gte: 'a', $lt: 'b:' },
  { $gte: 'a:', $lt: 'a;', $ne: 'a:1' },
  { $ne: 'a' },
]

describe.each(['field', '_id'] as const)('%s', (name) => {
  it.each(conditions.map((condition) => [JSON.stringify(condition), condition]))('%s', async (_, condition) => {
    const filter: Filter<Thing> = { [name]: condition }
    expect(await found(filter)).toEqual(await found({ $and: [filter] }))
  })
})

it('what is looked for is there', async () => {
  expect(await found({ field: 'a' })).toHaveLength(2)
  expect(await found({ field: null })).toHaveLength(3)
  expect(await found({ _id: { $gte: 'a:', $lt: 'a;' } })).toHaveLength(3)
  expect(await things.countDocuments({ field: { $in: ['a', 'A'] } })).toBe(3)
  expect((await things.deleteMany({ field: 'ab' })).deletedCount).toBe(1)
})
