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
      'Write each number as a multiple of its divisor plus its remainder. What do all of the values have in common?',
      'Look at the greatest common factor of the divisors involved: on division by that factor, the remainder is fixed.',
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
    because: t`${m`${kn} = ${k * by}q + ${k * r}`}, so every possible remainder leaves remainder ${base} on division by ${step}; ${out} leaves remainder ${out % step}.`,
    quick: [t`The greatest common factor of ${k * by} and ${asked} is ${step}: possible remainders are those that leave remainder ${base} on division by ${step}.`], // prettier-ignore
    full: [
      t`Write ${m`n = ${by}q + ${r}`}${k === 1 ? '' : t`, so ${m`${kn} = ${k * by}q + ${k * r}`}`}.`,
      t`Both ${k * by} and ${asked} are multiples of their greatest common factor, ${step}. Taking multiples of ${asked} away from ${m`${kn}`} therefore never changes the remainder on division by ${step}, which is that of ${k * r}, namely ${base}.`,
      t`So a possible remainder must leave remainder ${base} on division by ${step}. The number ${out} leaves remainder ${out % step}, so it cannot occur.`,
      t`Check: the other four choices all leave remainder ${base} on division by ${step}.`,
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
    because: t`${m`m + n = ${by}p + ${also}q + ${r + s}`}, so every possible remainder leaves remainder ${base} on division by ${step}; ${out} leaves remainder ${out % step}.`,
    quick: [t`The greatest common factor of ${by}, ${also}, and ${asked} is ${step}: possible remainders are those that leave remainder ${base} on division by ${step}.`], // prettier-ignore
    full: [
      t`Write ${m`m = ${by}p + ${r}`} and ${m`n = ${also}q + ${s}`}, so ${m`m + n = ${by}p + ${also}q + ${r + s}`}.`,
      t`The greatest common factor of ${by}, ${also}, and ${asked} is ${step}. Whatever ${m`p`} and ${m`q`} are, and however often ${asked} is taken away, the remainder on division by ${step} stays that of ${r + s}, namely ${base}.`,
      t`A possible remainder must therefore leave remainder ${base} on division by ${step}. The number ${out} leaves remainder ${out % step}, so it cannot occur.`,
      t`Check: the other four choices all leave remainder ${base} on division by ${step}.`,
    ],
  }
}

/** The remainders that can occur, in no visible order, so that their steps do not point to the key. */
function possible({ asked, out }: Excepted, step: number, base: number): Wrong[] {
  return range(0, asked - 1)
    .filter((value) => value % step === base)
    .toSorted((a, b) => ((a * 37 + out) % 101) - ((b * 37 + out) % 101))
    .map((value): Wrong => [
      value,
      'except-overlooked',
      () => t`This remainder can occur: ${value} leaves remainder ${base} on division by ${step}, just as every value of the expression does. Rejecting it usually comes from testing only the first few values.`,
    ]) // prettier-ignore
}
