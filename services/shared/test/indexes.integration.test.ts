import type { Filter } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './backing.ts'

/**
 * An index makes a search faster and changes nothing of what it finds, on whatever database is configured. The embedded
 * one finds by an index as tools/dev/embedded/narrow.go.txt says, and by looking at everything inside of `$and`.
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
/** Of 13 digits in milliseconds, of fewer, of more, of less than nothing. */
const dates = [
  '2026-11-28T00:00:00.001Z',
  '2026-11-28T00:00:00.002Z',
  '2033-05-18T03:33:20Z',
  '2001-09-09T01:46:40Z',
  '2001-09-09T01:46:39.999Z',
  '1970-01-01T00:00:00.000Z',
  '1970-01-01T00:00:00.018Z',
  '1969-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00Z',
  '2286-11-20T17:46:40Z',
  '9999-12-31T23:59:59.999Z',
].map((text) => new Date(text))
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
    ...dates.map((date, n) => ({ _id: `d${n}`, field: n % 4 === 3 ? [date, 'x'] : date })),
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
  ...[...dates, 'a', 5, null].flatMap((limit) => [{ $lt: limit }, { $lte: limit }, { $gt: limit }]),
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
  expect(await things.countDocuments({ field: { $lt: dates[1] } })).toBe(8)
  expect(await things.countDocuments({ field: { $lte: dates[1] } })).toBe(9)
  expect((await things.deleteMany({ field: 'ab' })).deletedCount).toBe(1)
})
