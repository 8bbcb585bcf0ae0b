import { often } from '../../factory/grammar.ts'
import { m, plain, t } from '../../factory/format.ts'
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
  version: 4,
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
      proper: t`How many positive divisors, other than 1 and the number itself, does ${n} have?`,
      odd: t`How many odd positive divisors does ${n} have?`,
      squares: t`How many of the positive divisors of ${n} are squares of whole numbers?`,
    }[asks]
    const factored = tex(powers)
    const raised = powers.map(([, exponent]) => `(${exponent} + 1)`).join('')
    const counted = {
      all: t`${m`${raised} = ${all}`} divisors`,
      proper: t`${m`${raised} = ${all}`} divisors, and ${key} without 1 and ${n}`,
      odd: t`${key} divisors without the factor 2`,
      squares: t`${key} ways to choose even exponents only`,
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
          ? t`Count the even exponents from 0 on for every prime of ${m`${factored}`}, and multiply.`
          : t`Raise each exponent of ${m`${factored}`} by one and multiply${asks === 'odd' ? ', without the factor 2' : ''}.`,
      ],
      full: [
        t`Factor: ${m`${n} = ${factored}`}.`,
        asks === 'odd'
          ? 'An odd divisor contains no factor 2; the exponents of the other primes can be chosen from 0 on.'
          : asks === 'squares'
            ? t`In a square every exponent is even: ${powers.map(([prime, exponent]) => t`for ${prime} there ${exponent < 2 ? 'is only 0' : t`are ${evens(exponent)}`}`).join(', ')}.`
            : t`A divisor contains ${powers.map(([prime, exponent]) => t`${prime} at most ${often(exponent)}`).join(', ')}.`,
        t`That gives ${counted}.`,
      ],
      hints: [
        'Write the number as a product of primes.',
        t`It is ${m`${factored}`}. Which exponents can a divisor have${asks === 'squares' ? ' if it is a square' : ''}?`,
      ],
    }
  },
  second: (numbers, stem) => {
    const n = numbers.at(-1) ?? 0
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
    [
      exponentProduct(powers),
      'exponent-not-raised-by-one',
      () =>
        t`This answer multiplies the exponents of ${factored}. A prime may also be left out, so each exponent counts one more.`,
    ],
    [
      asks === 'proper' ? all : all - 2,
      asks === 'proper' ? 'ignored-condition' : 'boundary-excluded',
      () =>
        asks === 'proper'
          ? t`${all} includes 1 and ${n} itself.`
          : t`This answer leaves out 1 and ${n}. Both divide ${n}.`,
    ],
    [
      all - 1,
      'boundary-excluded',
      () =>
        asks === 'proper'
          ? t`This answer leaves out only one of 1 and ${n}.`
          : t`This answer leaves out one of 1 and ${n}. Both divide ${n}.`,
    ],
    [
      powers.reduce((sum, [, exponent]) => sum + exponent, 0),
      'choices-added',
      () => t`This answer adds the exponents of ${factored}. The choices for the primes multiply, with one more each.`,
    ],
    [
      powers.reduce((sum, [, exponent]) => sum + exponent + 1, 0),
      'choices-added',
      () =>
        t`This answer raises each exponent of ${factored} by one, but adds. Every choice for one prime goes with every choice for the others.`,
    ],
    [
      div(all, 2),
      'doubled-or-halved',
      () => t`This answer counts each pair with the product ${n} once. Both numbers of a pair are divisors.`,
    ],
    [
      2 * all,
      'forgot-negative-case',
      () => t`This answer counts the negative divisors of ${n} as well. Only positive ones are asked.`,
    ],
    [
      all + 2,
      'boundary-included',
      () =>
        t`This answer adds 1 and ${n} on top. ${m`${powers.map(([, exponent]) => `(${exponent} + 1)`).join('')} = ${all}`} counts them already: no prime at all, and every prime as often as possible.`,
    ],
    [
      2 ** powers.length,
      'distinct-and-repeated-primes',
      () =>
        t`This answer lets each prime of ${factored} occur once at most. A divisor may contain it as often as ${n} does.`,
    ],
    [
      first![1] * choices(rest),
      'exponent-not-raised-by-one',
      () =>
        t`This answer raises all exponents of ${factored} by one except that of ${first![0]}. It may be left out too, so it has ${first![1] + 1} choices.`,
    ],
    [
      choices([[first![0], first![1] + 1], ...rest]) - (all - key),
      'exponent-not-raised-by-one',
      () =>
        t`This answer raises the exponent of ${first![0]} by two. From 0 to ${first![1]} there are ${first![1] + 1} choices.`,
    ],
  ]
}

function wrongOdd({ powers, n }: Divisors, all: number, odd: number): Wrong[] {
  const factored = m`${tex(powers)}`
  const others = powers.filter(([prime]) => prime !== 2)
  const twos = powers.find(([prime]) => prime === 2)![1]
  return [
    [all, 'ignored-condition', () => t`${all} is the number of all divisors of ${n}. Odd ones contain no factor 2.`],
    [all - odd, 'complement-forgotten', () => t`${all - odd} is the number of even divisors of ${n}.`],
    [
      div(all, 2),
      'ignored-condition',
      () =>
        t`This answer takes half of the ${all} divisors for odd. Of the ${twos + 1} choices for the factor 2 only one, none at all, gives odd ones.`,
    ],
    [
      exponentProduct(others),
      'exponent-not-raised-by-one',
      () =>
        t`This answer multiplies the exponents of the odd primes in ${factored}. Each counts one more, since the prime may be left out.`,
    ],
    [
      div(all, twos),
      'exponent-not-raised-by-one',
      () =>
        t`This answer divides ${all} by the exponent ${twos} of the factor 2. There are ${twos + 1} choices for it, from 0 to ${twos}.`,
    ],
    [odd - 1, 'boundary-excluded', () => t`This answer leaves out the 1. It is odd and divides ${n}.`],
    [
      twos + 1,
      'answered-other-quantity',
      () => t`${twos + 1} is the number of powers of 2 that divide ${n}, from 1 to ${2 ** twos}.`,
    ],
    [
      others.reduce((sum, [, exponent]) => sum + exponent, 0),
      'choices-added',
      () =>
        t`This answer adds the exponents of the odd primes in ${factored}. The choices multiply, with one more each.`,
    ],
    [
      2 * odd,
      'doubled-or-halved',
      () => t`This answer lets the factor 2 occur or not. In an odd divisor of ${n} it never occurs.`,
    ],
  ]
}

function wrongSquares({ powers, n }: Divisors, all: number, squares: number): Wrong[] {
  const factored = m`${tex(powers)}`
  const halves = powers.reduce((each, [, exponent]) => each * Math.max(1, Math.floor(exponent / 2)), 1)
  const repeated = powers.filter(([, exponent]) => exponent > 1).length
  return [
    [
      all,
      'ignored-condition',
      () => t`${all} is the number of all divisors of ${n}. In a square every prime has an even exponent.`,
    ],
    [squares - 1, 'boundary-excluded', () => t`This answer leaves out the 1. It is a square, and it divides ${n}.`],
    [
      halves,
      'exponent-not-raised-by-one',
      () =>
        t`This answer counts the pairs of equal primes in ${factored}. Each prime may also be left out, so there is one more choice.`,
    ],
    [
      div(all, 2),
      'wrong-operation',
      () =>
        t`This answer takes half of the ${all} divisors of ${n}. Even exponents have to be counted for each prime of ${factored}.`,
    ],
    [
      repeated,
      'distinct-and-repeated-primes',
      () =>
        t`This answer counts the primes that occur more than once in ${factored}. Squares can be built from several of them, or from none.`,
    ],
    [all - squares, 'complement-forgotten', () => t`${all - squares} divisors of ${n} are no squares; ${squares} are.`],
    [
      2 * squares,
      'forgot-negative-case',
      () =>
        t`This answer counts each square for a positive and a negative root. Only ${squares} divisors of ${n} are squares.`,
    ],
    [
      2 ** powers.length,
      'ignored-condition',
      () => t`This answer takes each prime of ${factored} or leaves it. For a square, primes are taken in pairs.`,
    ],
  ]
}
