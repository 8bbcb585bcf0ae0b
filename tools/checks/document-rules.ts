import type { BrokenRule } from './broken-rule.ts'

const ONE_DOCUMENT = /\.(?:findOne|updateOne|replaceOne|deleteOne|findOneAnd[A-Z]\w+)\(\s*(\{[^{}]*|\w+)/g
const MANY_DOCUMENTS = /\.(?:find\((?=\s*[{)])|updateMany\(|deleteMany\(|countDocuments\(|aggregate\(|distinct\()/g
const LIST_METHOD = /\blist[A-Z]\w*\(/
/** How far above its query a `list…` method may begin. */
const LINES_ABOVE = 4

const BY_ID = {
  rule: 'one-document-by-id',
  why: 'Only `_id` finds a document without decoding the whole collection: filter by it, with further conditions beside it.',
}
const IN_LISTS = {
  rule: 'many-documents-in-lists',
  why: 'A query over many documents decodes all of them: it belongs in a method called list…, off the request path.',
}

/** The reads and writes of a store that do not go by the one key that every database we run on is quick with. */
export function checkDocumentAccess(file: string, text: string): BrokenRule[] {
  if (!/^services\/[^/]+\/src\/store\/.*\.ts$/.test(file) || file.endsWith('.test.ts')) return []
  const byId = [...text.matchAll(ONE_DOCUMENT)]
    .filter(([, filter = '']) => !holdsId(filter, text))
    .map(({ index }) => ({ file, line: lineAt(text, index), ...BY_ID }))
  const inLists = [...text.matchAll(MANY_DOCUMENTS)]
    .map(({ index }) => ({ file, line: lineAt(text, index), ...IN_LISTS }))
    .filter(
      ({ line }) =>
        !LIST_METHOD.test(
          text
            .split('\n')
            .slice(Math.max(0, line - 1 - LINES_ABOVE), line)
            .join('\n'),
        ),
    )
  return [...byId, ...inLists]
}

/** `{_id: {$in}}` scans too: the object after `_id` would open a second brace. */
function holdsId(filter: string, text: string): boolean {
  if (filter.startsWith('{')) return /[{,]\s*_id\b\s*(?:[,}]|:\s*[^\s{]|$)/.test(filter)
  return new RegExp(String.raw`\b${filter}\b[^=\n]*= \{[^{}]*\b_id\b`).test(text)
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
