import { m, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { readLinear } from '../../factory/read-linear.ts'
import { remember } from '../../factory/remember.ts'

/** A line y = slope x + intercept. */
type Line = readonly [slope: number, intercept: number]

const WHOLE = once(() => range(-12, 12).filter((n) => n !== 0))
const CASES = once((): readonly Line[] => simplestFirst(pairs(WHOLE(), range(-70, 70))))
const WIDE = once((): readonly Line[] =>
  range(-110, 110).flatMap((c) =>
    range(-20, 20)
      .filter((s) => s !== 0)
      .map((s) => [s, c] as const),
  ),
)

const lineTex = (slope: number, intercept: number): string =>
  `y = ${slope === 1 ? '' : slope === -1 ? '-' : slope}x${intercept === 0 ? '' : intercept < 0 ? ` - ${-intercept}` : ` + ${intercept}`}`

export const lineAndPoint = sufficiency({
  id: 'line-and-point',
  skill: 'ds-coordinates',
  version: 5,
  levels: [-0.4, 0.4, 1.1],
  draw: (random, level) => {
    const [s, c] = [random.pick([1, 2, 3, 4, -1, -2, -3, -4]), random.int(-9, 9)]
    const [x, p] = random.some(range(1, 4), 2) as [number, number]
    const off = random.pick([0, 0, 1, -1, 2])
    if (c === 0) return null
    return { s, c, x, p, off, other: random.int(1, 9), run: random.int(2, 4), level }
  },
  write: ({ s, c, x, p, off, other, run, level }): Sufficiency<Line> => {
    const y = s * x + c
    const q = s * p + c + off
    const asks = [
      { question: t`What is the ${m`y`}-intercept of line ${m`k`}?`, of: ([, b]: Line) => m`${b}` },
      {
        question: t`Does line ${m`k`} pass through the point ${m`(${p},\ ${q})`}?`,
        of: ([a, b]: Line) => (a * p + b === q ? 'yes' : 'no'),
      },
      {
        question: t`Is the ${m`x`}-intercept of line ${m`k`} positive?`,
        of: ([a, b]: Line) => (a * b < 0 ? 'yes' : 'no'),
      },
    ] as const
    const { question, of } = asks[level - 1]!
    const key = of([s, c])
    const cross = fracTex(rational(-c, s))
    const there = [
      '',
      t`, on which ${m`y = ${s * p + c}`} for ${m`x = ${p}`}`,
      t`, which meets the ${m`x`}-axis at ${m`x = ${cross}`}`,
    ][level - 1]!
    const direction = t`It fixes the direction, ${m`a = ${s}`}, but not the place of the line.`
    const statements: Array<Statement<Line>> = [
      {
        text: t`Line ${m`k`} passes through the point ${m`(${x},\ ${y})`}.`,
        holds: ([a, b]) => a * x + b === y,
        lacks: 'Through one point there are lines of many slopes.',
      },
      {
        text: t`Line ${m`k`} is parallel to the line ${m`${lineTex(s, c + other)}`}.`,
        holds: ([a]) => a === s,
        lacks: direction,
      },
      {
        text: t`When ${m`x`} increases by ${run}, ${m`y`} on line ${m`k`} ${s > 0 ? 'increases' : 'decreases'} by ${Math.abs(s * run)}.`,
        holds: ([a]) => a * run === s * run,
        lacks: direction,
      },
      {
        text: t`The slope of line ${m`k`} is ${s > 0 ? 'positive' : 'negative'}.`,
        holds: ([a]) => a * s > 0,
        lacks: 'It gives only the sign of the slope.',
      },
      {
        text: t`Line ${m`k`} meets the ${m`y`}-axis ${c > 0 ? 'above' : 'below'} the origin.`,
        holds: ([, b]) => b * c > 0,
        lacks: 'It gives only the sign of the intercept.',
      },
      {
        text: t`Line ${m`k`} passes through the points ${m`(${x},\ ${y})`} and ${m`(${x + run},\ ${y + s * run})`}.`,
        holds: ([a, b]) => a * x + b === y && a * (x + run) + b === y + s * run,
        enough: t`two points fix the line ${m`${lineTex(s, c)}`}${there}, so the answer is ${key}.`,
      },
      {
        text: t`The slope of line ${m`k`} is ${m`${s}`}, and line ${m`k`} meets the line ${m`x = ${x + 4}`} where ${m`y = ${s * (x + 4) + c}`}.`,
        holds: ([a, b]) => a === s && a * (x + 4) + b === s * (x + 4) + c,
        enough: t`the slope ${m`${s}`} and the point ${m`(${x + 4},\ ${s * (x + 4) + c})`} fix the line ${m`${lineTex(s, c)}`}${there}, so the answer is ${key}.`,
      },
    ]
    if (level === 1) {
      statements.push({
        text: t`Line ${m`k`} meets the line ${m`${lineTex(s + other, c)}`} on the ${m`y`}-axis.`,
        holds: ([, b]) => b === c,
        enough: t`the line ${m`${lineTex(s + other, c)}`} crosses the ${m`y`}-axis at ${m`${c}`}, and line ${m`k`} meets it there, so ${m`b = ${c}`} although the slope of line ${m`k`} is unknown.`,
      })
    } else {
      statements.push({
        text: t`The ${m`y`}-intercept of line ${m`k`} is ${m`${c}`}.`,
        holds: ([, b]) => b === c,
        lacks: 'The direction of the line stays open.',
      })
    }
    if (level === 2) {
      statements.push(
        {
          text: t`Line ${m`k`} passes through the point ${m`(${p},\ ${q + (off === 0 ? 0 : -off)})`} and has the slope ${m`${s}`}.`,
          holds: ([a, b]) => a === s && a * p + b === s * p + c,
          enough: t`a line has only one point with ${m`x = ${p}`}, and there ${m`y = ${s * p + c}`}; so the answer is ${key}.`,
        },
        {
          text: t`At ${m`x = ${p}`}, line ${m`k`} lies ${off === 0 ? 'on' : off > 0 ? 'below' : 'above'} the line ${m`y = ${q}`}.`,
          holds: ([a, b]) => Math.sign(a * p + b - q) === -Math.sign(off),
          enough: t`the point asked about is the one at ${m`x = ${p}`} on the line ${m`y = ${q}`}, so the answer is ${key}.`,
        },
      )
    }
    if (level === 3) {
      statements.push(
        {
          text: t`The product of the slope and the ${m`y`}-intercept of line ${m`k`} is ${s * c > 0 ? 'positive' : 'negative'}.`,
          holds: ([a, b]) => a * b * s * c > 0,
          enough: t`the ${m`x`}-intercept is ${m`-\frac{b}{a}`}; it is ${s * c > 0 ? 'negative' : 'positive'} when ${m`a`} and ${m`b`} have ${s * c > 0 ? 'the same sign' : 'opposite signs'}, so the answer is ${key}.`,
        },
        {
          text: t`Line ${m`k`} passes through the point ${m`(${cross},\ 0)`}.`,
          holds: ([a, b]) => -c * a + b * s === 0,
          enough: t`that point lies on the ${m`x`}-axis, so the ${m`x`}-intercept is ${m`${cross}`}, and the answer is ${key}.`,
        },
      )
    }
    return {
      stem: t`In the coordinate plane, line ${m`k`} has the equation ${m`y = ax + b`}, where ${m`a`} and ${m`b`} are integers and ${m`a`} is not zero. ${question}`,
      cases: CASES(),
      ask: of,
      show: ([a, b]) => m`${lineTex(a, b)}`,
      statements,
      hints: [
        [
          t`The intercept ${m`b`} alone is asked: it may be known although the slope is not.`,
          'Only one point of the plane is asked about: the whole line need not be known.',
          t`A line is fixed by its slope ${m`a`} and one point, or by two points; for what is asked here, less may be enough.`,
        ][level - 1]!,
        level === 3
          ? t`The ${m`x`}-intercept is ${m`-\frac{b}{a}`}: only signs matter.`
          : 'Draw a line that fits a statement and try to turn or shift it.',
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: ([a, b], _n, stem) => {
      if (stem.includes('x\\)-intercept')) return -b / a > 0
      const [x = 0, y = 0] = pointsIn(stem)[0] ?? []
      return stem.includes('Does') ? y - a * x === b : b
    },
    read: [
      [/points/, ([a, b], _n, { statement }) => pointsIn(statement).every(([x = 0, y = 0]) => a * x + b === y)],
      [/slope .* meets the line/, ([a, b], [slope = 0, x = 0, y = 0]) => a === slope && y === slope * x + b],
      [/has the slope/, ([a, b], [x = 0, y = 0, slope = 0]) => a === slope && y - a * x === b],
      [/,\\ 0\)\\\)\.$/, ([a, b], _n, { statement }) => Math.abs(a * crossingIn(statement) + b) < 1e-9],
      [/passes through/, ([a, b], [x = 0, y = 0]) => y - a * x === b],
      [/parallel/, ([a], _n, { statement }) => slopeIn(statement) === a],
      [/on the \\\(y\\\)-axis\.$/, ([, b], _n, { statement }) => lineIn(statement)(0, 0) === b],
      [
        /^When/,
        ([a], [run = 1, rise = 0], { statement }) => a === (statement.includes('decreases') ? -rise : rise) / run,
      ],
      [/^The product .* positive/, ([a, b]) => a * b > 0],
      [/^The product/, ([a, b]) => a * b < 0],
      [/slope .* positive/, ([a]) => a > 0],
      [/slope .* negative/, ([a]) => a < 0],
      [/above the origin/, ([, b]) => b > 0],
      [/below the origin/, ([, b]) => b < 0],
      [/intercept/, ([, b], [value = 0]) => b === value],
      [/lies on/, ([a, b], [x = 0, y = 0]) => a * x + b === y],
      [/lies above/, ([a, b], [x = 0, y = 0]) => a * x + b > y],
      [/lies below/, ([a, b], [x = 0, y = 0]) => a * x + b < y],
    ],
  },
})

const pointsIn = remember((text) =>
  [...text.matchAll(/\((-?\d+),\\ (-?\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)]),
)
const lineIn = remember((text) => readLinear(/y = ([^)\\]*)\\\)/.exec(text)?.[1] ?? ''))
const slopeIn = remember((text) => lineIn(text)(1, 0) - lineIn(text)(0, 0))

/** Where a printed point such as '(-\\frac{1}{3}, 0)' lies on the x-axis. */
const crossingIn = remember((text) => {
  const [, minus, top, bottom, whole] = /\((-?)(?:\\frac\{(\d+)\}\{(\d+)\}|(\d+)),\\ 0\)/.exec(text) ?? []
  const size = whole === undefined ? Number(top) / Number(bottom) : Number(whole)
  return minus === '-' ? -size : size
})
