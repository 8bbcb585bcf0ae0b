import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, div, rational, sub } from '../../factory/rational.ts'

export const medianWithUnknown = problem({
  id: 'median-with-unknown',
  skill: 'median-range',
  version: 3,
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
        'daily sales of a kiosk',
        'waiting times in minutes at a counter',
        'scores of a player in a season',
        'numbers of guests on some evenings',
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
      stem: t`The ${what} were ${list.join(', ')}. ${gap ? 'By how much does the range of these values exceed their median?' : 'What is the median of these values?'}`,
      key,
      show: plain,
      wrong: [
        [
          as(written),
          'unsorted-median',
          () =>
            t`This answer takes the middle of the list as it is written. Put the values in order first: ${sorted.join(', ')}.`,
        ],
        [
          as(mean),
          'median-for-mean',
          () => t`This answer works out the mean of the values. The median is the middle one of the ordered list.`,
        ],
        [
          gap ? sub(sorted.at(-1)!, median) : range,
          gap ? 'range-for-maximum' : 'answered-other-quantity',
          () =>
            gap
              ? t`This answer takes the greatest value, ${sorted.at(-1)!}, for the range. The range is greatest minus smallest: ${range}.`
              : t`${range} is the range, greatest minus smallest.`,
        ],
        [
          as(rational(sorted[half]!)),
          'off-by-one',
          () =>
            size % 2 === 1
              ? t`That is not the middle one: ${half} values lie below the median and ${half} above.`
              : t`This answer takes ${sorted[half]!} alone. With ${size} values the median is the mean of the two in the middle, ${sorted[half - 1]!} and ${sorted[half]!}.`,
        ],
        [
          as(rational(sorted[half - 1]!)),
          'off-by-one',
          () =>
            size % 2 === 1
              ? t`This answer takes the value just below the middle. ${half} values must lie on each side.`
              : t`This answer takes ${sorted[half - 1]!} alone. With ${size} values the median is the mean of the two in the middle, ${sorted[half - 1]!} and ${sorted[half]!}.`,
        ],
        [
          gap ? rational(range) : rational(sorted[half + 1]!),
          gap ? 'stopped-early' : 'off-by-one',
          () =>
            gap
              ? t`${range} is the range itself; take the median of ${median} away.`
              : t`This answer takes a value above the middle of the ordered list.`,
        ],
        [
          gap ? add(range, median) : div(sorted[0]! + sorted.at(-1)!, 2),
          gap ? 'wrong-operation' : 'median-for-mean',
          () =>
            gap
              ? t`This answer adds the median to the range. 'Exceed' asks for their difference.`
              : t`This answer takes the middle between the smallest and the greatest value. The median looks at the order of all values.`,
        ],
        [
          gap ? median : sorted[1]!,
          gap ? 'stopped-early' : 'off-by-one',
          () =>
            gap
              ? t`${median} is the median. The question asks by how much the range is greater.`
              : t`Only one value lies below ${sorted[1]!}. The median has as many below as above.`,
        ],
      ],
      because: t`In order: ${sorted.join(', ')}. The median is ${median}${gap ? t`, the range ${m`${sorted.at(-1)!} - ${sorted[0]!} = ${range}`}, and ${m`${range} - ${median} = ${key}`}` : ''}.`,
      quick: [
        t`Order the list: ${sorted.join(', ')}; take ${size % 2 === 1 ? 'the middle one' : 'the mean of the two in the middle'}.`,
      ],
      full: [
        t`In order: ${sorted.join(', ')}.`,
        size % 2 === 1
          ? t`The middle one of ${size} is ${median}.`
          : t`The two in the middle are ${sorted[half - 1]!} and ${sorted[half]!}, so the median is ${median}.`,
        ...(gap
          ? [
              t`The range is ${m`${sorted.at(-1)!} - ${sorted[0]!} = ${range}`}.`,
              t`The difference is ${m`${range} - ${median} = ${key}`}.`,
            ]
          : []),
      ],
      hints: [
        'Put the values in order first.',
        size % 2 === 1
          ? t`As many values lie below the median as above it.`
          : t`With ${size} values there are two in the middle.`,
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
