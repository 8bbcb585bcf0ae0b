import { often } from '../../factory/grammar.ts'
import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'

type Point = readonly [x: number, y: number]

const CASES = once((): readonly Point[] => simplestFirst(pairs(range(-30, 30), range(-30, 30))))
const ASKS = [
  { tex: 'x^2 - y^2', of: ([x, y]: Point) => x * x - y * y },
  { tex: 'x^2 + y^2', of: ([x, y]: Point) => x * x + y * y },
  { tex: '(x - y)^2', of: ([x, y]: Point) => (x - y) ** 2 },
] as const

/** How what is asked follows from two statements by the squares of a sum and of a difference; undefined for other pairs. */
function joinedBy(
  { x, y, level, tex }: { x: number; y: number; level: number; tex: string },
  pair: readonly [Statement<Point>, Statement<Point>],
): string | undefined {
  const [sum, difference, p, squares] = [(x + y) ** 2, (x - y) ** 2, x * y, x * x + y * y]
  const parts = new Set(pair.map(({ gives }) => PARTS.find(([words]) => gives?.startsWith(words))?.[1]))
  const has = (...wanted: ReadonlyArray<(typeof PARTS)[number][1]>): boolean => wanted.every((part) => parts.has(part))
  if (has('y^2', 'xy')) {
    const first = t`Dividing ${m`x^2y^2 = ${p * p}`} by ${m`y^2 = ${y * y}`} gives ${m`x^2 = ${x * x}`}.`
    const last = [`${x * x} - ${y * y} = ${x * x - y * y}`, `${x * x} + ${y * y} = ${squares}`, `x^2 - 2xy + y^2 = ${x * x} - 2(${p}) + ${y * y} = ${difference}`][level - 1]! // prettier-ignore
    return t`${first} So ${m`${tex} = ${last}`}.`
  }
  if (has('x', 'xy') && level < 3) return t`Substituting ${m`x = ${x}`} into ${m`xy = ${p}`} gives ${m`y = ${y}`}. So ${m`${tex} = ${x * x} ${level === 1 ? '-' : '+'} ${y * y} = ${level === 1 ? x * x - y * y : squares}`}.` // prettier-ignore
  if (has('x', 'xy')) return t`Substituting ${m`x = ${x}`} into ${m`xy = ${p}`} gives ${m`y = ${y}`}. So ${m`${tex} = ${inBrackets(x - y)}^2 = ${difference}`}.` // prettier-ignore
  if (has('x', 'y^2') && level < 3) return t`Since ${m`x = ${x}`}, ${m`x^2 = ${x * x}`}. So ${m`${tex} = ${x * x} ${level === 1 ? '-' : '+'} ${y * y} = ${level === 1 ? x * x - y * y : squares}`}.` // prettier-ignore
  if (level === 2 && has('sum', 'xy')) return t`${m`x^2 + y^2 = (x + y)^2 - 2xy = ${sum} - 2(${p}) = ${squares}`}.`
  if (level === 2 && has('difference', 'xy')) return t`${m`x^2 + y^2 = (x - y)^2 + 2xy = ${difference} + 2(${p}) = ${squares}`}.` // prettier-ignore
  if (level === 2 && has('sum', 'difference'))
    return t`Adding ${m`x^2 + 2xy + y^2 = ${sum}`} and ${m`x^2 - 2xy + y^2 = ${difference}`} gives ${m`2x^2 + 2y^2 = ${sum + difference}`}, so ${m`x^2 + y^2 = ${squares}`}.`
  if (level === 3 && has('sum', 'xy')) return t`${m`(x - y)^2 = (x + y)^2 - 4xy = ${sum} - 4(${p}) = ${difference}`}.`
  if (level === 3 && has('squares', 'xy')) return t`${m`(x - y)^2 = x^2 + y^2 - 2xy = ${squares} - 2(${p}) = ${difference}`}.` // prettier-ignore
  if (level === 3 && has('squares', 'sum'))
    return t`Subtracting ${m`x^2 + y^2 = ${squares}`} from ${m`x^2 + 2xy + y^2 = ${sum}`} gives ${m`2xy = ${2 * p}`}, so ${m`(x - y)^2 = x^2 + y^2 - 2xy = ${squares} - ${inBrackets(2 * p)} = ${difference}`}.`
  return undefined
}

/** A number as a term or a power takes it: brackets if it is negative. */
const inBrackets = (n: number): string => (n < 0 ? `(${n})` : String(n))

/** What a statement gives, by the beginning of its short form. */
const PARTS = [
  [String.raw`\(x + y =`, 'sum'],
  [String.raw`\((x + y)^2`, 'sum'],
  [String.raw`\(x - y =`, 'difference'],
  [String.raw`\((x - y)^2`, 'difference'],
  [String.raw`\(xy`, 'xy'],
  [String.raw`\(y^2`, 'y^2'],
  [String.raw`\(x =`, 'x'],
  [String.raw`\(x^2 + y^2`, 'squares'],
] as const

export const squaresOfTwo = sufficiency({
  id: 'squares-of-two',
  skill: 'ds-quadratics',
  version: 4,
  levels: [-0.3, 0.5, 1.1],
  draw: (random, level) => {
    const [x, y] = [random.int(-7, 9), random.int(-7, 9)]
    if (x * y === 0 || Math.abs(x * y) > 30 || Math.abs(x) === Math.abs(y) || (level === 1 && x < y)) return null
    return { x, y, k: random.int(2, 4), level }
  },
  write: ({ x, y, k, level }): Sufficiency<Point> => {
    const [s, d, p] = [x + y, x - y, x * y]
    const { tex, of } = ASKS[level - 1]!
    const fits = (value: (one: Point) => number): ((one: Point) => boolean) => {
      const wanted = value([x, y])
      return (one) => value(one) === wanted
    }
    const [X, Y, asked] = [m`x`, m`y`, m`${tex}`]
    const [product, square] = [m`(x + y)(x - y)`, m`(x - y)^2`]
    // What a sum, a difference, or a product leaves unknown, by level.
    const needs = (l1: string, l2: string, l3: string): string => [l1, l2, l3][level - 1]!
    const size = Math.abs(p)
    const isPrime = level > 1 && range(2, size - 1).every((n) => size % n > 0)
    const byPrime = level === 2
      ? t`In every case, ${m`x^2 + y^2 = 1 + ${size * size} = ${1 + size * size}`}.`
      : t`${m`xy`} is ${p > 0 ? 'positive, so both have the same sign' : 'negative, so they have opposite signs'}, and ${m`x - y`} is ${Math.abs(d)} or ${m`-${Math.abs(d)}`}. ${m`(x - y)^2 = ${d * d}`} in each case.` // prettier-ignore
    const hasBothFactors = (pair: ReadonlyArray<Statement<Point>>): boolean => level === 1 && pair.every(({ text }) => text === m`x + y = ${s}` || text === m`x - y = ${d}`) // prettier-ignore
    const squared = t`overlooks that squaring both sides gives ${square}`
    const statements: Array<Statement<Point>> = [
      {
        text: m`x + y = ${s}`,
        line: [1, 1, s],
        gives: m`x + y = ${s}`,
        holds: fits(([u, v]) => u + v),
        lacks: needs(
          t`${asked} is ${product}, and the factor ${m`x - y`} is not known.`,
          t`Squaring gives ${m`x^2 + 2xy + y^2 = ${s * s}`}, and ${m`2xy`} is not known.`,
          t`Squaring gives ${m`x^2 + 2xy + y^2 = ${s * s}`}. To find ${asked}, you also need ${m`xy`}.`,
        ),
        trap: needs(
          t`factors ${asked} into ${product} and stops at the first factor, but ${m`x - y`} is not known`,
          t`squares ${m`x + y`} and leaves out the middle term, ${m`2xy`}`,
          t`treats the sum of two numbers as if it also gave their difference`,
        ),
      },
      {
        text: m`x - y = ${d}`,
        line: [1, -1, d],
        gives: m`x - y = ${d}`,
        holds: fits(([u, v]) => u - v),
        lacks: needs(
          t`${asked} is ${product}, and the factor ${m`x + y`} is not known.`,
          t`Squaring gives ${m`x^2 - 2xy + y^2 = ${d * d}`}, and ${m`2xy`} is not known.`,
          '',
        ),
        trap: needs(
          t`factors ${asked} into ${product} and stops at the second factor, but ${m`x + y`} is not known`,
          t`squares ${m`x - y`} and leaves out the middle term, ${m`-2xy`}`,
          '',
        ),
        enough: t`squaring both sides gives ${m`(x - y)^2 = ${d * d}`}. Many pairs have this difference, but the square is the same for all of them.`,
        missed: squared,
      },
      {
        text: m`xy = ${p}`,
        gives: m`xy = ${p}`,
        holds: fits(([u, v]) => u * v),
        lacks: needs(
          t`If ${X} and ${Y} trade places, the product is still ${m`${p}`}, but ${asked} changes its sign.`,
          t`Different pairs of integers have the product ${m`${p}`}, and ${asked} is not the same for all of these pairs.`,
          t`Different pairs of integers have the product ${m`${p}`}, and ${asked} is not the same for all of these pairs.`,
        ),
        trap: t`tries only one pair of integers with a product of ${m`${p}`}, but there are others`,
        ...(isPrime
          ? {
              enough: t`because ${X} and ${Y} are integers and ${size} is prime, one of them is 1 or ${m`-1`}, and the other is ${size} or ${m`-${size}`}. ${byPrime}`,
            }
          : {}),
        missed: t`rejects the statement because more than one pair of integers has a product of ${m`${p}`}, but these pairs differ only in order and signs, and ${asked} is the same for all of them`,
      },
      {
        text: m`(x + y)^2 = ${s * s}`,
        gives: m`(x + y)^2 = ${s * s}`,
        holds: fits(([u, v]) => (u + v) ** 2),
        lacks: needs(
          t`It gives ${m`x + y`} up to its sign, but nothing about ${m`x - y`}, the other factor of ${asked}.`,
          t`Expanding gives ${m`x^2 + 2xy + y^2`}, and ${m`2xy`} is not known.`,
          t`${square} is ${m`(x + y)^2 - 4xy`}, and ${m`xy`} is not known.`,
        ),
        trap: needs(
          t`takes a square root to find ${m`x + y`}, but ${asked} also has the factor ${m`x - y`}`,
          t`expands ${m`(x + y)^2`} to ${m`x^2 + y^2`} and leaves out the middle term, ${m`2xy`}`,
          t`treats ${m`(x + y)^2`} as if it determined ${square}, but the two differ by ${m`4xy`}`,
        ),
      },
      {
        text: m`x = ${x}`,
        line: [1, 0, x],
        gives: m`x = ${x}`,
        holds: fits(([u]) => u),
        lacks: t`It says nothing about ${Y}.`,
        trap: t`considers only ${m`x = ${x}`}, but ${Y} can be any integer`,
      },
      {
        text: m`y^2 = ${y * y}`,
        gives: m`y^2 = ${y * y}`,
        holds: fits(([, v]) => v * v),
        lacks: t`It means that ${m`y = ${Math.abs(y)}`} or ${m`y = ${-Math.abs(y)}`} but says nothing about ${X}.`,
        trap: t`considers only ${m`y^2 = ${y * y}`}, but ${X} can be any integer`,
      },
    ]
    if (level === 1) {
      statements.push(
        {
          text: m`${k}(x + y)(x - y) = ${k * s * d}`,
          holds: fits(([u, v]) => u * u - v * v),
          enough: t`${m`(x + y)(x - y) = x^2 - y^2`}, so dividing by ${k} gives ${m`x^2 - y^2 = ${s * d}`}. There is no need to find the two factors separately.`,
          missed: t`overlooks that the product ${product} is ${asked}`,
        },
        {
          text: m`x^2 = y^2 ${s * d < 0 ? '-' : '+'} ${Math.abs(s * d)}`,
          holds: fits(([u, v]) => u * u - v * v),
          enough: t`subtracting ${m`y^2`} from both sides gives ${m`x^2 - y^2 = ${s * d}`}. There is no need to find ${X} and ${Y}.`,
          missed: t`overlooks that subtracting ${m`y^2`} from both sides leaves exactly ${asked}`,
        },
      )
    } else {
      const squares = x * x + y * y
      statements.push(
        {
          text: m`x^2 + y^2 = ${squares}`,
          gives: m`x^2 + y^2 = ${squares}`,
          holds: fits(([u, v]) => u * u + v * v),
          lacks: t`${square} is ${m`x^2 + y^2 - 2xy`}, and ${m`2xy`} is not known.`,
          trap: t`expands ${square} without the middle term, ${m`-2xy`}`,
          enough: t`it gives ${asked} directly, ${m`${squares}`}.`,
        },
        {
          text: m`${k}x^2 = ${k * squares} - ${k}y^2`,
          gives: m`x^2 + y^2 = ${squares}`,
          holds: fits(([u, v]) => u * u + v * v),
          lacks: t`It gives ${m`x^2 + y^2 = ${squares}`}, but ${square} is ${m`x^2 + y^2 - 2xy`}, and ${m`2xy`} is not known.`,
          trap: t`finds ${m`x^2 + y^2 = ${squares}`} and expands ${square} without the middle term, ${m`-2xy`}`,
          enough: t`adding ${m`${k}y^2`} to both sides and dividing by ${k} gives ${m`x^2 + y^2 = ${squares}`}. Different values of ${X} and ${Y} fit, such as ${m`${x}`} and ${m`${y}`} in either order, but ${asked} is the same for all of them.`,
          missed: t`overlooks that adding ${m`${k}y^2`} to both sides gives ${often(k)} ${asked} on the left`,
        },
        {
          text: m`|x - y| = ${Math.abs(d)}`,
          gives: m`(x - y)^2 = ${d * d}`,
          holds: fits(([u, v]) => Math.abs(u - v)),
          lacks: t`Squaring gives ${m`x^2 - 2xy + y^2 = ${d * d}`}, and ${m`2xy`} is not known.`,
          trap: t`squares ${m`x - y`} and leaves out the middle term, ${m`-2xy`}`,
          enough: t`${square} is the square of ${m`|x - y|`}, so ${m`(x - y)^2 = ${Math.abs(d)}^2 = ${d * d}`}.`,
          missed: t`rejects the statement because ${m`x - y`} can be positive or negative, but its square is the same in both cases`,
        },
        {
          text: m`x^2 - 2xy + y^2 = ${d * d}`,
          gives: m`(x - y)^2 = ${d * d}`,
          holds: fits(([u, v]) => (u - v) ** 2),
          lacks: t`The term ${m`-2xy`} is not known, so the sum of the squares is not determined.`,
          trap: t`ignores the middle term, ${m`-2xy`}`,
          enough: t`the left side factors as ${square}, so ${m`(x - y)^2 = ${d * d}`}.`,
          missed: t`overlooks that the left side factors as ${square}`,
        },
      )
    }
    const hints = [
      needs(
        t`How does ${asked} factor, and do you need to know ${X} and ${Y} to find the product of the factors?`,
        t`How does ${asked} differ from ${m`(x + y)^2`} and from ${square}?`,
        t`What do you get when you expand ${asked}, and which of the terms do you need to know?`,
      ),
      level === 1
        ? t`Factor ${asked}. What does each statement say about its factors?`
        : t`Rearrange, expand, or square each statement, and compare it with ${level === 2 ? asked : m`(x - y)^2 = x^2 - 2xy + y^2`}. Is the term ${m`2xy`} known?`,
    ] as const
    return {
      stem: t`If ${X} and ${Y} are integers, what is the value of ${asked}?`,
      asks: [{ what: t`for the value of ${product}`, because: t`${asked} factors into ${product}` }, undefined, { what: t`for the value of ${m`x^2 - 2xy + y^2`}`, because: t`expanding ${asked} gives ${m`x^2 - 2xy + y^2`}` }][level - 1], // prettier-ignore
      cases: CASES(),
      ask: (one) => m`${of(one)}`,
      show: ([u, v]) => m`x = ${u},\ y = ${v}`,
      since: ([u, v]) =>
        [m`${tex} = ${u * u} - ${v * v}`, m`${tex} = ${u * u} + ${v * v}`, m`${tex} = ${inBrackets(u - v)}^2`][
          level - 1
        ]!,
      statements,
      unknowns: { letters: ['x', 'y'], result: ([u, v]) => t`Therefore, ${m`${tex} = ${of([u, v])}`}.` },
      together: (pair) => {
        if (hasBothFactors(pair)) return t`${asked} is the product of the two known factors: ${m`(x + y)(x - y) = (${s})(${d}) = ${s * d}`}.`
        return pair.every(({ line }) => line !== undefined) ? undefined : joinedBy({ x, y, level, tex }, pair)
      }, // prettier-ignore
      bothTrap: ([first, second], left) => {
        if (first.gives !== undefined && first.gives === second.gives)
          return t`counts the statements as two facts, but both of them say that ${first.gives}`
        return left.length === 2
          ? t`considers only one pair of integers that satisfies both statements, but ${left.map(([u, v]) => m`x = ${u},\ y = ${v}`).join(' and ')} both do`
          : t`tries only one pair of integers that satisfies both statements, such as ${m`x = ${left[0]![0]},\ y = ${left[0]![1]}`}`
      },
      bothMissed: (pair, left) => {
        const [first, second] = pair
        if (hasBothFactors(pair))
          return t`sees that each statement gives only one factor of ${asked}, but together they give both factors`
        const areLines = pair.every(({ line }) => line !== undefined)
        const [u, v] = left[0]!
        if (left.length > 1 && pair.every(({ line }) => line === undefined))
          return t`sees that ${X} and ${Y} are not determined, but ${asked} is the same for all pairs of integers that satisfy both statements`
        if (areLines || joinedBy({ x, y, level, tex }, pair) === undefined || !first.gives || !second.gives)
          return t`sees that neither statement alone determines both numbers, but only ${m`x = ${u},\ y = ${v}`} satisfies both statements`
        return t`sees that neither statement alone gives ${asked}, but combining ${first.gives} with ${second.gives} does`
      },
      hints,
      hintsFor: (pair) => {
        const at = isPrime ? pair.findIndex(({ text }) => text.startsWith(String.raw`\(xy`)) : -1
        return at < 0 ? hints : [hints[0], t`For statement (${at + 1}), remember that ${X} and ${Y} are integers: which pairs have the product ${m`${p}`}? Is ${asked} the same for all of these pairs?`] // prettier-ignore
      },
    }
  },
  second: {
    cases: () => pairs(range(-48, 48), range(-48, 48)) as Point[],
    ask: ([x, y], _n, stem) =>
      stem.includes('x^2 - y^2') ? (x + y) * (x - y) : stem.includes('x^2 + y^2') ? x * x + y * y : (x - y) * (x - y),
    read: [
      [/^\\\(x \+ y = /, ([x, y], [s = 0]) => x === s - y],
      [/^\\\(x - y = /, ([x, y], [d = 0]) => x === d + y],
      [/^\\\(xy = /, ([x, y], [p = 0]) => x * y === p],
      [/^\\\(\(x \+ y\)\^2/, ([x, y], [, s = 0]) => Math.abs(x + y) === Math.sqrt(s)],
      [/^\\\(x = /, ([x], [n = 0]) => x === n],
      [/^\\\(y\^2 = /, ([, y], [, n = 0]) => Math.abs(y) === Math.sqrt(n)],
      [/^\\\(\d\(x/, ([x, y], [k = 1, value = 0]) => x * x - y * y === value / k],
      [/^\\\(x\^2 = y\^2/, ([x, y], n, { statement: s }) => x * x - y * y === (s.includes('-') ? -1 : 1) * (n[2] ?? 0)],
      [/^\\\(x\^2 \+ y\^2/, ([x, y], [, , n = 0]) => x * x === n - y * y],
      [/^\\\(\dx\^2/, ([x, y], [k = 1, , n = 0]) => x * x + y * y === n / k],
      [/^\\\(\|x/, ([x, y], [n = 0]) => x - y === n || y - x === n],
      [/^\\\(x\^2 - 2xy/, ([x, y], n) => Math.abs(x - y) === Math.sqrt(n.at(-1) ?? 0)],
    ],
  },
})
