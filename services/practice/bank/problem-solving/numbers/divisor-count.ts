import { m, plain, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole } from '../../factory/rational.ts'
import { tally } from '../../factory/search.ts'

type Powers = ReadonlyArray<readonly [prime: number, exponent: number]>
type Asks = 'all' | 'proper' | 'odd' | 'squares'

interface Divisors {
  level: Level
  powers: Powers
  n: number
  asks: Asks
}

export const divisorCount = problem<Divisors>({
  id: 'divisor-count',
  skill: 'factors',
  version: 5,
  levels: [-0.4, 0.3, 1],
  places: [
    [0, 5, 5, 5, 5],
    [0, 5, 5, 5, 5],
    [12, 2, 2, 2, 2],
  ],
  draw: (random, level) => {
    const asks = level === 3 ? random.pick(['proper', 'odd', 'squares'] as const) : 'all'
    const primes = random.some([2, 3, 5, 7, 11, 13], level === 1 ? 2 : 3).toSorted((a, b) => a - b)
    const powers = primes.map((prime) => [prime, random.int(1, highest(prime))] as const)
    const n = powers.reduce((product, [prime, exponent]) => product * prime ** exponent, 1)
    const twos = powers.find(([prime]) => prime === 2)?.[1] ?? 0
    const paired = powers.some(([, exponent]) => exponent > 1)
    if (n < 40 || n > 9999 || (asks === 'odd' && twos < 2) || !paired) return null
    return { level, powers, n, asks }
  },
  write: (drawn) => {
    const { powers, n, asks } = drawn
    const all = choices(powers)
    const odd = choices(powers.filter(([prime]) => prime !== 2))
    const squares = powers.reduce((product, [, exponent]) => product * (Math.floor(exponent / 2) + 1), 1)
    const key = { all, proper: all - 2, odd, squares }[asks]
    const question = {
      all: t`How many positive divisors does ${n} have?`,
      proper: t`How many positive divisors does ${n} have, other than 1 and ${n} itself?`,
      odd: t`How many odd positive divisors does ${n} have?`,
      squares: t`How many of the positive divisors of ${n} are perfect squares?`,
    }[asks]
    const factored = tex(powers)
    const raised = powers.map(([, exponent]) => `(${exponent} + 1)`).join('')
    const counted = {
      all: t`${m`${raised} = ${all}`} divisors`,
      proper: t`${m`${raised} = ${all}`} divisors, and ${m`${all} - 2 = ${key}`} of them are neither 1 nor ${n}`,
      odd: t`${m`${powers
        .filter(([prime]) => prime !== 2)
        .map(([, exponent]) => `(${exponent} + 1)`)
        .join('')} = ${key}`} odd divisors`,
      squares: t`${m`${powers.map(([, exponent]) => Math.floor(exponent / 2) + 1).join(' \\times ')} = ${key}`} divisors that are perfect squares`,
    }[asks]
    return {
      stem: question,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n,
      wrong:
        asks === 'odd'
          ? wrongOdd(drawn, all, odd)
          : asks === 'squares'
            ? wrongSquares(drawn, all, squares)
            : wrongAll(drawn, all),
      because: t`${m`${n} = ${factored}`}, so there are ${counted}.`,
      quick: [
        asks === 'squares'
          ? t`For each prime of ${m`${factored}`}, count the even exponents it can have, including 0, and multiply. There are ${counted}.`
          : t`Add 1 to each exponent of ${m`${factored}`}${asks === 'odd' ? ', leaving out the prime 2,' : ''} and multiply: ${asks === 'proper' ? t`${m`${raised} = ${all}`}. Subtract 2 for 1 and ${n} to get ${key}` : counted}.`,
      ],
      full: [
        t`The prime factorization is ${m`${n} = ${factored}`}.`,
        asks === 'odd'
          ? 'An odd divisor has no factor 2. The exponent of each other prime can be anything from 0 up to its exponent here.'
          : asks === 'squares'
            ? t`In a perfect square every exponent is even, so the possible exponents are ${powers.map(([prime, exponent]) => t`${evens(exponent)} for ${prime}`).join('; ')}.`
            : t`In a divisor, ${powers.map(([prime, exponent], at) => t`${at > 0 && at === powers.length - 1 ? 'and ' : ''}${prime}${at === 0 ? ' can have an exponent' : ''} from 0 to ${exponent}`).join(powers.length > 2 ? ', ' : ' ')}. Each choice for one prime can be combined with each choice for the others.`,
        t`So there are ${counted}.`,
        ...checkOf(drawn, key),
      ],
      hints: [
        {
          all: 'If a number divides another, what must be true of their prime factors?',
          proper: t`How many divisors does ${n} have if 1 and ${n} itself are counted?`,
          odd: 'Which prime factor can an odd number not have?',
          squares: 'What is special about the exponents in the prime factorization of a perfect square?',
        }[asks],
        t`${n} is ${m`${factored}`}. Which exponents can each prime have in ${{ all: 'a divisor', proper: 'a divisor', odd: 'an odd divisor', squares: 'a divisor that is a perfect square' }[asks]}?`,
      ],
    }
  },
  second: (numbers, stem) => {
    const n = Math.max(...numbers)
    if (stem.includes('odd')) return tally(1, n, (d) => n % d === 0 && d % 2 === 1)
    if (stem.includes('squares')) return tally(1, 100, (root) => n % (root * root) === 0)
    return tally(stem.includes('other than') ? 2 : 1, stem.includes('other than') ? n - 1 : n, (d) => n % d === 0)
  },
})

function highest(prime: number): number {
  return prime === 2 ? 6 : prime === 3 ? 4 : prime < 8 ? 3 : 2
}

function choices(powers: Powers): number {
  return powers.reduce((product, [, exponent]) => product * (exponent + 1), 1)
}

/** Lists the counted divisors where they are few. */
function checkOf({ level, n, asks }: Divisors, key: number): string[] {
  if (level < 3 || key > 12) return []
  const counted = range(1, n).filter((d) => {
    if (n % d !== 0) return false
    if (asks === 'odd') return d % 2 === 1
    return asks === 'squares' ? Number.isInteger(Math.sqrt(d)) : d > 1 && d < n
  })
  return [t`Check by listing them: ${counted.map(plain).join(', ')}.`]
}

function evens(exponent: number): string {
  return Array.from({ length: Math.floor(exponent / 2) + 1 }, (_, index) => String(2 * index)).join(', ')
}

function tex(powers: Powers): string {
  return powers.map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`)).join(' \\times ')
}

function exponentProduct(powers: Powers): number {
  return powers.reduce((all, [, exponent]) => all * exponent, 1)
}

function wrongAll({ powers, n, asks }: Divisors, all: number): Wrong[] {
  const factored = m`${tex(powers)}`
  const [first, ...rest] = powers
  const key = asks === 'proper' ? all - 2 : all
  return [
    [exponentProduct(powers), 'exponent-not-raised-by-one', () => t`This answer multiplies the exponents of ${factored}: ${m`${powers.map(([, exponent]) => exponent).join(String.raw` \times `)} = ${exponentProduct(powers)}`}. In a divisor each exponent can also be 0, so add 1 to each before multiplying.`],
    [
      asks === 'proper' ? all : all - 2,
      asks === 'proper' ? 'ignored-condition' : 'boundary-excluded',
      () =>
        asks === 'proper'
          ? t`${all} is the number of all divisors, including 1 and ${n} itself.`
          : t`This answer is ${m`${all} - 2`}, which leaves out 1 and ${n} itself. Both are divisors of ${n}.`,
    ],
    [
      all - 1,
      'boundary-excluded',
      () =>
        asks === 'proper'
          ? t`This answer excludes only one of 1 and ${n}. Both have to be excluded.`
          : t`This answer leaves out either 1 or ${n} itself. Every integer is a divisor of itself, and 1 divides every integer.`,
    ],
    [powers.reduce((sum, [, exponent]) => sum + exponent, 0), 'choices-added', () => t`This answer adds the exponents of ${factored}: ${m`${powers.map(([, exponent]) => exponent).join(' + ')}`}. Add 1 to each exponent and multiply instead.`],
    [powers.reduce((sum, [, exponent]) => sum + exponent + 1, 0), 'choices-added', () => t`This answer adds the numbers of choices for the exponents: ${m`${powers.map(([, exponent]) => exponent + 1).join(' + ')}`}. Each choice for one prime can be combined with each choice for the others, so multiply.`],
    [div(all, 2), 'doubled-or-halved', () => t`This answer counts pairs of divisors with a product of ${n}. Both numbers of a pair are divisors${asks === 'proper' ? t`, so there are ${all}, and 1 and ${n} are then left out` : ', so there are twice as many'}.`],
    [2 * all, 'forgot-negative-case', () => t`This answer counts the negative divisors of ${n} as well, ${m`2 \times ${all}`}. The question asks only for positive divisors.`],
    [all + 2, 'boundary-included', () => t`This answer adds 2 for 1 and ${n} to the product ${m`${powers.map(([, exponent]) => `(${exponent} + 1)`).join('')} = ${all}`}. That product counts them already.`],
    [2 ** powers.length, 'distinct-and-repeated-primes', () => t`This answer allows only the exponents 0 and 1 for each prime: ${m`2^${powers.length} = ${2 ** powers.length}`}. In ${factored}, some exponents are greater than 1.`],
    [first![1] * choices(rest), 'exponent-not-raised-by-one', () => t`This answer adds 1 to all exponents of ${factored} except that of ${first![0]}. Its exponent can also be 0, so it has ${first![1] + 1} choices.`],
    [choices([[first![0], first![1] + 1], ...rest]) - (all - key), 'exponent-not-raised-by-one', () => t`This answer adds 2 instead of 1 to the exponent of ${first![0]}. From 0 to ${first![1]} there are ${first![1] + 1} choices.`],
  ] // prettier-ignore
}

function wrongOdd({ powers, n }: Divisors, all: number, odd: number): Wrong[] {
  const factored = m`${tex(powers)}`
  const others = powers.filter(([prime]) => prime !== 2)
  const twos = powers.find(([prime]) => prime === 2)![1]
  return [
    [all, 'ignored-condition', () => t`${all} is the number of all divisors of ${n}, odd and even. In an odd divisor, the exponent of 2 must be 0.`],
    [all - odd, 'complement-forgotten', () => t`${all - odd} is the number of even divisors of ${n}, ${m`${all} - ${odd}`}. The question asks for odd divisors.`],
    [div(all, 2), 'ignored-condition', () => t`This answer assumes that half of the ${all} divisors are odd. The exponent of 2 can be anything from 0 to ${twos}, and only 0 gives an odd divisor.`],
    [exponentProduct(others), 'exponent-not-raised-by-one', () => t`This answer multiplies the exponents of the odd primes in ${factored}. In a divisor each exponent can also be 0, so add 1 to each before multiplying.`],
    [div(all, twos), 'exponent-not-raised-by-one', () => t`This answer divides ${all} by ${twos}, the exponent of 2. There are ${twos + 1} choices for this exponent, from 0 to ${twos}, so divide by ${twos + 1}.`],
    [odd - 1, 'boundary-excluded', () => t`This answer leaves out 1, which is odd and a divisor of ${n}.`],
    [twos + 1, 'answered-other-quantity', () => t`${twos + 1} is the number of powers of 2 that divide ${n}, from 1 to ${2 ** twos}. The question asks for odd divisors.`],
    [others.reduce((sum, [, exponent]) => sum + exponent, 0), 'choices-added', () => t`This answer adds the exponents of the odd primes in ${factored}: ${m`${others.map(([, exponent]) => exponent).join(' + ')}`}. Add 1 to each exponent and multiply instead.`],
    [2 * odd, 'doubled-or-halved', () => t`This answer allows one factor 2 as well. An odd divisor has none.`],
  ] // prettier-ignore
}

function wrongSquares({ powers, n }: Divisors, all: number, squares: number): Wrong[] {
  const factored = m`${tex(powers)}`
  const halves = powers.reduce((each, [, exponent]) => each * Math.max(1, Math.floor(exponent / 2)), 1)
  const repeated = powers.filter(([, exponent]) => exponent > 1).length
  return [
    [all, 'ignored-condition', () => t`${all} is the number of all divisors of ${n}. Only those with even exponents are perfect squares.`],
    [squares - 1, 'boundary-excluded', () => t`This answer leaves out 1, which is a perfect square and a divisor of ${n}.`],
    [halves, 'exponent-not-raised-by-one', () => t`This answer multiplies the numbers of even exponents other than 0 for the primes in ${factored}. The exponent 0 is even too, so each prime has one more choice.`],
    [div(all, 2), 'wrong-operation', () => t`This answer assumes that half of the ${all} divisors of ${n} are perfect squares. Count the even exponents for each prime of ${factored} instead.`],
    [repeated, 'distinct-and-repeated-primes', () => t`This answer counts the primes that appear more than once in ${factored}. A perfect square can contain several of them, or none.`],
    [all - squares, 'complement-forgotten', () => t`${all - squares} is the number of divisors of ${n} that are not perfect squares, ${m`${all} - ${squares}`}. The question asks for perfect squares.`],
    [2 * squares, 'forgot-negative-case', () => t`This answer counts each perfect square twice, once for each of its square roots. Each square is one divisor.`],
    [2 ** powers.length, 'ignored-condition', () => t`This answer either includes each prime of ${factored} or leaves it out. In a perfect square, primes appear in pairs.`],
  ] // prettier-ignore
}
