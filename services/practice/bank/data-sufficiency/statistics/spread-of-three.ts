import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { listed } from '../../factory/why-together.ts'
import { remember } from '../../factory/remember.ts'
import {
  sufficiency,
  type Statement,
  type StatementPair,
  type Sufficiency,
} from '../../factory/sufficiency-template.ts'

/** Three positive integers in ascending order; equal ones are allowed. */
type Three = readonly [number, number, number]

const upTo = (high: number): Three[] =>
  range(1, high).flatMap((a) => range(a, high).flatMap((b) => range(b, high).map((c): Three => [a, b, c])))
const CASES = once(() => upTo(20))
/** The lists whose standard deviation is clearly less or clearly greater than a limit come first, as examples. */
const clearFirst = remember((limit: string) => {
  const gap = (list: Three): number => Math.abs(Math.sqrt(nineVariance(list)) / 3 - Number(limit))
  return CASES().toSorted((one, other) => gap(other) - gap(one))
})
/** Nine times the variance, a whole number. */
const nineVariance = ([a, b, c]: Three): number => 3 * (a * a + b * b + c * c) - (a + b + c) ** 2

const SETTINGS = [
  { who: 'The ages, in years, of three cousins are positive integers.', of: 'the three ages', oldest: 'The greatest age', one: 'age', unit: 'years' },
  { who: 'The scores of three players, in points, are positive integers.', of: 'the three scores', oldest: 'The greatest score', one: 'score', unit: 'points' },
  { who: 'The weights of three parcels, in pounds, are positive integers.', of: 'the three weights', oldest: 'The greatest weight', one: 'weight', unit: 'pounds' },
] as const // prettier-ignore

export const spreadOfThree = sufficiency({
  id: 'spread-of-three',
  skill: 'ds-statistics',
  version: 3,
  levels: [1.5, 1.5, 1.6],
  answers: MORE_OFTEN_EACH,
  draw: (random, level) => {
    const [a = 1, b = 1, c = 1] = [random.int(1, 16), random.int(1, 16), random.int(1, 16)].toSorted((x, y) => x - y)
    const limit = level + 1
    const nine = nineVariance([a, b, c])
    if (nine === 9 * limit * limit || c - a > 3 * limit + 2 || c - a < limit) return null
    return { list: [a, b, c] as Three, limit, setting: random.pick(SETTINGS) }
  },
  write: ({ list: [a, b, c], limit, setting: { who, of, oldest, one, unit } }): Sufficiency<Three> => {
    const yes = (list: Three): boolean => nineVariance(list) < 9 * limit * limit
    const answer = yes([a, b, c]) ? 'yes' : 'no'
    const says = (text: string, holds: (list: Three) => boolean, notes: Partial<Statement<Three>>): Statement<Three> => ({ text, holds, ...notes }) // prettier-ignore
    const width = c - a
    const sum = a + b + c
    const side = answer === 'yes' ? 'less' : 'more'
    /** The standard deviation of a list, rounded so that it stays on its side of a whole number such as the limit. */
    const about = (list: Three): string => { const value = Math.sqrt(nineVariance(list)) / 3; const near1 = Number(value.toFixed(1)); return Number.isInteger(near1) && near1 !== value ? value.toFixed(2) : value.toFixed(1) }
    const soAnswer = t`which is ${side} than ${limit}, so the answer is ${answer}.`
    const isAbout = (list: Three): string => t`the standard deviation is ${Number.isInteger(Math.sqrt(nineVariance(list)) / 3) ? '' : 'about '}${about(list)}`
    /** How the standard deviation of a list is worked out from the distances from its mean. */
    const worked = (list: Three): string => {
      const mean = (list[0] + list[1] + list[2]) / 3
      const far = list.map((each) => String(Number(Math.abs(each - mean).toFixed(1))))
      return m`\sqrt{\frac{${far.map((each) => `${each}^2`).join(' + ')}}{3}} \approx ${about(list)}`
    }
    const withMean = (list: Three): string => { const mean = (list[0] + list[1] + list[2]) / 3; return t`with a mean of ${Number.isInteger(mean) ? mean : t`about ${mean.toFixed(1)}`}` }
    /** How far the numbers of a list are from its mean, in a sentence. */
    const distances = (list: Three): string => { const mean = (list[0] + list[1] + list[2]) / 3; return t`The distances from the mean are ${Number.isInteger(mean) ? '' : 'about '}${listed(list.map((each) => String(Number(Math.abs(each - mean).toFixed(1)))))}.` }
    const most = answer === 'yes' ? 'most' : 'least'
    /** The list that comes closest to the other answer, and that even it does not reach it. */
    const extreme = (how: string, list: Three): string => t`the numbers are ${most} spread out if ${how}, as in ${list.join(', ')}, ${withMean(list)}. ${distances(list)} The standard deviation is then ${worked(list)}, ${soAnswer}`
    const halfway: Three = [1, 1 + Math.floor(width / 2), 1 + width]
    const rangeEnough = t`the smallest and the greatest number are ${width} apart, so only the middle number can change the spread. With this range, ${answer === 'yes' ? extreme('the middle number equals one of the others', [1, 1, 1 + width]) : extreme('the middle number is about halfway', halfway)}`
    const evenIf = (how: string, list: Three): string => t`overlooks that even ${how}, as in ${list.join(', ')}, ${isAbout(list)}, ${side} than ${limit}`
    const rangeIs = says(t`The range of ${of} is ${width}.`, ([p, , r]) => r - p === width, { lacks: t`The middle ${one} can be halfway between the other two or close to one of them, and this changes the standard deviation.`, trap: t`overlooks that the middle ${one} also affects the standard deviation`, enough: rangeEnough, missed: answer === 'yes' ? evenIf('if two of the numbers are equal', [1, 1, 1 + width]) : evenIf(t`if the middle ${one} is about halfway between the others`, halfway) })
    const meanIs = says(t`The mean of ${of} is ${sum % 3 === 0 ? sum / 3 : m`${Math.floor(sum / 3)}\frac{${sum % 3}}{3}`}.`, ([p, q, r]) => p + q + r === sum, { lacks: t`It does not say how far ${of} are from their mean, and the standard deviation depends on these distances.`, trap: 'overlooks that the mean does not show how far apart the numbers are', enough: t`with a sum of ${sum}, ${extreme('two of them are 1', [1, 1, sum - 2])}`, missed: evenIf('if two of the numbers are 1, the smallest possible value', [1, 1, sum - 2]) })
    const middle = says(t`The median of ${of} is ${b}.`, ([, q]) => q === b, { lacks: t`The smallest and the greatest ${one} can be close to the median or far from it, and this changes the standard deviation.`, trap: 'overlooks that the median does not show how far apart the numbers are' })
    const top = says(t`${oldest} is ${c}.`, ([, , r]) => r === c, { lacks: t`The other two numbers can be close to ${c} or far below it.`, trap: 'overlooks that the other two numbers also affect the standard deviation', enough: extreme('the other two are 1', [1, 1, c]), missed: evenIf('if the other two numbers are 1', [1, 1, c]) })
    const high = says(t`${oldest} is ${c - b} greater than the median of ${of}.`, ([, q, r]) => r - q === c - b, { lacks: t`The smallest ${one} can be close to the median or far below it.`, trap: t`overlooks that the smallest ${one} can be far below the median`, enough: extreme('the two smaller ones are equal', [1, 1, 1 + c - b]), missed: evenIf(t`if the smallest ${one} equals the median`, [1, 1, 1 + c - b]) })
    const low = says(t`The median of ${of} is ${b - a} greater than the smallest.`, ([p, q]) => q - p === b - a, { lacks: t`The greatest ${one} can be close to the median or far above it.`, trap: t`overlooks that the greatest ${one} can be far above the median`, enough: extreme('the two greater ones are equal', [1, 1 + b - a, 1 + b - a]), missed: evenIf(t`if the greatest ${one} equals the median`, [1, 1 + b - a, 1 + b - a]) })
    const closest = Math.max(Math.abs(3 * a - sum), Math.abs(3 * c - sum)) < 3 * limit
    const squares = t`are below ${m`${limit}^2 = ${limit * limit}`}. Their average is therefore below ${limit * limit}, too, and the square root of this average, the standard deviation, is below ${limit}, so the answer is yes.`
    const limits = t`overlooks that the standard deviation must be below ${limit} if no distance from the mean is ${limit} or more`
    const near = says(t`Each ${one} differs from the mean of ${of} by less than ${limit} ${unit}.`, ([p, q, r]) => 3 * (p + q + r) - 9 * p < 9 * limit && 9 * r - 3 * (p + q + r) < 9 * limit, { enough: t`all squared distances from the mean ${squares}`, missed: limits })
    const within = says(t`No two of ${of} differ by more than ${limit} ${unit}.`, ([p, , r]) => r - p <= limit, { enough: t`the mean lies between numbers that are at most ${limit} apart, so all squared distances from it ${squares}`, missed: limits })
    const equal = a === b || b === c
    const twins = says(t`Two of ${of} are equal.`, ([p, q, r]) => p === q || q === r, { lacks: 'The third number can be close to them or far away, and this changes the standard deviation.', trap: 'overlooks that the third number can be far away' })
    const known = (list: Three): string => t`Adding the same amount to all three numbers does not change the standard deviation, so use ${list.join(', ')}, ${withMean(list)}. ${distances(list)} The standard deviation is ${worked(list)}, ${soAnswer}`
    const shape: Three = [1, 1 + b - a, 1 + c - a]
    const spaced = (below: string, above: string): string => t`the median is ${below} greater than the smallest ${one} and ${above} less than the greatest. ${known(shape)}`
    const [rangeLessHigh, rangeLessLow] = [m`${width} - ${c - b} = ${b - a}`, m`${width} - ${b - a} = ${c - b}`]
    /** Why two statements that leave several lists are enough: the list whose standard deviation is closest to the limit. */
    const closestOf = (given: Statement<Three>, other: Statement<Three>, fact: string): string => {
      const left = CASES().filter((each) => given.holds(each) && other.holds(each))
      const [edge = [a, b, c] as Three] = left.toSorted((x, y) => (answer === 'yes' ? nineVariance(y) - nineVariance(x) : nineVariance(x) - nineVariance(y)))
      const few = left.length < 4 ? t`so only the lists ${listed(left.map((each) => each.join(', ')))} fit` : t`and several lists fit`
      const opening = left.length === 1 ? t`so the numbers must be ${edge.join(', ')}, ${withMean(edge)}. ${distances(edge)} For this list` : t`${few}. The ${most} spread-out list is ${edge.join(', ')}, ${withMean(edge)}. ${distances(edge)} Even for this list`
      return t`${fact}, ${opening}, the standard deviation is ${worked(edge)}, ${soAnswer}`
    }
    const others = (known1: number): string => m`${sum} - ${known1} = ${sum - known1}`
    const pair = (...[first, second, notes]: readonly [Statement<Three>, Statement<Three>, Partial<StatementPair<Three>>?]) => ({ statements: [first, second] as const, harder: 0.1, ...notes })
    const open = 'The numbers can still be close together or far apart.'
    const centers = 'overlooks that neither the mean nor the median shows how far apart the numbers are'
    const bothMissed = t`overlooks that the gaps between the numbers, ${b - a} and ${c - b}, determine the standard deviation, ${isAbout(shape).replace('the standard deviation', 'which')}, ${side} than ${limit}`
    const listMissed = t`overlooks that every list that fits both statements has a standard deviation ${side} than ${limit}`
    return {
      stem: t`${who} Is the standard deviation of ${of} less than ${limit} ${unit}?`,
      cases: clearFirst(String(limit)),
      asks: { what: t`whether the average of the squared distances from the mean is less than ${limit * limit}`, because: t`the standard deviation is the square root of that average, and ${m`\sqrt{${limit * limit}} = ${limit}`}` },
      ask: (three) => (yes(three) ? 'yes' : 'no'),
      since: (list) => (nineVariance(list) === 0 ? undefined : t`${withMean(list).replace('with a mean of', 'the mean is')} and the standard deviation is ${worked(list)}`),
      show: (list) => {
        const value = Math.sqrt(nineVariance(list)) / 3
        const size = yes(list) ? t`below ${Math.floor(value) + 1}` : t`above ${Math.ceil(value) - 1}`
        return t`the list ${list.join(', ')}, with a standard deviation ${value === 0 ? 'of zero' : size}`
      },
      statements: [],
      pairs: [
        pair(high, low, { together: spaced(String(b - a), String(c - b)), bothMissed, harder: 0 }),
        pair(rangeIs, high, { together: spaced(rangeLessHigh, String(c - b)), bothMissed, harder: 0.2 }),
        pair(rangeIs, low, { together: spaced(String(b - a), rangeLessLow), bothMissed, harder: 0.2 }),
        pair(rangeIs, meanIs, { together: closestOf(rangeIs, meanIs, t`the numbers add up to ${sum}, and the greatest is ${width} more than the smallest`), open: t`The middle ${one} may still be halfway between the other two or close to one of them.`, bothTrap: t`overlooks that the middle ${one} can still be halfway between the other two or close to one of them`, bothMissed: listMissed, harder: 0.3 }),
        pair(rangeIs, middle, { together: closestOf(rangeIs, middle, t`the middle number is ${b}, and the greatest is ${width} more than the smallest`), bothMissed: listMissed, open: t`The median, ${b}, may still be halfway between the other two or close to one of them.`, bothTrap: 'overlooks that the median can be halfway between the other two numbers or close to one of them', harder: 0.2 }),
        pair(meanIs, middle, { together: closestOf(meanIs, middle, t`the smallest and the greatest number add up to ${others(b)}, with ${b} between them`), bothMissed: listMissed, open, bothTrap: centers, harder: 0.3 }),
        pair(middle, top, { together: closestOf(middle, top, t`two of the numbers are ${b} and ${c}, and the third is at most ${b}`), bothMissed: listMissed, open, bothTrap: t`overlooks that the smallest ${one} can still be near the other two numbers or far away`, harder: 0 }),
        pair(meanIs, top, { together: closestOf(meanIs, top, t`the two smaller numbers add up to ${others(c)}`), bothMissed: listMissed, open, bothTrap: 'overlooks that the other two numbers can still be equal or far apart', harder: 0.2 }),
        ...(equal ? [pair(rangeIs, twins, { together: t`two of the numbers are equal, and the third is ${width} away from them. ${known(a === b ? [1, 1, 1 + width] : [1, 1 + width, 1 + width])}`, bothMissed, harder: 0.2 }), pair(twins, meanIs, { open, bothTrap: 'takes two equal numbers to mean a small spread, but the third number can be far away', harder: 0.1 })] : []),
        ...(closest ? [pair(near, rangeIs, { harder: 0.1 }), pair(near, meanIs, { harder: -0.2 }), pair(near, middle, { harder: -0.2 })] : []),
        ...(width <= limit ? [pair(within, near, { harder: -0.2 }), pair(within, meanIs, { harder: -0.2 }), pair(within, top, { harder: -0.2 })] : []),
      ],
      hints: [
        t`The standard deviation is a kind of average distance from the mean. What does each statement tell you about how far apart ${of} are?`,
        t`For each statement, find the least spread-out list that fits it, and the most spread-out one. Are both standard deviations on the same side of ${limit}?`,
      ],
    }
  },
  second: {
    cases: () => upTo(26),
    ask: (list, _n, stem) => {
      const mean = list.reduce((total, each) => total + each, 0) / 3
      const variance = list.reduce((total, each) => total + (each - mean) * (each - mean), 0) / 3
      return Math.sqrt(variance) < Number(/less than (\d+) \w+\?/.exec(stem)![1]) - 1e-9
    },
    read: [
      [/^The range/, ([p, , r], [width = 0]) => p + width === r],
      [/^The mean/, (list, _n, { statement }) => {
        const [, whole = 0, thirds = 0] = /(\d+)(?:\\frac\{(\d)\}\{3\})?/.exec(statement) ?? []
        return list[0] + list[1] + list[2] === 3 * Number(whole) + Number(thirds)
      }],
      [/^The median of .* than the smallest/, ([p, q], [by = 0]) => p + by === q],
      [/^The median/, ([, q], [value = 0]) => q === value],
      [/^The greatest .* than the median/, ([, q, r], [by = 0]) => q + by === r],
      [/^The greatest/, ([, , r], [value = 0]) => r === value],
      [/^Each/, (list, [limit = 0]) => list.every((each) => Math.abs(each - (list[0] + list[1] + list[2]) / 3) < limit - 1e-9)],
      [/^No two/, ([p, , r], [most = 0]) => r - p <= most],
      [/^Two of/, ([p, q, r]) => p === q || q === r],
    ],
  },
}) // prettier-ignore
