import { m, t } from '../../factory/format.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'
import { range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { sufficiency, type Statement, type StatementPair, type Sufficiency } from '../../factory/sufficiency-template.ts' // prettier-ignore

/** The exponents of the primes 2, 3, 5, and 7 in a number. Other primes would make no other number of factors. */
type Exponents = readonly [number, number, number, number]
type Pair = StatementPair<Exponents>

const valueOf = ([p, q, r, s]: Exponents): number => 2 ** p * 3 ** q * 5 ** r * 7 ** s
const CASES = once((): readonly Exponents[] => {
  const some = range(0, 13).flatMap((p) => range(0, 8).map((q) => [p, q] as const))
  const more = range(0, 4).flatMap((r) => range(0, 2).map((s) => [r, s] as const))
  const all = some.flatMap(([p, q]) => more.map(([r, s]): Exponents => [p, q, r, s]))
  return all.filter((one) => valueOf(one) > 1).toSorted((one, other) => valueOf(one) - valueOf(other))
})
/**
 * The most factors that the number, its square and its cube may have in a statement. A prime power with more of them has an
 * exponent above 13, which is not among the cases.
 */
const COVERED = [14, 27, 40] as const
const FORMS = [[2], [3], [4], [5], [6], [1, 1], [1, 1], [2, 1], [2, 1], [3, 1], [3, 1], [2, 2], [1, 1, 1]] as const
const SHOWN = ['', 'n', 'n^2', 'n^3'] as const

const factorsOf = (one: readonly number[], power = 1): number => one.reduce((all, each) => all * (power * each + 1), 1)
const primesOf = (one: Exponents): number => one.filter((each) => each > 0).length
const isSquare = (one: Exponents): boolean => one.every((each) => each % 2 === 0)
const isFree = (one: Exponents): boolean => one.every((each) => each < 2)

/** 'p^2q': the number as powers of different primes, the greatest exponent first. */
function formOf(one: readonly number[]): string {
  const exponents = one.filter((each) => each > 0).toSorted((a, b) => b - a)
  return exponents.map((each, at) => `${'pqrs'[at]!}${each === 1 ? '' : `^{${each}}`}`).join('')
}

const formsThat = (holds: (one: Exponents) => boolean): string[] => [...new Set(CASES().filter(holds).map(formOf))]
const listed = (forms: readonly string[]): string => {
  const shown = forms.map((form) => m`${form}`)
  return shown.length < 3 ? shown.join(' or ') : t`${shown.slice(0, -1).join(', ')}, or ${shown.at(-1)!}`
}

export const factorCount = sufficiency({
  id: 'factor-count',
  skill: 'ds-integers',
  levels: [1.7, 1.8, 1.8],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const form = random.pick(FORMS)
    const places = random.some([0, 1, 2], form.length).toSorted((a, b) => a - b)
    const one: [number, number, number, number] = [0, 0, 0, 0]
    for (const [at, place] of places.entries()) one[place] = form[at]!
    return one[2] > 4 || one[1] > 6 ? null : { one, level, at: random.int(0, 2) }
  },
  write: ({ one, level, at }): Sufficiency<Exponents> => {
    const k = [2, 3, 5][at]!
    const ask = (each: Exponents): string => [String(primesOf(each)), isSquare(each) ? 'yes' : 'no', String(factorsOf(each))][level - 1]! // prettier-ignore
    const answer = t`the answer is ${ask(one)}`
    const says = (text: string, holds: (each: Exponents) => boolean, notes: Partial<Statement<Exponents>>): Statement<Exponents> => ({ text, holds, ...notes }) // prettier-ignore
    const ofPower = (power: 1 | 2 | 3): Statement<Exponents> => {
      const count = factorsOf(one, power)
      const holds = (each: Exponents): boolean => factorsOf(each, power) === count
      const forms = formsThat(holds)
      const why = t`An exponent e in n gives the factor ${m`${power === 1 ? '' : power}e + 1`} in the number of factors, and with different primes ${m`p`}, ${m`q`}, and ${m`r`} the product ${count} comes from ${listed(forms)}`
      return says(t`${m`${SHOWN[power]}`} has exactly ${count} different positive factors.`, holds, { lacks: t`${why}.`, enough: t`${why.replace('An', 'an')}; in ${forms.length === 1 ? 'this form' : 'each of these forms'} ${answer}.` }) // prettier-ignore
    }
    const [own, square, cube] = [ofPower(1), ofPower(2), ofPower(3)]
    const w = primesOf(one)
    const primes = says(t`${m`n`} has exactly ${w === 1 ? 'one prime factor' : t`${['', '', 'two', 'three'][w]!} different prime factors`}.`, (each) => primesOf(each) === w, { lacks: 'It says nothing about the exponents.' }) // prettier-ignore
    const free = says(t`${m`n`} is not divisible by the square of any prime number.`, isFree, { lacks: 'It says that every exponent is 1, but not how many primes there are.', enough: t`every exponent is 1, so no square of an integer greater than 1 divides n, and ${answer}.` }) // prettier-ignore
    const rooted = says(t`${m`\sqrt{n}`} is an integer.`, isSquare, { lacks: 'It says that every exponent is even, but neither how many primes there are nor how great the exponents are.' }) // prettier-ignore
    const odd = says(t`${m`${k}n`} has twice as many different positive factors as ${m`n`}.`, (each) => each[at] === 0, { lacks: t`It says that ${k} is a new prime, so ${m`n`} is not divisible by ${k}.` }) // prettier-ignore
    const timesK = (each: Exponents): number => (factorsOf(each) / (each[at]! + 1)) * (each[at]! + 2)
    const doubled = timesK(one)
    const twice = says(t`${m`${k}n`} has exactly ${doubled} different positive factors.`, (each) => timesK(each) === doubled, { lacks: t`How the factor ${k} changes the number depends on the power of ${k} that is in ${m`n`} already.` }) // prettier-ignore
    const allows = ({ holds }: Statement<Exponents>): string => listed(formsThat(holds))
    const pair = (first: Statement<Exponents>, other: Statement<Exponents>, harder = 0): Pair => {
      const both = formsThat((each) => first.holds(each) && other.holds(each))
      const few = [first, other].find(({ holds }) => formsThat(holds).length < 6)
      return {
        statements: [first, other],
        harder,
        ...(few ? { together: t`one of the statements allows only the forms ${allows(few)}. Of these, ${both.length === 1 ? 'only' : 'just'} ${listed(both)} ${both.length === 1 ? 'fits' : 'fit'} the other statement too, so ${answer}.` } : {}),
        open: t`Numbers of the forms ${listed(both.slice(0, 3))} satisfy both.`.replace('the forms', both.length === 1 ? 'the form' : 'the forms'),
      } // prettier-ignore
    }
    const known = (power: 1 | 2 | 3, ...pairs: readonly Pair[]): readonly Pair[] => (factorsOf(one, power) <= COVERED[power - 1]! ? pairs : []) // prettier-ignore
    const isPlain = w === 1 ? -0.2 : 0.1
    // Only one form: then the number of factors is a prime, which is seen at once.
    const isSeen = formsThat(square.holds).length === 1 ? -0.2 : 0.1
    return {
      stem: t`If ${m`n`} is an integer greater than 1, ${[
        t`how many different prime factors does ${m`n`} have?`,
        t`is ${m`n`} the square of an integer?`,
        t`how many different positive factors does ${m`n`} have?`,
      ][level - 1]!}`,
      cases: CASES(),
      ask,
      show: (each) => m`n = ${valueOf(each)}`,
      statements: [],
      pairs: [
        ...known(2, ...known(3, pair(square, cube, isPlain))),
        ...(isFree(one) ? [...known(2, pair(square, free, 0)), ...known(3, pair(cube, free, 0.1))] : []),
        ...(factorsOf(one, 2) <= 17 ? [pair(square, odd, isSeen)] : []),
        ...(level === 1 ? [] : [...known(2, pair(square, primes, isSeen)), ...known(3, pair(cube, primes, isPlain))]),
        ...(level === 3 || factorsOf(one) > COVERED[0] ? [] : [...known(2, pair(own, square, isPlain - 0.1)), ...known(3, pair(own, cube, isPlain - 0.1))]),
        ...(level === 2 || !isSquare(one) ? [] : [...known(2, pair(square, rooted, isSeen)), ...known(3, pair(cube, rooted, 0.1))]),
        ...(level === 3 && one[at] === 0 && doubled <= COVERED[0] ? [{ statements: [odd, twice] as const, together: t`one statement says that ${m`n`} is not divisible by ${k}, and then every factor of ${m`n`} gives two factors of ${m`${k}n`}. So ${m`n`} has half of ${doubled} factors, and ${answer}.`, harder: 0.1 }, { statements: [odd, primes] as const, open: 'The exponents are still free.', harder: -0.2 }] : []),
        ...(level === 3 && isFree(one) ? [{ statements: [primes, free] as const, together: t`${m`n`} is a product of ${w} different primes, each with the exponent 1, and each is in a factor or not: ${m`2^${w} = ${2 ** w}`} factors; ${answer}.`, harder: -0.1 }] : []),
      ],
      hints: [
        t`Write ${m`n`} as a product of powers of different primes. How does the number of its factors follow from the exponents, and how that of ${m`n^2`}?`,
        'Write the number in a statement as a product in all possible ways. Which forms of n does each way stand for?',
      ],
    }
  },
  second: {
    cases: () => TABLE(),
    ask: (each, _n, stem) => {
      if (stem.includes('prime factors')) return each.primes
      return stem.includes('the square of') ? each.isSquare : each.counts[1]!
    },
    read: [
      [/twice as many/, ({ counts, times }, [k = 2]) => times[k] === 2 * counts[1]!],
      [/^\\\(\dn\\\) has exactly/, ({ times }, [k = 2, count = 0]) => times[k] === count],
      [/^\\\(n\^[23]\\\) has exactly/, ({ counts }, [power = 1, count = 0]) => counts[power] === count],
      [/has exactly \d+ different positive/, ({ counts }, [count = 0]) => counts[1] === count],
      [/has exactly (?:one|two|three)/, ({ primes }, _n, { statement }) => primes === ['one', 'two', 'three'].findIndex((word) => statement.includes(word)) + 1],
      [/not divisible by the square/, ({ isFree: free }) => free],
      [/sqrt/, ({ isSquare: square }) => square],
    ],
  },
}) // prettier-ignore

interface Facts {
  primes: number
  /** The number of factors of the number, of its square and of its cube, by the power. */
  counts: readonly number[]
  /** The number of factors of 2, 3, and 5 times the number. */
  times: Readonly<Record<number, number>>
  isSquare: boolean
  isFree: boolean
}

/** For the second solver: multiplies numbers together, takes them apart again, and counts. */
const TABLE = once((): readonly Facts[] => {
  const numbers: number[] = []
  for (let a = 1; a <= 2 ** 14; a *= 2)
    for (let b = 1; b <= 3 ** 8; b *= 3)
      for (let c = 1; c <= 5 ** 4; c *= 5) for (let d = 1; d <= 11 ** 2; d *= 11) if (a * b * c * d > 1) numbers.push(a * b * c * d) // prettier-ignore
  return numbers.map((n): Facts => {
    const parts = powersIn(n)
    const count = (times: number): number => parts.reduce((all, part) => all * (times * part + 1), 1)
    return {
      primes: parts.length,
      counts: [1, count(1), count(2), count(3)],
      times: Object.fromEntries([2, 3, 5].map((k) => [k, powersIn(k * n).reduce((all, part) => all * (part + 1), 1)])),
      isSquare: Number.isInteger(Math.sqrt(n)),
      isFree: [4, 9, 25, 49, 121].every((square) => n % square !== 0),
    }
  })
})

function powersIn(n: number): number[] {
  const parts: number[] = []
  let left = n
  for (let prime = 2; left > 1; prime += 1) {
    let times = 0
    for (; left % prime === 0; left /= prime) times += 1
    if (times > 0) parts.push(times)
  }
  return parts
}
