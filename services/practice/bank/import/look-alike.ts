import { LETTERS } from '../factory/build-problem.ts'
import { renderedText } from './rendered-text.ts'

/** Options that a candidate cannot tell apart, because they read the same or have the same value, in sentences. */
export function lookAlikes(options: readonly string[]): string[] {
  const read = options.map((text) => {
    const looks = renderedText(text)
    return { text, looks, value: valueOf(looks) }
  })
  return read.flatMap((one, place) =>
    read.slice(place + 1).flatMap((other, after) => {
      const names = `options ${LETTERS[place]} and ${LETTERS[place + 1 + after]}`
      if (one.looks === other.looks) return [`${names} read the same: ${one.text}`]
      const same = one.value !== null && other.value !== null && isSame(one.value, other.value)
      return same ? [`${names} have the same value: ${one.text} and ${other.text}`] : []
    }),
  )
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-12 * Math.max(1, Math.abs(one))

const NUMBER = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`
const FRACTION = new RegExp(String.raw`^([-+]?)(?:(\d+) )?(${NUMBER})(?:/(${NUMBER}))?(%?)$`)
const POWER = new RegExp(String.raw`^([-+]?)(?:(${NUMBER})[×·])?(${NUMBER})\^\{(-?\d{1,2})\}$`)

/**
 * The number that a drawn option is: a decimal, a fraction, a mixed number, a percentage, a power, or a number times a
 * power. Null if it is none; products and sums are none, because a question may ask for one of several ways to write a number.
 */
function valueOf(looks: string): number | null {
  const plain = decimal(looks.replace(/^\$/, '').replace(/ ?per ?cent$/, '%'))
  const [, sign, whole, top, bottom, percent] = FRACTION.exec(plain) ?? []
  if (top !== undefined) {
    if (whole !== undefined && bottom === undefined) return null
    return finite(signed(sign, Number(whole ?? 0) + Number(top) / Number(bottom ?? 1)) / (percent ? 100 : 1))
  }
  const [, minus, factor, base, power] = POWER.exec(plain) ?? []
  return base === undefined ? null : finite(signed(minus, Number(factor ?? 1) * Number(base) ** Number(power)))
}

/** Digits in groups of three, parted by commas or spaces, are one number; another comma is that of a decimal. */
function decimal(text: string): string {
  return text
    .replace(/(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/g, (number) => number.replaceAll(',', ''))
    .replace(/(?<![\d.,])[1-9]\d{0,2}(?: \d{3})+(?![\d/])/g, (number) => number.replaceAll(' ', ''))
    .replace(/(?<![\d.,])(\d+),(\d+)(?![\d.,])/g, '$1.$2')
}

const signed = (sign: string | undefined, size: number) => (sign === '-' ? -size : size)
/** A fraction over zero has no value. */
const finite = (value: number) => (Number.isFinite(value) ? value : null)
