import { evaluate } from '../exact-arithmetic.ts'
import { keyOf, rational, type Rational } from '../rational.ts'
import type { Ask } from '../tutoring.ts'
import { mathsRuns, type Written } from './maths-runs.ts'
import { plainMaths } from './plain-maths.ts'
import { measureOf, unitOf } from './units.ts'

/** The numbers that an answer may show, by `keyOf` their value. */
export interface Grounds {
  /** What the question and its solution state, with the units that they carry there (`''` for none). */
  facts: ReadonlyMap<string, ReadonlySet<string>>
  options: ReadonlySet<string>
  /** What may stand in an equation only: 0.8 and 80 for a discount of 20%, minutes of an hour and the like. */
  operands: ReadonlySet<string>
  /** The right answer, if it is one number and may be told. */
  answer: { letter: string; value: Rational | null } | null
  hasQuestion: boolean
  /** What the question measures, such as time and money (`measureOf`). */
  measures: ReadonlySet<string>
}

/**
 * What an answer is held to. Of an open question nothing of the solution counts, as the provider is not told it. Without a
 * question the numbers of the candidate's own text are the facts.
 */
export function groundsOf({ question, text }: Pick<Ask, 'question' | 'text'>, notes: readonly string[]): Grounds {
  const facts = new Map<string, Set<string>>()
  const options = new Map<string, Set<string>>()
  const texts = [...factTexts(question, text), ...notes]
  for (const each of texts) collect(each, facts)
  for (const option of question?.options ?? []) collect(option.text, options)
  const operands = new Set(constants)
  for (const [key, units] of [...facts, ...options])
    if (units.has('%')) percentOperands(key).forEach((each) => operands.add(each))
  return {
    facts,
    options: new Set(options.keys()),
    operands,
    answer: question?.state === 'answered' ? answerOf(question) : null,
    hasQuestion: question !== null,
    measures: measuresIn([...texts, ...(question?.options.map((option) => option.text) ?? [])].join(' ')),
  }
}

/** Numbers of everyday conversions. */
const constants = [7, 12, 24, 60, 100, 180, 360, 1_000, 3_600].map((number) => `${number}/1`)

function factTexts(question: Ask['question'], text: string): string[] {
  if (!question) return [text]
  const { passage, stem, hints, solution, optionReasons, state } = question
  const open = [passage?.title ?? '', ...(passage?.paragraphs ?? []), stem, ...hints]
  if (state === 'open') return open
  return [...open, ...solution.quick, ...solution.full, ...optionReasons.map(({ reason }) => reason)]
}

function collect(text: string, into: Map<string, Set<string>>): void {
  for (const { segments } of mathsRuns(plainMaths(text)))
    for (const { numbers, value } of segments) {
      for (const number of numbers) note(into, keyOf(valueOf(number)), number.unit)
      if (value) note(into, keyOf(value), numbers.length === 1 ? (numbers[0]?.unit ?? '') : '')
    }
}

function note(into: Map<string, Set<string>>, key: string, unit: string): void {
  const units = into.get(key) ?? new Set()
  into.set(key, units.add(unit))
}

function measuresIn(text: string): Set<string> {
  const words = text.replaceAll('$', ' dollar ').match(/[A-Za-z]+/g) ?? []
  return new Set(words.flatMap((word) => measureOf(unitOf(word) ?? '') ?? []))
}

/** The value of a number with its per cent sign. */
export const valueOf = ({ value, unit }: Written): Rational =>
  unit === '%' ? rational(value.n, value.d * 100n) : value

/** For 20%: 20, 80, 120, 0.8 and 1.2. */
function percentOperands(key: string): string[] {
  const [n = 0n, d = 1n] = key.split('/').map(BigInt)
  const part = { n, d }
  const shares = [part, rational(d - n, d), rational(d + n, d)]
  return shares.flatMap((share) => [keyOf(share), keyOf(rational(share.n * 100n, share.d))])
}

function answerOf({ key, options }: NonNullable<Ask['question']>): Grounds['answer'] {
  const text = options.find(({ id }) => id === key)?.text ?? ''
  const [run, ...more] = mathsRuns(plainMaths(text))
  const [segment] = run?.segments ?? []
  const isNumber = more.length === 0 && run?.segments.length === 1 && segment?.variables.length === 0
  return { letter: key, value: isNumber ? evaluate(segment.text) : null }
}
