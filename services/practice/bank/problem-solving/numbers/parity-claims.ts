import { claimsOptions, claimsStem, type Claim } from '../../factory/build-claims.ts'
import { m, plain, t } from '../../factory/format.ts'
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
  /** The same in one short sentence. */
  inBrief: string
}

const BY_THREE: readonly Condition[] = [
  { shifts: [0, 1], divisor: 6, step: 3, rest: 1, why: t`One of ${m`n`} and ${m`n + 1`} is even, so only the factor 3 can be missing. Since neither of the two is a multiple of 3, the number before them, ${m`n - 1`}, is.`, inBrief: t`Neither ${m`n`} nor ${m`n + 1`} is a multiple of 3, so ${m`n - 1`} is.` },
  { shifts: [0, 2], divisor: 3, step: 3, rest: 2, why: t`Of the consecutive numbers ${m`n`}, ${m`n + 1`}, and ${m`n + 2`}, exactly one is a multiple of 3. It is neither the first nor the last, so it is ${m`n + 1`}.`, inBrief: t`Neither ${m`n`} nor ${m`n + 2`} is a multiple of 3, so ${m`n + 1`} is.` },
  { shifts: [-1, 1], divisor: 3, step: 3, rest: 0, why: t`Of the consecutive numbers ${m`n - 1`}, ${m`n`}, and ${m`n + 1`}, exactly one is a multiple of 3. It is neither the first nor the last, so it is ${m`n`}.`, inBrief: t`Neither ${m`n - 1`} nor ${m`n + 1`} is a multiple of 3, so ${m`n`} is.` },
  { shifts: [1, 2], divisor: 6, step: 3, rest: 0, why: t`One of ${m`n + 1`} and ${m`n + 2`} is even, so only the factor 3 can be missing. Since neither of the two is a multiple of 3, the number before them, ${m`n`}, is.`, inBrief: t`Neither ${m`n + 1`} nor ${m`n + 2`} is a multiple of 3, so ${m`n`} is.` },
] // prettier-ignore
const BY_FOUR: readonly Condition[] = [
  { shifts: [0, 1, 2], divisor: 4, step: 4, rest: 1, why: t`If ${m`n`} were even, ${m`n`} and ${m`n + 2`} would both be even and give a factor of 4. So ${m`n`} is odd, and ${m`n + 1`} is the only even factor. It is not a multiple of 4, so the even number before it, ${m`n - 1`}, is.`, inBrief: t`If ${m`n`} were even, ${m`n(n + 2)`} would be a multiple of 4. So ${m`n`} is odd, and since ${m`n + 1`} is not a multiple of 4, ${m`n - 1`} is.` },
  { shifts: [-1, 0, 1], divisor: 12, step: 4, rest: 2, why: t`One of the three consecutive factors is a multiple of 3, so a factor of 4 must be missing. If ${m`n`} were odd, the other two factors would both be even and give it. So ${m`n`} is even, but not a multiple of 4.`, inBrief: t`One factor is a multiple of 3, so a factor of 4 is missing. If ${m`n`} were odd, ${m`(n - 1)(n + 1)`} would give it, so ${m`n`} is even, but not a multiple of 4.` },
  { shifts: [1, 2, 3], divisor: 4, step: 4, rest: 0, why: t`If ${m`n`} were odd, ${m`n + 1`} and ${m`n + 3`} would both be even and give a factor of 4. So ${m`n`} is even, and ${m`n + 2`} is the only even factor. It is not a multiple of 4, so the even number before it, ${m`n`}, is.`, inBrief: t`If ${m`n`} were odd, ${m`(n + 1)(n + 3)`} would be a multiple of 4. So ${m`n`} is even, and since ${m`n + 2`} is not a multiple of 4, ${m`n`} is.` },
  { shifts: [-1, 0, 1], divisor: 4, step: 4, rest: 2, why: t`If ${m`n`} were odd, ${m`n - 1`} and ${m`n + 1`} would both be even and give a factor of 4. So ${m`n`} is the only even factor, and it is not a multiple of 4.`, inBrief: t`If ${m`n`} were odd, ${m`(n - 1)(n + 1)`} would be a multiple of 4. So ${m`n`} is even, but not a multiple of 4.` },
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

/** A claim with its verdict in one short sentence, for the quick solution. */
interface Judged extends Claim {
  brief: string
  /** The reason in one sentence, for the options. */
  short: string
}

export const parityClaims = problem<{ condition: Condition; claims: readonly Judged[]; harder: number }>({
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
    const { shifts, divisor, step, rest, why, inBrief } = condition
    const inShort = claims.map((claim) => ({ ...claim, why: claim.short }))
    const options = claimsOptions(inShort)
    const verdict = `So the answer is ${options.keyText!}.`
    return {
      stem: claimsStem(
        t`If ${m`n`} is a positive integer and ${m`${productTex(shifts)}`} is not divisible by ${divisor}, which of the following must be true?`,
        claims,
      ),
      ...options,
      because: t`The condition means that ${m`n = ${formTex(step, rest)}`}. ${inShort.map(({ holds, short, brief }, at) => `${ROMAN[at]} ${holds ? short.replace(/^the condition .*?, so/, 'must be true:') : brief}`).join(' ')}`,
      harder,
      quick: [
        t`${inBrief} That leaves ${m`n = ${rest || step}`}, ${(rest || step) + step}, ${(rest || step) + 2 * step}, and so on, or ${m`n = ${formTex(step, rest)}`}.`,
        ...claims.map(({ brief }, at) => `${ROMAN[at]} ${brief}`),
        verdict,
      ],
      full: [
        t`First find out what the condition says about ${m`n`}. ${why}`,
        t`So ${m`n = ${formTex(step, rest)}`} for some integer ${m`k`}.`,
        ...stepsOf(claims),
        verdict,
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

const ROMAN = ['I', 'II', 'III'] as const
const stepsOf = (claims: readonly Judged[]): string[] =>
  claims.map(({ why, holds }, at) => `${ROMAN[at]} ${holds ? 'must be true' : 'can be false'}: ${why}`)

function productTex(shifts: readonly number[]): string {
  return shifts.map((shift) => (shift === 0 ? 'n' : `(n ${shift < 0 ? '-' : '+'} ${Math.abs(shift)})`)).join('')
}

const formTex = (step: number, rest: number): string =>
  rest === 0 ? `${step}k` : `${step}k ${rest < 0 ? '-' : '+'} ${Math.abs(rest)}`
const valueAt = (shifts: readonly number[], n: number): number => shifts.reduce((all, shift) => all * (n + shift), 1)

/** Null where the claim holds for a reason that no short sentence gives. */
function claimOf({ shifts, divisor }: Claimed, { step, rest }: Condition): Judged | null {
  const tex = productTex(shifts)
  const text = t`${m`${tex}`} is divisible by ${divisor}.`
  const allowed = range(1, 12 * divisor).filter((n) => n % step === rest)
  const failing = allowed.find((n) => valueAt(shifts, n) % divisor !== 0)
  if (failing !== undefined) {
    const why = t`${m`n = ${failing}`} satisfies the condition and gives ${m`${tex} = ${valueAt(shifts, failing)}`}, which is not a multiple of ${divisor}.`
    const brief = t`can be false: for ${m`n = ${failing}`}, the product is ${valueAt(shifts, failing)}, which is not a multiple of ${divisor}.`
    return { text, holds: false, misconception: 'ds-one-case-taken-for-all', why, short: why, brief }
  }
  const taken = shifts.map((shift) => gcd(step, rest + shift)).filter((each) => each > 1)
  const supplied = taken.reduce((all, each) => all * each, 1)
  const left = divisor / gcd(divisor, supplied)
  const forms = shifts.map((shift) => m`${formTex(step, rest + shift)}`)
  const parts = shifts.flatMap((shift, at) => (gcd(step, rest + shift) > 1 ? [forms[at]!] : []))
  const suppliers = parts.length < forms.length ? t`. Of these, ${listOf(parts)} are` : ', which are'
  const which = taken.length === 0 ? '' : taken.length === 1 ? t`, and ${parts[0]!} is a multiple of ${taken[0]!}` : t`${suppliers}${new Set(taken).size === 1 ? (taken.length === 2 ? ' both' : ' all') : ''} multiples of ${new Set(taken).size === 1 ? plain(taken[0]!) : listOf(taken.map(plain))}, so the product is a multiple of ${m`${taken.join(String.raw` \times `)} = ${supplied}`}` // prettier-ignore
  const more = moreReason(shifts, left, forms)
  if (more === null) return null
  const why = t`with ${m`n = ${formTex(step, rest)}`}, the factors are ${listOf(forms)}${which}.${more}`
  const multiples = taken.length === 1 ? t`${parts[0]!} is a multiple of ${taken[0]!}` : t`${listOf(parts)} contribute a factor of ${m`${taken.join(String.raw` \times `)} = ${supplied}`}` // prettier-ignore
  const also = [more === '' ? '' : left === 3 ? 'one of the three factors is a multiple of 3' : more.trim().split(',')[0]!.replace('One', 'one')] // prettier-ignore
  const reasons = [...(taken.length === 0 ? [] : [multiples]), ...also.filter(Boolean)].join(', and ')
  const brief = t`must be true: in the product of ${listOf(forms)}, ${reasons}.`
  const short = t`the condition means that ${m`n = ${formTex(step, rest)}`}, so ${reasons}.`
  return { text, holds: true, misconception: 'ds-enough-taken-for-too-little', why, short, brief }
}

function listOf(items: readonly string[]): string {
  return items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
}

/** What supplies the rest of a divisor, whatever n is: a sentence after a space, or nothing. */
function moreReason(shifts: readonly number[], left: number, forms: readonly string[]): string | null {
  if (left === 1) return ''
  const isComplete = (by: number): boolean => new Set(shifts.map((shift) => ((shift % by) + by) % by)).size === by
  if (left === 3 && isComplete(3)) return ' One of the three is also a multiple of 3, because they leave three different remainders when divided by 3.' // prettier-ignore
  const odd = shifts.findIndex((shift) => (shift - shifts[0]!) % 2 !== 0)
  if (left === 2 && odd > 0)
    return t` One of ${forms[0]!} and ${forms[odd]!} is even, because they differ by an odd number.`
  return null
}
