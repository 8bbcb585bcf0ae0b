import { isWhole, keyOf, rational } from '../rational.ts'
import { wrongAnswer } from './claimed-answer.ts'
import { valueOf, type Grounds } from './grounds.ts'
import { mathsRuns, type Run, type Segment, type Written } from './maths-runs.ts'
import { hasForeignDigits, plainMaths } from './plain-maths.ts'
import { holds } from './relation.ts'
import { measureOf } from './units.ts'
import { oneVariable, type OneVariable } from './variables.ts'

/** Why a sentence is not shown: an equation is false, a number is from nowhere or has a wrong unit, or it names a wrong answer. */
export type Fault = 'equation' | 'number' | 'unit' | 'answer' | 'unreadable'

/** What the checked sentences of one answer have established. */
export interface Established {
  /** Values of true equations. */
  results: ReadonlySet<string>
  /** Equations in one variable, in which a later value of the variable must be a solution. */
  equations: readonly OneVariable[]
}

export const nothingEstablished: Established = { results: new Set(), equations: [] }

/** Longest sentence in characters. */
const longest = 1_500

/**
 * Judges one sentence of a model's answer by its numbers (docs/decisions/0019-what-a-model-may-say.md). Returns its fault, or
 * null and what is established from then on. A sentence with a fault establishes nothing.
 */
export function checkSentence(
  sentence: string,
  grounds: Grounds,
  before: Established,
): { fault: Fault | null; established: Established } {
  if (sentence.length > longest || hasForeignDigits(sentence)) return { fault: 'unreadable', established: before }
  const plain = plainMaths(sentence)
  const work: Work = { plain, grounds, results: new Set(before.results), equations: [...before.equations], left: [] }
  const fault = faultIn(work)
  if (fault) return { fault, established: before }
  return { fault: null, established: { results: work.results, equations: work.equations } }
}

interface Work {
  plain: string
  grounds: Grounds
  results: Set<string>
  equations: OneVariable[]
  /** Segments that no true equation accounts for. */
  left: Segment[]
}

function faultIn(work: Work): Fault | null {
  for (const run of mathsRuns(work.plain)) {
    const fault = faultInRun(run, work)
    if (fault) return fault
  }
  for (const segment of work.left) {
    const fault = faultOfBare(segment, work)
    if (fault) return fault
  }
  return wrongAnswer(work.plain, work.grounds, work.results) ? 'answer' : null
}

/** Evaluates the relations of a run, and puts aside what they do not account for. */
function faultInRun({ segments, relations, before }: Run, work: Work): Fault | null {
  const groups: Segment[][] = []
  let group: Segment[] = []
  for (const [at, segment] of segments.entries()) {
    const [previous, relation] = [segments[at - 1], relations[at - 1]]
    const judged =
      previous && relation && isEquation({ left: previous, relation, right: segment, isFirst: at === 1, before }, work)
        ? holds(previous, relation, segment)
        : null
    if (judged === false) return 'equation'
    if (judged && /[=~]/.test(relation ?? '')) group.push(segment)
    else groups.push((group = [segment]))
  }
  const accounted = new Set(groups.filter((each) => isGrounded(each, work)).flatMap((each) => establish(each, work)))
  return faultOfVariables({ segments, relations, accounted }, work)
}

interface Pair {
  left: Segment
  relation: string
  right: Segment
  isFirst: boolean
  before: string
}

/**
 * `is` and its like make an equation only beside an expression, and not where a remainder or something rounded is told. A
 * segment that begins with an operator, or a lone number at the end of a list, is only a part of the left side.
 */
function isEquation({ left, relation, right, isFirst, before }: Pair, { plain }: Work): boolean {
  if (isFirst && isPartOfMore(left, before)) return false
  if (!relation.startsWith(':')) return true
  if (/\b(?:remainder|mod|rounded|average|mean|median|sum|difference|product|ratio)\b/i.test(plain)) return false
  return left.hasOperator || right.hasOperator || (left.isQuantity && right.isQuantity)
}

const isPartOfMore = (left: Segment, before: string): boolean =>
  /^[*/^]/.test(left.text) ||
  (/^[+-]/.test(left.text) && before !== '') ||
  (!left.hasOperator && /^(?:and|or|,)$/.test(before))

/** Whether one side consists of what may be used, so that the equation says something about this question. */
function isGrounded(group: readonly Segment[], work: Work): boolean {
  if (group.length < 2) return false
  return group.some((segment) =>
    segment.hasOperator
      ? segment.numbers.every((number) => isOperand(number, work))
      : segment.value !== null &&
        (work.grounds.facts.has(keyOf(segment.value)) || work.results.has(keyOf(segment.value))),
  )
}

function establish(group: readonly Segment[], { results }: Work): readonly Segment[] {
  for (const { value, numbers, isQuantity } of group) {
    if (value && !isQuantity) results.add(keyOf(value))
    for (const number of numbers) results.add(keyOf(valueOf(number)))
  }
  return group
}

interface WithVariables extends Pick<Run, 'segments' | 'relations'> {
  accounted: ReadonlySet<Segment>
}

/** A stated value must solve what was stated before; an equation that follows from one before needs no other ground. */
function faultOfVariables({ segments, relations, accounted }: WithVariables, work: Work): Fault | null {
  const explained = new Set(accounted)
  for (const [at, relation] of relations.entries()) {
    const [left, right] = [segments[at], segments[at + 1]]
    const stated = left && right && /^:?=$/.test(relation) ? oneVariable(left, right) : null
    if (!left || !right || !stated) continue
    const known = work.equations.filter(({ name }) => name === stated.name)
    const { root } = stated
    const follows = root !== null && known.some(({ difference }) => difference(root)?.n === 0n)
    if (stated.isAssignment && known.length > 0 && !follows && !isTrial(work.plain)) return 'equation'
    if (follows) for (const segment of [left, right]) explained.add(segment)
    if (follows) work.results.add(keyOf(root))
    const isNew = !follows && [left, right].every((side) => explained.has(side) || !faultOfBare(side, work))
    if (isNew && !isTrial(work.plain)) work.equations.push(stated)
    // What a grounded linear equation has as its solution may be told without the steps.
    if (isNew && root) work.results.add(keyOf(root))
  }
  work.left.push(...segments.filter((segment) => !explained.has(segment)))
  return null
}

const isTrial = (plain: string): boolean =>
  /\b(?:if|suppose|let|try|test|say|assume|plug|pick|when|whenever)\b/i.test(plain)

/** Numbers outside true equations must stand somewhere. */
function faultOfBare(segment: Segment, work: Work): Fault | null {
  const { value, numbers, variables, hasOperator, isQuantity, text } = segment
  const isKnown = value !== null && (isStated(keyOf(value), work) || (value.n === 1n && value.d === 2n))
  if (isKnown && hasOperator && !isQuantity) return null
  // Of -4 the sign is a part of the number.
  const isNegative = /^- \S+( %)?$/.test(text)
  if (isNegative) return isKnown ? null : 'number'
  const isFraction = /^\(? ?\d+ \/ \d+ ?\)?$/.test(text)
  for (const number of numbers) {
    const isAllowed =
      variables.length > 0 ? isCoefficient : isFraction ? isPartOfFraction : hasOperator ? isOperand : isBare
    if (!isAllowed(number, work)) return 'number'
  }
  return numbers.some((number) => hasWrongUnit(number, work)) ? 'unit' : null
}

const isStated = (key: string, { grounds, results }: Work): boolean =>
  grounds.facts.has(key) || grounds.options.has(key) || results.has(key)

function isBare(number: Written, work: Work): boolean {
  const { grounds } = work
  const value = valueOf(number)
  if (isStated(keyOf(value), work)) return true
  if (number.unit === '%') return value.n === value.d || value.n === 0n
  const percent = grounds.facts.get(keyOf(rational(value.n, value.d * 100n)))
  if (!number.isMeasure && percent?.has('%')) return true
  return isSmall(number) && (!number.isMeasure || value.n <= 1n)
}

/** A lone fraction such as 1/7 says more than its two small numbers. */
function isPartOfFraction(number: Written, work: Work): boolean {
  return isStated(keyOf(number.value), work) || keyOf(number.value) === '1/1'
}

function isOperand(number: Written, work: Work): boolean {
  const key = keyOf(valueOf(number))
  return isStated(key, work) || isSmall(number) || work.grounds.operands.has(key)
}

/** An option's number has no place in an equation that is to be solved. */
function isCoefficient(number: Written, work: Work): boolean {
  const key = keyOf(valueOf(number))
  return work.grounds.facts.has(key) || work.results.has(key) || isSmall(number) || work.grounds.operands.has(key)
}

const isSmall = ({ value, unit }: Written): boolean => unit !== '%' && isWhole(value) && value.n >= 0n && value.n <= 10n

/**
 * `60 minutes` where the question has 60 km, or hours where it measures no time. A number that the question has without a
 * unit may get any that the question measures.
 */
function hasWrongUnit({ value, unit, isMeasure }: Written, { grounds }: Work): boolean {
  if (!isMeasure || unit === '%' || keyOf(value) === '1/1') return false
  const measure = measureOf(unit)
  if (measure !== undefined && grounds.hasQuestion && !grounds.measures.has(measure)) return true
  const stated = [...(grounds.facts.get(keyOf(value)) ?? [])].filter((each) => measureOf(each) !== undefined)
  return stated.length > 0 && !stated.some((each) => firstOf(each) === firstOf(unit))
}

/** `litre` of `litre/hour`: a question says '60 litres in an hour' as well. */
const firstOf = (unit: string): string | undefined => unit.split('/')[0]
