import { capital } from '../../factory/capital.ts'
import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { linearTex } from '../../factory/linear-tex.ts'
import { readLinear } from '../../factory/read-linear.ts'
import { remember } from '../../factory/remember.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

type Point = readonly [number, number]

/** The largest absolute value of a coordinate in a statement, and the largest factor of one. */
const [LARGEST, FACTOR] = [7, 4]
/** Wide enough for a point with \(q = 7\) and \(p > 4q\), and for its mirror images. */
const WINDOW = LARGEST * FACTOR + 4
const GRID = once(() => range(-WINDOW, WINDOW).filter((n) => n !== 0))
const CASES = once((): readonly Point[] => simplestFirst(pairs(GRID(), GRID())))
const WIDE = once((): readonly Point[] => range(-44, 44).flatMap((y) => range(-44, 44).map((x) => [x, y] as const)).filter(([x, y]) => x !== 0 && y !== 0)) // prettier-ignore
const NAMES = ['I', 'II', 'III', 'IV'] as const
/** Per level: the factors that make the coordinates of the point asked about. */
const MADE: ReadonlyArray<ReadonlyArray<readonly [first: Point, second: Point]>> = [
  [[[1, 0], [0, 1]]],
  [[[-1, 0], [0, 1]], [[0, 1], [1, 0]], [[1, 0], [0, -1]], [[0, -1], [1, 0]]],
  [[[1, -1], [0, 1]], [[1, 0], [1, 1]], [[1, 1], [0, 1]], [[1, 0], [1, -1]]],
] // prettier-ignore

const quadrant = ([x, y]: Point): number => (x > 0 ? (y > 0 ? 0 : 3) : y > 0 ? 1 : 2)

/** The quadrants of the points, in words. */
const places = (points: readonly Point[], word: 'and' | 'or' = 'and'): string => {
  const names = [...new Set(points.map(quadrant))].toSorted((x, y) => x - y).map((at) => NAMES[at]!)
  if (names.length === 4) return word === 'and' ? 'all four quadrants' : 'any quadrant'
  const last = names.pop()!
  if (names.length === 0) return `quadrant ${last}`
  return `quadrant${word === 'and' ? 's' : ''} ${names.join(', ')}${names.length > 1 ? ',' : ''} ${word} ${last}`
}

export const quadrantOfPoint = sufficiency({
  id: 'quadrant-of-point',
  skill: 'ds-coordinates',
  version: 4,
  levels: [-0.5, 0.3, 1],
  answers: MORE_OFTEN_EACH,
  draw: (random, level) => {
    const small = GRID().filter((n) => Math.abs(n) <= LARGEST)
    const [a, b] = [random.pick(small), random.pick(small)]
    const k = random.int(1, FACTOR)
    if (Math.abs(a) === Math.abs(b) || a === k * b) return null
    return {
      a,
      b,
      asked: random.pick(MADE[level - 1]!),
      wanted: random.int(0, 3),
      k,
      slack: random.int(1, 3),
      letters: random.pick([['a', 'b'], ['p', 'q'], ['r', 's'], ['m', 'n']] as const), // prettier-ignore
    }
  },
  write: ({ a, b, asked: [first, second], wanted, k, slack, letters }): Sufficiency<Point> => {
    const made = (factors: Point, [x, y]: Point): number => factors[0] * x + factors[1] * y
    const place = `${linearTex(...first, letters)},\\ ${linearTex(...second, letters)}`
    const [p, q] = letters
    const yes = (one: Point): boolean => {
      const there: Point = [made(first, one), made(second, one)]
      return there[0] !== 0 && there[1] !== 0 && quadrant(there) === wanted
    }
    /** The sign of a coordinate that all of these points share; 0 if they do not. */
    const signOf = (points: readonly Point[], at: number): number => {
      const shared = Math.sign(points[0]![at]!)
      return points.every((one) => Math.sign(one[at]!) === shared) ? shared : 0
    }
    /** Whether the signs of the letters alone settle the sign of an expression. */
    const isSettled = (factors: Point, points: readonly Point[]): boolean => {
      const terms = factors.flatMap((factor, at) => (factor === 0 ? [] : [Math.sign(factor) * signOf(points, at)]))
      return terms[0] !== 0 && terms.every((term) => term === terms[0])
    }
    const signsIn = (factors: Point, points: readonly Point[]): string => {
      const [one = 0, other = one] = factors.flatMap((factor, at) => (factor === 0 ? [] : [signOf(points, at)]))
      const words = factors.flatMap((factor, at) => (factor === 0 ? [] : [t`${m`${letters[at]!}`} ${signOf(points, at) > 0 ? 'positive' : 'negative'}`])) // prettier-ignore
      return words.length === 2 && one === other ? t`${m`${p}`} and ${m`${q}`} both ${one > 0 ? 'positive' : 'negative'}` : words.join(' and ') // prettier-ignore
    }
    /** Why all of these points put the point asked about into the quadrant. */
    const whyYes = (points: readonly Point[]): string => {
      if (place === `${p},\\ ${q}`) return 'this is the quadrant in question'
      const [x, y] = [first, second].map((factors) => made(factors, points[0]!) > 0 ? 'positive' : 'negative') // prettier-ignore
      if (!isSettled(first, points) || !isSettled(second, points))
        return t`at all of these points, ${m`${linearTex(...first, letters)}`} is ${x!} and ${m`${linearTex(...second, letters)}`} is ${y!}, as in quadrant ${NAMES[wanted]!}`
      return t`there, ${m`${linearTex(...first, letters)}`} is ${x!} and ${m`${linearTex(...second, letters)}`} is ${y!}, so ${m`(${place})`} is in quadrant ${NAMES[wanted]!}`
    }
    const SIGNS = [['x', first, wanted === 0 || wanted === 3], ['y', second, wanted < 2]] as const // prettier-ignore
    /** The coordinate of the point asked about that never has the sign it needs. */
    const neverRight = (points: readonly Point[]) =>
      SIGNS.find(([, factors, up]) => points.every((one) => made(factors, one) * (up ? 1 : -1) <= 0))
    const yesPoints = (): Point[] => CASES().filter(yes)
    /** Whether an inequality is what rules out the only quadrant with a yes. */
    const clashes = (text: string): boolean =>
      text.startsWith(String.raw`\(`) && new Set(yesPoints().map(quadrant)).size === 1
    const above = (tex: string, up: boolean): string => m`${tex} ${up ? '>' : '<'} 0`
    /** The signs of the letters in the only quadrant with a yes, and what they make of the inequality's expression. */
    const inYes = (text: string) => {
      const [x, y] = yesPoints()[0]!
      const [left = '', right = ''] = text.slice(2, -2).split(/ [<>] /)
      const value = left.includes('+') ? x + y : left.includes('-') ? x - y : left === p ? x : x * y
      const claim = left === p && right !== '0' ? m`${p} ${x > 0 ? '>' : '<'} ${right}` : t`${m`${left}`} ${value > 0 ? 'positive' : 'negative'}` // prettier-ignore
      return { signs: t`${above(p, x > 0)} and ${above(q, y > 0)}`, claim }
    }
    /** How these points rule out the quadrant, to follow 'overlooks that '. */
    const ruledOut = (points: readonly Point[], text: string): string => {
      const never = neverRight(points)
      if (!never)
        return clashes(text)
          ? t`a yes requires ${inYes(text).signs}, which makes ${inYes(text).claim}`
          : t`no point that fits the statement gives a yes`
      const expression = m`${linearTex(...never[1], letters)}`
      return expression === m`${p}` || expression === m`${q}`
        ? t`a ${never[2] ? 'negative' : 'positive'} ${expression} is enough to rule out quadrant ${NAMES[wanted]!}`
        : t`${expression} cannot be ${never[2] ? 'positive' : 'negative'}, which rules out quadrant ${NAMES[wanted]!}`
    }
    const needs = SIGNS.map(([, factors, up]) => above(linearTex(...factors, letters), up)).join(' and ')
    /** In each quadrant of these points, the coordinate that never has the right sign. */
    const byQuadrant = (points: readonly Point[]): string | undefined => {
      const here = [0, 1, 2, 3].map((at) => points.filter((one) => quadrant(one) === at)).filter((one) => one.length > 0) // prettier-ignore
      const wrong = SIGNS.map(([, factors, up]) => t`in ${places(here.filter((each) => neverRight(each)?.[1] === factors).flat())}, ${m`${linearTex(...factors, letters)}`} is not ${up ? 'positive' : 'negative'}`) // prettier-ignore
      return here.every(neverRight) ? t`a yes requires ${needs}, but ${wrong.join(', and ')}` : undefined
    }
    /** Why no point of these puts the point asked about into the quadrant: a coordinate that never has the right sign. */
    const whyNo = (points: readonly Point[], text = ''): string => {
      const never = neverRight(points)
      if (!never)
        return clashes(text)
          ? t`a yes requires ${needs}${[`${p},\\ ${q}`, `${q},\\ ${p}`].includes(place) ? '' : t`, so ${inYes(text).signs}`}, which makes ${inYes(text).claim}. This contradicts ${text}`
          : (byQuadrant(points) ??
              t`no point in ${places(points, 'or')} that fits puts ${m`(${place})`} into quadrant ${NAMES[wanted]!}`)
      const word = never[2] ? 'positive' : 'negative'
      const expression = m`${linearTex(...never[1], letters)}`
      const opposite = never[2] ? 'negative' : 'positive'
      if (expression === m`${p}` || expression === m`${q}`)
        return t`a point in quadrant ${NAMES[wanted]!} has a ${word} ${m`${never[0]}`}-coordinate, but here ${expression} is ${opposite}`
      const why = isSettled(never[1], points) ? t`with ${signsIn(never[1], points)},` : 'here'
      const is = isSettled(never[1], points) ? t`is ${opposite}` : t`cannot be ${word}`
      return t`a point in quadrant ${NAMES[wanted]!} has a ${word} ${m`${never[0]}`}-coordinate, but ${why} ${expression} ${is}`
    }
    /** The quadrants that a statement leaves, and which of them give a yes. */
    const allowed = (points: readonly Point[]): string => {
      const [good, bad] = [points.filter(yes), points.filter((one) => !yes(one))]
      const mixed = good.filter((one) => bad.some((other) => quadrant(other) === quadrant(one)))
      const start = t`It allows ${m`(${p},\ ${q})`} to be in ${places(points, 'or')}`
      if (mixed.length > 0 && places(points).startsWith('quadrant '))
        return t`It puts ${m`(${p},\ ${q})`} in ${places(points)}, but there, the answer also depends on the sizes of ${m`${p}`} and ${m`${q}`}.`
      if (mixed.length > 0)
        return t`${start}, and in ${places(mixed)}, the answer also depends on the sizes of ${m`${p}`} and ${m`${q}`}.`
      return t`${start}, and only ${places(good)} ${places(good).startsWith('quadrants') ? 'give' : 'gives'} a yes.`
    }
    const sign = (n: number): string => (n > 0 ? '>' : '<')
    const statement = (text: string, holds: (x: number, y: number) => boolean, trap?: string): Statement<Point> => {
      const opening = text.includes('^3')
        ? t`a cube has the same sign as its base, so ${m`${q} ${sign(b)} 0`}.`
        : text.startsWith('The point') && text.includes('lies')
          ? t`points in quadrant ${NAMES[quadrant([a, -b])]!} have ${m`x ${sign(a)} 0`} and ${m`y ${sign(-b)} 0`}, so ${m`${p} ${sign(a)} 0`} and ${m`-${q} ${sign(-b)} 0`}, that is, ${m`${q} ${sign(b)} 0`}.`
          : ''
      const left = (): Point[] => CASES().filter((one) => holds(...one))
      return {
        text: `${text}.`,
        holds: ([x, y]) => holds(x, y),
        ...(trap === undefined ? {} : { trap }),
        get enough() {
          const isYes = left().some(yes)
          const reason = isYes
            ? `${whyYes(left())}, and the answer is yes.`
            : `${whyNo(left(), text)}, so the answer is no.`
          if (opening !== '' && reason.startsWith('there,')) return `${opening} ${reason.replace('there,', 'Then')}`
          const puts = t`${opening === '' ? 'it puts' : 'this puts'} ${m`(${p},\ ${q})`} in ${places(left(), 'or')}`
          const why = isYes ? `${puts}. ${capital(reason)}` : reason
          return opening === '' ? why : `${opening} ${capital(why)}`
        },
        get missed() {
          return left().some(yes)
            ? t`overlooks that the question asks only about a quadrant, not for the values of ${m`${p}`} and ${m`${q}`}`
            : t`overlooks that ${ruledOut(left(), text)}`
        },
        get lacks() {
          return allowed(left())
        },
      }
    }
    return {
      stem: t`In the coordinate plane, the point ${m`(${p},\ ${q})`} lies on neither axis. Does the point ${m`(${place})`} lie in quadrant ${NAMES[wanted]!}?`,
      asks: place === `${p},\\ ${q}` ? undefined : { what: t`whether ${m`${linearTex(...first, letters)} ${SIGNS[0][2] ? '>' : '<'} 0`} and ${m`${linearTex(...second, letters)} ${SIGNS[1][2] ? '>' : '<'} 0`}`, because: t`in quadrant ${NAMES[wanted]!}, ${SIGNS[0][2] === SIGNS[1][2] ? t`both coordinates are ${SIGNS[0][2] ? 'positive' : 'negative'}` : t`the ${m`x`}-coordinate is ${SIGNS[0][2] ? 'positive' : 'negative'} and the ${m`y`}-coordinate is ${SIGNS[1][2] ? 'positive' : 'negative'}`}` }, // prettier-ignore
      cases: CASES(),
      ask: (one) => (yes(one) ? 'yes' : 'no'),
      show: ([x, y]) => m`${p} = ${x},\ ${q} = ${y}`,
      since: (one) => (place === `${p},\\ ${q}` ? undefined : t`${m`(${place}) = (${made(first, one)},\ ${made(second, one)})`} is ${made(first, one) * made(second, one) === 0 ? 'on an axis' : t`in quadrant ${NAMES[quadrant([made(first, one), made(second, one)])]!}`}`), // prettier-ignore
      statements: [
        statement(
          m`${p}${q} ${sign(a * b)} 0`,
          (x, y) => x * y * a * b > 0,
          t`uses only the sign of ${m`${p}${q}`}, but ${a * b > 0 ? t`${m`${p}`} and ${m`${q}`} can be both positive or both negative` : t`either ${m`${p}`} or ${m`${q}`} can be the negative one`}`,
        ),
        statement(
          m`${p} ${sign(a)} 0`,
          (x) => x * a > 0,
          t`uses only the sign of ${m`${p}`}, but ${m`${q}`} matters, too`,
        ),
        statement(
          m`${q}^3 ${sign(b)} 0`,
          (_x, y) => y * b > 0,
          t`uses only the sign of ${m`${q}`}, but ${m`${p}`} matters, too`,
        ),
        statement(
          m`${linearTex(1, 1, letters)} ${sign(a + b)} ${a + b > 0 ? Math.max(0, a + b - slack) : Math.min(0, a + b + slack)}`,
          (x, y) => (a + b > 0 ? x + y > Math.max(0, a + b - slack) : x + y < Math.min(0, a + b + slack)),
          t`assumes that ${m`${p}`} and ${m`${q}`} are both ${a + b > 0 ? 'positive' : 'negative'}, but one of them can be ${a + b > 0 ? 'negative' : 'positive'}`,
        ),
        statement(
          m`${linearTex(1, -1, letters)} ${sign(a - b)} ${a - b > 0 ? Math.max(0, a - b - slack) : Math.min(0, a - b + slack)}`,
          (x, y) => (a > b ? x - y > Math.max(0, a - b - slack) : x - y < Math.min(0, a - b + slack)),
          t`takes the statement to mean that ${m`${p}`} is ${a > b ? 'positive' : 'negative'} and ${m`${q}`} is ${a > b ? 'negative' : 'positive'}, but ${m`${p}`} and ${m`${q}`} can also have the same sign`,
        ),
        statement(
          t`The point ${m`(${p},\ -${q})`} lies in quadrant ${NAMES[quadrant([a, -b])]!}`,
          (x, y) => quadrant([x, -y]) === quadrant([a, -b]),
          t`finds the signs of ${m`${p}`} and ${m`${q}`}, but the sign of a sum or difference also depends on the sizes of the two numbers`,
        ),
        statement(
          t`The point ${m`(${p},\ ${q})`} is ${Math.abs(a) > Math.abs(b) ? 'nearer to' : 'farther from'} the ${m`x`}-axis than ${Math.abs(a) > Math.abs(b) ? 'to' : 'from'} the ${m`y`}-axis`,
          (x, y) => (Math.abs(a) > Math.abs(b) ? Math.abs(y) < Math.abs(x) : Math.abs(y) > Math.abs(x)),
          t`takes a comparison of distances to give signs, but ${m`${p}`} and ${m`${q}`} can each be positive or negative`,
        ),
        statement(
          m`${p} ${a > k * b ? '>' : '<'} ${k === 1 ? '' : k}${q}`,
          (x, y) => (a > k * b ? x > k * y : x < k * y),
          t`takes the statement to give the signs of ${m`${p}`} and ${m`${q}`}, but each of the two can be positive or negative`,
        ),
        statement(
          t`The distance of ${m`(${p},\ ${q})`} from the ${m`x`}-axis is ${Math.abs(b)}`,
          (_x, y) => Math.abs(y) === Math.abs(b),
          t`takes a distance to give a sign, but the point can be above or below the ${m`x`}-axis`,
        ),
      ],
      together: ([one, two], left) => {
        const [ones, others] = [one, two].map(({ holds }) => CASES().filter(holds)) as [Point[], Point[]]
        const shared = new Set(ones.map(quadrant)).intersection(new Set(others.map(quadrant)))
        const [small, large] = Math.abs(a) > Math.abs(b) ? [q, p] : [p, q]
        const [, sum = ''] = /\\\((\w [+-] \w) /.exec(`${one.text} ${two.text}`) ?? []
        const facts = [one, two].map(({ text }, at) => text.includes('axis than') ? t`By statement (${at + 1}), ${m`|${small}| < |${large}|`}. ${sum === '' ? '' : t`Then ${m`${sum}`}, which is ${(sum.includes('+') ? a + b : a - b) > 0 ? 'positive' : 'negative'} by statement (${2 - at}), has the same sign as ${m`${sum.includes('-') && large === q ? '-' : ''}${large}`}, so ${above(large, (large === p ? a : b) > 0)}. `}` : text.startsWith('The distance') ? t`By statement (${at + 1}), ${m`${q}`} is ${m`${Math.abs(b)}`} or ${m`${-Math.abs(b)}`}. ` : '').join('') // prettier-ignore
        const why = capital(left.every(yes) ? whyYes(left) : whyNo(left))
        return shared.size === new Set(left.map(quadrant)).size
          ? t`Statement (1) allows ${m`(${p},\ ${q})`} to be in ${places(ones, 'or')}, and statement (2) in ${places(others, 'or')}. Only points in ${places(left)} fit both statements. ${facts}${why}.`
          : t`${facts}The points that fit both statements are all in ${places(left)}. ${why}.`
      },
      bothTrap: (_pair, left) => {
        const where = places(left, 'or')
        return where.includes(' or ') || where === 'any quadrant'
          ? t`overlooks that the two statements together still allow points in ${places(left)}`
          : t`finds that ${m`(${p},\ ${q})`} is in ${where}, but the sizes of ${m`${p}`} and ${m`${q}`} matter, too`
      },
      bothMissed: (_pair, left) =>
        t`overlooks that only points in ${places(left, 'or')} fit both statements, and the answer is ${left.every(yes) ? 'yes' : 'no'} for all of these points`,
      hints: [
        t`If ${m`(${place})`} is in quadrant ${NAMES[wanted]!}, what are the signs of its two coordinates?`,
        t`Which signs can ${m`${p}`} and ${m`${q}`} have for a yes? Does each statement guarantee these signs, or make them impossible?`,
      ],
    }
  },
  second: {
    letters: ['x', 'y'],
    cases: WIDE,
    ask: ([x, y], _n, stem) => {
      const { first, second, name } = askedIn(stem)
      return named(first(x, y), second(x, y)) === name
    },
    read: [
      [/The point .* lies in/, ([x, y], _n, { statement }) => named(x, -y) === /quadrant (\w+)/.exec(statement)?.[1]],
      [/nearer to/, ([x, y]) => Math.abs(y) < Math.abs(x)],
      [/farther from/, ([x, y]) => Math.abs(y) > Math.abs(x)],
      [/^The distance/, ([, y], n) => y * y === (n.at(-1) ?? 0) ** 2],
      [/[<>]/, ([x, y], _n, { statement }) => inequality(statement)(x, y)],
    ],
  },
})

function named(x: number, y: number): string {
  if (x * y === 0) return ''
  return x * y > 0 ? (x > 0 ? 'I' : 'III') : x < 0 ? 'II' : 'IV'
}

const askedIn = remember((stem) => {
  const [, first = '', second = '', name = ''] =
    /point \\\(\(([^,()]+),\\ ([^,()]+)\)\\\) lie in quadrant (\w+)\?/.exec(stem) ?? []
  return { first: readLinear(first), second: readLinear(second), name }
})

const inequality = remember((statement) => {
  const [, left = '', sign = '', right = ''] = /\\\((.*) ([<>]) (.*)\\\)/.exec(statement) ?? []
  const value = (tex: string): ((x: number, y: number) => number) =>
    tex === 'xy' ? (x, y) => x * y : tex === 'y^3' ? (_x, y) => y ** 3 : readLinear(tex)
  const [one, other] = [value(left), value(right)]
  return (x: number, y: number): boolean => (sign === '>' ? one(x, y) > other(x, y) : one(x, y) < other(x, y))
})
