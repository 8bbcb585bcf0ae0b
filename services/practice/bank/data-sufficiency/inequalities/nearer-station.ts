import { capital } from '../../factory/capital.ts'
import { bothSay } from '../../factory/why-together.ts'
import { stretches } from '../../factory/overlap.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

/** Half miles from the beginning of the road. */
const CASES = once((): readonly number[] => range(1, 400).map((n) => n / 2))
const WIDE = once((): readonly number[] => range(1, 2000).map((n) => n / 4))
const ROADS = [
  { way: 'road', thing: 'hut', one: 'an inn', other: 'a mill' },
  { way: 'railroad line', thing: 'signal', one: 'a tunnel', other: 'a bridge' },
  { way: 'pipeline', thing: 'leak', one: 'a pump', other: 'a valve' },
  { way: 'canal', thing: 'barge', one: 'a lock', other: 'a ferry' },
  { way: 'trail', thing: 'camp', one: 'a spring', other: 'a gate' },
] as const

export const nearerStation = sufficiency({
  id: 'nearer-station',
  skill: 'ds-inequalities',
  version: 7,
  levels: [-0.2, 0.4, 0.8],
  answers: MORE_OFTEN_EACH,
  draw: (random, level) => {
    const one = random.int(10, 40)
    const gap = 2 * random.int(5, level === 1 ? 10 : 18)
    const at = random.int(Math.max(2, one - 8), one + gap + 8)
    const middle = one + gap / 2
    if (at === middle || at === one || at === one + gap || at === 2 * middle) return null
    return {
      one,
      gap,
      at,
      slack: random.int(1, 4),
      wide: random.int(2, 6),
      near: random.int(2, 8),
      level,
      road: random.pick(ROADS),
    }
  },
  write: ({ one, gap, at, slack, wide, near, level, road }): Sufficiency<number> => {
    const other = one + gap
    const middle = one + gap / 2
    const { way, thing } = road
    /** Somewhere else than the two known places. */
    const places = CASES().filter((x) => x !== one && x !== other)
    const [first, second] = [road.one, road.other].map((name) => name.replace(/^an? /, 'the ')) as [string, string]
    const [toOne, toOther] = [Math.abs(at - one), Math.abs(at - other)]
    /** How far the thing is outside the stretch between the two, where it is. */
    const outside = (toOne + toOther - gap) / 2
    const question =
      level < 3
        ? t`Is the ${thing} nearer to ${first} than to ${second}?`
        : t`Is the ${thing} less than ${near + wide} miles from ${first}?`
    const yes = (x: number): boolean =>
      level < 3 ? Math.abs(x - one) < Math.abs(x - other) : Math.abs(x - one) < near + wide
    const isTie = (x: number): boolean => (level < 3 ? x === middle : Math.abs(x - one) === near + wide)
    const edges = level < 3 ? [middle] : [one - near - wide, one + near + wide]
    const asExample = (x: number): number =>
      isTie(x) ? 3 : (Number.isInteger(x) ? 0 : 1) + (edges.some((edge) => Math.abs(x - edge) < 2) ? 1 : 0)
    const mile = (x: number): string => t`mile ${plain(rational(2 * x, 2))}`
    const asked = t`mile ${m`\frac{${one} + ${other}}{2} = ${middle}`}, halfway between ${first} and ${second}`
    const [from, to] = [one - near - wide, one + near + wide]
    const span = t`from ${from < 0 ? 'the beginning' : t`mile ${m`${one} - ${near + wide} = ${from}`}`} to mile ${m`${one} + ${near + wide} = ${to}`}`
    /** What the answer means for where the thing is. */
    const meaning = (all: boolean): string =>
      level < 3
        ? t`nearer to ${all ? first : second}`
        : t`${all ? 'less than' : 'at least'} ${near + wide} miles from ${first}`
    /** Where the thing is then. */
    const onSide = (all: boolean): string =>
      level < 3 ? t`${all ? 'before' : 'beyond'} mile ${middle}, halfway between ${first} and ${second}` : meaning(all)
    const consider =
      level < 3
        ? t`which points on the ${way} are possible, and are they all on the same side of mile ${middle}?`
        : t`which points on the ${way} are possible? Are all of them, or none of them, less than ${near + wide} miles from ${first}?`
    /** The points at a distance from one of the places, worked out. */
    const around = (place: string, there: number, distance: number): string =>
      t`${place} is at mile ${there}. Since ${there > distance ? t`${m`${there} - ${distance} = ${there - distance}`} and ` : ''}${m`${there} + ${distance} = ${there + distance}`}`
    const foundBy = (where: string, why: string | undefined): string =>
      why === undefined ? t`it puts the ${thing} ${where}` : t`${why}, the ${thing} is ${where}`
    const statement = (
      ...[text, where, holds, trap, why]: readonly [
        text: string,
        where: string,
        holds: (x: number) => boolean,
        trap?: string | undefined,
        why?: string | undefined,
      ]
    ): Statement<number> => ({
      text: `${text}.`,
      holds,
      gives: t`the ${thing} is ${where}`,
      consider,
      get enough() {
        const all = places.filter(holds).every(yes)
        const size = places.filter(holds).length
        const which = size < 3 ? (size === 1 ? 'This point' : 'Each of these points') : 'Every such point'
        const found = foundBy(where, why)
        return t`${found}. ${which} is ${level < 3 ? t`${all ? 'before' : 'beyond'} ${asked}` : t`${all ? 'within' : 'outside'} the stretch ${span}`}, and therefore ${meaning(all)}, so the answer is ${all ? 'yes' : 'no'}.`
      },
      get missed() {
        const all = places.filter(holds).every(yes)
        return text.startsWith('The point halfway')
          ? t`overlooks that the ${thing} can only be at mile ${at}, which is ${onSide(all)}`
          : t`overlooks that ${places.filter(holds).length === 1 ? t`the only possible point, ${where.replace('at ', '')},` : t`every point ${where.replace('somewhere ', '')}${where.includes(',') ? ',' : ''}`} is ${onSide(all)}`
      },
      lacks:
        level < 3
          ? t`${capital(foundBy(where, why))}. The possible points are not all on the same side of ${asked}.`
          : t`${capital(foundBy(where, why))}. Some of the possible points are less than ${near + wide} miles from ${first}, and some are not.`,
      trap:
        trap ??
        t`tries only points such as mile ${at}, but points ${level < 3 ? t`${yes(at) ? 'beyond' : 'before'} mile ${middle}` : meaning(!yes(at))} also fit the statement`,
    })
    const statements = [
      statement(
        t`The ${thing} is ${count(toOne, 'mile')} from ${first}`,
        one - toOne > 0 ? t`at mile ${one - toOne} or mile ${one + toOne}` : t`at mile ${one + toOne}`,
        (x) => Math.abs(x - one) === toOne,
        t`tries only one of the two points that are ${count(toOne, 'mile')} from ${first}`,
        around(first, one, toOne),
      ),
      statement(
        t`The ${thing} is less than ${toOther + slack} miles from ${second}`,
        t`between mile ${Math.max(0, other - toOther - slack)} and mile ${other + toOther + slack}`,
        (x) => Math.abs(x - other) < toOther + slack,
        undefined,
        around(second, other, toOther + slack),
      ),
      statement(
        t`The ${thing} is more than ${count(Math.max(1, toOther - slack), 'mile')} from ${second}`,
        t`before mile ${other - Math.max(1, toOther - slack)} or beyond mile ${other + Math.max(1, toOther - slack)}`,
        (x) => Math.abs(x - other) > Math.max(1, toOther - slack),
        level < 3 && (at > other || yes(at))
          ? t`looks only on one side of ${second}, but the ${thing} can also be on the other side`
          : undefined,
        around(second, other, Math.max(1, toOther - slack)),
      ),
      statement(
        t`The ${thing} is less than ${at + slack} miles from the beginning of the ${way}`,
        t`before mile ${at + slack}`,
        (x) => x < at + slack,
      ),
      statement(
        t`The ${thing} is more than ${at - 1} miles from the beginning of the ${way}`,
        t`beyond mile ${at - 1}`,
        (x) => x > at - 1,
      ),
      at > one && at < other
        ? statement(
            t`The ${thing} is between ${first} and ${second}`,
            t`between mile ${one} and mile ${other}`,
            (x) => x > one && x < other,
          )
        : statement(
            t`The ${thing} is not between ${first} and ${second}`,
            t`before mile ${one} or beyond mile ${other}`,
            (x) => x < one || x > other,
          ),
      statement(
        t`The point halfway between the beginning of the ${way} and the ${thing} is at mile ${rational(at, 2)}`,
        t`at mile ${at}`,
        (x) => x === at,
        undefined,
        t`the ${thing} is twice as far from the beginning as the point at mile ${rational(at, 2)}. Since ${m`2 \times ${plain(rational(at, 2))} = ${at}`}`,
      ),
    ]
    if (level > 1) {
      statements.push(
        statement(
          t`The distances from the ${thing} to ${first} and to ${second} add up to ${toOne + toOther} miles`,
          at > one && at < other
            ? t`somewhere between ${first} and ${second}, where the distances always add up to ${gap} miles`
            : t`at mile ${one - outside} or mile ${other + outside}, ${count(outside, 'mile')} beyond one of the two places`,
          (x) => Math.abs(x - one) + Math.abs(x - other) === toOne + toOther,
          'treats the sum of the two distances as if it determined each of them',
          at > one && at < other
            ? undefined
            : t`since ${toOne + toOther} miles is ${2 * outside} more than the ${gap} miles between the two places`,
        ),
        statement(
          at > one
            ? t`The ${thing} is farther from the beginning of the ${way} than ${first} is`
            : t`The ${thing} is closer to the beginning of the ${way} than ${second} is`,
          at > one ? t`beyond mile ${one}` : t`before mile ${other}`,
          (x) => (at > one ? x > one : x < other),
        ),
      )
    }
    return {
      stem: t`On a straight ${way}, ${road.one} is ${one} miles and ${road.other} is ${other} miles from the beginning. There is a ${thing} somewhere else on the ${way}. ${question}`,
      asks:
        level < 3
          ? {
              what: t`whether the ${thing} is before mile ${middle}`,
              because: t`mile ${middle} is halfway between ${first} and ${second}, and ${first} comes first`,
            }
          : {
              what: from > 0 ? t`whether the ${thing} is between mile ${from} and mile ${to}` : t`whether the ${thing} is before mile ${to}`,
              because: t`${first} is at mile ${one}, and ${from > 0 ? t`${m`${one} - ${near + wide} = ${from}`} and ` : ''}${m`${one} + ${near + wide} = ${to}`}`,
            }, // prettier-ignore
      // Points at which the distances are equal come last, so that they are no examples where others are.
      // Whole miles that are clearly on one side come first.
      cases: places.toSorted((x, y) => asExample(x) - asExample(y)),
      ask: (x) => (yes(x) ? 'yes' : 'no'),
      show: mile,
      since: (x) => {
        const [toFirst, toSecond] = [one, other].map((place) => count(rational(2 * Math.abs(x - place), 2), 'mile')) as [string, string] // prettier-ignore
        return level < 3
          ? t`this point is ${toFirst} from ${first} and ${toSecond} from ${second}`
          : t`this point is ${toFirst} from ${first}`
      },
      statements,
      together: (pair, left) => {
        const allowed = pair.map(({ holds }) => places.filter(holds))
        const few = allowed.findIndex(({ length }) => length < 3)
        const [only] = left
        if (only !== undefined && left.length === 1 && few >= 0) {
          const [near1, far1] = [count(rational(2 * Math.abs(only - one), 2), 'mile'), count(rational(2 * Math.abs(only - other), 2), 'mile')] // prettier-ignore
          const measured =
            level < 3
              ? t`${near1} from ${first} and ${far1} from ${second}`
              : t`${near1} from ${first}, which is ${yes(only) ? '' : 'not '}less than ${near + wide}`
          return t`Statement (${few + 1}) puts the ${thing} at ${allowed[few]!.map(mile).join(' or ')}. Only ${mile(only)} fits statement (${2 - few}), and it is ${measured}.`
        }
        const ends = [Math.min(...places), Math.max(...places)] as const
        return t`${bothSay(pair)} If the ${thing} is at mile ${m`x`}, both are true only for ${stretches(left, 'x', ends)}. Every such point is ${onSide(left.every(yes))}${level < 3 ? t`, and therefore ${meaning(left.every(yes))}` : ''}.`
      },
      bothTrap: () => t`tries only one point, but other points also fit both statements`,
      bothMissed: (_pair, left) =>
        t`tests the statements one at a time, but together they put the ${thing} ${onSide(left.every(yes))}`,
      hints: [
        level < 3
          ? t`Which point on the ${way} is exactly as far from ${first} as from ${second}?`
          : t`Which points on the ${way} are exactly ${near + wide} miles from ${first}, and where are the points that are nearer?`,
        level < 3
          ? t`Mark the points that each statement allows on a number line. Are they all on the same side of mile ${middle}?`
          : t`Mark the points that each statement allows on a number line. Do they all give the same answer?`,
      ],
    }
  },
  second: {
    cases: ([p, q]) => WIDE().filter((x) => x !== p && x !== q),
    ask: (x, [p = 0, q = 0, d = 0], stem) =>
      stem.includes('nearer') ? (x - p) ** 2 < (x - q) ** 2 : (x - p) ** 2 < d ** 2,
    read: [
      [/add up/, (x, [sum = 0], { stem }) => distances(x, stem) === sum],
      [/^The point halfway/, (x, [half = 0]) => x / 2 === half],
      [/farther from/, (x, _n, { stem }) => x > placesOf(stem)[0]],
      [/closer to/, (x, _n, { stem }) => x < placesOf(stem)[1]],
      [/is not between/, (x, _n, { stem }) => x < placesOf(stem)[0] || placesOf(stem)[1] < x],
      [/is between/, (x, _n, { stem }) => x > placesOf(stem)[0] && placesOf(stem)[1] > x],
      [/less than .* beginning/, (x, [d = 0]) => x < d],
      [/more than .* beginning/, (x, [d = 0]) => x > d],
      [/less than/, (x, [d = 0], { stem }) => (x - placesOf(stem)[1]) ** 2 < d * d],
      [/more than/, (x, [d = 0], { stem }) => (x - placesOf(stem)[1]) ** 2 > d * d],
      [/miles? from/, (x, [d = 0], { stem }) => (x - placesOf(stem)[0]) ** 2 === d * d],
    ],
  },
})

/** The miles of the two known places. */
function placesOf(stem: string): [number, number] {
  const [, first, second] = / is (\d+) miles and .*? is (\d+) /.exec(stem) ?? []
  return [Number(first), Number(second)]
}

function distances(x: number, stem: string): number {
  const [first, second] = placesOf(stem)
  return Math.abs(first - x) + Math.abs(second - x)
}
