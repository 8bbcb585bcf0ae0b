import { LETTERS } from '../factory/build-problem.ts'

/** Options that a candidate cannot tell apart, because they read the same or have the same value, in sentences. */
export function lookAlikes(options: readonly string[]): string[] {
  const read = options.map((text) => ({ text, looks: looksOf(text), value: valueOf(text) }))
  return read.flatMap((one, place) =>
    read.slice(place + 1).flatMap((other, after) => {
      const names = `options ${LETTERS[place]} and ${LETTERS[place + 1 + after]}`
      if (one.looks === other.looks) return [`${names} read the same: ${one.text}`]
      const same = one.value !== null && other.value !== null && isSame(one.value, other.value)
      return same ? [`${names} have the same value: ${one.text} and ${other.text}`] : []
    }),
  )
}

/** What the eye sees of a text: case, spaces, a last full stop and the kind of a dash make no difference. */
function looksOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\\[()[\]]/g, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/[−–—‐‑]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.]$/, '')
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-12 * Math.max(1, Math.abs(one))

/** The number that an option is, also as a fraction, a percentage or a power; null if it is none. */
function valueOf(text: string): number | null {
  const plain = looksOf(text.replace(/(?<=\d)\s*([½¼¾⅓⅔⅛⅜⅝⅞])/gu, ' $1'))
    .replace(/\\(?:d|t)?frac\{([^{}]+)\}\{([^{}]+)\}/g, ' $1/$2')
    .replace(/^\\?\$/, '')
    .replace(/(?<=\d)(?:\{,\}|,)(?=\d{3}(?!\d))/g, '')
    .replace(/\\?%|\s*per ?cent$/, '%')
    .trim()
  const [, sign, whole, top, bottom, percent] = /^([-+]?)\s*(?:(\d+) )?(\d*\.?\d+|\d+\.)(?:\s*\/\s*(\d*\.?\d+))?\s*(%?)$/.exec(plain) ?? [] // prettier-ignore
  if (top !== undefined) {
    if (whole !== undefined && bottom === undefined) return null
    const size = Number(whole ?? 0) + Number(top) / Number(bottom ?? 1)
    return ((sign === '-' ? -1 : 1) * size) / (percent ? 100 : 1)
  }
  const [, base, power] = /^(\d+(?:\.\d+)?)\^\{?(-?\d{1,2})\}?$/.exec(plain) ?? []
  return base === undefined ? null : Number(base) ** Number(power)
}
