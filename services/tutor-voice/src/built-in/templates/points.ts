import * as r from '../../domain/rational.ts'
import { evaluate } from '../maths/evaluate.ts'
import { readExpression } from '../maths/expression.ts'
import { variablesOf } from '../maths/polynomial.ts'
import * as show from '../maths/show.ts'
import { expressionTex } from '../maths/tex.ts'
import { untwisted, type Template } from './template.ts'

const POINT = String.raw`\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)`
const POINTS = new RegExp(
  String.raw`^[^\d()]*?\b(slope|gradient|distance|midpoint)\b[^\d()]*${POINT}[^\d()]*?(?:and|to|,)\s*[a-z ]{0,12}${POINT}[^\d()]*$`,
)

const value = (digits: string): r.Rational => evaluate(readExpression(digits))
const tex = (number: r.Rational): string => (number.n < 0n ? `(${show.number(number)})` : show.number(number))

/** Slope, distance and midpoint of two points. */
export const twoPoints: Template = (asked) => {
  const match = POINTS.exec(asked.plain)
  if (
    match === null ||
    !untwisted(asked) ||
    /\b(?:perpendicular|parallel|equation|line segment of|squared)\b/.test(asked.plain)
  )
    return null
  const [a, b, c, d] = match.slice(2).map((digits) => value(digits)) as [r.Rational, r.Rational, r.Rational, r.Rational]
  const [x, y] = [r.subtract(c, a), r.subtract(d, b)]
  if (match[1] === 'midpoint') {
    const [p, q] = [r.divide(r.add(a, c), r.rational(2)), r.divide(r.add(b, d), r.rational(2))]
    return ['Take the average of each coordinate.', `The midpoint is \\((${show.number(p)}, ${show.number(q)})\\).`]
  }
  const steps = `The steps: \\(${tex(c)} - ${tex(a)} = ${show.number(x)}\\) to the right and \\(${tex(d)} - ${tex(b)} = ${show.number(y)}\\) up`
  if (match[1] !== 'distance') {
    if (x.n === 0n) return null
    return [steps, `The slope: \\(\\frac{${show.number(y)}}{${show.number(x)}} = ${show.result(r.divide(y, x))}\\)`]
  }
  const square = r.add(r.multiply(x, x), r.multiply(y, y))
  if (square.n === 0n) return null
  return [
    steps,
    `The distance: \\(\\sqrt{${tex(x)}^2 + ${tex(y)}^2} = \\sqrt{${show.number(square)}} = ${show.root(square)}\\)`,
  ]
}

const FUNCTION =
  /^(?:if |given |let )?([a-z])\(([a-z])\) ?= ?([^,;?]+?)[,;.]? (?:then )?(?:what is|find|calculate|compute|what's) \1\( ?(-?\d+(?:\.\d+)?) ?\)\s*[?.]*$/

/** `if f(x) = 2x^2 - 3, what is f(4)`. */
export const functionValue: Template = ({ plain }) => {
  const match = FUNCTION.exec(plain)
  if (match === null || plain.length > 150 || /[=<>]/.test(match[3]!)) return null
  const [, name, variable, formula, at] = match
  const tree = readExpression(formula!)
  if (variablesOf(tree).some((letter) => letter !== variable)) return null
  const result = evaluate(tree, { [variable!]: value(at!) })
  return [
    `Put \\(${at}\\) in the place of \\(${variable}\\) in \\(${expressionTex(tree)}\\).`,
    `\\(${name}(${at}) = ${show.result(result)}\\)`,
  ]
}
