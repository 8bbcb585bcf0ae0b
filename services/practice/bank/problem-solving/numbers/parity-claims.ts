import { claimsOptions, claimsStem, claimsSteps, type Claim } from '../../factory/build-claims.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem } from '../../factory/problem-template.ts'
import { claimsPlace, readClaims, readFormula } from '../../factory/read-formula.ts'

/** A product of factors n + c, and what it is asked to be divisible by. */
interface Claimed {
  /** The constants c of the factors. */
  shifts: readonly number[]
  divisor: number
}

const PRODUCTS: ReadonlyArray<readonly number[]> = [
  [0, 1],
  [-1, 1],
  [0, 1, 2],
  [-1, 0, 1],
  [0, 2],
  [0, 2, 4],
  [0, 4, 5],
  [-1, 0, 4],
  [1, 2, 6],
  [-2, 0, 2],
  [0, 1, 5],
  [1, 3],
]
const KINDS = [
  { words: 'a positive integer', fits: () => true, step: 1, first: 1 },
  { words: 'an odd positive integer', fits: (n: number) => n % 2 === 1, step: 2, first: 1 },
  { words: 'an even positive integer', fits: (n: number) => n % 2 === 0, step: 2, first: 0 },
  { words: 'a positive integer that is not a multiple of 3', fits: (n: number) => n % 3 !== 0, step: 1, first: 1 },
] as const

export const parityClaims = problem<{ kind: (typeof KINDS)[number]; claimed: readonly Claimed[] }>({
  id: 'parity-claims',
  skill: 'factors',
  version: 2,
  levels: [1.6, 1.7, 1.8],
  draw: (random, level) => {
    const kind = random.pick(level === 3 ? KINDS : KINDS.slice(1))
    const divisors = [
      [3, 4, 6, 8],
      [4, 6, 8, 12],
      [6, 8, 12, 24],
    ][level - 1]!
    const claimed = random.some(PRODUCTS, 3).map((shifts) => ({ shifts, divisor: random.pick(divisors) }))
    return { kind, claimed }
  },
  write: ({ kind, claimed }) => {
    const claims = claimed.map((one) => claimOf(one, kind.fits))
    return {
      stem: claimsStem(t`If ${m`n`} is ${kind.words}, which of the following must be true?`, claims),
      ...claimsOptions(claims),
      harder: (claimed.some(({ divisor }) => divisor > 8) ? 0.2 : 0) - (failAtOnce({ kind, claimed }) ? 0.4 : 0),
      quick: [
        t`Divisibility of a product depends only on the remainder of ${m`n`}, so test one full round of remainders.`,
        ...claimsSteps(claims),
      ],
      full: [
        t`Split each divisor into prime powers and ask which factors supply them when ${m`n`} is ${kind.words}; a single failing value refutes a claim.`,
        ...claimsSteps(claims),
        'Check: a claim is safe only if it survives every allowed remainder.',
      ],
      hints: [
        'Which primes must each product contain, and which of its factors can supply them?',
        t`For each claim, run ${m`n`} through the remainders that the condition allows. One failure is enough to drop a claim.`,
      ],
    }
  },
  second: (_numbers, stem) => {
    const question = stem.split('\n')[0]!
    const allowed = range(1, 300).filter((n) => {
      if (question.includes('odd')) return n % 2 === 1
      if (question.includes('even')) return n % 2 === 0
      return !question.includes('not a multiple') || n % 3 !== 0
    })
    const holds = readClaims(stem).map((text) => {
      const [, tex = '', divisor = ''] = /\\\((.*?)\\\) is divisible by (\d+)/.exec(text) ?? []
      const value = readFormula(tex)
      return allowed.every((n) => value({ n }) % Number(divisor) === 0)
    })
    return claimsPlace(holds)
  },
})

function productTex(shifts: readonly number[]): string {
  return shifts.map((shift) => (shift === 0 ? 'n' : `(n ${shift < 0 ? '-' : '+'} ${Math.abs(shift)})`)).join('')
}

/** Whether the smallest allowed number refutes all three claims, so that a single trial answers the question. */
function failAtOnce({ kind, claimed }: { kind: (typeof KINDS)[number]; claimed: readonly Claimed[] }): boolean {
  const smallest = [1, 2].find((n) => kind.fits(n))!
  return claimed.every(({ shifts, divisor }) => valueAt(shifts, smallest) % divisor !== 0)
}

const valueAt = (shifts: readonly number[], n: number): number => shifts.reduce((all, shift) => all * (n + shift), 1)

function claimOf({ shifts, divisor }: Claimed, fits: (n: number) => boolean): Claim {
  const tex = productTex(shifts)
  const text = t`${m`${tex}`} is divisible by ${divisor}.`
  const failing = range(1, 2 * divisor + 6).find((n) => fits(n) && valueAt(shifts, n) % divisor !== 0)
  if (failing !== undefined) {
    const value = valueAt(shifts, failing)
    return {
      text,
      holds: false,
      misconception: 'ds-one-case-taken-for-all',
      why: t`${m`n = ${failing}`} gives ${m`${tex} = ${value}`}, which is not a multiple of ${divisor}.`,
    }
  }
  const parts = [8, 4, 2, 3].filter((part, at, all) => divisor % part === 0 && !all.slice(0, at).some((more) => more % part === 0 && divisor % more === 0)) // prettier-ignore
  const each = parts.map((part) => reasonFor(shifts, part))
  return { text, holds: true, misconception: 'ds-enough-taken-for-too-little', why: `${each.join(', and ')}.` }
}

function reasonFor(shifts: readonly number[], part: number): string {
  const classes = new Set(shifts.map((shift) => ((shift % part) + part) % part))
  if (classes.size === 2 && part === 2) return 'its factors include both an odd and an even number'
  if (classes.size === part)
    return t`its factors leave different remainders on division by ${part}, so one is a multiple of ${part}`
  if (part === 8)
    return 'two of its factors are consecutive even numbers, so one of those is a multiple of 4 and they supply an 8'
  if (part === 4) return 'two of its factors are even, which supplies a 4'
  return part === 2 ? 'it has an even factor' : t`under the condition one of its factors is a multiple of 3`
}
