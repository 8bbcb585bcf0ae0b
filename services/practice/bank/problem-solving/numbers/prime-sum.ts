import { m, plain, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem } from '../../factory/problem-template.ts'

export const primeSum = problem({
  id: 'prime-sum',
  skill: 'primes',
  version: 5,
  levels: [-1, -0.3, 0.4],
  places: [
    [7, 7, 6, 0, 0],
    [4, 4, 4, 8, 0],
    [1, 1, 2, 4, 12],
  ],
  draw: (random, level) => {
    const primes = random.some([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31], level === 1 ? 2 : 3).toSorted((p, q) => p - q)
    const exponents = primes.map((prime) => (prime < 4 ? random.int(1, 4) : prime < 8 ? random.int(1, 2) : 1))
    const n = primes.reduce((product, prime, at) => product * prime ** exponents[at]!, 1)
    if (n > 8000 || n < 30 || exponents.every((each) => each === 1)) return null
    return { primes, exponents, n, repeated: level === 3 }
  },
  write: ({ primes, exponents, n, repeated }) => {
    const distinct = primes.reduce((p, q) => p + q, 0)
    const all = primes.reduce((total, prime, at) => total + prime * exponents[at]!, 0)
    const key = repeated ? all : distinct
    const factored = primes
      .map((prime, at) => (exponents[at]! > 1 ? `${prime}^{${exponents[at]}}` : `${prime}`))
      .join(' \\times ')
    const product = primes.reduce((p, q) => p * q, 1)
    const powers = primes.reduce((total, prime, at) => total + prime ** exponents[at]!, 0)
    const sumOf = (times: (at: number) => number): string => primes.flatMap((prime, at) => Array.from({ length: times(at) }, () => prime)).join(' + ') // prettier-ignore
    const order = primes.flatMap((prime, at) => Array.from({ length: exponents[at]! }, () => prime))
    const after = (steps: number): number => order.slice(0, steps).reduce((rest, prime) => rest / prime, n)
    const divisions = range(1, order.length - 1).map((at) => m`${after(at - 1)} \div ${order[at - 1]!} = ${after(at)}`)
    return {
      stem: repeated
        ? t`If ${n} is written as a product of prime numbers, with repeated factors, what is the sum of all the factors in this product?`
        : t`What is the sum of the different prime factors of ${n}?`,
      key,
      show: plain,
      wrong: [
        [
          repeated ? distinct : all,
          'distinct-and-repeated-primes',
          () =>
            repeated
              ? t`This answer adds each prime only once: ${m`${sumOf(() => 1)} = ${distinct}`}. In ${m`${n} = ${factored}`}, repeated factors count each time.`
              : t`This answer adds each factor every time it appears: ${m`${sumOf((at) => exponents[at]!)} = ${all}`}. The question asks for the different primes, so each one counts once.`,
        ],
        [
          powers,
          'base-times-exponent',
          () =>
            t`This answer adds the powers in ${m`${factored}`}: ${m`${primes.map((p, at) => p ** exponents[at]!).join(' + ')} = ${powers}`}. Add the primes themselves instead.`,
        ],
        [key + 1, 'off-by-one', () => t`This answer includes the number 1 in the sum, but 1 is not a prime number.`],
        [
          product,
          'wrong-operation',
          () => t`${product} is the product of the different primes. The question asks for a sum.`,
        ],
        [
          exponents.reduce((p, q) => p + q, 0),
          'answered-other-quantity',
          () =>
            t`This answer is ${m`${exponents.join(' + ')}`}, the sum of the exponents in ${m`${factored}`}. That is how many prime factors there are, counted with repeats. The question asks for the sum of the primes.`,
        ],
        [
          key - primes[0]! * (repeated ? exponents[0]! : 1),
          'stopped-early',
          () =>
            t`This answer leaves out the smallest prime, ${primes[0]!}, which also divides ${n}: ${m`${n} = ${factored}`}.`,
        ],
        [
          primes.at(-1)!,
          'stopped-early',
          () =>
            t`${primes.at(-1)!} is only the greatest prime factor. The other factors in ${m`${factored}`} must be added.`,
        ],
        [
          distinct + exponents.reduce((p, q) => p + q, 0),
          'answered-other-quantity',
          () =>
            t`This answer adds the exponents in ${m`${factored}`} to the primes: ${m`${distinct} + ${exponents.reduce((p, q) => p + q, 0)}`}. Only primes are added.`,
        ],
        [
          key + primes[0]!,
          'distinct-and-repeated-primes',
          () =>
            t`This answer counts the factor ${primes[0]!} one time too many. The sum is only ${m`${sumOf((at) => (repeated ? exponents[at]! : 1))}`}.`,
        ],
      ],
      because: t`Since ${m`${n} = ${factored}`}, the sum of ${repeated ? 'all the factors' : 'the different primes'} is ${m`${primes.flatMap((prime, at) => Array.from({ length: repeated ? exponents[at]! : 1 }, () => prime)).join(' + ')} = ${key}`}.`,
      quick: [
        t`Factor ${m`${n} = ${factored}`}. Adding ${repeated ? 'every factor' : 'each prime once'} gives ${m`${sumOf((at) => (repeated ? exponents[at]! : 1))} = ${key}`}.`,
      ],
      full: [
        t`Keep dividing by the smallest prime that works: ${divisions.join(', ')}, which is prime. So ${m`${n} = ${factored}`}.`,
        repeated
          ? 'A prime that appears several times is added several times.'
          : 'Each prime is added only once, even if it appears several times.',
        t`The sum is ${m`${primes.flatMap((prime, at) => Array.from({ length: repeated ? exponents[at]! : 1 }, () => prime)).join(' + ')} = ${key}`}.`,
      ],
      hints: [
        t`What is the smallest prime that divides ${n}, and how many times can you divide by it?`,
        t`${n} is ${m`${factored}`}. How many times does each prime count in the sum?`,
      ],
    }
  },
  second: ([n = 0], stem) => {
    let [rest, total] = [n, 0]
    for (let d = 2; d <= n; d += 1) {
      let times = 0
      while (rest % d === 0) {
        rest /= d
        times += 1
      }
      total += stem.includes('repeated') ? d * times : times > 0 ? d : 0
    }
    return total
  },
})
