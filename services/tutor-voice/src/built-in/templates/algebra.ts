import { askAlgebra } from '../maths/algebra.ts'
import { evaluate } from '../maths/evaluate.ts'
import { readExpression, type Expression } from '../maths/expression.ts'
import { variablesOf } from '../maths/polynomial.ts'
import * as r from '../../domain/rational.ts'
import { readRelation } from '../maths/relation.ts'
import { solveEquation } from '../maths/solve-equation.ts'
import { solveInequality } from '../maths/solve-inequality.ts'
import { solveSystem } from '../maths/solve-system.ts'
import { expressionTex } from '../maths/tex.ts'
import { inSigns, withoutAsking } from './arithmetic.ts'
import type { Template } from './template.ts'

const SOLVE =
  /(?<![\p{L}])(?:how do i solve|how to solve|solve|solve the equation|solve the system|(?:solve )?for [a-z](?: and [a-z](?![\p{L}]))?|the equations?|the system(?: of equations)?|the inequality|inequality|equation|löse(?: ich)?|lösen|résoudre|resuelve|resolver|risolvi|find [a-z] and [a-z](?! ?[-^*/+=(])|what (?:are|is) [a-z] and [a-z](?! ?[-^*/+=(])|find [a-z]|what is [a-z]|(?:what (?:is|are) |find )?(?:the )?(?:possible )?(?:values?|solutions?|roots?) (?:of|for) [a-z](?! ?[-^*/+=(])|(?:what are |find )?the (?:roots|solutions) (?:of|to)|when|if|given(?: that)?|let)(?![\p{L}])/gu

/** An equation, an inequality or a system of two, with or without words of asking. */
export const solving: Template = async (asking) => {
  const plain = inSigns(
    asking.plain
      .replace(/,? (?:then )?([a-z]) ?= ?\?+\s*$/, ' what is $1')
      .replaceAll(/ (?:equals|is equal to|equal to) /g, ' = ')
      .replaceAll(/\bzero\b/g, '0'),
  )
  if (plain.length > 200 || !/[=<>]|\\[lg]e/.test(plain)) return null
  const asked = /(?:what is|find|(?:values?|solutions?|roots?) (?:of|for)|for) ([a-z])(?![\p{L}])/u.exec(plain)?.[1]
  // What stands on the two sides of `if` or `what is x` are two pieces: 2x if x = 3 is no product.
  const pieces = plain
    .split(SOLVE)
    .map((piece) => withoutAsking(piece.replaceAll(/^[\s:,.]+|[\s:,.?]+(?:then)?\s*$/g, '')))
    .flatMap((piece) => piece.split(/\s*(?:;|,|\band\b|\bund\b|\bet\b|\by\b(?=\s*[a-z0-9-]+\s*[-+=]))\s*/))
    .map((piece) => piece.replaceAll(/^[\s:,.]+|[\s:,.?]+$/g, ''))
    .filter((piece) => piece !== '')
  const relations = pieces.map(readRelation)
  const [one, two] = relations
  if (one === undefined || relations.length > 2) return null
  // A letter that was asked for must be in it.
  const letters = relations.flatMap(({ parts }) => parts.flatMap(variablesOf))
  if (asked !== undefined && !letters.includes(asked)) return null
  if (two !== undefined) return solveSystem(one, two)
  if (!one.signs.includes('=')) return solveInequality(one)
  const [left, right] = one.parts
  return one.signs.length === 1 && left && right ? solveEquation(left, right) : null
}

const TASKS: [RegExp, 'factor' | 'expand' | 'simplify'][] = [
  [/\b(?:factori[sz]e|factor)(?: out| the expression)?\b/, 'factor'],
  [/\b(?:expand|multiply out)\b/, 'expand'],
  [/\b(?:simplify|reduce|vereinfachen|vereinfache)\b/, 'simplify'],
]

const SAYS = { factor: 'Factor', expand: 'Multiply out', simplify: 'Simplify' }

/** `factor x^2 - 9`, `expand (x+2)(x-3)`, `simplify (x^2-9)/(x-3)`. */
export const rewriting: Template = async ({ plain }) => {
  const [pattern, kind] = TASKS.find(([words]) => words.test(plain)) ?? []
  if (pattern === undefined || kind === undefined || plain.length > 200 || /[=<>]/.test(plain)) return null
  const given = readExpression(withoutAsking(plain.replace(pattern, ' ')).replace(/^[:\s]+/, ''))
  const [variable] = variablesOf(given)
  if (variable === undefined) return null
  const [found] = await askAlgebra({ kind, latex: expressionTex(given), variable })
  if (found === undefined) return null
  const tex = expressionTex(readExpression(found))
  if (tex === expressionTex(given) || !sameValues(given, readExpression(found))) return null
  const [first, second, third] = [given, readExpression(found)].map((tree) => valueText(tree, 3n)).concat('')
  return [
    `${SAYS[kind]}: \\(${expressionTex(given)} = ${found}\\)`,
    ...(first === second && first !== null && variablesOf(given).length === 1
      ? [`Check with \\(${variable} = 3\\): both sides are \\(${first}\\).${third}`]
      : ['Both sides have equal values wherever both are defined.']),
  ]
}

function valueText(tree: Expression, value: bigint): string | null {
  try {
    const { n, d } = evaluate(tree, Object.fromEntries(variablesOf(tree).map((name) => [name, r.rational(value)])))
    return d === 1n ? n.toString() : `\\frac{${n}}{${d}}`
  } catch {
    return null
  }
}

/** Compares two formulas at more points than their degree; where one is not defined, neither needs to be. */
function sameValues(a: Expression, b: Expression): boolean {
  const names = [...new Set([...variablesOf(a), ...variablesOf(b)])]
  let compared = 0
  for (let point = 2n; point < 22n; point++) {
    const values = Object.fromEntries(
      names.map((name, index) => [name, r.rational(point * point ** BigInt(index) + BigInt(index), 3)]),
    )
    try {
      const left = evaluate(a, values)
      if (!r.equals(left, evaluate(b, values))) return false
      compared++
    } catch (error) {
      if (!(error instanceof RangeError)) return false
    }
  }
  return compared >= 12
}
