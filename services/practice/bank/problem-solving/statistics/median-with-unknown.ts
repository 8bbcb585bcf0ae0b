import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, div, rational, sub } from '../../factory/rational.ts'

export const medianWithUnknown = problem({
  id: 'median-with-unknown',
  skill: 'median-range',
  version: 4,
  levels: [-1.6, -0.9, 0],
  draw: (random, level) => {
    const list = random.some(
      Array.from({ length: 40 }, (_, at) => at + 3),
      level === 1 ? 5 : 6,
    )
    const sorted = list.toSorted((p, q) => p - q)
    if (level === 1 && list[2] === sorted[2]) return null
    if (level > 1 && (sorted[3]! - sorted[2]!) % 2 === 1) return null
    if (level === 3 && sorted.at(-1)! - sorted[0]! <= (sorted[2]! + sorted[3]!) / 2) return null
    return {
      list,
      sorted,
      ask: level === 3 ? 'gap' : 'median',
      what: random.pick([
        'numbers of newspapers sold at a kiosk on different days',
        'waiting times, in minutes, of customers at a bank',
        'points scored by a player in different games',
        'numbers of guests at a restaurant on different evenings',
      ]),
    } as const
  },
  write: ({ list, sorted, ask, what }) => {
    const size = list.length
    const half = Math.floor(size / 2)
    const median = size % 2 === 1 ? rational(sorted[half]!) : div(sorted[half - 1]! + sorted[half]!, 2)
    const range = sorted.at(-1)! - sorted[0]!
    const written = size % 2 === 1 ? rational(list[half]!) : div(list[half - 1]! + list[half]!, 2)
    const mean = div(
      list.reduce((p, q) => p + q, 0),
      size,
    )
    const gap = ask === 'gap'
    const key = gap ? sub(range, median) : median
    const as = (value: typeof median) => (gap ? sub(range, value) : value)
    return {
      stem: t`The ${what} were ${list.slice(0, -1).join(', ')}, and ${list.at(-1)!}. ${gap ? 'By how much does the range of these values exceed their median?' : 'What is the median of these values?'}`,
      key,
      show: plain,
      wrong: [
        [
          as(written),
          'unsorted-median',
          () =>
            t`This answer uses the middle of the list as it is written. First put the values in order: ${sorted.join(', ')}.`,
        ],
        [
          as(mean),
          'median-for-mean',
          () =>
            t`This answer uses the mean of the values, ${mean}. The median is ${size % 2 === 1 ? 'the middle value of the ordered list' : 'the average of the two middle values of the ordered list'}.`,
        ],
        [
          gap ? sub(sorted.at(-1)!, median) : range,
          gap ? 'range-for-maximum' : 'answered-other-quantity',
          () =>
            gap
              ? t`This answer uses the greatest value, ${sorted.at(-1)!}, as the range. The range is the greatest value minus the least, ${range}.`
              : t`${range} is the range: ${m`${sorted.at(-1)!} - ${sorted[0]!}`}. The question asks for the median.`,
        ],
        [
          as(rational(sorted[half]!)),
          'off-by-one',
          () =>
            size % 2 === 1
              ? t`This is not the middle value. The median has ${half} values below it and ${half} above it.`
              : t`This answer uses only ${sorted[half]!} as the median. With ${size} values, the median is the average of the two in the middle, ${sorted[half - 1]!} and ${sorted[half]!}.`,
        ],
        [
          as(rational(sorted[half - 1]!)),
          'off-by-one',
          () =>
            size % 2 === 1
              ? t`${sorted[half - 1]!} is just below the middle of the ordered list. The median has ${half} values on each side.`
              : t`This answer uses only ${sorted[half - 1]!} as the median. With ${size} values, the median is the average of the two in the middle, ${sorted[half - 1]!} and ${sorted[half]!}.`,
        ],
        [
          gap ? rational(range) : rational(sorted[half + 1]!),
          gap ? 'stopped-early' : 'off-by-one',
          () =>
            gap
              ? t`${range} is the range. Subtract the median, ${median}, to find by how much the range is greater.`
              : t`${sorted[half + 1]!} is just above the middle of the ordered list. The median has as many values below it as above it.`,
        ],
        [
          gap ? add(range, median) : div(sorted[0]! + sorted.at(-1)!, 2),
          gap ? 'wrong-operation' : 'median-for-mean',
          () =>
            gap
              ? t`This answer adds the median to the range. The words "by how much" ask for the difference.`
              : t`This answer is halfway between the least and greatest values: ${m`\frac{${sorted[0]!} + ${sorted.at(-1)!}}{2}`}. The median depends on the middle of the ordered list.`,
        ],
        [
          gap ? median : sorted[1]!,
          gap ? 'stopped-early' : 'off-by-one',
          () =>
            gap
              ? t`${median} is the median. Subtract it from the range, ${range}, to find how much greater the range is.`
              : t`Only one value is below ${sorted[1]!}. The median has as many values below it as above it.`,
        ],
      ],
      because: t`In order, the values are ${sorted.join(', ')}. The median is ${size % 2 === 1 ? t`the middle value, ${median}` : t`the average of ${sorted[half - 1]!} and ${sorted[half]!}, which is ${median}`}${gap ? t`. The range is ${m`${sorted.at(-1)!} - ${sorted[0]!} = ${range}`}, so the difference is ${m`${range} - ${median} = ${key}`}` : ''}.`,
      quick: [
        t`In order, the list is ${sorted.join(', ')}. The median is ${size % 2 === 1 ? t`the middle value, ${median}` : t`the average of ${sorted[half - 1]!} and ${sorted[half]!}, or ${median}`}${gap ? t`, and the range is ${m`${sorted.at(-1)!} - ${sorted[0]!} = ${range}`}, so the answer is ${m`${range} - ${median} = ${key}`}` : ''}.`,
      ],
      full: [
        t`Put the values in order: ${sorted.join(', ')}.`,
        size % 2 === 1
          ? t`The middle value is ${median}, with ${half} values on each side, so that is the median.`
          : t`The two in the middle are ${sorted[half - 1]!} and ${sorted[half]!}, so the median is their average, ${median}.`,
        ...(gap
          ? [
              t`The range is ${m`${sorted.at(-1)!} - ${sorted[0]!} = ${range}`}.`,
              t`The range exceeds the median by ${m`${range} - ${median} = ${key}`}.`,
            ]
          : []),
      ],
      hints: [
        gap
          ? 'Which of the values do you need for the range, and which for the median?'
          : 'Can you read the median from the list as it is written?',
        size % 2 === 1
          ? t`Put the values in order. Which value has as many values below it as above it?`
          : t`With ${size} values, two are in the middle of the ordered list. How do you get the median from them?`,
      ],
    }
  },
  second: (numbers, stem) => {
    const below = (x: number): number => numbers.filter((each) => each < x).length
    const middle =
      numbers.length % 2 === 1
        ? numbers.filter((x) => below(x) === (numbers.length - 1) / 2)
        : numbers.filter((x) => below(x) === numbers.length / 2 || below(x) === numbers.length / 2 - 1)
    const median = middle.reduce((a, b) => a + b, 0) / middle.length
    return stem.includes('exceed') ? Math.max(...numbers) - Math.min(...numbers) - median : median
  },
})
