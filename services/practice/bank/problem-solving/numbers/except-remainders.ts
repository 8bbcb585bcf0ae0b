import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { gcd } from '../../factory/gcd.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { onlyOption } from '../../factory/read-formula.ts'

interface Excepted {
  level: Level
  /** n leaves r on division by `by`; at level 3, m leaves s on division by `also`. */
  by: number
  r: number
  also: number
  s: number
  /** The divisor that is asked about, and the factor of n at level 2. */
  asked: number
  k: number
  /** The remainder that cannot occur. */
  out: number
}

export const exceptRemainders = problem<Excepted>({
  id: 'except-remainders',
  skill: 'remainders',
  version: 2,
  levels: [1.6, 1.7, 1.9],
  draw: (random, level) => {
    const [by, also] = [random.int(8, 24), random.int(8, 24)]
    const k = level === 2 ? random.int(2, 5) : 1
    const asked = random.int(15, 60)
    const r = random.int(1, by - 1)
    const s = random.int(1, also - 1)
    const step = level === 3 ? gcd(gcd(by, also), asked) : gcd(k * by, asked)
    const base = (level === 3 ? r + s : k * r) % step
    const out = random.int(1, asked - 1)
    // All possible remainders share a factor with the step, or their parity; the exception must not show by that.
    if (out % gcd(step, base) !== 0 || (step % 2 === 0 && (out - base) % 2 !== 0)) return null
    if (
      step < 3 ||
      base === 0 ||
      asked / step < 6 ||
      out % step === base ||
      asked % by === 0 ||
      by === also ||
      by % asked === 0
    )
      return null
    return { level, by, r, also, s, asked, k, out }
  },
  write: (excepted) => ({
    ...byLevel(excepted, [single, single, sum]),
    show: plain,
    fits: (value) => value.n >= 0n,
    hints: [
      excepted.level === 3
        ? t`How can you write ${m`m`} and ${m`n`} in terms of the divisors ${excepted.by} and ${excepted.also} and the remainders?`
        : t`How can you write ${m`n`} in terms of the divisor ${excepted.by} and the remainder ${excepted.r}?`,
      excepted.level === 3
        ? t`What is the greatest common factor of ${excepted.by}, ${excepted.also}, and ${excepted.asked}? What is left when each possible remainder is divided by that factor?`
        : t`What is the greatest common factor of ${excepted.k * excepted.by} and ${excepted.asked}? What is left when each possible remainder is divided by that factor?`,
    ],
  }),
  second: ([by = 1, r = 0, ...rest], stem, options) => {
    const all = (divisor: number, remainder: number): number[] =>
      range(1, 2400).filter((n) => n % divisor === remainder)
    const two = stem.includes('m + n')
    const [also = 1, s = 0] = rest
    const asked = rest.at(-1)!
    const k = Number(/when \\\((\d+)n/i.exec(stem)?.[1] ?? 1)
    const values = two ? all(by, r).slice(0, 70).flatMap((one) => all(also, s).slice(0, 70).map((n) => one + n)) : all(by, r).map((n) => k * n) // prettier-ignore
    const seen = new Set(values.map((value) => value % asked))
    return onlyOption(options, (text) => !seen.has(Number(text)))
  },
})

function single(excepted: Excepted): Written<'show' | 'fits' | 'hints'> {
  const { by, r, asked, k, out } = excepted
  const step = gcd(k * by, asked)
  const base = (k * r) % step
  const kn = k === 1 ? 'n' : `${k}n`
  return {
    stem: t`When the positive integer ${m`n`} is divided by ${by}, the remainder is ${r}. When ${m`${kn}`} is divided by ${asked}, each of the following could be the remainder EXCEPT`,
    key: out,
    wrong: possible(excepted, step, base),
    because: t`Since ${m`${kn} = ${k * by}q + ${k * r}`}, and ${k * by} and ${asked} are multiples of ${step}, every possible remainder must itself leave a remainder of ${base} when divided by ${step}. But ${out} leaves ${out % step}.`,
    quick: [t`Since ${m`${kn} = ${k * by}q + ${k * r}`} and both ${k * by} and ${asked} are multiples of ${step}, each possible remainder differs from ${k * r} by a multiple of ${step}. But ${out} and ${k * r} differ by ${Math.abs(out - k * r)}, which is not a multiple of ${step}.`], // prettier-ignore
    full: [
      t`Write ${m`n = ${by}q + ${r}`}${k === 1 ? '' : t`, so ${m`${kn} = ${k * by}q + ${k * r}`}`}.`,
      t`Both ${k * by} and ${asked} are multiples of ${step}, their greatest common factor. So ${m`${kn}`}, its remainder when divided by ${asked}, and ${k * r} all leave the same remainder when divided by ${step}, which is ${base}.`,
      t`The number ${out} leaves ${out % step} when divided by ${step}, so it cannot be the remainder.`,
      checkOf(out, step, base),
    ],
  }
}

function sum(excepted: Excepted): Written<'show' | 'fits' | 'hints'> {
  const { by, r, also, s, asked, out } = excepted
  const step = gcd(gcd(by, also), asked)
  const base = (r + s) % step
  return {
    stem: t`When the positive integer ${m`m`} is divided by ${by}, the remainder is ${r}. When the positive integer ${m`n`} is divided by ${also}, the remainder is ${s}. When ${m`m + n`} is divided by ${asked}, each of the following could be the remainder EXCEPT`,
    key: out,
    wrong: possible(excepted, step, base),
    because: t`Since ${m`m + n = ${by}p + ${also}q + ${r + s}`}, and ${by}, ${also}, and ${asked} are multiples of ${step}, every possible remainder must itself leave a remainder of ${base} when divided by ${step}. But ${out} leaves ${out % step}.`,
    quick: [t`Since ${m`m + n = ${by}p + ${also}q + ${r + s}`} and ${by}, ${also}, and ${asked} are multiples of ${step}, each possible remainder differs from ${r + s} by a multiple of ${step}. But ${out} and ${r + s} differ by ${Math.abs(out - r - s)}, which is not a multiple of ${step}.`], // prettier-ignore
    full: [
      t`Write ${m`m = ${by}p + ${r}`} and ${m`n = ${also}q + ${s}`}, so ${m`m + n = ${by}p + ${also}q + ${r + s}`}.`,
      t`The numbers ${by}, ${also}, and ${asked} are all multiples of ${step}, their greatest common factor. So ${m`m + n`}, its remainder when divided by ${asked}, and ${r + s} all leave the same remainder when divided by ${step}, which is ${base}.`,
      t`The number ${out} leaves ${out % step} when divided by ${step}, so it cannot be the remainder.`,
      checkOf(out, step, base),
    ],
  }
}

/** Shows that the exception is not one of the possible remainders. */
function checkOf(out: number, step: number, base: number): string {
  const below = out - ((((out - base) % step) + step) % step)
  const where = below < base ? t`less than ${base}` : t`greater than ${below} and less than ${below + step}`
  return t`Check: the possible remainders are ${base}, ${base + step}, ${base + 2 * step}, and so on. The number ${out} is ${where}, so it is not one of them.`
}

/** The smallest number, or pair, of the stem with a remainder that can occur. */
function exampleOf({ level, by, r, also, s, asked, k }: Excepted, value: number): string {
  const divides = (total: number): boolean => total % asked === value
  if (level < 3) {
    const n = range(0, asked).map((q) => by * q + r).find((each) => divides(k * each))! // prettier-ignore
    return k === 1
      ? t`${m`n = ${n}`} leaves ${value} when divided by ${asked}`
      : t`for ${m`n = ${n}`}, ${m`${k}n = ${k * n}`} leaves ${value} when divided by ${asked}`
  }
  const pairs = range(0, asked).flatMap((p) => range(0, p).map((q) => [by * q + r, also * (p - q) + s] as const))
  const [one, two] = pairs.find(([x, y]) => divides(x + y))!
  return t`${m`m = ${one}`} and ${m`n = ${two}`} have a sum of ${one + two}, which leaves ${value} when divided by ${asked}`
}

/** The remainders that can occur, in no visible order, so that their steps do not point to the key. */
function possible(excepted: Excepted, step: number, base: number): Wrong[] {
  const { asked, out } = excepted
  return range(0, asked - 1)
    .filter((value) => value % step === base)
    .toSorted((a, b) => ((a * 37 + out) % 101) - ((b * 37 + out) % 101))
    .map((value): Wrong => [
      value,
      'except-overlooked',
      () => t`${value} is a possible remainder: ${exampleOf(excepted, value)}.`,
    ]) // prettier-ignore
}
