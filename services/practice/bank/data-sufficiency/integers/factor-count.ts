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

/** The forms of the numbers that fit. */
const formsThat = (holds: (one: Exponents) => boolean): string[] => [...new Set(CASES().filter(holds).map(formOf))]
/** The ways to write a count as a product of integers greater than 1, the greatest first. */
const productsOf = (count: number, most = count): number[][] =>
  [...range(2, Math.min(count, most))].reverse().filter((each) => count % each === 0).flatMap((each) => (each === count ? [[each]] : productsOf(count / each, each).map((rest) => [each, ...rest]))) // prettier-ignore
const factored = (way: readonly number[]): string => way.join(' \\cdot ')
const listed = (forms: readonly string[]): string => {
  const shown = forms.map((form) => m`${form}`)
  return shown.length < 3 ? shown.join(' or ') : t`${shown.slice(0, -1).join(', ')}, or ${shown.at(-1)!}`
}

/** 'a prime p', 'different primes p and q': the letters that the forms use. */
const primeNames = (forms: readonly string[]): string => {
  const most = Math.max(...forms.map((form) => form.replaceAll(/[^p-s]/g, '').length))
  const names = ['p', 'q', 'r', 's'].slice(0, most).map((name) => m`${name}`)
  return most === 1 ? `a prime ${names[0]!}` : `different primes ${most === 2 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)!}`}` // prettier-ignore
}
/** 'n = 12 = 2^2 \cdot 3'. */
function factorization(one: Exponents): string {
  const parts = one.flatMap((each, at) => (each === 0 ? [] : [`${[2, 3, 5, 7][at]!}${each === 1 ? '' : `^{${each}}`}`]))
  return m`n = ${valueOf(one)}${parts.join('') === String(valueOf(one)) ? '' : ` = ${parts.join(' \\cdot ')}`}`
}
/** Why a number is or is not a square: 'the exponent of 2 is 3, which is odd'. */
function parityOf(one: Exponents): string {
  const at = one.findIndex((each) => each % 2 === 1)
  return at < 0 ? 'every exponent is even' : t`the exponent of ${[2, 3, 5, 7][at]!} is ${one[at]!}, which is odd`
}
/** How its factors are counted: '(2 + 1)(1 + 1) = 6'. */
function multiplied(one: Exponents): string {
  const powers = one.filter((each) => each > 0)
  const counted = powers.length === 1 ? `${powers[0]!} + 1` : powers.map((each) => `(${each} + 1)`).join('')
  return m`${counted} = ${factorsOf(one)}`
}
const NUMBERS = ['no', 'one', 'two', 'three'] as const
const HINTS = [
  t`Do you need ${m`n`} itself, or only how many different primes appear in its prime factorization?`,
  t`What must be true of the exponents in the prime factorization of ${m`n`} if ${m`n`} is a square?`,
  t`Do you need ${m`n`} itself, or only the exponents in its prime factorization?`,
] as const

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
    const N = m`n`
    const says = (text: string, holds: (each: Exponents) => boolean, notes: Partial<Statement<Exponents>>): Statement<Exponents> => ({ text, holds, ...notes }) // prettier-ignore
    const powers = one.filter((each) => each > 0)
    const counted = powers.length === 1 ? `${powers[0]!} + 1` : powers.map((each) => `(${each} + 1)`).join('')
    /** What the forms that are left have in common, which decides the question. */
    const trait = (forms: readonly string[]): string => {
      if (level === 1) return t`exactly ${NUMBERS[primesOf(one)]!} prime ${primesOf(one) === 1 ? 'factor' : 'factors'}`
      if (level === 2) return isSquare(one) ? 'only even exponents' : 'an odd exponent'
      return t`${forms.length === 1 ? m`${counted} = ${factorsOf(one)}` : factorsOf(one)} factors`
    }
    const ending = (forms: readonly string[]): string =>
      t` ${forms.length === 1 ? 'This form' : 'Each form'} has ${trait(forms)}, so ${level === 2 ? t`${N} is ${isSquare(one) ? 'the' : 'not the'} square of an integer and ` : ''}${answer}.`
    /** How the forms follow from a statement on the factors of a power. */
    const steps = new Map<string, string>()
    const ofPower = (power: 1 | 2 | 3): Statement<Exponents> => {
      const count = factorsOf(one, power)
      const holds = (each: Exponents): boolean => factorsOf(each, power) === count
      const forms = formsThat(holds)
      const what = m`${SHOWN[power]}`
      const ways = productsOf(count)
      const fitting = ways.filter((way) => way.every((each) => (each - 1) % power === 0))
      const raised = fitting.map((way) => formOf(way.map((each) => each - 1)))
      const roots = fitting.map((way) => formOf(way.map((each) => (each - 1) / power)))
      const named = t`the form ${listed(roots)} with ${primeNames(roots)}`
      const product = t`For ${what}, the product is ${count}`
      const only = fitting.length < ways.length ? t` The exponents of ${what} are multiples of ${power}, so only ${listed(fitting.map(factored)).replace(' or ', ' and ')} ${fitting.length === 1 ? 'is' : 'are'} possible.` : ''
      const first = ways.length === 1 ? t`${product}, a prime number, so ${what} has only one exponent, ${m`${count} - 1 = ${count - 1}`}.` : t`${product}, which can be written as ${listed(ways.map(factored))}.${only}`
      const then = power === 1 ? t`Therefore ${N} has ${named}.` : t`Therefore ${what} has the form ${listed(raised)}, and ${N} has ${named}.`
      const which = ways.length === 1 ? 'which is prime' : t`which can ${only === '' ? '' : 'only '}be written as ${listed(fitting.map(factored))}${only === '' ? '' : t`, because the exponents are multiples of ${power}`}`
      steps.set(t`${what} has exactly ${count} different positive factors.`, t`since ${what} has ${count} factors, adding 1 to each of its exponents gives numbers with a product of ${count}, ${which}. Therefore ${power === 1 ? '' : t`${what} has the form ${listed(raised)}, and `}${N} has ${named}.`)
      return says(t`${what} has exactly ${count} different positive factors.`, holds, { lacks: t`To count the factors of a number, add 1 to each exponent in its prime factorization and multiply the results. ${first} ${then}`, trap: t`considers only the form ${listed(forms.slice(0, 1))}, but ${what} also has ${count} factors if ${N} has the form ${listed(forms.slice(1))}`, enough: t`to count the factors of a number, add 1 to each exponent in its prime factorization and multiply the results. ${first} ${then}${ending(roots)}`, missed: t`overlooks that ${N} can only have the form ${listed(roots)}, ${roots.length === 1 ? 'with' : 'each with'} ${trait(roots)}`, consider: t`what can the exponents of ${what} be if adding 1 to each of them and multiplying the results gives ${count}?` }) // prettier-ignore
    }
    const [own, square, cube] = [ofPower(1), ofPower(2), ofPower(3)]
    const w = primesOf(one)
    const primes = says(t`${N} has exactly ${w === 1 ? 'one prime factor' : t`${NUMBERS[w]!} different prime factors`}.`, (each) => primesOf(each) === w, { lacks: t`The ${w === 1 ? 'exponent' : 'exponents'} in the prime factorization of ${N} can be any positive ${w === 1 ? 'integer' : 'integers'}.`, trap: t`assumes that ${w === 1 ? 'the exponent in the prime factorization is' : t`${w === 2 ? 'both' : 'all'} exponents in the prime factorization are`} 1, but any positive ${w === 1 ? 'exponent is' : 'exponents are'} possible`, consider: t`which exponents are possible in the prime factorization of ${N}?` }) // prettier-ignore
    const free = says(t`${N} is not divisible by the square of any prime number.`, isFree, { lacks: t`It means that every exponent in the prime factorization of ${N} is 1, but the number of primes is not known.`, trap: t`considers only the exponents, which must all be 1, but ${N} can have any number of prime factors`, enough: t`the statement means that every exponent in the prime factorization of ${N} is 1. A square has only even exponents, and 1 is odd, so ${N} is not the square of an integer and ${answer}.`, missed: t`overlooks that every exponent must be 1, so ${N} cannot be a square`, consider: t`what must be true of the exponents in the prime factorization of ${N}?` }) // prettier-ignore
    const rooted = says(t`${m`\sqrt{n}`} is an integer.`, isSquare, { lacks: t`It means that every exponent in the prime factorization of ${N} is even, but it gives neither the number of primes nor the exponents themselves.`, trap: t`tries only squares of prime numbers, such as 4 and 9, but ${N} can also be a square such as 16 or 36`, consider: t`what must be true of the exponents in the prime factorization of ${N}?` }) // prettier-ignore
    const odd = says(t`${m`${k}n`} has twice as many different positive factors as ${N}.`, (each) => each[at] === 0, { lacks: t`If ${m`e`} is the exponent of ${k} in ${N}, then ${m`e + 1`} is one of the numbers that are multiplied to count the factors. Multiplying ${N} by ${k} changes this number to ${m`e + 2`}, which is twice ${m`e + 1`} only if ${m`e = 0`}. So ${N} can be any integer that is not divisible by ${k}.`, trap: t`tries only one integer, but ${N} can be any integer that is not divisible by ${k}`, consider: t`when does multiplying ${N} by ${k} double the number of factors?` }) // prettier-ignore
    const timesK = (each: Exponents): number => (factorsOf(each) / (each[at]! + 1)) * (each[at]! + 2)
    const doubled = timesK(one)
    const twice = says(t`${m`${k}n`} has exactly ${doubled} different positive factors.`, (each) => timesK(each) === doubled, { lacks: t`If ${N} is not divisible by ${k}, it has ${Math.floor(doubled / 2)} factors, but if ${N} is divisible by ${k}, it has a different number of factors.`, trap: t`assumes that ${N} is not divisible by ${k}, so that ${m`${k}n`} has twice as many factors as ${N}`, consider: t`how does the number of factors of ${m`${k}n`} depend on the power of ${k} in ${N}?` }) // prettier-ignore
    /** What a form of the number must do to satisfy a statement: 'has only even exponents'. */
    const checkOf = (each: Statement<Exponents>): ((single: boolean) => string) => {
      const power = ([1, 2, 3] as const).find((exponent) => [own, square, cube][exponent - 1] === each)
      if (power === 1) return (single) => t`${single ? 'has' : 'have'} ${factorsOf(one)} factors`
      if (power) return (single) => t`${single ? 'gives' : 'give'} ${m`${SHOWN[power]}`} ${factorsOf(one, power)} factors`
      const has = each === rooted ? 'only even exponents' : each === free ? 'only exponents of 1' : t`exactly ${w === 1 ? 'one prime factor' : t`${NUMBERS[w]!} different prime factors`}` // prettier-ignore
      return (single) => t`${single ? 'has' : 'have'} ${has}`
    }
    const pair = (first: Statement<Exponents>, other: Statement<Exponents>, harder = 0): Pair => {
      const both = formsThat((each) => first.holds(each) && other.holds(each))
      const few = [first, other].find(({ holds }) => formsThat(holds).length < 6)
      const rest = few === first ? other : first
      const some = listed(both.slice(0, 3)).replace(' or ', ' and ')
      return {
        statements: [first, other],
        harder,
        ...(few ? { together: t`${steps.get(few.text)!} Of these forms, only ${listed(both)} ${checkOf(rest)(both.length === 1)}, as the other statement requires.${ending(both)}` } : {}),
        open: t`Integers of the forms ${some}${both.length > 3 ? ', among others,' : ''} satisfy both statements, and ${['they do not all have the same number of primes', 'only some of them are squares', 'they do not all have the same number of factors'][level - 1]!}.`,
        bothTrap: t`considers only one form of ${N}, but integers of the forms ${some} all satisfy both statements`,
        bothMissed: t`rejects the statements because each of them allows more than one form of ${N}, but only ${listed(both)} ${both.length === 1 ? 'satisfies' : 'satisfy'} both`,
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
      asks: level === 2 ? { what: t`whether every exponent in the prime factorization of ${m`n`} is even`, because: 'squaring an integer doubles every exponent in its prime factorization' } : undefined, // prettier-ignore
      ask,
      show: factorization,
      since: (each) => [undefined, parityOf(each), multiplied(each)][level - 1],
      statements: [],
      pairs: [
        ...known(2, ...known(3, pair(square, cube, isPlain))),
        ...(isFree(one) ? [...known(2, pair(square, free, 0)), ...known(3, pair(cube, free, 0.1))] : []),
        ...(factorsOf(one, 2) <= 17 ? [pair(square, odd, isSeen)] : []),
        ...(level === 1 ? [] : [...known(2, pair(square, primes, isSeen)), ...known(3, pair(cube, primes, isPlain))]),
        ...(level === 3 || factorsOf(one) > COVERED[0] ? [] : [...known(2, pair(own, square, isPlain - 0.1)), ...known(3, pair(own, cube, isPlain - 0.1))]),
        ...(level === 2 || !isSquare(one) ? [] : [...known(2, pair(square, rooted, isSeen)), ...known(3, pair(cube, rooted, 0.1))]),
        ...(level === 3 && one[at] === 0 && doubled <= COVERED[0] ? [{ statements: [odd, twice] as const, together: t`${m`${k}n`} has ${doubled} factors, which is twice as many as ${N} has. So ${N} has ${m`${doubled} \div 2 = ${doubled / 2}`} factors, and ${answer}.`, bothMissed: t`overlooks that the two statements together give the number of factors of ${N} as half of ${doubled}`, harder: 0.1 }, { statements: [odd, primes] as const, open: t`The ${w === 1 ? 'exponent' : 'exponents'} in the prime factorization of ${N} can still be any positive ${w === 1 ? 'integer' : 'integers'}.`, bothTrap: t`considers only how many primes there are, but the number of factors also depends on the exponents`, harder: -0.2 }] : []),
        ...(level === 3 && isFree(one) ? [{ statements: [primes, free] as const, together: t`${N} is ${w === 1 ? 'a prime number' : t`the product of ${w} different primes`}, and each prime can be in a factor or not. This gives ${m`2^${w} = ${2 ** w}`} factors, so ${answer}.`, bothMissed: t`looks for the primes that divide ${N}, but knowing how many there are and that each exponent is 1 is sufficient`, harder: -0.1 }] : []),
      ],
      hints: [HINTS[level - 1]!, 'How does the number of factors follow from the exponents in the prime factorization?'],
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
