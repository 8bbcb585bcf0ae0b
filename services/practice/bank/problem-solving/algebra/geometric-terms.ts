import { often } from '../../factory/grammar.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, power, rational } from '../../factory/rational.ts'

export const geometricTerms = problem({
  id: 'geometric-terms',
  skill: 'sequences',
  version: 5,
  levels: [-0.5, 0.2, 0.8],
  draw: (random, level) => {
    const first = random.int(2, 25)
    const factor = random.int(2, level === 3 ? 4 : 5)
    const i = level === 1 ? 1 : random.int(1, 3)
    const gap = level === 1 ? 2 : random.int(2, 3)
    const n = i + gap + random.int(1, 3)
    if (first * factor ** n > 40_000) return null
    return { first, factor, i, gap, n, sum: level === 3 }
  },
  write: ({ first, factor, i, gap, n, sum }) => {
    const term = (k: number): number => first * factor ** (k - 1)
    const total = Array.from({ length: n }, (_, at) => term(at + 1)).reduce((p, q) => p + q, 0)
    const key = sum ? total : term(n)
    const step = term(i + 1) - term(i)
    const leap = factor ** gap
    return {
      stem: t`In a sequence of positive numbers, each term after the first is found by multiplying the term before it by the same number. The ${ord(i)} term is ${term(i)} and the ${ord(i + gap)} term is ${term(i + gap)}. What is ${sum ? t`the sum of the first ${n} terms` : t`the ${ord(n)} term`}?`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && compare(value, 15 * key) < 0 && compare(mul(15, value), key) > 0,
      wrong: [
        [
          sum ? total - first : term(i) + (n - i) * step,
          sum ? 'first-term-forgotten' : 'geometric-as-arithmetic',
          () =>
            sum
              ? t`This answer adds only ${n - 1} terms. The first term, ${first}, is missing.`
              : t`This answer adds ${step} at each step. In this sequence each term is ${often(factor)} the term before it.`,
        ],
        [
          sum ? term(n) : term(n + 1),
          sum ? 'stopped-early' : 'terms-for-steps',
          () =>
            sum
              ? t`${term(n)} is the ${ord(n)} term, not the sum of the first ${n} terms.`
              : t`This answer is ${m`${term(i)} \times ${factor}^{${n - i + 1}}`}, which takes ${n - i + 1} steps from the ${ord(i)} term. The ${ord(n)} term is only ${n - i} steps from the ${ord(i)}.`,
        ],
        [
          sum ? total + term(n + 1) : term(n - 1),
          'off-by-one',
          () =>
            sum
              ? t`This answer adds ${n + 1} terms. The ${ord(n + 1)} term, ${term(n + 1)}, should not be included.`
              : t`This answer is ${m`${term(i)} \times ${factor}^{${n - i - 1}}`}, which takes only ${n - i - 1} steps from the ${ord(i)} term. The ${ord(n)} term is ${n - i} steps from the ${ord(i)}.`,
        ],
        [
          sum ? total - term(n) : term(i) * leap ** (n - i),
          sum ? 'off-by-one' : 'one-period-off',
          () =>
            sum
              ? t`This answer adds only ${n - 1} terms. The ${ord(n)} term, ${term(n)}, is missing.`
              : t`This answer multiplies by ${leap} at each step. But ${leap} is the factor for ${gap} steps. For one step it is ${factor}.`,
        ],
        [
          sum ? n * term(i) : add(term(i + gap), mul(n - i - gap, div(term(i + gap) - term(i), gap))),
          'geometric-as-arithmetic',
          () =>
            sum
              ? t`This answer multiplies ${term(i)} by ${n}. The terms are not equal. They grow from ${first} to ${term(n)}.`
              : t`This answer adds ${div(term(i + gap) - term(i), gap)} at each step. In this sequence each term is ${often(factor)} the term before it.`,
        ],
        [
          sum ? div(n * (first + term(n)), 2) : term(i) * factor * (n - i),
          sum ? 'geometric-as-arithmetic' : 'base-times-exponent',
          () =>
            sum
              ? t`This answer multiplies ${n} by the average of ${first} and ${term(n)}. That works only for a sequence in which the same number is added each time.`
              : t`This answer multiplies by ${m`${factor} \times ${n - i}`} instead of by ${m`${factor}^{${n - i}}`}.`,
        ],
        ...(sum
          ? wrongTotals({ first, factor, i, n }, { total, leap })
          : wrongTerms({ first, factor, i, n }, { gap, leap, total })),
      ],
      because: t`Going from the ${ord(i)} term to the ${ord(i + gap)} takes ${gap} steps and multiplies the term by ${m`${term(i + gap)} \div ${term(i)} = ${leap}`}, so each step multiplies it by ${factor}. ${sum ? t`The terms are ${Array.from({ length: n }, (_, at) => plain(term(at + 1))).join(', ')}; their sum is ${m`${Array.from({ length: n }, (_, at) => m`${term(at + 1)}`.slice(2, -2)).join(' + ')} = ${total}`}.` : t`${n - i - gap === 1 ? 'One more step leads' : t`Another ${n - i - gap} steps lead`} to ${m`${term(i + gap)} \times ${n - i - gap === 1 ? factor : `${factor}^{${n - i - gap}}`} = ${term(n)}`}.`}`,
      quick: [
        t`In ${gap} steps, the term is multiplied by ${m`${term(i + gap)} \div ${term(i)} = ${leap} = ${factor}^${gap}`}, so in one step by ${factor}. ${sum ? t`The terms are ${Array.from({ length: n }, (_, at) => plain(term(at + 1))).join(', ')}, and they add up to ${total}.` : t`The ${ord(n)} term is ${m`${term(i)} \times ${factor}^{${n - i}} = ${term(n)}`}.`}`,
      ],
      full: [
        t`Let ${m`r`} be the number by which each term is multiplied. Then ${m`r^${gap} = \frac{${term(i + gap)}}{${term(i)}} = ${leap}`}, so ${m`r = ${factor}`}, since the terms are positive.`,
        sum
          ? t`${i === 1 ? t`The first term is ${first}` : t`Dividing back from ${term(i)}, the first term is ${first}`}, so the terms are ${Array.from({ length: n }, (_, at) => plain(term(at + 1))).join(', ')}.`
          : t`From the ${ord(i)} term to the ${ord(n)} there are ${n - i} steps.`,
        sum
          ? t`Their sum is ${m`${Array.from({ length: n }, (_, at) => m`${term(at + 1)}`.slice(2, -2)).join(' + ')} = ${total}`}.`
          : t`So the ${ord(n)} term is ${m`${term(i)} \times ${factor}^{${n - i}} = ${term(n)}`}.`,
        ...(sum
          ? [
              t`Check: ${m`${factor} \times ${total} - ${total} = ${(factor - 1) * total}`}, which equals the ${ord(n + 1)} term minus the first, ${m`${term(n + 1)} - ${first}`}.`,
            ]
          : []),
      ],
      hints: [
        t`How many steps are there from the ${ord(i)} term to the ${ord(i + gap)}?`,
        t`In those ${gap} steps, the term is multiplied by ${leap}. By what positive number is it multiplied in each step?`,
      ],
    }
  },
  second: (numbers, stem) => {
    const [i = 0, x = 0, j = 0, y = 0, n = 0] = numbers
    for (let first = 1; first <= 50; first += 1) {
      for (let q = 2; q <= 9; q += 1) {
        const terms: number[] = []
        for (let value = first; terms.length < n; value *= q) terms.push(value)
        if (terms[i - 1] === x && terms[j - 1] === y)
          return stem.includes('sum') ? terms.reduce((a, b) => a + b, 0) : terms[n - 1]!
      }
    }
    return Number.NaN
  },
})

interface Steps {
  first: number
  factor: number
  i: number
  n: number
}

function ord(k: number): string {
  return `${k}${['th', 'st', 'nd', 'rd'][k] ?? 'th'}`
}

function wrongTerms(
  { first, factor, i, n }: Steps,
  { gap, leap, total }: { gap: number; leap: number; total: number },
): Wrong[] {
  const start = first * factor ** (i - 1)
  return [
    [total, 'answered-other-quantity', () => t`${total} is the sum of the first ${n} terms, not the ${ord(n)} term.`],
    [
      start * leap * factor ** (n - i),
      'terms-for-steps',
      () =>
        t`This answer is ${m`${start * leap} \times ${factor}^{${n - i}}`}, which takes ${n - i} more steps from the ${ord(i + gap)} term. The ${ord(n)} term is only ${n - i - gap} ${n - i - gap === 1 ? 'step' : 'steps'} from the ${ord(i + gap)}.`,
    ],
    [
      mul(start, power(rational(leap, gap), n - i)),
      'base-times-exponent',
      () =>
        t`This answer divides ${leap} by ${gap} to get the factor for one step. The factor must give ${leap} when it is applied ${often(gap)}, so it is ${factor}.`,
    ],
    [
      start * factor ** n,
      'terms-for-steps',
      () =>
        t`This answer is ${m`${start} \times ${factor}^{${n}}`}, which takes ${n} steps from the ${ord(i)} term. The ${ord(n)} term is only ${n - i} steps from the ${ord(i)}.`,
    ],
    [
      first * factor ** (n - 3),
      'one-period-off',
      () => t`This answer stops at the ${ord(n - 2)} term, two steps before the ${ord(n)}.`,
    ],
  ]
}

function wrongTotals({ first, factor, i, n }: Steps, { total, leap }: { total: number; leap: number }): Wrong[] {
  const before = Array.from({ length: i - 1 }, (_, at) => first * factor ** at).reduce((p, q) => p + q, 0)
  const leaps = Array.from({ length: n }, (_, at) => first * leap ** at).reduce((p, q) => p + q, 0)
  return [
    ...(i > 2
      ? ([
          [
            total - before,
            'first-term-forgotten',
            () =>
              t`This answer starts with the ${ord(i)} term. The ${i - 1} terms before it, with a sum of ${before}, must be included.`,
          ],
        ] as const)
      : []),
    [
      factor * total,
      'one-period-off',
      () =>
        t`This answer takes ${first * factor}, the second term, for the first. That makes every term, and so the sum, ${often(factor)} as great.`,
    ],
    [
      leaps,
      'one-period-off',
      () =>
        t`This answer multiplies by ${leap} at each step. But ${leap} is the factor for several steps. For one step it is ${factor}.`,
    ],
    [
      first * factor ** n,
      'terms-for-steps',
      () => t`${first * factor ** n} is the ${ord(n + 1)} term, not the sum of the first ${n} terms.`,
    ],
  ]
}
