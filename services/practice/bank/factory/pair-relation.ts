import type { Survey } from './decide-sufficiency.ts'
import type { Statement } from './sufficiency-template.ts'

/** How two statements stand to each other over the stem's cases. */
export type Relation = 'equivalent' | 'implied' | 'independent'

/** Equivalent if the same cases satisfy both; implied if every case of one satisfies the other. */
export function relationOf<C>({ fitting }: Survey<C>, pair: readonly [Statement<C>, Statement<C>]): Relation {
  const [first, second] = [new Set(fitting(pair[0])), new Set(fitting(pair[1]))]
  const [isFirstWithin, isSecondWithin] = [first.isSubsetOf(second), second.isSubsetOf(first)]
  if (isFirstWithin && isSecondWithin) return 'equivalent'
  return isFirstWithin || isSecondWithin ? 'implied' : 'independent'
}

const BOUND = /(?<!\d )(?:less|fewer|more|greater) than (?:\\\()?\$?-?\d|\bat (?:least|most) \$?\d/i
/** A letter, and on the other side a number. */
const BARE = /^\\\((?:[a-z] (?:<|>|\\le|\\ge) -?[\d.]+|-?[\d.]+ (?:<|>|\\le|\\ge) [a-z])\\\)$/i

/** Whether a statement says nothing but that a number lies on one side of another, such as 'fewer than 18'. */
export function isMereBound(text: string): boolean {
  return BARE.test(text) || (BOUND.test(text) && !/\b(?:and|but|or|both|each)\b|=/i.test(text))
}
