import { beginsWithVowelSound } from './vowel-sound.ts'
import { compare, isWhole, mul, rational, type Num, type Rational } from './rational.ts'

/** A value that has no clean form, such as a third of a cent; the draw that led to it is dropped. */
export class UnshowableError extends Error {}

/** At most so many decimals are printed; beyond them a number is shown as a fraction. */
const DECIMALS = 4

/** A number in running text: '1,200', '0.75', or a fraction in maths where decimals do not end. */
export function plain(value: Num): string {
  const decimal = decimalOf(rational(value), DECIMALS)
  return decimal ? decimal.replace('-', '−') : `\\(${fractionTex(value)}\\)`
}

/** '$45', '$45.50'; never a fraction of a cent. */
export function money(value: Num): string {
  const cents = decimalOf(rational(value), 2)
  if (cents === null) throw new UnshowableError('not a whole number of cents')
  const padded = /\.\d$/.test(cents) ? `${cents}0` : cents
  return padded.startsWith('-') ? `−$${padded.slice(1)}` : `$${padded}`
}

/** '20%', '12.5%', or a mixed number such as 33 1/3 as a fraction in maths. */
export function percent(value: Num): string {
  const decimal = decimalOf(rational(value), 2)
  if (decimal) return `${decimal.replace('-', '−')}%`
  return `\\(${mixedTex(value)}\\%\\)`
}

/** '3 to 4' for three quarters. */
export function ratio(value: Num): string {
  const { n, d } = rational(value)
  return `${n} to ${d}`
}

/** A fraction in maths, also where decimals would end; whole numbers stay plain. */
export function fraction(value: Num): string {
  return isWhole(value) ? plain(value) : `\\(${fractionTex(value)}\\)`
}

/** Counts with a noun: '1 hour', '3 hours', '2.5 hours'. */
export function count(value: Num, noun: string, plural = `${noun}s`): string {
  return `${plain(value)} ${compare(value, 1) === 0 ? noun : plural}`
}

/** Hours as 'h hours m minutes'; whole minutes only. */
export function duration(hours: Num): string {
  const minutes = mul(hours, 60)
  if (!isWhole(minutes)) throw new UnshowableError('not a whole number of minutes')
  const whole = minutes.n / 60n
  const rest = minutes.n % 60n
  const parts = [whole > 0n ? count(whole, 'hour') : '', rest > 0n ? count(rest, 'minute') : '']
  return parts.filter((part) => part !== '').join(' ')
}

/** A number inside a formula. */
function tex(value: Num): string {
  const decimal = decimalOf(rational(value), DECIMALS)
  return decimal ? decimal.replaceAll(',', '{,}') : fractionTex(value)
}

/** A formula in running text; numbers in it are set by `tex`. Written raw: m`${a} \times ${b}`. */
export function m(parts: TemplateStringsArray, ...values: ReadonlyArray<Num | string>): string {
  const formula = String.raw(
    { raw: parts.raw },
    ...values.map((value) => (typeof value === 'string' ? value : tex(value))),
  )
  return `\\(${withoutOnesAndZeros(formula)}\\)`
}

/** As one writes by hand: 'x' for '1x', and nothing for '+ 0'. */
function withoutOnesAndZeros(formula: string): string {
  return formula
    .replaceAll(/(?<![\d.,}^])1(?=[a-z](?![a-z]))/g, '')
    .replaceAll(/ [+-] 0(?![\d.{^(]| ?\\(?:times|cdot|div))/g, '')
}

/** Running text; numbers in it are set by `plain`, and 'a' before a value becomes 'an' where its first sound asks for it. */
export function t(parts: TemplateStringsArray, ...values: ReadonlyArray<Num | string>): string {
  return values.reduce<string>((text, value, at) => {
    const shown = typeof value === 'string' ? value : plain(value)
    const article = /(?:^|[\s'(])[Aa] $/.test(text) && beginsWithVowelSound(shown)
    return `${article ? `${text.slice(0, -1)}n ` : text}${shown}${parts[at + 1]}`
  }, parts[0]!)
}

/** A money amount inside a formula. */
export function $(value: Num): string {
  return money(value).replace('−', '-').replace('$', '\\$').replaceAll(',', '{,}')
}

/** A polynomial, highest power first: poly([1, -5, 6]) is x^2 - 5x + 6. */
export function poly(coefficients: readonly number[], variable = 'x'): string {
  const degree = coefficients.length - 1
  const terms = coefficients
    .map((coefficient, index) => term(coefficient, variable, degree - index))
    .filter((written) => written !== '')
  return terms.join(' + ').replaceAll('+ -', '- ')
}

function term(coefficient: number, variable: string, exponent: number): string {
  if (coefficient === 0) return ''
  if (exponent === 0) return tex(coefficient)
  const factor = coefficient === 1 ? '' : coefficient === -1 ? '-' : tex(coefficient)
  return `${factor}${variable}${exponent === 1 ? '' : `^{${exponent}}`}`
}

function fractionTex(value: Num): string {
  const { n, d } = rational(value)
  if (d === 1n) return tex(n)
  return `${n < 0n ? '-' : ''}\\frac{${n < 0n ? -n : n}}{${d}}`
}

function mixedTex(value: Num): string {
  const { n, d } = rational(value)
  const whole = n / d
  if (whole === 0n || n < 0n) return fractionTex(value)
  return `${whole}\\frac{${n % d}}{${d}}`
}

/** Null when the decimals do not end within the limit. */
function decimalOf(value: Rational, limit: number): string | null {
  if (value.d === 1n && value.n > -1000n && value.n < 1000n) return String(value.n)
  const scaled = mul(value, 10n ** BigInt(limit))
  if (scaled.d !== 1n) return null
  const digits = (scaled.n < 0n ? -scaled.n : scaled.n).toString().padStart(limit + 1, '0')
  const whole = digits.slice(0, -limit).replace(/\B(?=(\d{3})+$)/g, ',')
  const decimals = digits.slice(-limit).replace(/0+$/, '')
  return `${scaled.n < 0n ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`
}
