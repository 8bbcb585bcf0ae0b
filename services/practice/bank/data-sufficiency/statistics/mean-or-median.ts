import { capital } from '../../factory/capital.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { rational } from '../../factory/rational.ts'
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
  version: 4,
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
    const [total, twist] = [a + b + c, a + c - 2 * b]
    const isMore = twist > 0
    /** What follows from the mean being above or below the median. */
    const so = level === 3 ? t`so the greatest number is ${isMore ? 'farther from' : 'closer to'} the median than the smallest, and the answer is ${answer}.` : t`so the answer is ${answer}.`
    const distances = level === 3 ? t`the greatest number is ${high} away from the median, and the smallest is ${low} away. Since ${high} is ${isMore ? 'more' : 'less'} than ${low}, the answer is ${answer}.` : t`if the median is ${m`m`}, the numbers are ${m`m - ${low}`}, ${m`m`}, and ${m`m + ${high}`}. Their sum is ${m`3m ${isMore ? '+' : '-'} ${Math.abs(twist)}`}, so their mean is ${isMore ? m`m + ${rational(twist, 3)}` : m`m - ${rational(-twist, 3)}`}. That is ${isMore ? 'greater' : 'less'} than the median, so the answer is ${answer}.`
    const whereMedian = t`overlooks that, within the range of ${c - a}, the median can be close to the smallest number or close to the greatest`
    const placed = ['below the mean', 'above the mean', 'closer to the smallest number'][level - 1]!
    const spaced = t`overlooks that only the distances of the smallest and greatest numbers from the median, ${low} and ${high}, matter`
    const spacedBoth = t`overlooks that the statements together give the distances of the smallest and greatest numbers from the median, ${low} and ${high}, so the answer is ${answer}`
    const sum = says(t`The sum of the three numbers was ${total}.`, ([p, q, r]) => p + q + r === total, { consider: level === 3 ? 'can the median be closer to either of the other two numbers?' : 'what is the mean, and can the median be less or greater than that?', lacks: level === 3 ? 'The median may be closer to the smallest number or closer to the greatest.' : t`It gives the mean, ${m`${rational(total, 3)}`}, but not the median, which can be less than the mean or greater.`, trap: level === 3 ? 'overlooks that the median can be closer to either of the other two numbers' : t`overlooks that the median can be less than the mean, ${m`${rational(total, 3)}`}, or greater` })
    const median = says(t`The median of the three numbers was ${b}.`, ([, q]) => q === b, { consider: 'what do you know about the other two numbers?', lacks: level === 3 ? t`The greatest number could be farther from ${b} than the smallest number is, or closer to ${b}.` : t`It says nothing about the mean. The greatest number can be close to ${b} or far above it.`, trap: level === 3 ? t`overlooks that neither of the two distances from the median, ${b}, is known` : t`overlooks that the median, ${b}, does not determine the mean` })
    const outer = says(t`The sum of the smallest and greatest numbers was ${a + c}.`, ([p, , r]) => p + r === a + c, { consider: t`is the median above or below ${m`${rational(a + c, 2)}`}, halfway between these two numbers?`, lacks: t`${level === 3 ? 'The greatest number was farther from the median only if the median was below' : 'The mean is greater than the median only if the median is below'} ${m`${rational(a + c, 2)}`}, halfway between the other two numbers, and the median is not known.`, trap: 'overlooks that the median can be anywhere between the smallest and greatest numbers' })
    const gaps = says(t`The median was ${low} more than the smallest number and ${high} less than the greatest.`, ([p, q, r]) => q - p === low && r - q === high, { consider: level === 3 ? 'which of the two numbers is farther from the median?' : t`if the median is ${m`m`}, what are the other two numbers and the mean?`, enough: distances, missed: spaced })
    const scaled = says(t`Three times the median was ${Math.abs(twist)} ${isMore ? 'less' : 'more'} than the sum of the three numbers.`, ([p, q, r]) => p + q + r - 3 * q === twist, { consider: level === 3 ? t`if the numbers are ${m`p < q < r`}, how is ${m`(p + q + r) - 3q`} related to the two distances from the median?` : 'how is the sum related to the mean, and what do you get when you divide everything by 3?', enough: level === 3 ? t`if the numbers are ${m`p < q < r`}, then ${m`p + q + r - 3q = ${twist}`}, or ${m`(r - q) - (q - p) = ${twist}`}. So ${m`r - q`} is ${isMore ? 'greater' : 'less'} than ${m`q - p`}: the greatest number is ${isMore ? 'farther from' : 'closer to'} the median, and the answer is ${answer}.` : t`the sum of the numbers is three times their mean, so three times the median is ${Math.abs(twist)} ${isMore ? 'less' : 'more'} than three times the mean. Dividing by 3, the median is ${m`${rational(Math.abs(twist), 3)}`} ${isMore ? 'less' : 'greater'} than the mean, ${so}`, missed: t`overlooks that ${level === 3 ? 'comparing the sum with three times the median also compares the two distances from the median' : 'comparing the sum with three times the median also compares the mean with the median'}` })
    const rangeIs = says(t`The range of the three numbers was ${c - a}.`, ([p, , r]) => r - p === c - a, { consider: 'how close to the smallest number can the median be, and how close to the greatest?', lacks: t`The median may have been anywhere between the smallest and greatest numbers, so it may or may not have been ${placed}.`, trap: t`overlooks that a range of ${c - a} does not show where the median is` })
    const near = says(t`The greatest number was ${high} more than the median.`, ([, q, r]) => r - q === high, { consider: 'how close to the median can the smallest number be, and how far from it?', lacks: t`The greatest number is ${high} above the median, but the smallest could be 1 below it or ${high + 1} below it.`, trap: 'overlooks that the smallest number can be any distance below the median', enough: t`the greatest number was ${high} above the median, and the smallest was at least 1 below it, since the numbers are different integers. So the ${level === 3 ? 'greatest number was not farther from the median' : 'sum was at most three times the median, and the mean was at most the median'}. The answer is ${answer}.`, missed: 'overlooks that the smallest number must be at least 1 below the median' })
    const far = says(t`The smallest number was ${low} less than the median.`, ([p, q]) => q - p === low, { consider: 'how close to the median can the greatest number be, and how far from it?', lacks: t`The smallest number is ${low} below the median, but the greatest could be 1 above it or ${low + 1} above it.`, trap: 'overlooks that the greatest number can be any distance above the median', enough: t`the smallest number was ${low} below the median, and the greatest was at least 1 above it, since the numbers are different integers. So the ${level === 3 ? 'greatest number was not closer to the median' : 'sum was at least three times the median, and the mean was at least the median'}. The answer is ${answer}.`, missed: 'overlooks that the greatest number must be at least 1 above the median' })
    const one = says(t`The smallest number was ${a}.`, ([p]) => p === a, { consider: 'where can the median and the greatest number be?', lacks: t`The median could be closer to ${a} or closer to the greatest number.`, trap: t`overlooks that the smallest number, ${a}, does not show where the median is` })
    const even = t`if the smallest and greatest numbers were equally far from the median, their sum would be ${m`2 \times ${b} = ${2 * b}`}. But their sum is ${m`${a + c}`}, which is ${isMore ? 'greater' : 'less'}, ${so}`
    const meanOf = (all: number): string => (all % 3 === 0 ? m`\frac{${all}}{3} = ${all / 3}` : m`\frac{${all}}{3} = ${Math.floor(all / 3)}\frac{${all % 3}}{3}`)
    const known = level === 3 ? even.replace(m`${a + c}`, m`${total} - ${b} = ${a + c}`) : t`the mean is ${meanOf(total)}, which is ${isMore ? 'greater' : 'less'} than the median, ${b}, ${so}`
    const added = level === 3 ? even : t`the sum of all three is ${m`${a + c} + ${b} = ${total}`}. ${known.replace(/^the/, 'The')}`
    const below = t`the smallest number was ${m`${c - a} - ${high} = ${low}`} less than the median. ${level === 3 ? t`Therefore, ${distances}` : capital(distances)}`
    const above = t`the greatest number was ${m`${c - a} - ${low} = ${high}`} more than the median. ${level === 3 ? t`Therefore, ${distances}` : capital(distances)}`
    const sumHints: readonly [string, string] = [level === 3 ? 'Which two distances does the question compare? Do you need all three numbers to compare them?' : 'Could you know the mean and the median without knowing all three numbers?', level === 3 ? 'If the smallest and greatest numbers were equally far from the median, what would their sum be?' : 'Do the statements together tell you the sum of all three numbers? What does that sum tell you about the mean?']
    const pair = (...[first, second, together, harder = 0.2]: readonly [Statement<Three>, Statement<Three>, string?, number?]) => ({ statements: [first, second] as const, ...(together ? { together } : {}), harder })
    return {
      stem: t`${who} each ${did} a different number of ${what}, and all three numbers are positive integers. ${question}`,
      asks: level < 3 ? { what: t`whether the sum of the three numbers was ${level === 1 ? 'greater' : 'less'} than three times their median`, because: 'the sum is three times the mean' } : undefined,
      cases: CASES(),
      ask: (one3) => (yes(one3) ? 'yes' : 'no'),
      show: ([p, q, r]) => t`the list ${p}, ${q}, ${r}`,
      since: ([p, q, r]) => (level < 3 ? t`the mean is ${meanOf(p + q + r)} and the median is ${q}` : t`the greatest number is ${r - q} above the median and the smallest is ${q - p} below it`),
      statements: [],
      pairs: [
        { ...pair(sum, median, known, 0), hints: sumHints, bothMissed: t`overlooks that ${level === 3 ? t`the sum of the other two numbers, ${a + c},` : t`the mean, ${m`${rational(total, 3)}`},`} and the median, ${b}, show that the answer is ${answer}` },
        { ...pair(near, far, distances, 0.1), bothMissed: spacedBoth },
        { ...pair(rangeIs, near, below, 0.1), bothMissed: spacedBoth },
        { ...pair(rangeIs, far, above, 0.1), bothMissed: spacedBoth },
        { ...pair(outer, median, added, 0.2), hints: sumHints, bothMissed: t`overlooks that ${level === 3 ? t`comparing the sum of the smallest and greatest numbers, ${a + c}, with twice the median, ${2 * b}, shows that the answer is ${answer}` : t`the sum of the smallest and greatest numbers, ${a + c}, and the median, ${b}, determine the mean, so the answer is ${answer}`}` },
        pair(gaps, sum, undefined, 0.1),
        pair(scaled, median, undefined, 0),
        pair(gaps, one, undefined, 0),
        pair(gaps, scaled, undefined, 0),
        { ...pair(sum, rangeIs, undefined, 0.4), open: 'The median can still be close to the smallest number or close to the greatest.', bothTrap: whereMedian },
        { ...pair(outer, rangeIs, undefined, 0.3), open: t`They give the smallest number, ${a}, and the greatest, ${c}, but the median can be anywhere between them.`, bothTrap: 'finds the smallest and greatest numbers, but these do not determine the median' },
        { ...pair(one, median, undefined, 0.1), open: t`The greatest number can still be close to the median, ${b}, or far above it.`, bothTrap: t`uses the distance from ${a} to ${b}, but the greatest number can still be near the median or far from it` },
        pair(scaled, rangeIs, undefined, 0),
      ],
      hints: [
        level === 3 ? 'Which two distances does the question compare? Does either statement let you compare them?' : 'How large must the sum of the three numbers be for their mean to equal their median?',
        'How far below the median is the smallest number, and how far above it is the greatest? What does each statement say about these distances?',
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
      [/^The sum of the smallest/, ([p, , r], [sum = 0]) => p + r === sum],
      [/^The sum/, (list, [sum = 0]) => list[0] + list[1] + list[2] === sum],
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
