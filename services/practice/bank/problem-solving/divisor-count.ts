import { m, plain, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { div } from '../factory/rational.ts'
import { tally } from '../factory/search.ts'

export const divisorCount = problem({
  id: 'divisor-count',
  skill: 'factors',
  levels: [-0.4, 0.3, 1],
  draw: (random, level) => {
    const [p, q] = random.some(level === 1 ? [2, 3, 5] : [2, 3, 5, 7], 2) as [number, number]
    const a = random.int(2, level === 1 ? 3 : 4)
    const b = random.int(1, 3)
    const c = level === 2 ? 1 : 0
    const r = [11, 13, 7, 5, 3].find((each) => each !== p && each !== q)!
    const n = p ** a * q ** b * r ** c
    if (n > 6000 || n < 12 || a === b) return null
    return { p, q, a, b, c, r, n, odd: level === 3 && (p === 2 || q === 2), level }
  },
  write: ({ p, q, a, b, c, r, n, odd, level }) => {
    const all = (a + 1) * (b + 1) * (c + 1)
    const twos = p === 2 ? a : b
    const key = odd ? all / (twos + 1) : level === 3 ? all - 2 : all
    const asked = odd
      ? 'How many odd positive divisors'
      : level === 3
        ? 'How many positive divisors, other than 1 and the number itself,'
        : 'How many positive divisors'
    const factored = `${p}^{${a}} \\times ${q}${b > 1 ? `^{${b}}` : ''}${c ? ` \\times ${r}` : ''}`
    return {
      stem: t`${asked} does ${n} have?`,
      key,
      show: plain,
      wrong: [
        [
          a * b * Math.max(c, 1),
          'exponent-not-raised-by-one',
          () =>
            t`You multiplied the exponents of ${m`${n} = ${factored}`}. A prime may also be left out, so each exponent counts one more.`,
        ],
        [
          a + b + c,
          'choices-added',
          () =>
            t`You added the exponents of ${m`${factored}`}. The choices for the primes multiply, with one more each.`,
        ],
        [
          odd ? all : div(all, 2),
          odd ? 'ignored-condition' : 'doubled-or-halved',
          () =>
            odd
              ? t`${all} is the number of all divisors. Odd ones contain no factor 2.`
              : t`You counted every pair of divisors once. Both numbers of a pair are divisors.`,
        ],
        [
          level === 3 && !odd ? all : all - 2,
          level === 3 && !odd ? 'ignored-condition' : 'boundary-excluded',
          () =>
            level === 3 && !odd
              ? t`${all} includes 1 and ${n} itself.`
              : t`You left out 1 and ${n}. Both are divisors.`,
        ],
        [
          odd ? all - all / (twos + 1) : all - 1,
          odd ? 'complement-forgotten' : 'boundary-excluded',
          () => (odd ? t`This is the number of even divisors.` : t`You left out one of 1 and ${n}.`),
        ],
        [
          all + 1,
          'off-by-one',
          () => t`You counted one divisor too many: ${m`(${a} + 1)(${b} + 1)${c ? '(1 + 1)' : ''} = ${all}`}.`,
        ],
        [
          c ? 3 : 2,
          'distinct-and-repeated-primes',
          () => t`You counted the different primes of ${m`${factored}`}. Divisors are all products of them.`,
        ],
        [
          odd ? twos + 1 : all * 2,
          odd ? 'answered-other-quantity' : 'doubled-or-halved',
          () =>
            odd
              ? t`${twos + 1} is the number of powers of 2 that divide ${n}.`
              : t`You counted negative divisors as well.`,
        ],
      ],
      because: odd
        ? t`${m`${n} = ${factored}`}. Without the factor 2, ${key === 1 ? 'there is one choice' : t`there are ${key} choices`} left.`
        : t`${m`${n} = ${factored}`}, so there are ${m`(${a} + 1)(${b} + 1)${c ? '(1 + 1)' : ''} = ${all}`} divisors${level === 3 ? t`, and ${key} without 1 and ${n}` : ''}.`,
      quick: [
        t`Factor, raise each exponent by one, multiply: ${m`${n} = ${factored}`}${odd ? ', and leave out the factor 2' : ''}.`,
      ],
      full: [
        t`Factor: ${m`${n} = ${factored}`}.`,
        odd
          ? 'An odd divisor contains no factor 2; only the exponent of the other prime can be chosen.'
          : t`A divisor contains ${p} from 0 to ${a} times and ${q} from 0 to ${b} times${c ? t`, and ${r} or not` : ''}.`,
        odd
          ? t`That gives ${key} divisors.`
          : t`${m`(${a} + 1)(${b} + 1)${c ? '(1 + 1)' : ''} = ${all}`}${level === 3 ? t`; without 1 and ${n} there are ${key}` : ''}.`,
      ],
      hints: ['Write the number as a product of primes.', t`It is ${m`${factored}`}.`],
    }
  },
  second: (numbers, stem) => {
    const n = numbers.at(-1) ?? 0
    if (stem.includes('odd')) return tally(1, n, (d) => n % d === 0 && d % 2 === 1)
    return tally(stem.includes('other than') ? 2 : 1, stem.includes('other than') ? n - 1 : n, (d) => n % d === 0)
  },
})
