import { capital } from './capital.ts'
import { gcd } from './gcd.ts'
import { linearTex } from './linear-tex.ts'
import { m, t } from './format.ts'
import { div, mul, rational, sub, type Rational } from './rational.ts'

/** The equation ax + by = c. */
export type Line = readonly [a: number, b: number, c: number]

/**
 * Solves two equations as one does by hand, in sentences: an equation with one letter first, else adding, subtracting
 * or multiplying. The lines must meet in one point.
 */
export function solveLines(letters: readonly [string, string], [first, second]: readonly [Line, Line]): string {
  const lines = [reduced(first), reduced(second)] as const
  const fixing = lines.findIndex(([a, b]) => a === 0 || b === 0)
  if (fixing === -1) return eliminate(letters, lines)
  return putIn(letters, lines, fixing as 0 | 1)
}

function putIn(letters: readonly [string, string], lines: readonly [Line, Line], at: 0 | 1): string {
  const known = lines[at][1] === 0 ? 0 : 1
  const [number, name] = [rational(lines[at][2], lines[at][known]), letters[known]]
  const other = lines[1 - at]!
  const open = known === 0 ? 1 : 0
  const found = div(sub(other[2], mul(other[known], number)), other[open])
  const given = t`Statement (${at + 1}) gives ${m`${name} = ${number}`}`
  const result = m`${letters[open]} = ${found}`
  if (other[known] === 0) return t`${given}, and statement (${2 - at}) gives ${result}.`
  return t`${given}. Substituting this into statement (${2 - at}), ${equation(letters, other)}, gives ${result}.`
}

function eliminate(letters: readonly [string, string], [one, two]: readonly [Line, Line]): string {
  const [x, y] = meet([one, two])
  const drop = Math.abs(one[0]) === Math.abs(two[0]) ? 0 : 1
  const common = gcd(Math.abs(one[drop]), Math.abs(two[drop]))
  const by = [Math.abs(two[drop]) / common, Math.abs(one[drop]) / common] as const
  const same = one[drop] > 0 === two[drop] > 0
  const joined = one.map((each, at) => by[0] * each + (same ? -1 : 1) * by[1] * two[at]!) as [number, number, number]
  const flipped = same && joined[1 - drop]! < 0
  const [a, b, c] = flipped ? joined.map((each) => -each) : joined
  const says = t`Statement (1) says ${equation(letters, one)}, and statement (2) says ${equation(letters, two)}.`
  const how = multiplied(by, same ? `subtract ${flipped ? '(1) from (2)' : '(2) from (1)'}` : 'add the two equations')
  const sum = m`${linearTex(a!, b!, letters)} = ${c!}`
  const [kept, dropped] =
    drop === 0 ? [m`${letters[1]} = ${y}`, m`${letters[0]} = ${x}`] : [m`${letters[0]} = ${x}`, m`${letters[1]} = ${y}`]
  const found =
    sum === kept ? `Substituting this gives ${dropped}` : `So ${kept}, and substituting this gives ${dropped}`
  return t`${says} ${how}. Then ${m`${letters[drop]}`} cancels, which leaves ${sum}. ${found}.`
}

/** 'Multiply (1) by 3 and ', as far as it is needed, before the verb that follows. */
function multiplied([first, second]: readonly [number, number], verb: string): string {
  const parts = [first === 1 ? '' : `(1) by ${first}`, second === 1 ? '' : `(2) by ${second}`].filter(
    (part) => part !== '',
  )
  if (parts.length === 0) return capital(verb)
  return `Multiply ${parts.join(' and ')}, then ${verb}`
}

function meet([[a, b, c], [d, e, f]]: readonly [Line, Line]): [Rational, Rational] {
  const base = a * e - b * d
  return [rational(c * e - b * f, base), rational(a * f - c * d, base)]
}

/** The equation in maths, reduced: 'x - y = 4'. */
export function equationOf(letters: readonly [string, string], line: Line): string {
  return equation(letters, reduced(line))
}

function equation(letters: readonly [string, string], [a, b, c]: Line): string {
  return m`${linearTex(a, b, letters)} = ${c}`
}

/** Divided by what all three numbers share; the first factor is positive. */
function reduced([a, b, c]: Line): Line {
  const common = [a, b, c].map(Math.abs).reduce(gcd) * (a < 0 || (a === 0 && b < 0) ? -1 : 1)
  return [a / common, b / common, c / common]
}
