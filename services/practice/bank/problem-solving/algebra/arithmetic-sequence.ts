import { often } from '../../factory/grammar.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, div, mul } from '../../factory/rational.ts'

export const arithmeticSequence = problem({
  id: 'arithmetic-sequence',
  skill: 'sequences',
  version: 4,
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
      stem: t`In a sequence, each term after the first is obtained from the one before by adding the same number. The ${ord(i)} term is ${m`${term(i)}`} and the ${ord(j)} term is ${m`${term(j)}`}. What is ${sum ? t`the sum of the first ${n} terms` : t`the ${ord(n)} term`}?`,
      key,
      show: plain,
      fits: () => true,
      wrong: sum
        ? [
            [term(n), 'stopped-early', () => t`${m`${term(n)}`} is the ${ord(n)} term, not the sum.`],
            [
              div(n * (term(i) + term(n)), 2),
              'first-term-forgotten',
              () => t`This answer begins with the ${ord(i)} term. The first is ${m`${first}`}.`,
            ],
            [
              total + term(n + 1),
              'off-by-one',
              () => t`This answer adds ${n + 1} terms. The ${ord(n + 1)}, ${m`${term(n + 1)}`}, does not belong.`,
            ],
            [
              total - term(n),
              'off-by-one',
              () => t`This answer adds ${n - 1} terms only. The ${ord(n)}, ${m`${term(n)}`}, is missing.`,
            ],
            [
              n * (first + term(n)),
              'doubled-or-halved',
              () =>
                t`This answer forgets to halve. ${often(n)} first plus last, ${m`${first + term(n)}`}, counts every term twice.`,
            ],
            [
              div(n * (first + term(n + 1)), 2),
              'terms-for-steps',
              () =>
                t`This answer takes ${n} steps to the last term. From the first to the ${ord(n)} there are ${n - 1}.`,
            ],
            [total - first, 'first-term-forgotten', () => t`This answer leaves the first term, ${m`${first}`}, out.`],
          ]
        : [
            [
              term(n + 1),
              'terms-for-steps',
              () =>
                t`This answer goes one step too far: from the ${ord(j)} to the ${ord(n)} term there are ${m`${n} - ${j} = ${n - j}`} steps.`,
            ],
            [
              term(n - 1),
              'off-by-one',
              () =>
                t`This answer goes one step too few: from the ${ord(j)} to the ${ord(n)} term there are ${m`${n} - ${j} = ${n - j}`} steps.`,
            ],
            [
              n * step,
              'first-term-forgotten',
              () => t`This answer multiplies the step of ${m`${step}`} by ${n} and leaves the beginning out.`,
            ],
            [
              add(term(j), mul(n - j, div(term(j) - term(i), j - i + 1))),
              'terms-for-steps',
              () =>
                t`This answer divides the difference by ${j - i + 1}. Between the ${ord(i)} and the ${ord(j)} term there are ${j - i} steps.`,
            ],
            [
              term(i) + (n - j) * step,
              'answered-other-quantity',
              () => t`This answer counts the steps from the ${ord(j)} term but begins at the ${ord(i)}.`,
            ],
            [
              term(j) + (n - i) * step,
              'terms-for-steps',
              () => t`This answer counts the steps from the ${ord(i)} term but begins at the ${ord(j)}.`,
            ],
            [
              term(j) - (n - j) * step,
              'lost-sign',
              () => t`This answer goes in the wrong direction: the step is ${m`${step}`}.`,
            ],
            [
              term(j) + (term(j) - term(i)),
              'stopped-early',
              () =>
                t`This answer adds the difference of the two given terms once. It covers ${j - i} steps, and ${n - j} are needed.`,
            ],
          ],
      because: sum
        ? t`The step is ${m`${step}`}, the first term ${m`${first}`} and the ${ord(n)} ${m`${term(n)}`}; ${m`\frac{${n}(${first} ${term(n) < 0 ? '-' : '+'} ${Math.abs(term(n))})}{2} = ${total}`}.`
        : t`${j - i} steps make ${m`${term(j) - term(i)}`}, so one is ${m`${step}`}; ${n - j} more steps from ${m`${term(j)}`} lead to ${m`${term(n)}`}.`,
      quick: [t`Step: ${m`\frac{${term(j)} ${term(i) < 0 ? '+' : '-'} ${Math.abs(term(i))}}{${j} - ${i}} = ${step}`}.`],
      full: [
        t`From the ${ord(i)} to the ${ord(j)} term there are ${j - i} steps: ${m`${j - i}d = ${term(j) - term(i)}`}, so ${m`d = ${step}`}.`,
        sum
          ? t`The first term is ${m`${first}`}, the ${ord(n)} is ${m`${term(n)}`}.`
          : t`From the ${ord(j)} to the ${ord(n)} there are ${n - j} more.`,
        sum
          ? t`Sum: half the number of terms times first plus last, ${m`${total}`}.`
          : t`${m`${term(j)} ${step < 0 ? '-' : '+'} ${n - j} \times ${Math.abs(step)} = ${term(n)}`}.`,
      ],
      hints: [t`How many steps lie between the ${ord(i)} and the ${ord(j)} term?`, t`One step is ${m`${step}`}.`],
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
