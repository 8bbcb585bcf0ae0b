import type { OptionId } from '../../src/domain/item.ts'
import type { Statement, Sufficiency } from './sufficiency-template.ts'

/** What one statement, or both together, leave over: one answer (with a case), or two cases that differ. */
export type Finding<C> = { enough: true; example: C; cases: number } | { enough: false; witnesses: readonly [C, C] }

export interface Verdict<C> {
  answer: OptionId
  first: Finding<C>
  second: Finding<C>
  together: Finding<C>
}

/** Null when no case satisfies what is given: then the statements contradict the stem or each other. */
function findingOf<C>(question: Sufficiency<C>, statements: ReadonlyArray<Statement<C>>): Finding<C> | null {
  const left = question.cases.filter((one) => statements.every((statement) => statement.holds(one)))
  const example = left[0]
  if (example === undefined) return null
  const answer = question.ask(example)
  const other = left.find((one) => question.ask(one) !== answer)
  if (other === undefined) return { enough: true, example, cases: left.length }
  return { enough: false, witnesses: [example, other] }
}

/** Decides a pair by search over the stem's cases: enough means that one answer remains. */
export function decide<C>(question: Sufficiency<C>, pair: readonly [Statement<C>, Statement<C>]): Verdict<C> | null {
  const together = findingOf(question, pair)
  const first = findingOf(question, [pair[0]])
  const second = findingOf(question, [pair[1]])
  if (!together || !first || !second) return null
  return { answer: letterOf(first.enough, second.enough, together.enough), first, second, together }
}

function letterOf(first: boolean, second: boolean, together: boolean): OptionId {
  if (first && second) return 'D'
  if (first) return 'A'
  if (second) return 'B'
  return together ? 'C' : 'E'
}
