import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, div, mul } from '../../factory/rational.ts'

export const arithmeticSequence = problem({
  id: 'arithmetic-sequence',
  skill: 'sequences',
  version: 5,
  levels: [-0.8, -0.1, 0.6],
  places: [
    [0, 5, 5, 5, 5],
    [6, 4, 4, 3, 3],
    [6, 3, 3, 4, 4],
  ],
  draw: (random, level) => {
    const first = random.int(-8, 20)
    const step = random.int(2, 9) * (level > 1 && random.int(0, 2) === 0 ? -1 : 1)
    const i = random.int(2, 5)
    const j = i + random.int(2, 6)
    const n = j + random.int(3, 20)
    if (first === 0 || first === step) return null
    return { first, step, i, j, n, sum: level === 3 }
  },
  write: ({ first, step, i, j, n, sum }) => {
    const term = (k: number): number => first + (k - 1) * step
    const total = (n * (first + term(n))) / 2
    const key = sum ? total : term(n)
    const ord = (k: number): string =>
      `${k}${[11, 12, 13].includes(k % 100) ? 'th' : (['th', 'st', 'nd', 'rd'][k % 10] ?? 'th')}`
    return {
      stem: t`In a sequence, each term after the first is found by adding the same number to the term before it. The ${ord(i)} term is ${m`${term(i)}`} and the ${ord(j)} term is ${m`${term(j)}`}. What is ${sum ? t`the sum of the first ${n} terms` : t`the ${ord(n)} term`}?`,
      key,
      show: plain,
      fits: () => true,
      wrong: sum
        ? [
            [
              term(n),
              'stopped-early',
              () => t`${m`${term(n)}`} is the ${ord(n)} term, not the sum of the first ${n} terms.`,
            ],
            [
              div(n * (term(i) + term(n)), 2),
              'first-term-forgotten',
              () =>
                t`This answer adds the ${ord(i)} term, ${m`${term(i)}`}, to the last, ${m`${term(n)}`}, and multiplies by ${m`\frac{${n}}{2}`}. It should use the first term, ${m`${first}`}, instead of the ${ord(i)}.`,
            ],
            [
              total + term(n + 1),
              'off-by-one',
              () =>
                t`This answer adds ${n + 1} terms instead of ${n}. It includes the ${ord(n + 1)} term, ${m`${term(n + 1)}`}, which comes after the last one asked for.`,
            ],
            [
              total - term(n),
              'off-by-one',
              () => t`This answer adds only ${n - 1} terms. The ${ord(n)} term, ${m`${term(n)}`}, is missing.`,
            ],
            [
              n * (first + term(n)),
              'doubled-or-halved',
              () =>
                t`This answer multiplies ${n} by ${m`${first + term(n)}`}, the sum of the first and last terms. It must still be divided by 2.`,
            ],
            [
              div(n * (first + term(n + 1)), 2),
              'terms-for-steps',
              () =>
                t`This answer uses ${m`${term(n + 1)}`} as the last term, which is ${n} steps after the first. Between ${n} terms there are only ${n - 1} steps.`,
            ],
            [
              total - first,
              'first-term-forgotten',
              () => t`This answer adds only ${n - 1} terms. The first term, ${m`${first}`}, is missing.`,
            ],
          ]
        : [
            [
              term(n + 1),
              'terms-for-steps',
              () =>
                t`This answer is ${m`${term(j)} ${step < 0 ? '-' : '+'} ${n - j + 1} \times ${Math.abs(step)}`}, which takes ${n - j + 1} steps from the ${ord(j)} term. From there to the ${ord(n)} term there are only ${m`${n} - ${j} = ${n - j}`} steps.`,
            ],
            [
              term(n - 1),
              'off-by-one',
              () =>
                t`This answer is ${m`${term(j)} ${step < 0 ? '-' : '+'} ${n - j - 1} \times ${Math.abs(step)}`}, which is one step short. From the ${ord(j)} term to the ${ord(n)} there are ${m`${n} - ${j} = ${n - j}`} steps.`,
            ],
            [
              n * step,
              'first-term-forgotten',
              () =>
                t`This answer multiplies the common difference, ${m`${step}`}, by ${n}. The ${ord(n)} term is the first term, ${m`${first}`}, plus ${n - 1} of these steps.`,
            ],
            [
              add(term(j), mul(n - j, div(term(j) - term(i), j - i + 1))),
              'terms-for-steps',
              () =>
                t`This answer divides the difference of ${m`${term(j) - term(i)}`} by ${j - i + 1} to get one step. From the ${ord(i)} term to the ${ord(j)} there are only ${m`${j} - ${i} = ${j - i}`} steps, so one step is ${m`${step}`}.`,
            ],
            [
              term(i) + (n - j) * step,
              'answered-other-quantity',
              () =>
                t`This answer takes ${n - j} steps from the ${ord(i)} term, ${m`${term(i)}`}. To reach the ${ord(n)} term, those steps must start at the ${ord(j)}, ${m`${term(j)}`}.`,
            ],
            [
              term(j) + (n - i) * step,
              'terms-for-steps',
              () =>
                t`This answer takes ${n - i} steps from the ${ord(j)} term, ${m`${term(j)}`}. To reach the ${ord(n)} term, those steps must start at the ${ord(i)}, ${m`${term(i)}`}.`,
            ],
            [
              term(j) - (n - j) * step,
              'lost-sign',
              () =>
                t`This answer is ${m`${term(j)} ${step < 0 ? '+' : '-'} ${n - j} \times ${Math.abs(step)}`}, which goes in the wrong direction. The common difference is ${m`${step}`}, so the terms ${step > 0 ? 'increase' : 'decrease'}.`,
            ],
            [
              term(j) + (term(j) - term(i)),
              'stopped-early',
              () =>
                t`This answer adds the difference between the two given terms once. That covers ${j - i} steps, but ${n - j} are needed.`,
            ],
          ],
      because: sum
        ? t`One step is ${m`${term(j) - term(i)} \div ${j - i} = ${step}`}, so the first term is ${m`${first}`} and the ${ord(n)} is ${m`${first} ${step < 0 ? '-' : '+'} ${n - 1} \times ${Math.abs(step)} = ${term(n)}`}. The sum is ${m`\frac{${n}(${first} ${term(n) < 0 ? '-' : '+'} ${Math.abs(term(n))})}{2} = ${total}`}.`
        : t`From the ${ord(i)} term to the ${ord(j)}, the terms change by ${m`${term(j) - term(i)}`} in ${j - i} steps, so one step is ${m`${step}`}. After another ${n - j} steps, the ${ord(n)} term is ${m`${term(j)} ${step < 0 ? '-' : '+'} ${n - j} \times ${Math.abs(step)} = ${term(n)}`}.`,
      quick: [
        t`The common difference is ${m`\frac{${term(j)} ${term(i) < 0 ? '+' : '-'} ${Math.abs(term(i))}}{${j} - ${i}} = ${step}`}, so the ${ord(n)} term is ${m`${term(j)} ${step < 0 ? '-' : '+'} ${n - j} \times ${Math.abs(step)} = ${term(n)}`}${sum ? t`. The first is ${m`${term(i)} ${step < 0 ? '+' : '-'} ${i - 1} \times ${Math.abs(step)} = ${first}`}, so the sum is ${m`\frac{${n}}{2} \times ${first + term(n) < 0 ? `(${first + term(n)})` : first + term(n)} = ${total}`}` : ''}.`,
      ],
      full: [
        t`Let ${m`d`} be the number added at each step. From the ${ord(i)} term to the ${ord(j)} there are ${j - i} steps, so ${m`${j - i}d = ${term(j) - term(i)}`} and ${m`d = ${step}`}.`,
        sum
          ? t`The first term is ${i - 1 === 1 ? 'one step' : t`${i - 1} steps`} before the ${ord(i)}: ${m`${term(i)} ${step < 0 ? '+' : '-'} ${i - 1} \times ${Math.abs(step)} = ${first}`}. The ${ord(n)} term is ${m`${first} ${step < 0 ? '-' : '+'} ${n - 1} \times ${Math.abs(step)} = ${term(n)}`}.`
          : t`From the ${ord(j)} term to the ${ord(n)} there are another ${n - j} steps.`,
        sum
          ? t`The average of all ${n} terms is halfway between the first and the last, so the sum is ${m`\frac{${n}}{2} \times ${first + term(n) < 0 ? `(${first + term(n)})` : first + term(n)} = ${total}`}.`
          : t`The ${ord(n)} term is ${m`${term(j)} ${step < 0 ? '-' : '+'} ${n - j} \times ${Math.abs(step)} = ${term(n)}`}.`,
      ],
      hints: [
        t`How many steps are there from the ${ord(i)} term to the ${ord(j)}?`,
        sum
          ? t`Each step is ${m`${step}`}. Which two terms do you need for the sum?`
          : t`Each step is ${m`${step}`}. How many more steps are there to the ${ord(n)} term?`,
      ],
    }
  },
  second: (numbers, stem) => {
    const [i = 0, x = 0, j = 0, y = 0, n = 0] = numbers
    for (let first = -200; first <= 200; first += 1) {
      for (let step = -12; step <= 12; step += 1) {
        const terms: number[] = []
        for (let value = first; terms.length < n; value += step) terms.push(value)
        if (terms[i - 1] === x && terms[j - 1] === y)
          return stem.includes('sum') ? terms.reduce((a, b) => a + b, 0) : terms[n - 1]!
      }
    }
    return Number.NaN
  },
})
