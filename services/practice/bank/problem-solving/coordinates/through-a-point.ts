import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, poly, t } from '../../factory/format.ts'
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
  version: 3,
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
        t`This answer takes ${m`${v}`} from ${m`${mul(slope, u)}`}. From ${m`${v} = ${mul(slope, u)} + b`} follows ${m`b = ${key}`}.`,
    ],
    [
      sub(u, div(v, slope)),
      'intercepts-swapped',
      () => t`This answer sets ${m`y = 0`}, which gives the \\(x\\)-intercept. On the \\(y\\)-axis, ${m`x = 0`}.`,
    ],
    [
      v,
      'answered-other-quantity',
      () =>
        t`${m`${v}`} is the height of the line at ${m`x = ${u}`}, not where it meets the \\(y\\)-axis, at ${m`x = 0`}.`,
    ],
    [
      sub(u, mul(slope, v)),
      'input-output-swapped',
      () =>
        t`This answer puts the point in the wrong way round. In ${m`(${u}, ${v})`}, ${m`x`} is ${m`${u}`} and ${m`y`} is ${m`${v}`}.`,
    ],
  ]
}

function ending(lines: Lines): string {
  const { u, v } = lines
  return t`With slope ${m`${slopeOf(lines)}`} through ${m`(${u}, ${v})`}: ${m`b = ${v} - ${inBrackets(slopeOf(lines))} \times ${inBrackets(u)} = ${interceptOf(lines)}`}.`
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
          t`This answer uses the slope ${m`${-a}`}. In ${m`y = ${poly([a, b])}`} it is ${m`${a}`}, and parallel lines share it.`,
      ],
      [
        b,
        'ignored-condition',
        () => t`${m`${b}`} is the intercept of ${m`k`}. Parallel lines share the slope, not the intercept.`,
      ],
      ...commonWrong(lines),
      [
        meets(lines, rational(-1, a)),
        'perpendicular-not-negated',
        () =>
          t`${m`${rational(-1, a)}`} is the slope of a perpendicular line. Parallel lines have the same slope, ${m`${a}`}.`,
      ],
      [
        meets(lines, b),
        'slope-inverted',
        () =>
          t`This answer takes ${m`${b}`} for the slope. In ${m`y = ${poly([a, b])}`} the slope stands before ${m`x`}: ${m`${a}`}.`,
      ],
      [
        b + v,
        'wrong-operation',
        () =>
          t`This answer moves the intercept ${m`${b}`} up by ${m`${v}`}. The point lies ${m`${u}`} to the side, so the slope counts too.`,
      ],
    ],
    because: ending(lines),
    quick: [ending(lines)],
    full: [
      t`Parallel lines have the same slope, here ${m`${a}`}. So line ${m`l`} is ${m`y = ${a}x + b`}.`,
      t`It passes through ${m`(${u}, ${v})`}: ${m`${v} = ${a * u} + b`}.`,
      t`So ${m`b = ${interceptOf(lines)}`}.`,
    ],
    hints: ['What do parallel lines have in common?', t`Put the point into ${m`y = ${a}x + b`}.`],
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
          t`This answer turns ${m`${given}`} upside down but keeps its sign. The perpendicular slope is ${m`${slope}`}.`,
      ],
      [
        meets(lines, sub(0, given)),
        'perpendicular-not-negated',
        () =>
          t`This answer changes the sign of ${m`${given}`} but does not turn it upside down. The perpendicular slope is ${m`${slope}`}.`,
      ],
      [
        meets(lines, given),
        'ignored-condition',
        () => t`This answer uses ${m`${given}`}, the slope of ${m`k`} itself. That gives a parallel line.`,
      ],
      [
        div(c, b),
        'answered-other-quantity',
        () => t`${m`${div(c, b)}`} is the \\(y\\)-intercept of ${m`k`}, where ${m`x = 0`} in its own equation.`,
      ],
      ...commonWrong(lines),
      [
        meets(lines, rational(-1, a)),
        'slope-inverted',
        () =>
          t`This answer takes ${m`${a}`} for the slope of ${m`k`}. Solve for ${m`y`} first: the slope is ${m`${given}`}.`,
      ],
    ],
    because: ending(lines),
    quick: [t`Line ${m`k`} has the slope ${m`${given}`}, so ${m`l`} has ${m`${slope}`}.`, ending(lines)],
    full: [
      t`Solve ${m`${equation}`} for ${m`y`}: the slope of ${m`k`} is ${m`${given}`}.`,
      t`Perpendicular slopes multiply to ${m`-1`}, so ${m`l`} has the slope ${m`${slope}`}.`,
      ending(lines),
    ],
    hints: [t`What is the slope of ${m`k`}?`, t`Line ${m`l`} has the slope ${m`${slope}`}.`],
  }
}

function bisector(lines: Lines): Written<'key'> {
  const { a, b, u, v } = lines
  const [one, two] = [m`(${u - a}, ${v - b})`, m`(${u + a}, ${v + b})`]
  const [given, slope] = [rational(b, a), slopeOf(lines)]
  const through = (x: number, y: number): Rational => sub(y, mul(slope, x))
  return {
    stem: t`In the coordinate plane, every point of line ${m`l`} is equally far from ${one} and ${two}. What is the \\(y\\)-intercept of ${m`l`}?`,
    wrong: [
      [
        meets(lines, sub(0, slope)),
        'perpendicular-not-negated',
        () =>
          t`This answer turns the slope ${m`${given}`} of the segment upside down but keeps its sign. Line ${m`l`} has the slope ${m`${slope}`}.`,
      ],
      [
        meets(lines, given),
        'answered-other-quantity',
        () =>
          t`That is where the line through the two points meets the axis. Line ${m`l`} is perpendicular to it, with slope ${m`${slope}`}.`,
      ],
      [
        meets(lines, sub(0, given)),
        'perpendicular-not-negated',
        () =>
          t`This answer changes the sign of ${m`${given}`} but does not turn it upside down. Line ${m`l`} has the slope ${m`${slope}`}.`,
      ],
      [
        through(u - a, v - b),
        'ignored-condition',
        () =>
          t`This answer draws the perpendicular through ${one}. Equally far from both is the midpoint, ${m`(${u}, ${v})`}.`,
      ],
      [
        through(u + a, v + b),
        'ignored-condition',
        () =>
          t`This answer draws the perpendicular through ${two}. Equally far from both is the midpoint, ${m`(${u}, ${v})`}.`,
      ],
      ...commonWrong(lines),
      [
        add(2 * v, mul(-2, slope, u)),
        'doubled-or-halved',
        () =>
          t`This answer adds the coordinates of the two points without halving. The midpoint is ${m`(${u}, ${v})`}.`,
      ],
    ],
    because: t`Line ${m`l`} goes through the midpoint ${m`(${u}, ${v})`} at a right angle to the segment. ${ending(lines)}`,
    quick: [
      t`A point ${m`(0, b)`} equally far from both: the line through the midpoint ${m`(${u}, ${v})`} with slope ${m`${slope}`}.`,
      ending(lines),
    ],
    full: [
      t`All points equally far from two points form the perpendicular through their midpoint, here ${m`(${u}, ${v})`}.`,
      t`The segment has the slope ${m`${given}`}, so ${m`l`} has ${m`${slope}`}.`,
      ending(lines),
    ],
    hints: [
      'Which line holds all points equally far from two points?',
      t`It passes through the midpoint, ${m`(${u}, ${v})`}, and is perpendicular to the segment.`,
    ],
  }
}

/** A number after an operator: negative ones in brackets. */
function inBrackets(value: Num): string {
  const shown = m`${value}`.slice(2, -2)
  return shown.startsWith('-') ? `(${shown})` : shown
}
