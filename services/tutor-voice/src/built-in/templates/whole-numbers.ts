import { evaluate, whole } from '../maths/evaluate.ts'
import { readExpression } from '../maths/expression.ts'
import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { expressionTex } from '../maths/tex.ts'
import * as numbers from '../../domain/whole-numbers.ts'
import { withoutAsking } from './arithmetic.ts'
import { form, type Template } from './template.ts'

/** `remainder when 7^100 is divided by 5`, `17 mod 5`, `units digit of 7^83`. */
export const remainders: Template = ({ plain }) => {
  const text = plain.replace(/[?.\s]+$/, '')
  const units = /^(?:what is |find )?(?:the )?(?:units?|last|ones) digit of ([\d^*+\s-]+)$/.exec(text)?.[1]
  const division =
    /(?:^|the |find )remainder (?:when|if|of|when you divide|of dividing) ([\d^*+!\s()-]+?) (?:is divided |divided )?by (\d+)$/.exec(
      text,
    ) ?? /(?:^|is )([\d^]+) (?:mod|modulo) (\d+)$/.exec(text)
  const formula = units ?? division?.[1]
  const divisor = BigInt(units === undefined ? (division?.[2] ?? '0') : 10)
  if (formula === undefined || divisor < 1n) return null
  const value = remainderOf(formula, divisor)
  const said =
    units === undefined
      ? `The remainder of \\(${value.tex}\\) by \\(${divisor}\\) is \\(${value.remainder}\\).`
      : `The units digit of \\(${value.tex}\\) is \\(${value.remainder}\\).`
  return [...value.lines, said]
}

function remainderOf(formula: string, divisor: bigint): { lines: string[]; tex: string; remainder: bigint } {
  const tree = readExpression(formula)
  const tex = expressionTex(tree)
  if (tree.kind === 'binary' && tree.operator === '^') {
    const [base, exponent] = [whole(evaluate(tree.left)), whole(evaluate(tree.right))]
    const remainder = numbers.powerRemainder(base, exponent, divisor)
    return { tex, remainder, lines: [cycleLine({ base, exponent, divisor })] }
  }
  const value = whole(evaluate(tree))
  const remainder = numbers.remainder(value, divisor)
  return {
    tex,
    remainder,
    lines: [`\\(${tex} = ${divisor} \\times ${(value - remainder) / divisor} + ${remainder}\\)`],
  }
}

function cycleLine({ base, exponent, divisor }: { base: bigint; exponent: bigint; divisor: bigint }): string {
  const first = [1n, 2n, 3n, 4n, 5n, 6n].filter((power) => power <= exponent)
  const cycle = first.map((power) => `\\(${numbers.powerRemainder(base, power, divisor)}\\)`)
  return `The powers \\(${base}^1, ${base}^2, \\ldots\\) leave the remainders ${cycle.join(', ')} by \\(${divisor}\\), and so on: they repeat.`
}

/** `gcd of 84 and 120`, `least common multiple of 4, 6 and 10`. */
export const commonFactors: Template = ({ plain }) => {
  const match =
    /^(?:what is |find |calculate |compute )?(?:the )?(gcd|gcf|hcf|greatest common (?:divisor|factor)|highest common factor|lcm|(?:least|lowest|smallest) common multiple) ?(?:of|for|\()? ?([\d,\s]+(?:and [\d]+)?)\)?[?.]?$/.exec(
      plain,
    )
  if (match === null) return null
  const values = (match[2]!.match(/\d+/g) ?? []).map(BigInt)
  if (values.length < 2 || values.length > 5 || values.some((value) => value < 1n)) return null
  const least = /lcm|multiple/.test(match[1]!)
  const result = values.reduce(least ? numbers.lcm : r.gcd)
  const factored = values.every((value) => value > 1n)
    ? values.map((value) => `\\(${value} = ${productTex(value)}\\)`).join(', ')
    : null
  return [
    ...(factored === null ? [] : [factored]),
    least
      ? 'Take every prime with its highest exponent.'
      : 'Take the primes that all of them have, with the lowest exponent.',
    `The ${least ? 'least common multiple' : 'greatest common factor'} is \\(${result}\\).`,
  ]
}

function productTex(value: bigint): string {
  return numbers
    .primeFactors(value)
    .map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`))
    .join(' \\times ')
}

/** `is 91 prime`, `prime factorization of 360`, `how many divisors does 72 have`. */
export const primes: Template = ({ plain }) => {
  const prime = form(String.raw`is (?:the number )?(\d+) (?:a )?prime(?: number)?(?: or not)?\s*[?.]?`).exec(plain)?.[1]
  if (prime !== undefined) return primeLines(BigInt(prime))
  const factored =
    /^(?:what is |what are |find |give |write )?(?:the )?(?:prime factori[sz]ation|prime factors) (?:of|for) (\d+)\s*[?.]?$/.exec(
      plain,
    )?.[1]
  if (factored !== undefined && BigInt(factored) > 1n) {
    return [`Divide by the smallest prime as long as it goes.`, `\\(${factored} = ${productTex(BigInt(factored))}\\)`]
  }
  const divisors =
    /^how many (?:positive )?(?:divisors|factors) (?:does|has) (\d+)(?: have)?\s*[?.]?$/.exec(plain)?.[1] ??
    /^(?:the )?number of (?:positive )?(?:divisors|factors) of (\d+)\s*[?.]?$/.exec(plain)?.[1]
  return divisors !== undefined && BigInt(divisors) > 1n ? divisorLines(BigInt(divisors)) : null
}

function primeLines(value: bigint): string[] | null {
  if (value < 2n) return [`A prime is at least \\(2\\), so \\(${value}\\) is not prime.`]
  const factors = numbers.primeFactors(value)
  const [smallest] = factors[0]!
  if (smallest === value) return [`No prime up to \\(\\sqrt{${value}}\\) divides it.`, `So \\(${value}\\) is prime.`]
  return [`\\(${value} = ${smallest} \\times ${value / smallest}\\)`, `So \\(${value}\\) is not prime.`]
}

function divisorLines(value: bigint): string[] {
  const factors = numbers.primeFactors(value)
  const product = factors.map(([, exponent]) => `(${exponent} + 1)`).join(' \\times ')
  const count = factors.reduce((total, [, exponent]) => total * (exponent + 1), 1)
  return [`\\(${value} = ${productTex(value)}\\)`, `Add 1 to each exponent and multiply: \\(${product} = ${count}\\).`]
}

/** `average of 8, 12 and 16`, also median, mode, range, sum and product. */
export const lists: Template = ({ plain }) => {
  const match =
    /^(?:find |calculate |compute )?(?:the )?(average|arithmetic mean|mean|median|range|sum|product) (?:of|is|for) (?:the )?(?:numbers |values |set |list |data )?:?[{(]?(-?\d+(?:\.\d+)?(?:(?: ?, ?and | ?, ?| and | )-?\d+(?:\.\d+)?)+)[)}]?$/.exec(
      withoutAsking(plain),
    )
  if (match === null || /\d,\d{3}(?!\d)/.test(match[2]!)) return null
  const values = (match[2]!.match(/-?\d+(?:\.\d+)?/g) ?? []).map((digits) => evaluate(readExpression(digits)))
  if (values.length < 2 || values.length > 30) return null
  return listLines(match[1]!, values)
}

function listLines(kind: string, values: readonly r.Rational[]): string[] {
  const sorted = values.toSorted(r.compare)
  const tex = (list: readonly r.Rational[], sign: string): string => list.map(bracketed).join(` ${sign} `)
  const sum = values.reduce(r.add)
  if (kind === 'sum') return [`\\(${tex(values, '+')} = ${resultTex(sum)}\\)`]
  if (kind === 'product') return [`\\(${tex(values, '\\times')} = ${resultTex(values.reduce(r.multiply))}\\)`]
  if (kind === 'range')
    return [
      `Largest minus smallest: \\(${bracketed(sorted.at(-1)!)} - ${bracketed(sorted[0]!)} = ${resultTex(r.subtract(sorted.at(-1)!, sorted[0]!))}\\)`,
    ]
  if (kind === 'median') return medianLines(sorted)
  const mean = r.divide(sum, r.rational(values.length))
  return [
    `The sum is \\(${tex(values, '+')} = ${resultTex(sum)}\\).`,
    `Divide by the number of values: \\(\\frac{${resultTex(sum).split(' ')[0]}}{${values.length}} = ${resultTex(mean)}\\).`,
  ]
}

function medianLines(sorted: readonly r.Rational[]): string[] {
  const middle = Math.floor(sorted.length / 2)
  const order = `In order: ${sorted.map((value) => `\\(${bracketed(value)}\\)`).join(', ')}.`
  if (sorted.length % 2 === 1)
    return [order, `The one in the middle is the median: \\(${resultTex(sorted[middle]!)}\\).`]
  const [a, b] = [sorted[middle - 1]!, sorted[middle]!]
  const median = r.divide(r.add(a, b), r.rational(2))
  return [
    order,
    `There are two in the middle, so the median is their average: \\(\\frac{${bracketed(a)} + ${bracketed(b)}}{2} = ${resultTex(median)}\\).`,
  ]
}

function bracketed(value: r.Rational): string {
  const tex = resultTex(value).split(' = ').at(-1)!
  return value.n < 0n ? `(${tex})` : tex
}

function resultTex(value: r.Rational): string {
  return show.measure(value)
}
