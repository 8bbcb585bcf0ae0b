import type { OptionId } from '../../src/domain/item.ts'
import type { Statement, StatementPair, Sufficiency } from './sufficiency-template.ts'

/** What one statement, or both together, leave over: one answer (with a case), or two cases that differ. */
export type Finding<C> = { enough: true; example: C; cases: number } | { enough: false; witnesses: readonly [C, C] }

export interface Verdict<C> {
  answer: OptionId
  first: Finding<C>
  second: Finding<C>
  together: Finding<C>
}

/** A decided question: the two statements in their printed order. */
export interface Decided<C> {
  question: Sufficiency<C>
  pair: readonly [Statement<C>, Statement<C>]
  verdict: Verdict<C>
  /** The pair as its author wrote it, if one did. */
  written?: StatementPair<C>
  /** The cases that fit statement 1, statement 2, and both. */
  left: { one: readonly C[]; two: readonly C[]; both: readonly C[] }
  /** What each statement leaves in the second solver's wider window: 'allows only' is said of no list that grows with it. */
  widely?: () => Wider
}

/** How many answers, and how many cases, each statement leaves. */
export interface Wider {
  answers: readonly [number, number]
  cases: readonly [number, number]
}

/** A question with the answer of every case, and which cases fit a statement, each worked out once. */
export interface Survey<C> {
  question: Sufficiency<C>
  answers: readonly string[]
  /** Places in `question.cases`, ascending. */
  fitting: (statement: Statement<C>) => readonly number[]
}

export function survey<C>(question: Sufficiency<C>): Survey<C> {
  const known = new Map<Statement<C>, readonly number[]>()
  const fitting = (statement: Statement<C>): readonly number[] => {
    const found = known.get(statement) ?? question.cases.flatMap((one, at) => (statement.holds(one) ? [at] : []))
    known.set(statement, found)
    return found
  }
  return { question, answers: question.cases.map((one) => question.ask(one)), fitting }
}

/** Null when no case is left: then the statements contradict the stem or each other. */
function findingOf<C>({ question, answers }: Survey<C>, left: readonly number[]): Finding<C> | null {
  const [first] = left
  if (first === undefined) return null
  const example = question.cases[first]!
  const other = left.find((at) => answers[at] !== answers[first])
  if (other === undefined) return { enough: true, example, cases: left.length }
  return { enough: false, witnesses: [example, question.cases[other]!] }
}

/** Decides a pair by search over the stem's cases: enough means that one answer remains. */
export function decide<C>(surveyed: Survey<C>, pair: readonly [Statement<C>, Statement<C>]): Verdict<C> | null {
  const [one, two] = [surveyed.fitting(pair[0]), surveyed.fitting(pair[1])]
  const together = findingOf(surveyed, fittingBoth(one, two))
  const first = findingOf(surveyed, one)
  const second = findingOf(surveyed, two)
  if (!together || !first || !second) return null
  return { answer: letterOf(first.enough, second.enough, together.enough), first, second, together }
}

/** Places that stand in both of two ascending lists. */
export function fittingBoth(one: readonly number[], two: readonly number[]): number[] {
  const second = new Set(two)
  return one.filter((at) => second.has(at))
}

function letterOf(first: boolean, second: boolean, together: boolean): OptionId {
  if (first && second) return 'D'
  if (first) return 'A'
  if (second) return 'B'
  return together ? 'C' : 'E'
}
