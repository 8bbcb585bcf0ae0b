import { m, plain, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { add, div, mul } from '../factory/rational.ts'

export const geometricTerms = problem({
  id: 'geometric-terms',
  skill: 'sequences',
  levels: [-0.5, 0.2, 0.8],
  draw: (random, level) => {
    const first = random.int(1, 12)
    const factor = random.int(2, level === 3 ? 3 : 4)
    const i = level === 1 ? 1 : 2
    const n = random.int(4, level === 1 ? 6 : 7)
    if (first * factor ** n > 60_000) return null
    return { first, factor, i, n, sum: level === 3 }
  },
  write: ({ first, factor, i, n, sum }) => {
    const term = (k: number): number => first * factor ** (k - 1)
    const total = Array.from({ length: n }, (_, at) => term(at + 1)).reduce((p, q) => p + q, 0)
    const key = sum ? total : term(n)
    const ord = (k: number): string => `${k}${['th', 'st', 'nd', 'rd'][k] ?? 'th'}`
    const step = term(i + 1) - term(i)
    return {
      stem: t`In a sequence of positive numbers, each term after the first is the term before it multiplied by the same number. The ${ord(i)} term is ${term(i)} and the ${ord(i + 2)} term is ${term(i + 2)}. What is ${sum ? t`the sum of the first ${n} terms` : t`the ${ord(n)} term`}?`,
      key,
      show: plain,
      wrong: [
        [
          sum ? total - first : term(i) + (n - i) * step,
          sum ? 'first-term-forgotten' : 'geometric-as-arithmetic',
          () =>
            sum
              ? t`You left the first term, ${first}, out.`
              : t`You added ${step} each time. The sequence multiplies by ${factor}.`,
        ],
        [
          sum ? term(n) : term(n + 1),
          sum ? 'stopped-early' : 'terms-for-steps',
          () =>
            sum
              ? t`${term(n)} is the ${ord(n)} term alone.`
              : t`You multiplied once too often: from the ${ord(i)} to the ${ord(n)} term there are ${n - i} steps.`,
        ],
        [
          sum ? total + term(n + 1) : term(n - 1),
          'off-by-one',
          () =>
            sum
              ? t`You added one term too many.`
              : t`You multiplied once too little: from the ${ord(i)} to the ${ord(n)} term there are ${n - i} steps.`,
        ],
        [
          sum ? total - term(n) : term(i) * (factor * factor) ** (n - i),
          sum ? 'off-by-one' : 'doubled-or-halved',
          () =>
            sum
              ? t`You left the last term out.`
              : t`You took ${factor * factor} for the factor. That is the factor for two steps; for one it is ${factor}.`,
        ],
        [
          sum ? n * term(i) : add(term(i + 2), mul(n - i - 2, div(term(i + 2) - term(i), 2))),
          'geometric-as-arithmetic',
          () =>
            sum
              ? t`You multiplied one term by ${n}. The terms are not equal.`
              : t`You went on in equal steps. The steps grow: each term is ${factor} times the one before.`,
        ],
        [
          sum ? div(n * (first + term(n)), 2) : term(i) * factor * (n - i),
          sum ? 'geometric-as-arithmetic' : 'base-times-exponent',
          () =>
            sum
              ? t`You took half of first plus last, times ${n}. That is for equal steps.`
              : t`You multiplied by ${m`${factor} \times ${n - i}`} instead of ${m`${factor}^{${n - i}}`}.`,
        ],
      ],
      because: t`Two steps multiply by ${m`${term(i + 2)} \div ${term(i)} = ${factor * factor}`}, so one by ${factor}. ${sum ? t`The terms are ${Array.from({ length: n }, (_, at) => plain(term(at + 1))).join(', ')}; their sum is ${total}.` : t`From the ${ord(i)} term, ${n - i} steps lead to ${term(n)}.`}`,
      quick: [t`Factor for two steps: ${factor * factor}; for one: ${factor}.`],
      full: [
        t`Let ${m`q`} be the factor: ${m`q^2 = \frac{${term(i + 2)}}{${term(i)}} = ${factor * factor}`}, so ${m`q = ${factor}`} (the terms are positive).`,
        sum
          ? t`The first term is ${first}; the terms are ${Array.from({ length: n }, (_, at) => plain(term(at + 1))).join(', ')}.`
          : t`From the ${ord(i)} to the ${ord(n)} term there are ${n - i} steps.`,
        sum ? t`Their sum is ${total}.` : t`${m`${term(i)} \times ${factor}^{${n - i}} = ${term(n)}`}.`,
      ],
      hints: [
        t`How many steps lie between the ${ord(i)} and the ${ord(i + 2)} term?`,
        t`One step multiplies by ${factor}.`,
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
