import { byLevel, type Written } from '../../factory/by-level.ts'
import { fraction, m, plain, poly, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub, type Num, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

interface Lines {
  level: Level
  /** Level 1: slope and intercept of the given line. Level 2: its equation ax + by = c. Level 3: half of AB. */
  a: number
  b: number
  c: number
  /** The point the asked line passes through; at level 3 the midpoint. */
  u: number
  v: number
}

export const throughAPoint = problem<Lines>({
  id: 'through-a-point',
  skill: 'lines',
  version: 4,
  levels: [-0.4, 0.4, 1.1],
  draw: (random, level) => {
    const a = random.int(1, level === 1 ? 5 : 6) * random.pick([1, -1])
    const b = random.int(level === 1 ? 1 : 2, level === 1 ? 9 : 6) * random.pick([1, -1])
    const c = level === 2 ? b * random.int(-6, 6) : 0
    const v = random.int(-9, 9)
    const u = random.int(-8, 8)
    if (u === 0 || v === 0 || Math.abs(a) === Math.abs(b) || (level === 2 && c === 0)) return null
    const key = interceptOf({ level, a, b, c, u, v })
    return !isWhole(key) || compare(key, -25) < 0 || compare(key, 25) > 0 || key.n === 0n
      ? null
      : { level, a, b, c, u, v }
  },
  write: (lines) => ({
    ...byLevel(lines, [parallel, perpendicular, bisector]),
    key: interceptOf(lines),
    show: plain,
    fits: (value) => compare(value, -60) > 0 && compare(value, 60) < 0,
  }),
  second: (_numbers, stem) => {
    const points = [...stem.matchAll(/\((-?\d+), (-?\d+)\)/g)].map((match) => [Number(match[1]), Number(match[2])])
    const [[u = 0, v = 0] = [], [p = 0, q = 0] = []] = points
    if (points.length === 2) return search([-60, 60], (y) => near(Math.hypot(u, v - y), Math.hypot(p, q - y)))
    const slope = /y = (-?\d*)x/.exec(stem)?.[1]
    if (slope !== undefined) {
      const step = Number(slope === '' || slope === '-' ? `${slope}1` : slope)
      let height = v
      for (let x = u; x !== 0; x -= Math.sign(u)) height -= Math.sign(u) * step
      return height
    }
    const [, left = '', sign = '', right = '', end = '0'] = /\((-?\d*)x ([+-]) (\d*)y = (-?\d+)/.exec(stem) ?? []
    const a = Number(/\d/.test(left) ? left : `${left}1`)
    const b = Number(`${sign}${right === '' ? '1' : right}`)
    // A step along the given line keeps ax + by; the asked line makes a right angle with it.
    const runs = [1, 2, 3, 4, 5, 6].flatMap((x) => [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6].map((y) => [x, y]))
    const [dx = 0, dy = 0] = runs.find(([x = 0, y = 0]) => near(a * (1 + x) + b * (1 + y), a + b)) ?? []
    return Number.isFinite(Number(end)) ? search([-60, 60], (y) => near(u * dx + (v - y) * dy, 0)) : Number.NaN
  },
})

function slopeOf({ level, a, b }: Lines): Rational {
  return [rational(a), rational(b, a), rational(-a, b)][level - 1]!
}

function interceptOf(lines: Lines): Rational {
  return sub(lines.v, mul(slopeOf(lines), lines.u))
}

/** What any slope gives for the line through (u, v). */
function meets({ u, v }: Lines, slope: Num): Rational {
  return sub(v, mul(slope, u))
}

function commonWrong(lines: Lines): Wrong[] {
  const { u, v } = lines
  const slope = slopeOf(lines)
  const key = interceptOf(lines)
  return [
    [
      sub(0, key),
      'moved-without-changing-sign',
      () =>
        t`This answer subtracts in the wrong order: ${m`${mul(slope, u)} - ${inBrackets(v)} = ${sub(0, key)}`}. Solving ${m`${v} = ${mul(slope, u)} + b`} for ${m`b`} gives ${m`b = ${v} - ${inBrackets(mul(slope, u))} = ${key}`}.`,
    ],
    [
      sub(u, div(v, slope)),
      'intercepts-swapped',
      () => t`This answer sets ${m`y = 0`} and finds the \\(x\\)-intercept. At the \\(y\\)-intercept, ${m`x = 0`}.`,
    ],
    [
      v,
      'answered-other-quantity',
      () => t`${m`${v}`} is the value of ${m`y`} at ${m`x = ${u}`}. At the \\(y\\)-intercept, ${m`x = 0`}.`,
    ],
    [
      sub(u, mul(slope, v)),
      'input-output-swapped',
      () =>
        t`This answer swaps the coordinates of the point: ${m`${u} - ${inBrackets(slope)} \times ${inBrackets(v)} = ${sub(u, mul(slope, v))}`}. In ${m`(${u}, ${v})`}, ${m`x`} is ${m`${u}`} and ${m`y`} is ${m`${v}`}.`,
    ],
  ]
}

function ending(lines: Lines): string {
  const { u, v } = lines
  return t`With slope ${slopeText(slopeOf(lines))} and the point ${m`(${u}, ${v})`}, the intercept is ${m`b = ${v} - ${inBrackets(slopeOf(lines))} \times ${inBrackets(u)} = ${interceptOf(lines)}`}.`
}

/** The same in the full solution: the point put into the equation of the line. */
function solved(lines: Lines): string {
  const { u, v } = lines
  const slope = slopeOf(lines)
  const shown = slopeText(slope).slice(2, -2)
  const factor = shown === '1' ? '' : shown === '-1' ? '-' : shown
  return t`Substitute ${m`(${u}, ${v})`} into ${m`y = ${factor}x + b`}: ${m`${v} = ${mul(slope, u)} + b`}, so ${m`b = ${interceptOf(lines)}`}.`
}

/** What a wrong slope leads to. */
function using(lines: Lines, slope: Num): string {
  return m`${lines.v} - ${inBrackets(slope)} \times ${inBrackets(lines.u)} = ${meets(lines, slope)}`
}

function parallel(lines: Lines): Written<'key'> {
  const { a, b, u, v } = lines
  return {
    stem: t`In the coordinate plane, line ${m`k`} has the equation ${m`y = ${poly([a, b])}`}. Line ${m`l`} is parallel to ${m`k`} and passes through the point ${m`(${u}, ${v})`}. What is the \\(y\\)-intercept of ${m`l`}?`,
    wrong: [
      [
        meets(lines, -a),
        'lost-sign',
        () =>
          t`This answer uses the slope ${m`${-a}`}: ${using(lines, -a)}. The slope of ${m`y = ${poly([a, b])}`} is ${m`${a}`}, and parallel lines have the same slope.`,
      ],
      [
        b,
        'ignored-condition',
        () =>
          t`${m`${b}`} is the \\(y\\)-intercept of ${m`k`}. Parallel lines have the same slope but different intercepts.`,
      ],
      ...commonWrong(lines),
      [
        meets(lines, rational(-1, a)),
        'perpendicular-not-negated',
        () =>
          t`This answer uses the slope of a perpendicular line: ${using(lines, rational(-1, a))}. Parallel lines have the same slope, ${m`${a}`}.`,
      ],
      [
        meets(lines, b),
        'slope-inverted',
        () =>
          t`This answer uses ${m`${b}`} as the slope: ${using(lines, b)}. In ${m`y = ${poly([a, b])}`}, the slope is the coefficient of ${m`x`}, ${m`${a}`}.`,
      ],
      [
        b + v,
        'wrong-operation',
        () =>
          t`This answer adds ${m`${v}`} to the intercept ${m`${b}`}. The point is not on the \\(y\\)-axis, so the slope matters too.`,
      ],
    ],
    because: t`Line ${m`l`} has the same slope as ${m`k`}, ${m`${a}`}. Since it passes through ${m`(${u}, ${v})`}, ${m`${v} = ${a * u} + b`}, and the intercept is ${m`b = ${interceptOf(lines)}`}.`,
    quick: [t`Parallel lines have the same slope. ${ending(lines)}`],
    full: [
      t`Parallel lines have the same slope, so line ${m`l`} has the equation ${m`y = ${a === 1 ? '' : a === -1 ? '-' : a}x + b`}.`,
      t`It passes through ${m`(${u}, ${v})`}, so ${m`${v} = ${a * u} + b`}.`,
      t`Therefore the intercept is ${m`b = ${interceptOf(lines)}`}.`,
    ],
    hints: [
      'What do parallel lines have in common?',
      t`Line ${m`l`} has slope ${m`${a}`}. In ${m`y = ${a === 1 ? '' : a === -1 ? '-' : a}x + b`}, which value of ${m`b`} makes it pass through ${m`(${u}, ${v})`}?`,
    ],
  }
}

function perpendicular(lines: Lines): Written<'key'> {
  const { a, b, c, u, v } = lines
  const [given, slope] = [rational(-a, b), slopeOf(lines)]
  const equation = `${poly([a, 0]).replace(' + 0', '')} ${b < 0 ? '-' : '+'} ${poly([Math.abs(b), 0], 'y').replace(' + 0', '')} = ${c}`
  return {
    stem: t`In the coordinate plane, line ${m`k`} has the equation ${m`${equation}`}. Line ${m`l`} is perpendicular to ${m`k`} and passes through the point ${m`(${u}, ${v})`}. What is the \\(y\\)-intercept of ${m`l`}?`,
    wrong: [
      [
        meets(lines, sub(0, slope)),
        'perpendicular-not-negated',
        () =>
          t`This answer takes the reciprocal of ${slopeText(given)} but does not change its sign: ${using(lines, sub(0, slope))}. The slope of a perpendicular line is ${slopeText(slope)}.`,
      ],
      [
        meets(lines, sub(0, given)),
        'perpendicular-not-negated',
        () =>
          t`This answer changes the sign of ${slopeText(given)} but does not take the reciprocal: ${using(lines, sub(0, given))}. The slope of a perpendicular line is ${slopeText(slope)}.`,
      ],
      [
        meets(lines, given),
        'ignored-condition',
        () =>
          t`This answer uses the slope of ${m`k`} itself: ${using(lines, given)}. That would be a line parallel to ${m`k`}.`,
      ],
      [
        div(c, b),
        'answered-other-quantity',
        () => t`${m`${div(c, b)}`} is the \\(y\\)-intercept of ${m`k`}. The question asks about ${m`l`}.`,
      ],
      ...commonWrong(lines),
      [
        meets(lines, rational(-1, a)),
        'slope-inverted',
        () =>
          t`This answer uses ${m`${a}`} as the slope of ${m`k`}. But that is the coefficient of ${m`x`} before the equation is solved for ${m`y`}. Dividing by the coefficient of ${m`y`} gives slope ${slopeText(given)}.`,
      ],
    ],
    because: ending(lines),
    quick: [
      t`Line ${m`k`} has slope ${slopeText(given)}, so the slope of ${m`l`} is the negative reciprocal. ${ending(lines)}`,
    ],
    full: [
      t`Solving ${m`${equation}`} for ${m`y`} gives ${m`y = ${slopeText(given).slice(2, -2)}x ${c / b < 0 ? '-' : '+'} ${div(Math.abs(c), Math.abs(b))}`}, so the slope of ${m`k`} is ${slopeText(given)}.`,
      t`The slopes of perpendicular lines multiply to ${m`-1`}, so ${m`l`} has slope ${slopeText(slope)}.`,
      solved(lines),
    ],
    hints: [
      t`How are the slopes of perpendicular lines related, and how can you rewrite the equation of ${m`k`} to see its slope?`,
      t`The slope of ${m`k`} is ${slopeText(given)}. What does that mean for the slope of ${m`l`}?`,
    ],
  }
}

function bisector(lines: Lines): Written<'key'> {
  const { a, b, u, v } = lines
  const [one, two] = [m`(${u - a}, ${v - b})`, m`(${u + a}, ${v + b})`]
  const [given, slope] = [rational(b, a), slopeOf(lines)]
  const through = (x: number, y: number): Rational => sub(y, mul(slope, x))
  return {
    stem: t`In the coordinate plane, every point on line ${m`l`} is equally far from ${one} and ${two}. What is the \\(y\\)-intercept of ${m`l`}?`,
    wrong: [
      [
        meets(lines, sub(0, slope)),
        'perpendicular-not-negated',
        () =>
          t`This answer takes the reciprocal of the segment's slope, ${slopeText(given)}, but does not change its sign: ${using(lines, sub(0, slope))}. Line ${m`l`} has slope ${slopeText(slope)}.`,
      ],
      [
        meets(lines, given),
        'answered-other-quantity',
        () =>
          t`This answer uses the slope of the line through the two points: ${using(lines, given)}. Line ${m`l`} is perpendicular to that line, with slope ${slopeText(slope)}.`,
      ],
      [
        meets(lines, sub(0, given)),
        'perpendicular-not-negated',
        () =>
          t`This answer changes the sign of the segment's slope, ${slopeText(given)}, but does not take the reciprocal: ${using(lines, sub(0, given))}. Line ${m`l`} has slope ${slopeText(slope)}.`,
      ],
      [
        through(u - a, v - b),
        'ignored-condition',
        () =>
          t`This answer uses the perpendicular line through ${one}. Line ${m`l`} must pass through the midpoint, ${m`(${u}, ${v})`}.`,
      ],
      [
        through(u + a, v + b),
        'ignored-condition',
        () =>
          t`This answer uses the perpendicular line through ${two}. Line ${m`l`} must pass through the midpoint, ${m`(${u}, ${v})`}.`,
      ],
      ...commonWrong(lines),
      [
        add(2 * v, mul(-2, slope, u)),
        'doubled-or-halved',
        () =>
          t`This answer adds the coordinates of the two points without dividing by 2. The midpoint is ${m`(${u}, ${v})`}.`,
      ],
    ],
    because: t`Line ${m`l`} passes through the midpoint ${m`(${u}, ${v})`} and is perpendicular to the segment. ${ending(lines)}`,
    quick: [
      t`The segment has slope ${slopeText(given)} and midpoint ${m`(${u}, ${v})`}, and line ${m`l`} is perpendicular to it there. ${ending(lines)}`,
    ],
    full: [
      t`The points that are equally far from two points form the perpendicular bisector of the segment between them. It passes through the midpoint, here ${m`(${u}, ${v})`}.`,
      t`The segment has slope ${m`\frac{${v + b} - ${inBrackets(v - b)}}{${u + a} - ${inBrackets(u - a)}} = ${given}`}, so ${m`l`} has the negative reciprocal, ${slopeText(slope)}.`,
      solved(lines),
    ],
    hints: [
      'How is a line whose points are all equally far from two given points related to the segment between them?',
      t`Line ${m`l`} passes through the midpoint, ${m`(${u}, ${v})`}, at a right angle to the segment. What is its slope?`,
    ],
  }
}

/** A number after an operator: negative ones in brackets. */
function inBrackets(value: Num): string {
  const shown = slopeText(value).slice(2, -2)
  return shown.startsWith('-') ? `(${shown})` : shown
}

/** A slope in maths, as a fraction and not as a decimal, so that reciprocals can be seen. */
function slopeText(slope: Num): string {
  return isWhole(slope) ? m`${slope}` : fraction(slope)
}
