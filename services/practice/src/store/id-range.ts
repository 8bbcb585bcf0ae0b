import type { Filter } from 'mongodb'

/** Candidates by their id, both included. */
export interface IdRange {
  from: string
  to: string
}

/** Documents whose key begins with the id of a candidate in the range; a key goes on with ':', which ';' follows. */
export function idRange<T extends { _id: string }>({ from, to }: IdRange): Filter<T> {
  return { _id: { $gte: from, $lt: `${to};` } } as Filter<T>
}
