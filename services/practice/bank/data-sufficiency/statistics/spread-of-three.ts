import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'
import { t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
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
    /** The standard deviation of a list, rounded so that it stays on its side of the limit. */
    const about = (list: Three): string => { const value = Math.sqrt(nineVariance(list)) / 3; return Number(value.toFixed(1)) === limit ? value.toFixed(2) : value.toFixed(1) }
    const soAnswer = t`which is ${side} than ${limit}, so the answer is ${answer}.`
    const [evenly, twinned]: readonly Three[] = [[1, 1 + width / 2, 1 + width], [1, 1, 1 + width]]
    const both = t`it is about ${about(evenly!)} if the middle ${one} is halfway between the others, and about ${about(twinned!)} if two are equal`
    const rangeIs = says(t`The range of ${of} is ${width}.`, ([p, , r]) => r - p === width, { lacks: t`With this range, the standard deviation depends on the middle ${one}: ${both}.`, trap: t`takes the range to fix the standard deviation, but the middle ${one} matters too`, enough: t`with a range of ${width}, the standard deviation is smallest, about ${about(evenly!)}, if the middle ${one} is halfway between the others, and greatest, about ${about(twinned!)}, if two are equal; both are ${side} than ${limit}, so the answer is ${answer}.`, missed: t`looks for the middle ${one}, but with this range the standard deviation is ${side} than ${limit} whatever the middle ${one} is` })
    const meanIs = says(t`The mean of ${of} is ${sum % 3 === 0 ? sum / 3 : t`${Math.floor(sum / 3)}${['', ' and one third', ' and two thirds'][sum % 3]!}`}.`, ([p, q, r]) => p + q + r === sum, { lacks: t`It does not say how far ${of} are from their mean.`, trap: 'treats the mean as if it determined the spread', enough: t`the numbers are positive integers with the sum ${sum}, so they are farthest apart when they are 1, 1, and ${sum - 2}; even then, the standard deviation is about ${about([1, 1, sum - 2])}, ${soAnswer}`, missed: t`overlooks that positive integers with the sum ${sum} cannot be far enough apart` })
    const middle = says(t`The median of ${of} is ${b}.`, ([, q]) => q === b, { lacks: 'It does not say how far away the other two numbers are.', trap: 'treats the median as if it determined the spread' })
    const top = says(t`${oldest} is ${c}.`, ([, , r]) => r === c, { lacks: t`The other two numbers may be close to ${c} or far below it.`, trap: t`looks only at the greatest ${one}, but the spread depends on how far the others are from it`, enough: t`the numbers are from 1 to ${c}, so they are farthest apart when two of them are 1; even then, the standard deviation is about ${about([1, 1, c])}, ${soAnswer}`, missed: t`looks for the other two numbers, but no numbers from 1 to ${c} are far enough apart` })
    const atLeast = (gap: number): string => t`the standard deviation is smallest if the other two numbers are equal; even then, it is about ${about([1, 1, 1 + gap])}, ${soAnswer}`
    const apart = 'looks for the third number, but two of the numbers are already far enough apart'
    const high = says(t`${oldest} is ${c - b} greater than the median of ${of}.`, ([, q, r]) => r - q === c - b, { lacks: t`The smallest ${one} may be close to the median or far below it.`, trap: t`uses the distance of ${c - b} above the median without the distance below it`, enough: atLeast(c - b), missed: apart })
    const low = says(t`The median of ${of} is ${b - a} greater than the smallest.`, ([p, q]) => q - p === b - a, { lacks: t`The greatest ${one} may be close to the median or far above it.`, trap: t`uses the distance of ${b - a} below the median without the distance above it`, enough: atLeast(b - a).replace('the other two', 'the two greater'), missed: apart })
    const closest = Math.max(Math.abs(3 * a - sum), Math.abs(3 * c - sum)) < 3 * limit
    const near = says(t`Each ${one} differs from the mean of ${of} by less than ${limit} ${unit}.`, ([p, q, r]) => 3 * (p + q + r) - 9 * p < 9 * limit && 9 * r - 3 * (p + q + r) < 9 * limit, { enough: t`the standard deviation is a kind of average of the distances from the mean, so it cannot be greater than the greatest of them; all of them are less than ${limit}, so the answer is yes.`, missed: 'looks for the numbers themselves, but a limit on all the distances is a limit on the standard deviation' })
    const within = says(t`No two of ${of} differ by more than ${limit} ${unit}.`, ([p, , r]) => r - p <= limit, { enough: t`the mean is between the smallest and the greatest ${one}, so each distance from the mean is less than ${limit}; the standard deviation cannot be greater than the greatest of these distances, so the answer is yes.`, missed: 'looks for the numbers themselves, but a limit on all the distances is a limit on the standard deviation' })
    const equal = a === b || b === c
    const twins = says(t`Two of ${of} are equal.`, ([p, q, r]) => p === q || q === r, { lacks: 'The third may be close to them or far away.', trap: 'takes two equal numbers to mean a small spread, but the third number can be far away' })
    const known = t`The standard deviation is then about ${about([a, b, c])}, ${soAnswer}`
    const spaced = t`the median is ${b - a} greater than the smallest ${one} and ${c - b} less than the greatest, and the standard deviation depends only on these distances. ${known}`
    /** Why two statements that leave several lists are enough: the list whose standard deviation is closest to the limit. */
    const closestOf = (given: Statement<Three>, other: Statement<Three>): string => {
      const left = CASES().filter((each) => given.holds(each) && other.holds(each))
      const [edge = [a, b, c] as Three] = left.toSorted((x, y) => (answer === 'yes' ? nineVariance(y) - nineVariance(x) : nineVariance(x) - nineVariance(y)))
      const opening = left.length === 1 ? t`the only numbers that fit both are ${edge.join(', ')}` : t`of all lists that fit both, ${edge.join(', ')} has the standard deviation closest to ${limit}`
      return t`${opening}. It is about ${about(edge)}, ${soAnswer}`.replace(/^(the only.*)\. It is/, '$1. Their standard deviation is')
    }
    const pair = (...[first, second, notes]: readonly [Statement<Three>, Statement<Three>, Partial<StatementPair<Three>>?]) => ({ statements: [first, second] as const, harder: 0.1, ...notes })
    const open = 'The distances between the numbers can still be small or large.'
    const centers = 'combines two facts about the center, but the numbers can still be close together or far apart'
    const bothMissed = 'looks for the numbers themselves, but their distances are enough for the standard deviation'
    const listMissed = t`does not work out which lists fit both statements, although all of them have a standard deviation ${side} than ${limit}`
    return {
      stem: t`${who} Is the standard deviation of ${of} less than ${limit} ${unit}?`,
      cases: clearFirst(String(limit)),
      ask: (three) => (yes(three) ? 'yes' : 'no'),
      show: ([p, q, r]) => t`the list ${p}, ${q}, ${r}`,
      statements: [],
      pairs: [
        pair(high, low, { together: spaced, bothMissed, harder: 0 }),
        pair(rangeIs, high, { together: spaced, bothMissed, harder: 0.2 }),
        pair(rangeIs, low, { together: spaced, bothMissed, harder: 0.2 }),
        pair(rangeIs, meanIs, { together: closestOf(rangeIs, meanIs), open: t`The middle ${one} may still be halfway between the others or close to one of them.`, bothTrap: t`combines the center with the range, but the middle ${one} can still be halfway between the others or close to one of them`, bothMissed: listMissed, harder: 0.3 }),
        pair(rangeIs, middle, { together: closestOf(rangeIs, middle), bothMissed: listMissed, open: t`The median, ${b}, may still be halfway between the other two or close to one of them.`, bothTrap: 'overlooks that the median can be halfway between the other two numbers or close to one of them', harder: 0.2 }),
        pair(meanIs, middle, { together: closestOf(meanIs, middle), bothMissed: listMissed, open, bothTrap: centers, harder: 0.3 }),
        pair(middle, top, { together: closestOf(middle, top), bothMissed: listMissed, open, bothTrap: t`has two of the three numbers, but the smallest ${one} can still be near them or far away`, harder: 0 }),
        pair(meanIs, top, { together: closestOf(meanIs, top), bothMissed: listMissed, open, bothTrap: t`uses the center and the greatest ${one}, but the other two can still be equal or far apart`, harder: 0.2 }),
        ...(equal ? [pair(rangeIs, twins, { together: t`two of the numbers are equal, and the third is ${width} away from them. ${known}`, bothMissed, harder: 0.2 }), pair(twins, meanIs, { open, bothTrap: 'takes two equal numbers to mean a small spread, but the third number can be far away', harder: 0.1 })] : []),
        ...(closest ? [pair(near, rangeIs, { harder: 0.1 }), pair(near, meanIs, { harder: -0.2 }), pair(near, middle, { harder: -0.2 })] : []),
        ...(width <= limit ? [pair(within, near, { harder: -0.2 }), pair(within, meanIs, { harder: -0.2 }), pair(within, top, { harder: -0.2 })] : []),
      ],
      hints: [t`What does the standard deviation depend on: the numbers themselves, or how far they are from each other?`, t`For each statement, how close together can the three numbers be, and how far apart?`],
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
      [/^The mean/, (list, [whole = 0], { statement }) => {
        const third = statement.includes('one third') ? 1 : statement.includes('two thirds') ? 2 : 0
        return list[0] + list[1] + list[2] === 3 * whole + third
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
