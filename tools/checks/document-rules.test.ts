import { expect, test } from 'vitest'
import { checkDocumentAccess } from './document-rules.ts'

const store = 'services/practice/src/store/sets.ts'
const broken = (text: string) => checkDocumentAccess(store, text).map(({ rule, line }) => `${rule}:${line}`)

test.each([
  'sets.findOne({ _id: id })',
  'sets.findOne({ _id })',
  'sets.updateOne({ _id: id, used: { $lt: 3 } }, { $inc: { used: 1 } })',
  'sets.replaceOne({\n  _id: id,\n  version,\n}, next)',
  'const filter = { _id: id, version }\nsets.replaceOne(filter, next)',
  'listDue(now) {\n  return sets.find({ at: { $lt: now } }).toArray()\n}',
  'rows.find((row) => row.id === id)',
])('passes: %s', (text) => {
  expect(broken(text)).toEqual([])
})

test.each([
  ['a document read by another field than its id', 'sets.findOne({ userId })', ['one-document-by-id:1']],
  ['a list of ids in one query', 'a\nsets.findOne({ _id: { $in: ids } })', ['one-document-by-id:2']],
  ['an update by another field', 'sets.updateOne({ userId, day }, change)', ['one-document-by-id:1']],
  ['the same by a named filter', 'const by = { email }\nusers.findOneAndDelete(by)', ['one-document-by-id:2']],
  [
    'a query over many in a read of one',
    'byUser(userId) {\n  return sets.find({ userId })\n}',
    ['many-documents-in-lists:2'],
  ],
  ['a count', 'sets.countDocuments({ userId })', ['many-documents-in-lists:1']],
])('%s is caught', (_, text, expected) => {
  expect(broken(text)).toEqual(expected)
})

test('stores only are looked at', () => {
  expect(checkDocumentAccess('services/practice/test/sets.integration.test.ts', 'sets.findOne({ userId })')).toEqual([])
})
