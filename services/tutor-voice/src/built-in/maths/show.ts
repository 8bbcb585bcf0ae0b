import { isWhole, rational, type Rational, toNumber } from '../../domain/rational.ts'
import { simplifyRoot } from '../../domain/whole-numbers.ts'

const MOST_DIGITS = 200

/** Digits of a terminating decimal with at most six places, or null. */
export function decimal({ n, d }: Rational): string | null {
  const scaled = (n * 1_000_000n) / d
  if (scaled * d !== n * 1_000_000n) return null
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(7, '0')
  const places = digits.slice(-6).replace(/0+$/, '')
  return `${n < 0n ? '-' : ''}${digits.slice(0, -6)}${places === '' ? '' : `.${places}`}`
}

/** LaTeX of the value alone: a whole number, or a fraction. */
export function fraction(value: Rational): string {
  if (value.n.toString().length + value.d.toString().length > MOST_DIGITS) throw new RangeError('too long to show')
  if (isWhole(value)) return value.n.toString()
  const sign = value.n < 0n ? '-' : ''
  return `${sign}\\frac{${value.n < 0n ? -value.n : value.n}}{${value.d}}`
}

/** LaTeX of the value alone: decimal if it ends, otherwise a fraction. For money and measures. */
export function number(value: Rational): string {
  return decimal(value) ?? fraction(value)
}

/** LaTeX of a result: the fraction, and the decimal as well. */
export function result(value: Rational): string {
  if (isWhole(value)) return fraction(value)
  const exact = decimal(value)
  if (exact !== null) return `${fraction(value)} = ${exact}`
  return `${fraction(value)} \\approx ${rounded(toNumber(value))}`
}

/** LaTeX of a result in decimals, for money and measures. */
export function measure(value: Rational): string {
  return decimal(value) ?? result(value)
}

export function rounded(value: number): string {
  return String(Number(value.toPrecision(4)))
}

/** LaTeX of the root of a positive fraction in simplest form. */
export function root(value: Rational): string {
  const { outside, inside } = simplifyRoot(value.n * value.d)
  const scale = rational(outside, value.d)
  if (inside === 1n) return fraction(scale)
  const top = `${scale.n === 1n ? '' : scale.n}\\sqrt{${inside}}`
  return scale.d === 1n ? top : `\\frac{${top}}{${scale.d}}`
}
