import { bothSay } from '../../factory/why-together.ts'
import { count, m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

/** The coordinates of the three points. */
type Points = readonly [number, number, number]

const PLACES = range(-7, 7).toSorted((a, b) => Math.abs(a) - Math.abs(b))
const CASES = once((): readonly Points[] =>
  PLACES.flatMap((p) =>
    PLACES.flatMap((q) => PLACES.map((r) => [p, q, r] as const).filter(([, , r]) => p !== q && q !== r && p !== r)),
  ),
)
/** For the second solver: by one place and the ways from it to the two others. */
const WIDE = once(() =>
  range(-7, 7).flatMap((q) =>
    range(-7 - q, 7 - q).flatMap((left) =>
      range(-7 - q, 7 - q)
        .filter((right) => left !== 0 && right !== 0 && left !== right)
        .map((right) => ({ p: q + left, q, r: q + right })),
    ),
  ),
)
const LETTERS = [
  ['P', 'Q', 'R'],
  ['A', 'B', 'C'],
  ['K', 'L', 'M'],
  ['S', 'T', 'U'],
] as const

export const numberLineGap = sufficiency({
  id: 'number-line-gap',
  skill: 'ds-coordinates',
  version: 4,
  levels: [-0.4, 0.4, 1.1],
  answers: MORE_OFTEN_EACH,
  draw: (random, level) => {
    const [p, q, r] = random.some(range(-6, 6), 3) as [number, number, number]
    if (Math.abs(p - q) === Math.abs(p - r)) return null
    return { at: [p, q, r] as Points, slack: random.int(1, 2), level, letters: random.pick(LETTERS) }
  },
  write: ({ at: [p, q, r], slack, level, letters: [a, b, c] }): Sufficiency<Points> => {
    const [ab, bc, ac] = [Math.abs(p - q), Math.abs(q - r), Math.abs(p - r)]
    const middle = (x: number, y: number, z: number): boolean => (x < y && y < z) || (z < y && y < x)
    const inside = middle(p, q, r) ? b : middle(q, p, r) ? a : c
    const between = ([x, y, z]: Points): string => (middle(x, y, z) ? b : middle(y, x, z) ? a : c)
    const asks = [
      { question: `What is the distance between ${a} and ${c}?`, of: ([x, , z]: Points) => String(Math.abs(x - z)) },
      { question: `Is ${b} between ${a} and ${c}?`, of: (each: Points) => (between(each) === b ? 'yes' : 'no') },
      {
        question: `Is ${a} nearer to ${b} than to ${c}?`,
        of: ([x, y, z]: Points) => (Math.abs(x - y) < Math.abs(x - z) ? 'yes' : 'no'),
      },
    ] as const
    const { question, of } = asks[level - 1]!
    const key = of([p, q, r])
    const gap = (text: string, holds: (each: Points) => boolean, other: string): Statement<Points> => ({
      text: `The distance between ${text}.`,
      gives: `the distance between ${text}`,
      holds,
      lacks: t`It says nothing about ${other}.`,
      trap: t`uses only the distance between ${text.replace(' is ', ', ')}, but ${other} can be at many points`,
    })
    /** Whether the two distances do not fit on the line with the point that they share in the middle. */
    const isTooFar = (pair: readonly Statement<Points>[]): boolean =>
      ab + bc > 14 && pair.every(({ gives }) => gives?.startsWith('the distance between'))
    /** Why the middle point asked about cannot be in the middle, where one coordinate is known. */
    const noRoom = (pair: readonly Statement<Points>[]): string | undefined => {
      const said = pair.map(({ gives }) => gives ?? '').join(' ')
      const [name, other, at, far] = said.includes(`coordinate of ${a}`) ? ([a, c, p, bc] as const) : ([c, a, r, ab] as const) // prettier-ignore
      if (!said.includes('coordinate of')) return undefined
      if (said.includes('the distance between'))
        return t`If ${b} were between ${a} and ${c}, ${other} would be at least ${m`${far} + 1 = ${far + 1}`} from ${name}. But no point from ${m`-7`} to ${m`7`} is farther than ${7 + Math.abs(at)} from ${m`${at}`}, so ${b} is not between them.`
      const isRight = said.includes('to the right') === (name === a)
      const places = isRight ? 7 - at : 7 + at
      return said.includes('lies to the') && places < 2
        ? t`For ${b} to be between ${a} and ${c}, both ${b} and ${other} would have to lie to the ${isRight ? 'right' : 'left'} of ${name}, where there is room for ${places === 1 ? 'only one point' : 'no point'}.`
        : undefined
    }
    /** Why the place of b does not matter where the two others are next to each other, or at the two ends. */
    const because =
      level === 2
        ? 'no other integer is between them'
        : t`no other point can be ${ac === 1 ? 'nearer to' : 'farther from'} ${a}`
    const outer = [a, b, c].filter((name) => name !== inside)
    const statements: Array<Statement<Points>> = [
      gap(t`${a} and ${b} is ${ab}`, ([x, y]) => Math.abs(x - y) === ab, c),
      gap(t`${b} and ${c} is ${bc}`, ([, y, z]) => Math.abs(y - z) === bc, a),
      {
        text: t`${inside} is between ${outer[0]!} and ${outer[1]!}.`,
        gives: t`${inside} is the middle point`,
        holds: (each) => between(each) === inside,
        lacks: t`It says only that ${inside} is the middle point. It gives no distance.`,
        trap: t`finds the point in the middle, but ${level === 1 ? 'no distance is given' : t`the statement does not show which of the others is nearer to ${a}`}`,
        missed: t`overlooks that ${level === 3 ? t`the distance from ${a} to ${inside} is only a part of the distance from ${a} to ${inside === b ? c : b}` : t`if ${inside} is in the middle, ${b} is not`}`,
        enough:
          level === 3
            ? t`${inside} is between ${a} and ${inside === b ? c : b}, so the distance from ${a} to ${inside} is only a part of the distance from ${a} to ${inside === b ? c : b}. This means that ${a} is nearer to ${inside}, so the answer is ${key}.`
            : t`only one of the three points can be in the middle. It is ${inside}, not ${b}, so the answer is ${key}.`,
      },
      {
        text: t`The coordinate of ${a} is ${m`${p}`}.`,
        gives: t`the coordinate of ${a} is ${m`${p}`}`,
        holds: ([x]) => x === p,
        lacks: t`It says nothing about ${b} and ${c}.`,
        trap: t`uses only the position of ${a}, but ${b} and ${c} can be at any other points`,
      },
      {
        text: t`The coordinate of ${c} is ${m`${r}`}.`,
        gives: t`the coordinate of ${c} is ${m`${r}`}`,
        holds: ([, , z]) => z === r,
        lacks: t`It says nothing about ${a} and ${b}.`,
        trap: t`uses only the position of ${c}, but ${a} and ${b} can be at any other points`,
      },
      {
        text: t`${c} lies to the ${r > q ? 'right' : 'left'} of ${b}.`,
        gives: t`${c} lies to the ${r > q ? 'right' : 'left'} of ${b}`,
        holds: ([, y, z]) => (r > q ? z > y : z < y),
        lacks: t`It says nothing about ${a}.`,
        trap: t`uses only the order of ${b} and ${c}, but ${a} can be on either side of them`,
      },
      {
        text: t`The distance between ${b} and ${c} is less than ${bc + slack}.`,
        gives: t`${b} and ${c} are less than ${bc + slack} apart`,
        holds: ([, y, z]) => Math.abs(y - z) < bc + slack,
        lacks: t`It gives only an upper limit for the distance between ${b} and ${c}. It says nothing about ${a}.`,
        trap: t`treats the upper limit of ${bc + slack} as the distance between ${b} and ${c}, but even then, ${a} can be at many points`,
      },
    ]
    if (level !== 3) {
      statements.push({
        text: t`The distances from ${b} to ${a} and from ${b} to ${c} add up to ${middle(p, q, r) ? t`the distance between ${a} and ${c}` : t`more than the distance between ${a} and ${c}`}.`,
        holds: (each) => (between(each) === b) === middle(p, q, r),
        lacks: t`It says only whether ${b} is between ${a} and ${c}. No distance is known.`,
        consider: t`where must ${b} be for the two distances to add up exactly to the distance between ${a} and ${c}?`,
        trap: t`finds that ${b} is ${middle(p, q, r) ? '' : 'not '}between ${a} and ${c}, but not how far apart they are`,
        enough: middle(p, q, r)
          ? t`if ${b} were outside, the distance from ${b} to the farther point alone would be more than the distance between ${a} and ${c}. So ${b} is between ${a} and ${c}, and the answer is yes.`
          : t`if ${b} were between ${a} and ${c}, the two distances would add up exactly to the distance between ${a} and ${c}. They add up to more, so ${b} is not between ${a} and ${c}, and the answer is no.`,
        missed: t`overlooks that the sum of the two distances already shows whether ${b} is between ${a} and ${c}`,
      })
    }
    if (level === 1) {
      statements.push(
        {
          text: t`The point midway between ${a} and ${c} is ${m`${fractionOf(ac)}`} from ${a}.`,
          holds: ([x, , z]) => Math.abs(x - z) === ac,
          enough: t`the midpoint is as far from ${c} as from ${a}, so the distance between ${a} and ${c} is ${m`2 \times ${fractionOf(ac)} = ${ac}`}.`,
          consider: t`how far is the midpoint from ${c}?`,
          missed: t`overlooks that the distance between ${a} and ${c} is twice the distance from ${a} to the midpoint`,
        },
        {
          text: t`If the coordinates of ${a} and ${c} were both doubled, the distance between ${a} and ${c} would be ${2 * ac}.`,
          holds: ([x, , z]) => 2 * Math.abs(x - z) === 2 * ac,
          enough: t`doubling the coordinates doubles the distance, because ${m`|2${a} - 2${c}| = 2|${a} - ${c}|`}, so the distance now is ${m`${2 * ac} \div 2 = ${ac}`}.`,
          consider: 'what happens to a distance when both coordinates are doubled?',
          missed: 'overlooks that doubling both coordinates simply doubles the distance',
        },
      )
    }
    if (level === 3) {
      const nearer = ab < ac
      statements.push(
        {
          text: t`The distance between ${a} and ${c} is ${Math.abs(ac - ab)} ${ac > ab ? 'more' : 'less'} than the distance between ${a} and ${b}.`,
          holds: ([x, y, z]) => Math.abs(x - z) - Math.abs(x - y) === ac - ab,
          enough: t`point ${a} is ${count(Math.abs(ac - ab), 'unit')} farther from ${nearer ? c : b} than from ${nearer ? b : c}, so it is nearer to ${nearer ? b : c}, and the answer is ${nearer ? 'yes' : 'no'}.`,
          consider: t`from which of the other two points is ${a} farther away?`,
          missed: 'overlooks that the statement says which of the two distances is greater',
        },
        {
          text: t`${a} and ${b} lie on ${(p - r) * (q - r) > 0 ? 'the same side' : 'different sides'} of ${c}.`,
          holds: ([x, y, z]) => x !== z && (x - z) * (y - z) > 0 === (p - r) * (q - r) > 0,
          lacks: t`${a} may be on either side of the point midway between ${b} and ${c}.`,
          trap: t`assumes that ${a} must be nearer to ${b} if both are on the same side of ${c}, but ${c} may be closer`,
          enough: t`the points ${a} and ${b} are on different sides of ${c}, so ${c} is between ${a} and ${b}. The distance from ${a} to ${c} is only a part of the distance from ${a} to ${b}. This means that ${a} is nearer to ${c}, so the answer is no.`,
          missed: t`overlooks that ${c} is between ${a} and ${b}, so ${c} is nearer to ${a} than ${b} is`,
        },
      )
    }
    const firstHint = [
      t`What could tell you how far apart ${a} and ${c} are, if not their coordinates?`,
      t`If ${b} is between ${a} and ${c}, what must be true of the order of the points and of their distances?`,
      t`Which two distances does the question compare? Do you need to know how great they are?`,
    ][level - 1]!
    return {
      stem: t`${a}, ${b}, and ${c} are three different points on the number line, and their coordinates are integers from ${m`-7`} to ${m`7`}. ${question}`,
      cases: CASES(),
      ask: of,
      show: ([x, y, z]) => m`${a} = ${x},\ ${b} = ${y},\ ${c} = ${z}`,
      since: ([x, y, z]) => [m`|${x} - ${z < 0 ? `(${z})` : z}| = ${Math.abs(x - z)}`, undefined, t`${a} is ${count(Math.abs(x - y), 'unit')} from ${b} and ${Math.abs(x - z)} from ${c}`][level - 1], // prettier-ignore
      statements: level === 2 && inside === b ? statements.toSpliced(2, 1) : statements,
      together: (pair, left) => {
        if (pair.some(({ gives }) => gives === undefined)) return undefined
        const orders = [...new Set(left.map(between))]
        const fixed = left.every(([x, , z]) => x === left[0]![0] && z === left[0]![2])
        const room = fixed
          ? t`So the distance between ${a} and ${c} is ${m`${Math.max(p, r)} - ${Math.min(p, r) < 0 ? `(${Math.min(p, r)})` : Math.min(p, r)} = ${ac}`}${level === 1 ? '' : `, and ${because}`}.`
          : t`From ${m`-7`} to ${m`7`}, ${left.length <= 3 ? t`only ${left.map(([x, y, z]) => m`${a} = ${x},\ ${b} = ${y},\ ${c} = ${z}`).join(' or ')} ${left.length === 1 ? 'fits' : 'fit'} both, with` : 'there is room only for an order with'} ${orders.join(' or ')} in the middle${orders.length === 1 && level === 1 ? t`, and the distance between ${a} and ${c} is then ${ac}` : ''}.`
        const [apart, sum] = [Math.abs(ab - bc), ab + bc]
        const far = [...new Set(left.map(([x, , z]) => Math.abs(x - z)))].toSorted((x, y) => x - y)
        if (level === 3 && pair.every((one) => one.gives?.startsWith('the distance between')))
          return t`${bothSay(pair)} If ${a} and ${c} are on the same side of ${b}, they are ${m`${Math.max(ab, bc)} - ${Math.min(ab, bc)} = ${apart}`} apart${far.includes(sum) ? t`; otherwise, they are ${m`${ab} + ${bc} = ${sum}`} apart` : t`; on different sides, they would be ${m`${ab} + ${bc} = ${sum}`} apart, which is more than 14`}. So the distance between ${a} and ${c} is ${key === 'yes' ? 'greater' : 'not greater'} than ${ab}, the distance between ${a} and ${b}.`
        if (isTooFar(pair))
          return t`${bothSay(pair)} If ${b} were between ${a} and ${c}, they would be ${m`${ab} + ${bc} = ${ab + bc}`} apart, but points from ${m`-7`} to ${m`7`} are at most 14 apart. So ${b} is not between them${level === 1 ? t`, and the distance is ${m`${Math.max(ab, bc)} - ${Math.min(ab, bc)} = ${ac}`}` : ''}.`
        const blocked = level === 2 && !orders.includes(b) && !fixed ? noRoom(pair) : undefined
        return t`${bothSay(pair)} ${blocked ?? room}`
      },
      bothMissed: (pair, left) => {
        if (level < 3 && isTooFar(pair))
          return t`puts ${b} between ${a} and ${c}, but then ${a} and ${c} would be ${ab + bc} apart, which is impossible from ${m`-7`} to ${m`7`}`
        if (pair.every(({ gives }) => gives?.startsWith('the coordinate of')))
          return t`overlooks that with ${a} at ${m`${p}`} and ${c} at ${m`${r}`}, ${level === 1 ? t`the distance is ${ac} wherever ${b} is` : because}`
        if (level === 3)
          return t`overlooks that wherever the points are, the distance between ${a} and ${c} is ${key === 'yes' ? 'greater' : 'not greater'} than ${ab}`
        const orders = new Set(left.map(between))
        if (level === 2 && !orders.has(b))
          return t`puts ${b} between ${a} and ${c}, but from ${m`-7`} to ${m`7`} there is no room for that`
        return orders.size === 1
          ? t`overlooks that the limits ${m`-7`} and ${m`7`} leave room only for an order with ${[...orders][0]!} in the middle`
          : undefined
      },
      bothTrap: (pair) => {
        const says = (...parts: readonly string[]): boolean =>
          parts.every((part) => pair.some(({ gives, text }) => (gives ?? text).includes(part)))
        const [point, free] = says(`of ${a} is`) ? [a, c] : [c, a]
        const isJoined = says(`between ${point} and ${b}`) || says(`between ${b} and ${point}`)
        const traps: ReadonlyArray<readonly [boolean, string]> = [
          [says('are less than'), t`treats the upper limit of ${bc + slack} as the distance between ${b} and ${c}, but ${['they may be closer together', t`${says(`between ${a} and ${b}`) ? c : a} can be on either side of ${b}`, t`the limit does not show which of them is nearer to ${a}`][level - 1]!}`],
          [says('add up to'), t`finds whether ${b} is between ${a} and ${c}, but the distance between ${a} and ${c} is still unknown`],
          [says('lie on'), t`uses the sides of ${c}, but the distances from ${a} to ${b} and to ${c} are still unknown`],
          [says('middle point', 'the coordinate of'), 'uses the middle point and the position of one point, but the positions of the other two are still unknown'],
          [says('lies to the', 'the coordinate of'), t`uses the position of one point and the order of ${b} and ${c}, but the other two points can still move`],
          [says('middle point', 'lies to the'), 'puts the three points in order, but their order shows no distance'],
          [says('middle point'), 'uses the middle point and one distance, but the other distance is still unknown'],
          [says('lies to the', `between ${a} and ${b}`), t`uses one distance and the order of ${b} and ${c}, but ${[t`${c} can be closer to ${b} or farther away`, t`${a} can be on either side of ${b}`, t`the distance between ${a} and ${c} is still unknown`][level - 1]!}`],
          [says('lies to the'), t`uses the distance and the order of ${b} and ${c}, but neither statement says anything about ${a}`],
          [says('the coordinate of', 'the distance between'), isJoined ? t`uses the position of ${point} and its distance from ${b}, but ${free} can be at many points` : t`uses the position of ${point} and one distance, but ${b} and ${free} can be at many points`],
          [says(`between ${a}`, `between ${b}`) && level === 1, t`adds or subtracts the two distances, ${ab} and ${bc}, without knowing whether ${b} is between ${a} and ${c}`],
          [says(`between ${a}`, `between ${b}`), t`uses the two distances, ${ab} and ${bc}, but they fit more than one order of the points`],
          [says(`of ${a} is`, `of ${c} is`), t`uses the positions of ${a} and ${c}, but ${b} may be ${level === 2 ? 'between them or outside them' : t`closer to ${a} than ${c} is, or farther away`}`],
        ] // prettier-ignore
        return traps.find(([fits]) => fits)?.[1]
      },
      hintsFor: ([one, two]) => {
        const at = one.consider === undefined ? 2 : 1
        const [said, unsaid] = at === 1 ? [one.consider, two.consider] : [two.consider, one.consider]
        if (said === undefined || unsaid !== undefined) return undefined
        const where = t`In statement (${3 - at}), which places on a number line are possible for the points?`
        return [firstHint, t`In statement (${at}), ${said} ${where}`]
      },
      hints: [firstHint, 'Draw a number line, and place the three points in every order that a statement allows.'],
    }
  },
  second: {
    letters: ['P', 'Q', 'R'],
    cases: WIDE,
    ask: ({ p, q, r }, _n, stem) =>
      stem.includes('Is')
        ? stem.includes('nearer')
          ? (p - q) ** 2 < (p - r) ** 2
          : (p - q) * (r - q) < 0
        : Math.abs(p - r),
    read: [
      [
        /midway between \w and \w is/,
        ({ p, r }, n, { statement }) => Math.abs(p - r) / 2 === (n[0] ?? 0) / (statement.includes('frac') ? 2 : 1),
      ],
      [/doubled/, ({ p, r }, [far = 0]) => Math.abs(2 * p - 2 * r) === far],
      [/add up to the/, ({ p, q, r }) => Math.abs(p - q) + Math.abs(q - r) === Math.abs(p - r)],
      [/add up to more/, ({ p, q, r }) => Math.abs(p - q) + Math.abs(q - r) > Math.abs(p - r)],
      [/is \d+ more than/, ({ p, q, r }, [gap = 0]) => Math.abs(p - r) === Math.abs(p - q) + gap],
      [/is \d+ less than/, ({ p, q, r }, [gap = 0]) => Math.abs(p - r) === Math.abs(p - q) - gap],
      [/the same side/, ({ p, q, r }) => Math.sign(p - r) === Math.sign(q - r)],
      [/different sides/, ({ p, q, r }) => Math.sign(p - r) === -Math.sign(q - r)],
      [/less than/, ({ q, r }, [bound = 0]) => Math.abs(q - r) < bound],
      [
        /^The distance/,
        ({ p, q, r }, [far = 0], { statement }) => Math.abs(/between P/.test(statement) ? p - q : q - r) === far,
      ],
      [/coordinate of P/, ({ p }, [at = 0]) => p === at],
      [/coordinate of/, ({ r }, [at = 0]) => r === at],
      [/right/, ({ q, r }) => r > q],
      [/left/, ({ q, r }) => r < q],
      [/^P is between/, ({ p, q, r }) => (q - p) * (r - p) < 0],
      [/^Q is between/, ({ p, q, r }) => (p - q) * (r - q) < 0],
      [/^R is between/, ({ p, q, r }) => (p - r) * (q - r) < 0],
    ],
  },
})

/** Half of a distance, as TeX. */
function fractionOf(whole: number): string {
  return whole % 2 === 0 ? String(whole / 2) : `\\frac{${whole}}{2}`
}
