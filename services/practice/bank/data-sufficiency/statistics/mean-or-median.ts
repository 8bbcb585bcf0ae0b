import { t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'

/** Three different positive integers, ascending. */
type Three = readonly [number, number, number]

const upTo = (high: number): Three[] =>
  range(1, high).flatMap((a) => range(a + 1, high).flatMap((b) => range(b + 1, high).map((c): Three => [a, b, c])))
const CASES = once(() => upTo(30))
const PEOPLE = [
  { who: 'Three players', did: 'scored', what: 'points' },
  { who: 'Three stores', did: 'sold', what: 'tents' },
  { who: 'Three classes', did: 'collected', what: 'cans' },
  { who: 'Three hikers', did: 'walked', what: 'miles' },
] as const

export const meanOrMedian = sufficiency({
  id: 'mean-or-median',
  skill: 'ds-statistics',
  version: 3,
  levels: [1.1, 1.1, 1.3],
  draw: (random, level) => {
    const [a = 1, b = 2, c = 3] = random.some(range(2, 16), 3).toSorted((x, y) => x - y)
    if (2 * b === a + c || c - a < 4) return null
    return { list: [a, b, c] as Three, level, people: random.pick(PEOPLE) }
  },
  write: ({ list: [a, b, c], level, people: { who, did, what } }): Sufficiency<Three> => {
    const yes = ([p, q, r]: Three): boolean => [p + r > 2 * q, p + r < 2 * q, r - q > q - p][level - 1]!
    const question = ['Was the mean of the three numbers greater than their median?', 'Was the median of the three numbers greater than their mean?', 'Was the greatest of the three numbers farther from the median than the smallest was?'][level - 1]! // prettier-ignore
    const answer = yes([a, b, c]) ? 'yes' : 'no'
    const says = (text: string, holds: (one: Three) => boolean, notes: Partial<Statement<Three>>): Statement<Three> => ({ text, holds, ...notes }) // prettier-ignore
    const [low, high] = [b - a, c - b]
    const wide = low > high ? low : high
    const sum = says(t`The sum of the three numbers was ${a + b + c}.`, ([p, q, r]) => p + q + r === a + b + c, { lacks: 'It fixes the mean, but not the median.' })
    const median = says(t`The median of the three numbers was ${b}.`, ([, q]) => q === b, { lacks: 'It says nothing about the other two numbers.' })
    const outer = says(t`The mean of the smallest and the greatest number was ${(a + c) % 2 === 0 ? '' : 'not a whole number, and their sum was '}${(a + c) % 2 === 0 ? (a + c) / 2 : a + c}.`, ([p, , r]) => p + r === a + c, { lacks: 'The median may be on either side of this mean.' })
    const gaps = says(t`The median was ${low} more than the smallest number and ${high} less than the greatest.`, ([p, q, r]) => q - p === low && r - q === high, { enough: t`the distances from the median are ${low} below and ${high} above, and the greater one pulls the mean to its side, so the answer is ${answer}.` })
    const scaled = says(t`Three times the median was ${Math.abs(a + c - 2 * b)} ${3 * b < a + b + c ? 'less' : 'more'} than the sum of the three numbers.`, ([p, q, r]) => p + q + r - 3 * q === a + c - 2 * b, { enough: t`three times the mean is the sum, so mean and median differ in a known direction, and the answer is ${answer}.` })
    const rangeIs = says(t`The range of the three numbers was ${c - a}.`, ([p, , r]) => r - p === c - a, { lacks: 'The median may be near either end.' })
    const near = says(t`The greatest number was ${high} more than the median.`, ([, q, r]) => r - q === high, { lacks: 'The distance below the median stays open.', enough: t`the smallest number is at least 1 below the median, and that is enough here: the answer is ${answer}.` })
    const far = says(t`The smallest number was ${low} less than the median.`, ([p, q]) => q - p === low, { lacks: 'The distance above the median stays open.', enough: t`the greatest number is at least 1 above the median, and that is enough here: the answer is ${answer}.` })
    const one = says(t`The smallest number was ${a}.`, ([p]) => p === a, { lacks: 'It says nothing about the other two.' })
    const both = t`the distances of the smallest and of the greatest number from the median, ${low} and ${high}, follow, and the greater one decides.`
    const known = t`the mean and the median are both fixed, so they can be compared.`
    const pair = (...[first, second, together, harder = 0.2]: readonly [Statement<Three>, Statement<Three>, string?, number?]) => ({ statements: [first, second] as const, ...(together ? { together } : {}), harder })
    return {
      stem: t`${who} ${did} different numbers of ${what}, all of them positive integers. ${question}`,
      cases: CASES(),
      ask: (one3) => (yes(one3) ? 'yes' : 'no'),
      show: ([p, q, r]) => t`the numbers ${p}, ${q} and ${r}`,
      statements: [],
      pairs: [
        pair(sum, median, known, 0),
        pair(near, far, both, 0.1),
        pair(rangeIs, near, both, 0.1),
        pair(rangeIs, far, both, 0.1),
        pair(outer, median, known, 0.2),
        pair(gaps, sum, undefined, 0.1),
        pair(scaled, median, undefined, 0),
        pair(gaps, one, undefined, 0),
        pair(gaps, scaled, undefined, 0),
        { ...pair(sum, rangeIs, undefined, 0.4), open: 'The median can still move between the two ends.' },
        { ...pair(outer, rangeIs, undefined, 0.3), open: 'The two ends are known, but not where the median lies between them.' },
        pair(one, median, undefined, 0.1),
        pair(scaled, rangeIs, undefined, 0),
      ],
      hints: [
        t`Compare the mean with the median by distances: which lies farther from the median, the smallest or the greatest number?`,
        wide > 0 ? 'The single numbers are not needed. Which statements fix the two distances, or at least compare them?' : '',
      ],
    } // prettier-ignore
  },
  second: {
    cases: () => upTo(42),
    ask: ([p, q, r], _n, stem) => {
      const [mean, median] = [(p + q + r) / 3, q]
      if (stem.includes('farther')) return r - q > q - p
      return stem.includes('mean of the three numbers greater') ? mean - median > 1e-9 : median - mean > 1e-9
    },
    read: [
      [/^The sum/, (list, [sum = 0]) => list[0] + list[1] + list[2] === sum],
      [/not a whole number/, ([p, , r], [sum = 0]) => p + r === sum],
      [/^The mean of the smallest/, ([p, , r], [mean = 0]) => (p + r) / 2 === mean],
      [/^The median was/, ([p, q, r], [low = 0, high = 0]) => p + low === q && q + high === r],
      [/^The median of/, ([, q], [median = 0]) => q === median],
      [/^Three times/, (list, [gap = 0], { statement }) => list[0] + list[1] + list[2] === 3 * list[1] + (statement.includes('less than') ? gap : -gap)],
      [/^The range/, ([p, , r], [width = 0]) => p + width === r],
      [/^The greatest number was/, ([, q, r], [high = 0]) => q + high === r],
      [/^The smallest number was \d+ less/, ([p, q], [low = 0]) => p + low === q],
      [/^The smallest number was/, ([p], [value = 0]) => p === value],
    ],
  },
}) // prettier-ignore
