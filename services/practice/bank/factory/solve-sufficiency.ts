import { splitStatements } from '@app/contracts/rules/statement-layout'
import type { OptionId } from '../../src/domain/item.ts'
import { numbersInText } from './numbers-in-text.ts'
import type { SecondReading } from './sufficiency-template.ts'
import { renameSymbols, symbolsIn, undeclaredSymbols } from './symbols.ts'

/**
 * The second solver of Data Sufficiency: takes the printed question apart, reads each statement's meaning from its
 * words and numbers, and searches a wider window of cases. Its symbols are those of the stem alone: a statement with
 * another symbol cannot be read. Null when the text cannot be read.
 */
export function solveSufficiency(second: SecondReading<unknown>, text: string): OptionId | null {
  const answers = answersLeft(second, text)
  if (!answers || answers.both.size === 0) return null
  if (answers.one.size === 1) return answers.two.size === 1 ? 'D' : 'A'
  if (answers.two.size === 1) return 'B'
  return answers.both.size === 1 ? 'C' : 'E'
}

interface AnswersLeft {
  one: Set<unknown>
  two: Set<unknown>
  both: Set<unknown>
  /** How many cases fit each statement. */
  cases: [number, number]
  /** How many fit both. */
  bothCases: number
}

/** The answers that each statement leaves, and both together. Null when the text cannot be read. */
export function answersLeft(second: SecondReading<unknown>, text: string): AnswersLeft | null {
  const layout = splitStatements(text)
  if (layout?.statements.length !== 2) return null
  if (layout.statements.some((statement) => undeclaredSymbols(layout.stem, statement).length > 0)) return null
  const names = namesFor(second, layout.stem)
  if (!names) return null
  const stem = renameSymbols(layout.stem, names)
  const [one, two] = layout.statements.map((statement) => meaningOf(second, stem, renameSymbols(statement, names)))
  if (!one || !two) return null
  const numbers = numbersInText(stem)
  const answers: AnswersLeft = { one: new Set(), two: new Set(), both: new Set(), cases: [0, 0], bothCases: 0 }
  for (const each of second.cases(numbers, stem)) {
    const fitsOne = one(each)
    const fitsTwo = two(each)
    if (!fitsOne && !fitsTwo) continue
    const answer = second.ask(each, numbers, stem)
    answers.cases[0] += Number(fitsOne)
    answers.cases[1] += Number(fitsTwo)
    answers.bothCases += Number(fitsOne && fitsTwo)
    if (fitsOne) answers.one.add(answer)
    if (fitsTwo) answers.two.add(answer)
    if (fitsOne && fitsTwo) answers.both.add(answer)
  }
  return answers
}

/** The letters in which a reading is written, for the stem's symbols in their order; null when their number differs. */
function namesFor({ letters }: SecondReading<unknown>, stem: string): ReadonlyMap<string, string> | null {
  if (!letters) return new Map()
  const symbols = symbolsIn(stem)
  if (symbols.length !== letters.length) return null
  return new Map(symbols.map((symbol, at) => [symbol, letters[at]!]))
}

function meaningOf(
  second: SecondReading<unknown>,
  stem: string,
  statement: string,
): ((one: unknown) => boolean) | null {
  const reading = second.read.find(([words]) => words.test(statement))
  if (!reading) return null
  const numbers = numbersInText(statement)
  return (one) => reading[1](one, numbers, { statement, stem })
}
