import { linearTex } from '../../factory/linear-tex.ts'
import { bothSay } from '../../factory/why-together.ts'
import { m, poly, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { readLinear } from '../../factory/read-linear.ts'
import { solveLines } from '../../factory/solve-lines.ts'
import { remember } from '../../factory/remember.ts'

/** A line y = slope x + intercept. */
type Line = readonly [slope: number, intercept: number]

const CASES = once((): readonly Line[] => simplestFirst(pairs(range(-12, 12).filter((n) => n !== 0), range(-70, 70)))) // prettier-ignore
const WIDE = once(() => pairs(range(-20, 20).filter((n) => n !== 0), range(-110, 110))) // prettier-ignore

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
      { question: t`Does line ${m`k`} pass through the point ${m`(${p},\ ${q})`}?`, of: ([a, b]: Line) => (a * p + b === q ? 'yes' : 'no') },
      { question: t`Is the ${m`x`}-intercept of line ${m`k`} positive?`, of: ([a, b]: Line) => (a * b < 0 ? 'yes' : 'no') },
    ] as const // prettier-ignore
    const { question, of } = asks[level - 1]!
    const key = of([s, c])
    const cross = fracTex(rational(-c, s))
    const crossing = s * c > 0 ? 'negative' : 'positive'
    /** How the line answers the question, once it is known. */
    const there = [
      t`The ${m`y`}-intercept, ${m`b`}, is ${m`${c}`}`,
      t`At ${m`x = ${p}`}, ${m`y = ${s} \cdot ${p} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${s * p + c}`}${off === 0 ? '' : t`, not ${m`${q}`}`}`,
      t`The ${m`x`}-intercept is ${m`-\frac{b}{a} = ${cross}`}, which is ${crossing}`,
    ][level - 1]!
    /** What a point gives with the known slope, and the answer; at level 1 in one sentence, since the short solution may be cut after it. */
    const found = (x0: number): string =>
      t`${m`${s * x0 + c} = ${s} \cdot ${x0} + b`}, so ${level === 1 ? t`the ${m`y`}-intercept, ${m`b`}, is ${m`${c}`}` : t`${m`b = ${c}`}. ${there}, so the answer is ${key}`}.`
    const slopeKnown = {
      line: [1, 0, s] as const,
      gives: t`${m`a = ${s}`}`,
      holds: ([a]: Line) => a === s,
      lacks: t`It gives the slope, ${m`${s}`}, but many parallel lines have that slope.`,
      trap: t`finds the slope, ${m`${s}`}, but many parallel lines have this slope`,
    }
    /** Why a line through this point cannot pass through the point asked about, where it cannot. */
    const missing = (x0: number, y0: number): { enough: string; missed: string; lacks: string } => {
      const slope = rational(q - y0, p - x0)
      const [rise, run0] = p > x0 ? [q - y0, p - x0] : [y0 - q, x0 - p]
      const ruledOut =
        q === y0 ? t`0, but ${m`a`} is not zero` : t`${m`\frac{${rise}}{${run0}}`}, which is not an integer`
      return {
        enough: t`to pass through both ${m`(${x0},\ ${y0})`} and ${m`(${p},\ ${q})`}, line ${m`k`} would need the slope ${ruledOut}. So it does not pass through ${m`(${p},\ ${q})`}, and the answer is no.`,
        missed: t`looks for the equation of line ${m`k`}, but to pass through ${m`(${p},\ ${q})`} as well, the line would need the slope ${ruledOut}`,
        lacks: t`Of the many lines through ${m`(${x0},\ ${y0})`}, only the one with slope ${m`${slope}`} passes through ${m`(${p},\ ${q})`}.`,
      }
    }
    /** Why no line that fits a point and a sign passes through the point asked about. */
    const otherLine = (pair: readonly [Statement<Line>, Statement<Line>]): string | undefined => {
      const [x0 = 0, , y0 = 0] = pair.find(({ line }) => line?.[1] === 1)?.line ?? []
      const at = pair.findIndex(({ gives }) => gives?.endsWith('tive'))
      const [slope, sign] = [Number(rational(q - y0, p - x0).n), pair[at]?.gives]
      return sign === undefined ? undefined : t`Only the line ${m`${lineTex(slope, q - slope * p)}`} passes through both ${m`(${x0},\ ${y0})`} and ${m`(${p},\ ${q})`}. But statement (${at + 1}) says that ${sign}, so line ${m`k`} is a different line.`
    } // prettier-ignore
    const statements: Array<Statement<Line>> = [
      {
        text: t`Line ${m`k`} passes through the point ${m`(${x},\ ${y})`}.`,
        line: [x, 1, y],
        gives: m`${linearTex(x, 1, ['a', 'b'])} = ${y}`,
        holds: ([a, b]) => a * x + b === y,
        lacks: t`Lines of many slopes pass through this point, and their ${m`${level === 1 ? 'y' : 'x'}`}-intercepts are different.`,
        ...(level === 2 ? missing(x, y) : throughPoint(x, y)),
        trap: 'treats one point as if it determined the line, but the slope is unknown',
      },
      {
        text: t`Line ${m`k`} is parallel to the line ${m`${lineTex(s, c + other)}`}.`,
        ...slopeKnown,
        // A line is not parallel to itself.
        holds: ([a, b]) => a === s && b !== c + other,
      },
      {
        text: t`When ${m`x`} increases by ${run}, ${m`y`} on line ${m`k`} ${s > 0 ? 'increases' : 'decreases'} by ${Math.abs(s * run)}.`,
        ...slopeKnown,
      },
      {
        text: t`The slope of line ${m`k`} is ${s > 0 ? 'positive' : 'negative'}.`,
        gives: t`${m`a`} is ${s > 0 ? 'positive' : 'negative'}`,
        holds: ([a]) => a * s > 0,
        lacks: level === 3 ? t`The ${m`x`}-intercept is ${m`-\frac{b}{a}`}, and the sign of ${m`b`} is unknown.` : t`Lines with a ${s > 0 ? 'positive' : 'negative'} slope can cross the ${m`y`}-axis anywhere.`, // prettier-ignore
        trap: [
          t`uses the sign of the slope as if it fixed the ${m`y`}-intercept, but every intercept is possible`,
          t`checks only that a line with such a slope can pass through ${m`(${p},\ ${q})`}, but not every such line does`,
          t`decides from the slope alone, but the ${m`x`}-intercept is ${m`-\frac{b}{a}`}, and the sign of ${m`b`} is unknown`,
        ][level - 1]!,
      },
      {
        text: t`Line ${m`k`} meets the ${m`y`}-axis ${c > 0 ? 'above' : 'below'} the origin.`,
        gives: t`${m`b`} is ${c > 0 ? 'positive' : 'negative'}`,
        holds: ([, b]) => b * c > 0,
        lacks: level === 3 ? t`The ${m`x`}-intercept is ${m`-\frac{b}{a}`}, and the sign of ${m`a`} is unknown.` : t`Lines of every slope can cross the ${m`y`}-axis ${c > 0 ? 'above' : 'below'} the origin.`, // prettier-ignore
        trap: [
          t`takes ${m`b`} to be known, but it can be any ${c > 0 ? 'positive' : 'negative'} integer`,
          t`checks only that such a line can pass through ${m`(${p},\ ${q})`}, but not every such line does`,
          t`decides from the ${m`y`}-intercept alone, but the ${m`x`}-intercept is ${m`-\frac{b}{a}`}, and the sign of ${m`a`} is unknown`,
        ][level - 1]!,
      },
      {
        text: t`Line ${m`k`} passes through the points ${m`(${x},\ ${y})`} and ${m`(${x + run},\ ${y + s * run})`}.`,
        holds: ([a, b]) => a * x + b === y && a * (x + run) + b === y + s * run,
        enough: t`the slope ${m`a`} is ${m`\frac{${s * run}}{${run}} = ${s}`}, and the point ${m`(${x},\ ${y})`} gives ${found(x)}`,
        missed: t`looks for the slope or the ${m`y`}-intercept itself, but two points determine a line and so give both`,
      },
      {
        text: t`The slope of line ${m`k`} is ${m`${s}`}, and line ${m`k`} meets the line ${m`x = ${x + 4}`} where ${m`y = ${s * (x + 4) + c}`}.`,
        holds: ([a, b]) => a === s && a * (x + 4) + b === s * (x + 4) + c,
        enough: t`the slope ${m`a`} is ${m`${s}`}, and line ${m`k`} passes through ${m`(${x + 4},\ ${s * (x + 4) + c})`}, which gives ${found(x + 4)}`,
        missed: t`uses only the slope ${m`${s}`}, but the statement also gives a point, and together they determine line ${m`k`}`,
      },
    ]
    if (level === 1) {
      statements.push({
        text: t`Line ${m`k`} meets the line ${m`${lineTex(s + other, c)}`} on the ${m`y`}-axis.`,
        holds: ([, b]) => b === c,
        enough: t`the line ${m`${lineTex(s + other, c)}`} crosses the ${m`y`}-axis at ${m`${c}`}, and line ${m`k`} meets it there, so ${m`b = ${c}`}, whatever the slope of line ${m`k`} is.`,
        missed: t`sees that the slope of line ${m`k`} is unknown, but the question asks only where the line crosses the ${m`y`}-axis`,
      })
    } else {
      statements.push({
        text: t`The ${m`y`}-intercept of line ${m`k`} is ${m`${c}`}.`,
        line: [0, 1, c],
        gives: t`${m`b = ${c}`}`,
        holds: ([, b]) => b === c,
        lacks: 'Lines of every slope can have this intercept.',
        trap: 'uses the intercept alone, but the slope of the line matters too',
        ...(level === 2 ? missing(0, c) : {}),
      })
    }
    if (level === 2) {
      statements.push(
        {
          text: t`Line ${m`k`} passes through the point ${m`(${p},\ ${q + (off === 0 ? 0 : -off)})`} and has slope ${m`${s}`}.`,
          holds: ([a, b]) => a === s && a * p + b === s * p + c,
          enough: t`a line with a slope has only one point at ${m`x = ${p}`}. For line ${m`k`}, it is ${m`(${p},\ ${s * p + c})`}${off === 0 ? '' : t`, not ${m`(${p},\ ${q})`}`}, so the answer is ${key}.`,
          missed: t`looks for the equation of line ${m`k`}, but only the point at ${m`x = ${p}`} matters`,
        },
        {
          text: t`At ${m`x = ${p}`}, line ${m`k`} lies ${off === 0 ? 'on' : off > 0 ? 'below' : 'above'} the line ${m`y = ${q}`}.`,
          holds: ([a, b]) => Math.sign(a * p + b - q) === -Math.sign(off),
          enough: t`the point ${m`(${p},\ ${q})`} is where the line ${m`y = ${q}`} has ${m`x = ${p}`}, and there line ${m`k`} is ${off === 0 ? 'on' : off > 0 ? 'below' : 'above'} that line, so the answer is ${key}.`,
          missed: t`looks for the equation of line ${m`k`}, but the statement already shows where this line is at ${m`x = ${p}`}`,
        },
      )
    }
    if (level === 3) {
      statements.push(
        {
          text: t`The product of the slope and the ${m`y`}-intercept of line ${m`k`} is ${s * c > 0 ? 'positive' : 'negative'}.`,
          holds: ([a, b]) => a * b * s * c > 0,
          enough: t`setting ${m`y = 0`} gives the ${m`x`}-intercept, ${m`-\frac{b}{a}`}. Since ${m`ab`} is ${s * c > 0 ? 'positive' : 'negative'}, ${m`a`} and ${m`b`} have ${s * c > 0 ? 'the same sign' : 'opposite signs'}, so ${m`-\frac{b}{a}`} is ${crossing}, and the answer is ${key}.`,
          missed: t`looks for ${m`a`} and ${m`b`} themselves, but only whether their signs are equal matters`,
        },
        {
          text: t`Line ${m`k`} passes through the point ${m`(${cross},\ 0)`}.`,
          holds: ([a, b]) => -c * a + b * s === 0,
          enough: t`that point lies on the ${m`x`}-axis, so the ${m`x`}-intercept is ${m`${cross}`}, and the answer is ${key}.`,
          missed: t`looks for the equation of the line, but the point given is where the line crosses the ${m`x`}-axis`,
        },
      )
    }
    return {
      stem: t`In the coordinate plane, line ${m`k`} has the equation ${m`y = ax + b`}, where ${m`a`} and ${m`b`} are integers and ${m`a`} is not zero. ${question}`,
      asks: [undefined, { what: t`whether ${m`${linearTex(p, 1, ['a', 'b'])} = ${q}`}` }, { what: t`whether ${m`a`} and ${m`b`} have opposite signs`, because: t`the line meets the ${m`x`}-axis at ${m`x = -\frac{b}{a}`}` }][level - 1], // prettier-ignore
      cases: CASES(),
      ask: of,
      show: ([a, b]) => m`${lineTex(a, b)}`,
      statements,
      together: (pair, left) => {
        const [one, two] = [pair[0].line, pair[1].line]
        if (left.length === 1 && one && two) return t`${solveLines(['a', 'b'], [one, two])} ${there}.`
        if (level === 2 && left.length > 1) return otherLine(pair)
        const areSigns = level === 3 && left.length > 1 && left.every(([a, b]) => a * s > 0 && b * c > 0)
        if (!areSigns || pair.some(({ gives }) => gives === undefined)) return undefined
        const fromA = pair.some(({ gives }) => gives?.startsWith(m`a`))
        const second = fromA ? t` So ${m`b = ${y} - ${poly([x, 0], 'a')}`} is ${c > 0 ? 'positive' : 'negative'}.` : t` So ${m`${poly([x, 0], 'a')} = ${y} - b`} is ${s > 0 ? 'positive' : 'negative'}, and so is ${m`a`}.` // prettier-ignore
        return t`${bothSay(pair)}${pair.some(({ line }) => line?.[0] === x && line[1] === 1) ? second : ''} Because ${m`a`} and ${m`b`} have ${s * c > 0 ? 'the same sign' : 'opposite signs'}, the ${m`x`}-intercept, ${m`-\frac{b}{a}`}, is ${crossing}.`
      },
      bothTrap: (pair) => {
        if (pair.every(({ gives }) => gives?.endsWith('tive')))
          return t`finds the signs of ${m`a`} and ${m`b`}, but the question depends on their values`
        if (pair.some(({ line }) => line?.[0] === 0))
          return t`uses the ${m`y`}-intercept and the sign of the slope, but the line can still be more or less steep`
        if (pair.some(({ line }) => line?.[0] === 1 && line[1] === 0))
          return t`finds the slope, ${m`${s}`}, but the ${m`y`}-intercept is still unknown`
        const sign = pair.find(({ gives }) => gives?.endsWith('tive'))?.gives
        return sign !== undefined && pair.some(({ line }) => line?.[0] === x && line[1] === 1)
          ? t`treats the point and the fact that ${sign} as if they fixed the line, but lines with several slopes still fit`
          : undefined
      },
      bothMissed: (pair, left) => {
        if (left.length > 1)
          return level === 3
            ? t`looks for ${m`a`} and ${m`b`} themselves, but their signs, which the statements give together, show that ${m`-\frac{b}{a}`} is ${crossing}`
            : undefined
        return pair.some(({ line }) => line?.[1] === 0)
          ? t`treats the equation as still unknown, but the slope ${m`${s}`} and one point of line ${m`k`} determine it: ${m`${lineTex(s, c)}`}`
          : t`treats line ${m`k`} as still unknown, but only ${m`${lineTex(s, c)}`} fits both statements`
      },
      hintsFor: (pair) =>
        level === 2 && pair.some(({ line }) => line?.[1] === 1)
          ? [
              t`If line ${m`k`} passed through ${m`(${p},\ ${q})`} and through the point that a statement gives, what would its slope be?`,
              t`Is that slope possible for line ${m`k`}? Remember that ${m`a`} is an integer other than zero.${pair.every(({ line }) => line?.[1] === 1) ? '' : t` What does statement (${1 + pair.findIndex(({ line }) => line?.[1] !== 1)}) tell you about line ${m`k`}?`}`,
            ]
          : undefined,
      hints: [
        [
          t`Do you need the whole equation of line ${m`k`}, or only one point of it?`,
          t`Do you need the equation of line ${m`k`}, or only its height at ${m`x = ${p}`}?`,
          t`How does the ${m`x`}-intercept of line ${m`k`} depend on ${m`a`} and ${m`b`}?`,
        ][level - 1]!,
        [
          t`Which of the slope, a point of the line, and the ${m`y`}-intercept does each statement give?`,
          t`Does each statement tell you exactly where line ${m`k`} is at ${m`x = ${p}`}?`,
          t`The ${m`x`}-intercept is ${m`-\frac{b}{a}`}. Which signs of ${m`a`} and ${m`b`} does each statement allow?`,
        ][level - 1]!,
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
      [/has slope/, ([a, b], [x = 0, y = 0, slope = 0]) => a === slope && y - a * x === b],
      [/,\\ 0\)\\\)\.$/, ([a, b], _n, { statement }) => Math.abs(a * crossingIn(statement) + b) < 1e-9],
      [/passes through/, ([a, b], [x = 0, y = 0]) => y - a * x === b],
      [/parallel/, ([a, b], _n, { statement }) => slopeIn(statement) === a && lineIn(statement)(0, 0) !== b],
      [/on the \\\(y\\\)-axis\.$/, ([, b], _n, { statement }) => lineIn(statement)(0, 0) === b],
      [/^When/, ([a], [run = 1, rise = 0], { statement }) => a === (statement.includes('decreases') ? -rise : rise) / run], // prettier-ignore
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

/** Why a point of the line is enough to tell the sign of its x-intercept, where it is. */
function throughPoint(x: number, y: number): { enough: string; missed: string } {
  if (y === 0)
    return {
      enough: t`that point is on the ${m`x`}-axis, so the ${m`x`}-intercept is ${x}, and the answer is yes.`,
      missed: t`looks for the equation of the line, but the point given is where the line crosses the ${m`x`}-axis`,
    }
  const size = Math.abs(y)
  return {
    enough: t`the point gives ${m`b = ${y} - ${x}a`}, so the ${m`x`}-intercept is ${m`-\frac{b}{a} = ${x} ${y < 0 ? '+' : '-'} \frac{${size}}{a}`}. Since ${m`a`} is an integer other than zero, ${m`\frac{${size}}{a}`} is from ${m`-${size}`} to ${m`${size}`}, so the ${m`x`}-intercept is at least ${m`${x} - ${size} = ${x - size}`}, which is positive, and the answer is yes.`,
    missed: t`looks for the slope, but with every slope that is allowed, the ${m`x`}-intercept is at least ${x - size}, which is positive`,
  }
}
