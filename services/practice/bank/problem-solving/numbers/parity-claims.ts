import { claimsOptions, claimsStem, claimsSteps, type Claim } from '../../factory/build-claims.ts'
import { m, t } from '../../factory/format.ts'
import { gcd } from '../../factory/gcd.ts'
import { range } from '../../factory/grid.ts'
import { problem } from '../../factory/problem-template.ts'
import { claimsPlace, readClaims, readFormula } from '../../factory/read-formula.ts'

/** A product of factors n + c, and what it is said to be divisible by. */
interface Claimed {
  /** The constants c of the factors. */
  shifts: readonly number[]
  divisor: number
}

/** That a product is not divisible by a number; this holds exactly if n leaves `rest` on division by `step`. */
interface Condition extends Claimed {
  step: number
  rest: number
  /** Why the condition says this, in two sentences. */
  why: string
}

const BY_THREE: readonly Condition[] = [
  { shifts: [0, 1], divisor: 6, step: 3, rest: 1, why: t`One of ${m`n`} and ${m`n + 1`} is even, so only the factor 3 can be missing. Since neither of the two is a multiple of 3, the number before them, ${m`n - 1`}, is.` },
  { shifts: [0, 2], divisor: 3, step: 3, rest: 2, why: t`Of the consecutive numbers ${m`n`}, ${m`n + 1`}, and ${m`n + 2`}, exactly one is a multiple of 3. It is neither the first nor the last, so it is ${m`n + 1`}.` },
  { shifts: [-1, 1], divisor: 3, step: 3, rest: 0, why: t`Of the consecutive numbers ${m`n - 1`}, ${m`n`}, and ${m`n + 1`}, exactly one is a multiple of 3. It is neither the first nor the last, so it is ${m`n`}.` },
  { shifts: [1, 2], divisor: 6, step: 3, rest: 0, why: t`One of ${m`n + 1`} and ${m`n + 2`} is even, so only the factor 3 can be missing. Since neither of the two is a multiple of 3, the number before them, ${m`n`}, is.` },
] // prettier-ignore
const BY_FOUR: readonly Condition[] = [
  { shifts: [0, 1, 2], divisor: 4, step: 4, rest: 1, why: t`If ${m`n`} were even, ${m`n`} and ${m`n + 2`} would both be even and give a factor of 4, so ${m`n`} is odd, and ${m`n + 1`} is the only even factor. It is not a multiple of 4, so ${m`n - 1`} is.` },
  { shifts: [-1, 0, 1], divisor: 12, step: 4, rest: 2, why: t`One of the three consecutive factors is a multiple of 3, so a factor of 4 must be missing. If ${m`n`} were odd, the other two factors would be even and give it, so ${m`n`} is even, but not a multiple of 4.` },
  { shifts: [1, 2, 3], divisor: 4, step: 4, rest: 0, why: t`If ${m`n`} were odd, ${m`n + 1`} and ${m`n + 3`} would both be even and give a factor of 4, so ${m`n`} is even, and ${m`n + 2`} is the only even factor. It is not a multiple of 4, so ${m`n`} is.` },
  { shifts: [-1, 0, 1], divisor: 4, step: 4, rest: 2, why: t`If ${m`n`} were odd, ${m`n - 1`} and ${m`n + 1`} would both be even and give a factor of 4, so ${m`n`} is the only even factor. It is not a multiple of 4.` },
] // prettier-ignore
const PRODUCTS: ReadonlyArray<readonly number[]> = [
  [-1, 1],
  [0, 2],
  [1, 3],
  [-1, 2],
  [1, 4],
  [0, 3],
  [-1, 0, 1],
  [0, 1, 2],
  [1, 2, 3],
  [-2, 0, 2],
  [-1, 1, 3],
  [0, 2, 4],
  [-1, 2, 5],
  [0, 1, 5],
]

export const parityClaims = problem<{ condition: Condition; claims: readonly Claim[]; harder: number }>({
  id: 'parity-claims',
  skill: 'factors',
  version: 3,
  levels: [1.6, 1.7, 1.9],
  draw: (random, level) => {
    const condition = random.pick(level === 1 ? BY_THREE : BY_FOUR)
    const divisors = [
      [3, 6, 9, 18],
      [4, 8, 12],
      [8, 12, 16, 24],
    ][level - 1]!
    const claimed = random.some(PRODUCTS, 3).map((shifts) => ({ shifts, divisor: random.pick(divisors) }))
    if (claimed.some(({ shifts }) => shifts.join() === condition.shifts.join())) return null
    const claims = claimed.map((one) => claimOf(one, condition))
    const certain = claims.filter((claim) => claim !== null)
    // If the smallest allowed number refutes two claims, one trial leaves little to decide.
    const first = condition.rest || condition.step
    const refuted = claimed.filter(({ shifts, divisor }) => valueAt(shifts, first) % divisor !== 0).length
    if (certain.length < 3 || refuted > 1 || certain.every(({ holds }) => !holds)) return null
    return { condition, claims: certain, harder: certain.filter(({ holds }) => holds).length === 2 ? 0.1 : 0 }
  },
  write: ({ condition, claims, harder }) => {
    const { shifts, divisor, step, rest, why } = condition
    return {
      stem: claimsStem(
        t`If ${m`n`} is a positive integer and ${m`${productTex(shifts)}`} is not divisible by ${divisor}, which of the following must be true?`,
        claims,
      ),
      ...claimsOptions(claims),
      harder,
      quick: [t`The condition says that ${m`n = ${formTex(step, rest)}`} for some integer ${m`k`}.`, ...claimsSteps(claims)], // prettier-ignore
      full: [
        t`First find out what the condition says about ${m`n`}. ${why}`,
        t`So ${m`n = ${formTex(step, rest)}`} for some integer ${m`k`}. Substitute this into the factors of each claim, or look for a value of ${m`n`} for which the claim fails.`,
        ...claimsSteps(claims),
      ],
      hints: [
        t`Try ${m`n = 1`}, 2, 3, and so on. For which of them is ${m`${productTex(shifts)}`} not divisible by ${divisor}, and what do they have in common?`,
        t`What remainder does such an ${m`n`} leave when divided by ${step}? Write ${m`n`} in terms of ${m`k`} and substitute it into each factor.`,
      ],
    } // prettier-ignore
  },
  second: (_numbers, stem) => {
    const [, tex = '', divisor = '1'] = /and \\\((.*?)\\\) is not divisible by (\d+)/.exec(stem) ?? []
    const condition = readFormula(tex)
    const allowed = range(1, 300).filter((n) => condition({ n }) % Number(divisor) !== 0)
    const holds = readClaims(stem).map((text) => {
      const [, claim = '', by = ''] = /\\\((.*?)\\\) is divisible by (\d+)/.exec(text) ?? []
      const value = readFormula(claim)
      return allowed.every((n) => value({ n }) % Number(by) === 0)
    })
    return claimsPlace(holds)
  },
})

function productTex(shifts: readonly number[]): string {
  return shifts.map((shift) => (shift === 0 ? 'n' : `(n ${shift < 0 ? '-' : '+'} ${Math.abs(shift)})`)).join('')
}

const formTex = (step: number, rest: number): string =>
  rest === 0 ? `${step}k` : `${step}k ${rest < 0 ? '-' : '+'} ${Math.abs(rest)}`
const valueAt = (shifts: readonly number[], n: number): number => shifts.reduce((all, shift) => all * (n + shift), 1)

/** Null where the claim holds for a reason that no short sentence gives. */
function claimOf({ shifts, divisor }: Claimed, { step, rest }: Condition): Claim | null {
  const tex = productTex(shifts)
  const text = t`${m`${tex}`} is divisible by ${divisor}.`
  const allowed = range(1, 12 * divisor).filter((n) => n % step === rest)
  const failing = allowed.find((n) => valueAt(shifts, n) % divisor !== 0)
  if (failing !== undefined) {
    const why = t`${m`n = ${failing}`} satisfies the condition and gives ${m`${tex} = ${valueAt(shifts, failing)}`}, which is not a multiple of ${divisor}.`
    return { text, holds: false, misconception: 'ds-one-case-taken-for-all', why }
  }
  const taken = shifts.map((shift) => gcd(step, rest + shift)).filter((each) => each > 1)
  const supplied = taken.reduce((all, each) => all * each, 1)
  const left = divisor / gcd(divisor, supplied)
  const forms = shifts.map((shift) => m`${formTex(step, rest + shift)}`)
  const listed = forms.length === 2 ? forms.join(' and ') : `${forms[0]}, ${forms[1]}, and ${forms[2]}`
  const which = taken.length === 0 ? '' : taken.length === 1 ? t`, which contain a factor of ${taken[0]!}` : t`, which contain the factors ${m`${taken.join(String.raw` \times `)} = ${supplied}`}` // prettier-ignore
  const more = moreReason(shifts, left)
  if (more === null) return null
  const why = t`with ${m`n = ${formTex(step, rest)}`}, the factors are ${listed}${which}${more}.`
  return { text, holds: true, misconception: 'ds-enough-taken-for-too-little', why }
}

/** What supplies the rest of a divisor, whatever n is. */
function moreReason(shifts: readonly number[], left: number): string | null {
  if (left === 1) return ''
  const isComplete = (by: number): boolean => new Set(shifts.map((shift) => ((shift % by) + by) % by)).size === by
  if (left === 3 && isComplete(3)) return ', and one of the three is a multiple of 3 because they leave three different remainders when divided by 3' // prettier-ignore
  if (left === 2 && isComplete(2)) return ', and of two factors that differ by an odd number, one is even'
  return null
}
