import { m, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { add, div, isWhole, sub } from '../../factory/rational.ts'

const ASKS = ['greatest', 'smallest', 'both'] as const

export const consecutiveOdd = problem({
  id: 'consecutive-odd',
  skill: 'odd-even',
  version: 5,
  levels: [-1.6, -1.3, -0.2],
  places: [
    [0, 7, 7, 6, 0],
    [8, 4, 4, 4, 0],
    [4, 1, 1, 2, 12],
  ],
  draw: (random, level) => {
    const size = level === 1 ? 3 : random.int(4, 6)
    const first = random.int(2, 40) * 2 + random.int(0, 1)
    return {
      size,
      first,
      odd: first % 2 === 1,
      ask: ASKS[level - 1]!,
    } as const
  },
  write: ({ size, first, odd, ask }) => {
    const last = first + 2 * (size - 1)
    const sum = (size * (first + last)) / 2
    const mean = div(sum, size)
    const key = ask === 'greatest' ? last : ask === 'smallest' ? first : first + last
    const kind = odd ? 'odd' : 'even'
    const asked = {
      greatest: 'What is the greatest of them?',
      smallest: 'What is the smallest of them?',
      both: 'What is the sum of the smallest and the greatest of them?',
    }[ask]
    const tooFar = (by: number): string =>
      ask === 'both'
        ? t`Half of ${key + by} is ${div(key + by, 2)}, but the average of the integers is ${mean}. The sum of the smallest and the greatest is twice the average.`
        : t`With ${key + by} as the ${ask}, the integers would run from ${first + by} to ${last + by}. Their average would be ${add(mean, by)}, not ${mean}.`
    return {
      stem: t`The sum of ${size} consecutive ${kind} integers is ${sum}. ${asked}`,
      key,
      show: plain,
      fits: (value) => value.n > 0n && isWhole(ask === 'both' ? value : div(sub(value, key), 2)),
      wrong: [
        [
          ask === 'greatest' ? first : ask === 'smallest' ? last : sum - first - last,
          'answered-other-quantity',
          () =>
            ask === 'both'
              ? t`${sum - first - last} is the sum of the other ${size - 2} integers, those between the smallest and the greatest.`
              : t`${ask === 'greatest' ? first : last} is the ${ask === 'greatest' ? 'smallest' : 'greatest'} of the integers. The question asks for the ${ask}.`,
        ],
        [
          mean,
          'stopped-early',
          () =>
            ask === 'both'
              ? t`${mean} is the average of the ${size} integers. The sum of the smallest and the greatest is twice the average.`
              : t`${mean} is the average of the ${size} integers, ${m`${sum} \div ${size}`}. The ${ask} is ${size - 1} ${ask === 'greatest' ? 'more' : 'less'} than that.`,
        ],
        ...(ask === 'both'
          ? ([
              [
                last,
                'answered-other-quantity',
                () => t`${last} is the greatest of the integers. The smallest, ${first}, has to be added.`,
              ],
              [
                first,
                'answered-other-quantity',
                () => t`${first} is the smallest of the integers. The greatest, ${last}, has to be added.`,
              ],
            ] as const)
          : ([
              [
                ask === 'greatest' ? add(mean, 2 * (size - 1)) : sub(mean, 2 * (size - 1)),
                'stopped-early',
                () =>
                  t`This answer starts at the average, ${mean}, as if it were the ${ask === 'greatest' ? 'smallest' : 'greatest'} integer, and goes ${size - 1} steps of 2 from there. The average is in the middle.`,
              ],
            ] as const)),
        [
          ask === 'greatest'
            ? add(mean, div(size - 1, 2))
            : ask === 'smallest'
              ? sub(mean, div(size - 1, 2))
              : first + last + 2,
          'off-by-one',
          () =>
            ask === 'both'
              ? t`This answer uses ${last + 2} as the greatest integer, which takes ${size} steps from ${first}. From the first of ${size} integers to the last there are only ${size - 1} steps.`
              : t`This answer moves from the average, ${mean}, in steps of 1. Consecutive ${kind} integers are 2 apart.`,
        ],
        ...[2, -2, 4, -4, 6, -6].map((by): Wrong => [key + by, 'off-by-one', () => tooFar(by)]),
      ],
      because: t`The average is ${m`\frac{${sum}}{${size}} = ${mean}`}, so the integers run from ${m`${mean} - ${size - 1} = ${first}`} to ${m`${mean} + ${size - 1} = ${last}`}${ask === 'both' ? t`, and ${m`${first} + ${last} = ${key}`}` : ''}.`,
      quick: [
        ask === 'both'
          ? t`The smallest and the greatest are equally far from the average, so their sum is twice the average: ${m`2 \times \frac{${sum}}{${size}} = ${key}`}.`
          : t`The average is ${m`\frac{${sum}}{${size}} = ${mean}`}, and the ${ask} is ${size - 1} ${ask === 'greatest' ? 'more' : 'less'}: ${m`${mean} ${ask === 'greatest' ? '+' : '-'} ${size - 1} = ${key}`}.`,
      ],
      full: [
        t`Let the smallest be ${m`n`}. Then the others are ${m`n + 2`}${size === 3 ? '' : ', and so on up to'}${size === 3 ? ' and' : ''} ${m`n + ${2 * (size - 1)}`}.`,
        t`The sum is ${m`${size}n + ${size * (size - 1)} = ${sum}`}, so ${m`${size}n = ${size * first}`} and ${m`n = ${first}`}.`,
        ask === 'smallest'
          ? t`The smallest of the integers is ${first}.`
          : t`The greatest is ${m`${first} + ${2 * (size - 1)} = ${last}`}${ask === 'both' ? t`, so the sum of the smallest and the greatest is ${m`${first} + ${last} = ${key}`}` : ''}.`,
      ],
      hints: [
        ask === 'both'
          ? 'How is the sum of the smallest and the greatest related to the average?'
          : 'Where is the average in a list of evenly spaced numbers?',
        ask === 'both'
          ? t`What is the average of the ${size} integers? The smallest and the greatest are equally far from it.`
          : t`The average is ${mean}, and each integer is 2 more than the one before it. How far from the average is the ${ask}?`,
      ],
    }
  },
  second: ([size = 0, sum = 0], stem) => {
    for (let first = -200; first < 400; first += 1) {
      if (Math.abs(first % 2) !== (stem.includes('odd') ? 1 : 0)) continue
      const list = Array.from({ length: size }, (_, at) => first + 2 * at)
      if (list.reduce((a, b) => a + b, 0) !== sum) continue
      return stem.includes('greatest of them?') && !stem.includes('sum of the smallest')
        ? list.at(-1)!
        : stem.includes('What is the smallest')
          ? list[0]!
          : list[0]! + list.at(-1)!
    }
    return Number.NaN
  },
})
