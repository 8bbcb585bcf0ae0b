import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'

export const primeSum = problem({
  id: 'prime-sum',
  skill: 'primes',
  version: 4,
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
    return {
      stem: repeated
        ? t`If ${n} is written as a product of primes, repeated ones included, what is the sum of the factors in that product?`
        : t`What is the sum of the different prime factors of ${n}?`,
      key,
      show: plain,
      wrong: [
        [
          repeated ? distinct : all,
          'distinct-and-repeated-primes',
          () =>
            repeated
              ? t`This answer adds each prime once. Repeated factors count each time: ${m`${n} = ${factored}`}.`
              : t`This answer adds every factor of ${m`${factored}`}, repeated ones too. The question asks for the different primes.`,
        ],
        [
          powers,
          'base-times-exponent',
          () => t`This answer adds the powers in ${m`${factored}`}. The primes themselves are to be added.`,
        ],
        [
          key + 1,
          'off-by-one',
          () => t`This answer counts 1 as a prime factor of ${n}. It has only one divisor and is no prime.`,
        ],
        [
          product,
          'wrong-operation',
          () => t`${product} is the product of the different primes of ${n}. Their sum is asked.`,
        ],
        [
          exponents.reduce((p, q) => p + q, 0),
          'answered-other-quantity',
          () =>
            t`${exponents.reduce((p, q) => p + q, 0)} is the number of factors in ${m`${factored}`}, not their sum.`,
        ],
        [
          key - primes[0]! * (repeated ? exponents[0]! : 1),
          'stopped-early',
          () => t`This answer leaves out the smallest prime, ${primes[0]!}.`,
        ],
        [primes.at(-1)!, 'stopped-early', () => t`${primes.at(-1)!} is the greatest prime factor alone.`],
        [
          distinct + exponents.reduce((p, q) => p + q, 0),
          'answered-other-quantity',
          () => t`This answer adds the exponents of ${m`${factored}`} to the primes.`,
        ],
        [
          key + primes[0]!,
          'distinct-and-repeated-primes',
          () => t`This answer counts the factor ${primes[0]!} once too often in ${m`${factored}`}.`,
        ],
      ],
      because: t`${m`${n} = ${factored}`}; ${repeated ? 'with repeats' : 'the different primes'} ${m`${primes.flatMap((prime, at) => Array.from({ length: repeated ? exponents[at]! : 1 }, () => prime)).join(' + ')} = ${key}`}.`,
      quick: [
        t`Divide out small primes: ${m`${n} = ${factored}`}. Add${repeated ? ' every factor' : ' each prime once'}.`,
      ],
      full: [
        t`Divide by small primes as long as it works: ${m`${n} = ${factored}`}.`,
        repeated ? 'Every factor of the product counts.' : 'Each prime counts once.',
        t`The sum is ${key}.`,
      ],
      hints: [t`Divide ${n} by small primes.`, t`It is ${m`${factored}`}.`],
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
