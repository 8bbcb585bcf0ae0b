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
    const [cross, crossing] = [fracTex(rational(-c, s)), s * c > 0 ? 'negative' : 'positive']
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
      trap: t`overlooks that many parallel lines have the slope ${m`${s}`}`,
    }
    /** Why a line through this point cannot pass through the point asked about, where it cannot. */
    const missing = (x0: number, y0: number): { enough: string; missed: string; lacks: string } => {
      const slope = rational(q - y0, p - x0)
      const [rise, run0] = p > x0 ? [q - y0, p - x0] : [y0 - q, x0 - p]
      const ruledOut =
        q === y0 ? t`0, but ${m`a`} is not zero` : t`${m`\frac{${rise}}{${run0}}`}, which is not an integer`
      return {
        enough: t`to pass through both ${m`(${x0},\ ${y0})`} and ${m`(${p},\ ${q})`}, line ${m`k`} would need a slope of ${ruledOut}. So line ${m`k`} does not pass through ${m`(${p},\ ${q})`}, and the answer is no.`,
        missed: t`overlooks that a line through ${m`(${x0},\ ${y0})`} and ${m`(${p},\ ${q})`} would need a slope of ${ruledOut}`,
        lacks: t`Of the many lines through ${m`(${x0},\ ${y0})`}, only the one with slope ${m`${slope}`} passes through ${m`(${p},\ ${q})`}.`,
      }
    }
    /** Why no line that fits a point and a sign passes through the point asked about. */
    const otherLine = (pair: readonly [Statement<Line>, Statement<Line>]): string | undefined => {
      const [x0 = 0, , y0 = 0] = pair.find(({ line }) => line?.[1] === 1)?.line ?? []
      const at = pair.findIndex(({ gives }) => gives?.endsWith('tive'))
      const [slope, sign] = [Number(rational(q - y0, p - x0).n), pair[at]?.gives]
      return sign === undefined ? undefined : t`Only the line ${m`${lineTex(slope, q - slope * p)}`} passes through both ${m`(${x0},\ ${y0})`} and ${m`(${p},\ ${q})`}. But statement (${at + 1}) says that ${sign}, so line ${m`k`} is a different line and does not pass through ${m`(${p},\ ${q})`}.`
    } // prettier-ignore
    const statements: Array<Statement<Line>> = [
      {
        text: t`Line ${m`k`} passes through the point ${m`(${x},\ ${y})`}.`,
        line: [x, 1, y],
        gives: m`${linearTex(x, 1, ['a', 'b'])} = ${y}`,
        holds: ([a, b]) => a * x + b === y,
        lacks: t`Lines of many slopes pass through this point, ${level === 1 ? t`and their ${m`y`}-intercepts are different` : t`and some of their ${m`x`}-intercepts are positive while others are not`}.`,
        ...(level === 2 ? missing(x, y) : throughPoint(x, y)),
        trap: 'overlooks that lines of many different slopes pass through a single point',
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
        lacks: level === 3 ? t`The ${m`x`}-intercept is ${m`-\frac{b}{a}`}, and the sign of ${m`b`} is unknown.` : t`Lines with a ${s > 0 ? 'positive' : 'negative'} slope can cross the ${m`y`}-axis anywhere${level === 2 ? t`, and only some of them pass through ${m`(${p},\ ${q})`}` : ''}.`, // prettier-ignore
        trap: [
          t`overlooks that a line with a ${s > 0 ? 'positive' : 'negative'} slope can cross the ${m`y`}-axis anywhere`,
          t`overlooks that some lines with a ${s > 0 ? 'positive' : 'negative'} slope pass through ${m`(${p},\ ${q})`} and others do not`,
          t`overlooks that the ${m`x`}-intercept, ${m`-\frac{b}{a}`}, also depends on the sign of ${m`b`}`,
        ][level - 1]!,
      },
      {
        text: t`Line ${m`k`} meets the ${m`y`}-axis ${c > 0 ? 'above' : 'below'} the origin.`,
        gives: t`${m`b`} is ${c > 0 ? 'positive' : 'negative'}`,
        holds: ([, b]) => b * c > 0,
        lacks: level === 3 ? t`The ${m`x`}-intercept is ${m`-\frac{b}{a}`}, and the sign of ${m`a`} is unknown.` : t`The ${m`y`}-intercept can be any ${c > 0 ? 'positive' : 'negative'} integer${level === 2 ? t`, and the slope is unknown, too` : ''}.`, // prettier-ignore
        trap: [
          t`overlooks that ${m`b`} can be any ${c > 0 ? 'positive' : 'negative'} integer`,
          t`overlooks that some lines with a ${c > 0 ? 'positive' : 'negative'} ${m`y`}-intercept pass through ${m`(${p},\ ${q})`} and others do not`,
          t`overlooks that the ${m`x`}-intercept, ${m`-\frac{b}{a}`}, also depends on the sign of ${m`a`}`,
        ][level - 1]!,
      },
      {
        text: t`Line ${m`k`} passes through the points ${m`(${x},\ ${y})`} and ${m`(${x + run},\ ${y + s * run})`}.`,
        holds: ([a, b]) => a * x + b === y && a * (x + run) + b === y + s * run,
        enough: t`the slope ${m`a`} is ${m`\frac{${y + s * run} - ${y < 0 ? `(${y})` : y}}{${x + run} - ${x}} = \frac{${s * run}}{${run}} = ${s}`}, and the point ${m`(${x},\ ${y})`} gives ${found(x)}`,
        missed: 'overlooks that two points determine a line and so give the whole equation of the line',
      },
      {
        text: t`The slope of line ${m`k`} is ${m`${s}`}, and line ${m`k`} meets the line ${m`x = ${x + 4}`} where ${m`y = ${s * (x + 4) + c}`}.`,
        holds: ([a, b]) => a === s && a * (x + 4) + b === s * (x + 4) + c,
        enough: t`the slope ${m`a`} is ${m`${s}`}, and line ${m`k`} passes through ${m`(${x + 4},\ ${s * (x + 4) + c})`}, which gives ${found(x + 4)}`,
        missed: t`overlooks that the slope, ${m`${s}`}, and the point ${m`(${x + 4},\ ${s * (x + 4) + c})`} together determine line ${m`k`}`,
      },
    ]
    if (level === 1) {
      statements.push({
        text: t`Line ${m`k`} meets the line ${m`${lineTex(s + other, c)}`} on the ${m`y`}-axis.`,
        holds: ([, b]) => b === c,
        enough: t`the line ${m`${lineTex(s + other, c)}`} crosses the ${m`y`}-axis at ${m`${c}`}, and line ${m`k`} meets it there, so ${m`b = ${c}`}, whatever the slope of line ${m`k`} is.`,
        missed: t`overlooks that both lines have the same ${m`y`}-intercept if they meet on the ${m`y`}-axis`,
      })
    } else {
      statements.push({
        text: t`The ${m`y`}-intercept of line ${m`k`} is ${m`${c}`}.`,
        line: [0, 1, c],
        gives: t`${m`b = ${c}`}`,
        holds: ([, b]) => b === c,
        lacks: 'Lines of every slope can have this intercept.',
        trap: 'overlooks that lines of every slope can have this intercept',
        ...(level === 2 ? missing(0, c) : {}),
      })
    }
    if (level === 2) {
      statements.push(
        {
          text: t`Line ${m`k`} passes through the point ${m`(${p},\ ${q + (off === 0 ? 0 : -off)})`} and has slope ${m`${s}`}.`,
          holds: ([a, b]) => a === s && a * p + b === s * p + c,
          enough: t`line ${m`k`} has only one point at ${m`x = ${p}`}, and that point is ${m`(${p},\ ${s * p + c})`}${off === 0 ? '' : t`, not ${m`(${p},\ ${q})`}`}, so the answer is ${key}.`,
          missed: t`overlooks that the point given is the only one that line ${m`k`} has at ${m`x = ${p}`}`,
        },
        {
          text: t`At ${m`x = ${p}`}, line ${m`k`} lies ${off === 0 ? 'on' : off > 0 ? 'below' : 'above'} the line ${m`y = ${q}`}.`,
          holds: ([a, b]) => Math.sign(a * p + b - q) === -Math.sign(off),
          enough: t`on the line ${m`y = ${q}`}, the point at ${m`x = ${p}`} is ${m`(${p},\ ${q})`}, and line ${m`k`} ${off === 0 ? 'passes through that point' : `lies ${off > 0 ? 'below' : 'above'} that point`}, so the answer is ${key}.`,
          missed: t`overlooks that the statement already shows where line ${m`k`} lies at ${m`x = ${p}`}`,
        },
      )
    }
    if (level === 3) {
      statements.push(
        {
          text: t`The product of the slope and the ${m`y`}-intercept of line ${m`k`} is ${s * c > 0 ? 'positive' : 'negative'}.`,
          holds: ([a, b]) => a * b * s * c > 0,
          enough: t`setting ${m`y = 0`} gives the ${m`x`}-intercept, ${m`-\frac{b}{a}`}. Since ${m`ab`} is ${s * c > 0 ? 'positive' : 'negative'}, ${m`a`} and ${m`b`} have ${s * c > 0 ? 'the same sign' : 'opposite signs'}, so ${m`-\frac{b}{a}`} is ${crossing}, and the answer is ${key}.`,
          missed: t`overlooks that the answer depends only on whether ${m`a`} and ${m`b`} have the same sign`,
        },
        {
          text: t`Line ${m`k`} passes through the point ${m`(${cross},\ 0)`}.`,
          holds: ([a, b]) => -c * a + b * s === 0,
          enough: t`that point lies on the ${m`x`}-axis, so the ${m`x`}-intercept is ${m`${cross}`}, which is ${crossing}, and the answer is ${key}.`,
          missed: t`overlooks that the point given is where line ${m`k`} crosses the ${m`x`}-axis`,
        },
      )
    }
    return {
      stem: t`In the coordinate plane, line ${m`k`} has the equation ${m`y = ax + b`}, where ${m`a`} and ${m`b`} are integers and ${m`a`} is not zero. ${question}`,
      asks: [{ what: t`for ${m`b`}`, because: t`setting ${m`x = 0`} in ${m`y = ax + b`} gives ${m`y = b`}` }, { what: t`whether ${m`${linearTex(p, 1, ['a', 'b'])} = ${q}`}`, because: t`the point ${m`(${p},\ ${q})`} is on the line only if ${m`x = ${p}`} gives ${m`y = ${q}`}` }, { what: t`whether ${m`a`} and ${m`b`} have opposite signs`, because: t`the line meets the ${m`x`}-axis at ${m`x = -\frac{b}{a}`}` }][level - 1], // prettier-ignore
      cases: CASES(),
      ask: of,
      show: ([a, b]) => m`${lineTex(a, b)}`,
      since: ([a, b]) => [undefined, t`at ${m`x = ${p}`}, ${m`y = ${a} \cdot ${p} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${a * p + b}`}`, t`the ${m`x`}-intercept is ${m`${fracTex(-b, a)}`}`][level - 1], // prettier-ignore
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
          ? t`overlooks that lines of several different slopes pass through the point even if ${sign}`
          : undefined
      },
      bothMissed: (pair, left) => {
        if (left.length > 1)
          return level === 3
            ? t`overlooks that the statements together give the signs of ${m`a`} and ${m`b`}, which show that ${m`-\frac{b}{a}`} is ${crossing}`
            : undefined
        return pair.some(({ line }) => line?.[1] === 0)
          ? t`overlooks that the slope, ${m`${s}`}, and one point determine line ${m`k`}: its equation is ${m`${lineTex(s, c)}`}, so the answer is ${key}`
          : t`overlooks that only the line ${m`${lineTex(s, c)}`} fits both statements, so the answer is ${key}`
      },
      hintsFor: (pair) =>
        level === 2 && pair.some(({ line }) => line?.[1] === 1)
          ? [
              t`If line ${m`k`} passed through ${m`(${p},\ ${q})`} and through the point that a statement gives, what would its slope be?`,
              t`Is that slope possible for line ${m`k`}? Remember that ${m`a`} is an integer other than zero.${pair.every(({ line }) => line?.[1] === 1) ? '' : t` Does a line with that slope fit statement (${1 + pair.findIndex(({ line }) => line?.[1] !== 1)}), too?`}`,
            ]
          : undefined,
      hints: [
        [
          t`What would you need to know about line ${m`k`} to find where it crosses the ${m`y`}-axis?`,
          t`Do you need the whole equation of line ${m`k`}, or only its ${m`y`}-value at ${m`x = ${p}`}?`,
          t`What is ${m`y`} where line ${m`k`} crosses the ${m`x`}-axis, and what is ${m`x`} there in terms of ${m`a`} and ${m`b`}?`,
        ][level - 1]!,
        [
          t`What does each statement tell you: the slope of line ${m`k`}, a point on the line, or its ${m`y`}-intercept?`,
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

/** Why a point on the line is enough to tell the sign of its x-intercept, where it is. */
function throughPoint(x: number, y: number): { enough: string; missed: string } {
  if (y === 0)
    return {
      enough: t`that point is on the ${m`x`}-axis, so the ${m`x`}-intercept is ${x}, which is positive, and the answer is yes.`,
      missed: t`overlooks that the point given is where line ${m`k`} crosses the ${m`x`}-axis`,
    }
  const size = Math.abs(y)
  return {
    enough: t`the point gives ${m`b = ${y} - ${x}a`}, so the ${m`x`}-intercept is ${m`-\frac{b}{a} = ${x} ${y < 0 ? '+' : '-'} \frac{${size}}{a}`}. Since ${m`a`} is an integer other than zero, ${m`\frac{${size}}{a}`} is from ${m`-${size}`} to ${m`${size}`}, so the ${m`x`}-intercept is at least ${m`${x} - ${size} = ${x - size}`}, which is positive, and the answer is yes.`,
    missed: t`overlooks that, for every possible slope, the ${m`x`}-intercept is at least ${x - size}, which is positive`,
  }
}
