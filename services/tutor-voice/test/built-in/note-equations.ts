import { evaluate, type Values } from '../../src/built-in/maths/evaluate.ts'
import { readExpression } from '../../src/built-in/maths/expression.ts'
import { toNumber } from '../../src/domain/rational.ts'
import { readRelation } from '../../src/built-in/maths/relation.ts'
import { isTrue } from '../../src/built-in/maths/solve-inequality.ts'
import { compare } from '../../src/domain/rational.ts'
import type { StudyNote } from '../../src/built-in/read-notes.ts'

/** The formulas of a note with a sign between two sides that do not hold for its values. */
export function falseEquations(note: StudyNote): string[] {
  return relationsOf(note).filter((formula) => !holds(formula, valuesOf(note)))
}

export function relationsOf({ paragraphs }: StudyNote): string[] {
  const formulas = [...paragraphs.join('\n').matchAll(/\\\((.*?)\\\)/gs)].map(([, formula = '']) => formula)
  return formulas.filter((formula) => /[=<>]|\\(?:le|ge|approx)/.test(formula))
}

function valuesOf({ values }: StudyNote): Values {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, evaluate(readExpression(text))]))
}

function holds(formula: string, values: Values): boolean {
  const sides = formula.split(String.raw`\approx`)
  if (sides.length === 2) {
    const [left, right] = sides.map((side) => toNumber(evaluate(readExpression(side), values)))
    return Math.abs(left! - right!) <= Math.abs(right!) / 200
  }
  const { parts, signs } = readRelation(formula)
  const numbers = parts.map((part) => evaluate(part, values))
  return signs.every((sign, index) => isTrue(compare(numbers[index]!, numbers[index + 1]!), sign))
}
