import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'
import { t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'

/** Three positive integers in ascending order; equal ones are allowed. */
type Three = readonly [number, number, number]

const upTo = (high: number): Three[] =>
  range(1, high).flatMap((a) => range(a, high).flatMap((b) => range(b, high).map((c): Three => [a, b, c])))
const CASES = once(() => upTo(20))
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
  version: 2,
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
    const rangeIs = says(t`The range of ${of} is ${width}.`, ([p, , r]) => r - p === width, { lacks: t`With this range, the standard deviation is least if the middle ${one} is halfway between the others and greatest if it equals one of them. The limit ${limit} lies between.`, enough: t`with this range, the standard deviation lies between that of three equally spaced numbers and that of two equal ones, and both are on the same side of ${limit}; the answer is ${answer}.` })
    const meanIs = says(t`The mean of ${of} is ${sum % 3 === 0 ? sum / 3 : t`${Math.floor(sum / 3)}${['', ' and one third', ' and two thirds'][sum % 3]!}`}.`, ([p, q, r]) => p + q + r === sum, { lacks: 'A mean says nothing about the distances from it.', enough: t`the numbers are positive integers, and with so small a mean they cannot lie far apart; the answer is ${answer}.` })
    const middle = says(t`The median of ${of} is ${b}.`, ([, q]) => q === b, { lacks: 'A median says nothing about how far away the others are.' })
    const top = says(t`${oldest} is ${c}.`, ([, , r]) => r === c, { lacks: 'The others may be close to it or far away.', enough: t`all three are from 1 to ${c}, so they cannot lie far apart; the answer is ${answer}.` })
    const high = says(t`${oldest} is ${c - b} greater than the median of ${of}.`, ([, q, r]) => r - q === c - b, { lacks: t`The smallest ${one} may be close to the median or far below it.`, enough: t`two of the numbers are already so far apart that the spread must be large; the answer is ${answer}.` })
    const low = says(t`The median of ${of} is ${b - a} greater than the smallest.`, ([p, q]) => q - p === b - a, { lacks: t`The greatest ${one} may be close to the median or far above it.`, enough: t`two of the numbers are already so far apart that the spread must be large; the answer is ${answer}.` })
    const closest = Math.max(Math.abs(3 * a - sum), Math.abs(3 * c - sum)) < 3 * limit
    const near = says(t`Each ${one} differs from the mean of ${of} by less than ${limit} ${unit}.`, ([p, q, r]) => 3 * (p + q + r) - 9 * p < 9 * limit && 9 * r - 3 * (p + q + r) < 9 * limit, { lacks: 'It bounds the distances.', enough: t`the standard deviation is a kind of average of the distances from the mean. All of them are less than ${limit}, so it is less than ${limit} too, and the answer is yes.` })
    const within = says(t`No two of ${of} differ by more than ${limit} ${unit}.`, ([p, , r]) => r - p <= limit, { lacks: 'It bounds the distances.', enough: t`if no two of the numbers are more than ${limit} apart, none is as far as ${limit} from the mean, so the standard deviation is less than ${limit}, and the answer is yes.` })
    const equal = a === b || b === c
    const twins = says(t`Two of ${of} are equal.`, ([p, q, r]) => p === q || q === r, { lacks: 'The third may be close to them or far away.' })
    const fixed = t`range and place of the median are known, and so are all distances between the numbers; these alone determine the standard deviation, and the answer is ${answer}.`
    const list = t`the three numbers themselves follow, ${a}, ${b}, and ${c}, so the answer is ${answer}.`
    const pair = (...[first, second, notes]: readonly [Statement<Three>, Statement<Three>, { together?: string; open?: string; harder?: number }?]) => ({ statements: [first, second] as const, harder: 0.1, ...notes })
    const open = 'The distances between the numbers can still be small or large.'
    return {
      stem: t`${who} Is the standard deviation of ${of} less than ${limit}?`,
      cases: CASES(),
      ask: (three) => (yes(three) ? 'yes' : 'no'),
      show: ([p, q, r]) => t`the numbers ${p}, ${q} and ${r}`,
      statements: [],
      pairs: [
        pair(high, low, { together: t`the two distances between neighboring numbers are ${b - a} and ${c - b}, and the distances alone determine the standard deviation; the answer is ${answer}.`, harder: 0 }),
        pair(rangeIs, high, { together: fixed, harder: 0.2 }),
        pair(rangeIs, low, { together: fixed, harder: 0.2 }),
        pair(rangeIs, meanIs, { together: t`only few lists have this range and this mean, and all of them are on the same side of ${limit}; the answer is ${answer}.`, open: 'The middle number may still be halfway or close to an end.', harder: 0.3 }),
        pair(rangeIs, middle, { together: fixed, open: 'The middle number may still be halfway or close to an end.', harder: 0.2 }),
        pair(meanIs, middle, { together: list, open, harder: 0.3 }),
        pair(middle, top, { together: list, open, harder: 0 }),
        pair(meanIs, top, { together: list, open, harder: 0.2 }),
        ...(equal ? [pair(rangeIs, twins, { together: t`the numbers are two equal ones and a third that is ${width} away, so all distances are known, and the answer is ${answer}.`, harder: 0.2 }), pair(twins, meanIs, { open, harder: 0.1 })] : []),
        ...(closest ? [pair(near, rangeIs, { harder: 0.1 }), pair(near, meanIs, { harder: -0.2 }), pair(near, middle, { harder: -0.2 })] : []),
        ...(width <= limit ? [pair(within, near, { harder: -0.2 }), pair(within, meanIs, { harder: -0.2 }), pair(within, top, { harder: -0.2 })] : []),
      ],
      hints: ['No standard deviation has to be computed. It depends only on how far the numbers are from each other.', t`For a given range, where does the middle number have to be for the spread to be least, and where for it to be greatest?`],
    }
  },
  second: {
    cases: () => upTo(26),
    ask: (list, _n, stem) => {
      const mean = list.reduce((total, each) => total + each, 0) / 3
      const variance = list.reduce((total, each) => total + (each - mean) * (each - mean), 0) / 3
      return Math.sqrt(variance) < Number(/less than (\d+)\?/.exec(stem)![1]) - 1e-9
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
