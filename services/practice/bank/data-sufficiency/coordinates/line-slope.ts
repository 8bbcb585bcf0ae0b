import { m, t } from '../../factory/format.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'

/** A line y = (s / 2) x + b, kept as whole numbers. */
type Line = readonly [twiceSlope: number, intercept: number]

const CASES = once((): readonly Line[] => simplestFirst(pairs(range(-16, 16), range(-40, 40))))

export const lineSlope = sufficiency({
  id: 'line-slope',
  skill: 'ds-coordinates',
  version: 4,
  levels: [-0.4, 0.3, 0.7],
  draw: (random, level) => {
    const s = random.int(1, level === 1 ? 3 : 5) * 2 * random.pick([1, -1])
    const b = random.int(-9, 9)
    const x = random.int(1, 4)
    if (b === 0) return null
    return { s, b, x, x2: x + random.int(1, 3), right: random.int(2, 6) }
  },
  write: ({ s, b, x, x2, right }): Sufficiency<Line> => {
    const y = (at: number): number => (s * at) / 2 + b
    const slope = s / 2
    return {
      stem: t`In the coordinate plane, line ${m`k`} is not parallel to the ${m`y`}-axis. What is the slope of line ${m`k`}?`,
      cases: CASES(),
      ask: ([a]) => m`${half(a)}`,
      show: ([a, c]) => t`the line ${m`y = ${lineTex(a, c)}`}`,
      statements: [
        {
          text: t`Line ${m`k`} passes through the point ${m`(${x}, ${y(x)})`}.`,
          holds: ([a, c]) => a * x + 2 * c === 2 * y(x),
          lacks: 'It gives only one point, and lines of many different slopes pass through it.',
          trap: 'treats one point as if it determined the slope, but that takes two points',
          consider: t`which slopes can a line through ${m`(${x}, ${y(x)})`} have?`,
        },
        {
          text: t`The ${m`y`}-intercept of line ${m`k`} is ${m`${b}`}.`,
          holds: ([, c]) => c === b,
          lacks: t`Lines of any slope can cross the ${m`y`}-axis at ${m`${b}`}.`,
          trap: t`stops at the ${m`y`}-intercept, but that gives only one point on the line`,
          consider: t`which point on the line does the ${m`y`}-intercept give you?`,
        },
        {
          text: t`Line ${m`k`} passes through the points ${m`(${x}, ${y(x)})`} and ${m`(${x2}, ${y(x2)})`}.`,
          holds: ([a, c]) => a * x + 2 * c === 2 * y(x) && a * x2 + 2 * c === 2 * y(x2),
          enough: t`the slope is ${m`\frac{${y(x2)} - ${inner(y(x))}}{${x2} - ${x}} = ${slope}`}. Any two points on a line determine its slope, so the ${m`y`}-intercept is not needed.`,
          missed: 'overlooks that any two points on a line determine its slope',
          consider: t`how much do ${m`x`} and ${m`y`} change from one point to the other?`,
        },
        {
          text: t`When ${m`x`} increases by ${right}, ${m`y`} on line ${m`k`} ${slope > 0 ? 'increases' : 'decreases'} by ${Math.abs(slope * right)}.`,
          holds: ([a]) => a * right === s * right,
          enough: t`the slope is the change in ${m`y`} divided by the change in ${m`x`}, ${m`\frac{${slope * right}}{${right}} = ${slope}`}. The position of the line does not matter, so no point on it is needed.`,
          missed: t`overlooks that the changes in ${m`x`} and ${m`y`} give the slope without any point on the line`,
          consider: t`how is the slope related to these changes in ${m`x`} and ${m`y`}?`,
        },
        {
          text: t`Line ${m`k`} is parallel to the line ${m`y = ${slope === 1 ? '' : slope === -1 ? '-' : slope}x + ${Math.abs(b) + 1}`}.`,
          holds: ([a]) => a === s,
          enough: t`the other line has slope ${m`${slope}`}, the factor of ${m`x`} in its equation. Parallel lines have the same slope, so the slope of line ${m`k`} is also ${m`${slope}`}. Where the two lines cross the ${m`y`}-axis does not matter.`,
          missed: 'overlooks that parallel lines have the same slope',
          consider: 'how do the slopes of two parallel lines compare?',
        },
        {
          text: t`The slope of line ${m`k`} is ${slope > 0 ? 'positive' : 'negative'}.`,
          holds: ([a]) => a * s > 0,
          lacks: t`It gives only the sign of the slope, not its value.`,
          trap: 'stops at the sign of the slope, but the question asks for its value',
          consider: t`which values can a ${slope > 0 ? 'positive' : 'negative'} slope have?`,
        },
        {
          text: t`Line ${m`k`} meets the ${m`y`}-axis at a point ${b > 0 ? 'above' : 'below'} the origin.`,
          holds: ([, c]) => c * b > 0,
          lacks: t`Lines of any slope can cross the ${m`y`}-axis ${b > 0 ? 'above' : 'below'} the origin.`,
          trap: t`knows roughly where the line crosses the ${m`y`}-axis, but that says nothing about its slope`,
          consider: t`what does a crossing ${b > 0 ? 'above' : 'below'} the origin tell you about the slope?`,
        },
      ],
      together: ([first]) => {
        const at = first.text.includes('intercept') ? 1 : 2
        return t`Statement (${at}) gives the point ${m`(0, ${b})`}, and statement (${3 - at}) gives the point ${m`(${x}, ${y(x)})`}. Two points on a line determine its slope, which is ${m`\frac{${y(x)} - ${inner(b)}}{${x} - 0} = ${half(s)}`}.`
      },
      bothTrap: (pair) => {
        const has = (words: string): boolean => pair.some(({ text }) => text.includes(words))
        const isSigned = has('The slope of')
        if (has('meets'))
          return isSigned
            ? 'assumes that two facts are enough, but neither statement gives even one point on the line'
            : t`assumes that two facts are enough, but a crossing ${b > 0 ? 'above' : 'below'} the origin is not a second known point on the line`
        return isSigned
          ? t`combines one point with the sign of the slope, but many lines through that point have a ${slope > 0 ? 'positive' : 'negative'} slope`
          : undefined
      },
      bothMissed: () => t`overlooks that the ${m`y`}-intercept gives a second point on the line, ${m`(0, ${b})`}`,
      hints: [
        'Two points on a line determine its slope. What other facts about a line would also give its slope?',
        'For each statement, try to sketch two lines that fit it but have different slopes. If you can do that for both, try it for the two statements together.',
      ],
    }
  },
  second: {
    cases: () => pairs(range(-60, 60), range(-70, 70)),
    ask: ([a]) => a / 4,
    read: [
      [/points/, ([a, c], [x = 0, y = 0, p = 0, q = 0]) => (a / 4) * x + c === y && (a / 4) * p + c === q],
      [/passes through the point/, ([a, c], [x = 0, y = 0]) => (a / 4) * x + c === y],
      [/intercept/, ([, c], [b = 0]) => c === b],
      [
        /When/,
        ([a], [run = 1, rise = 0], { statement }) => (a / 4) * run === (statement.includes('decreases') ? -rise : rise),
      ],
      [/parallel/, ([a], _n, { statement }) => a / 4 === slopeIn(statement)],
      [/positive/, ([a]) => a > 0],
      [/negative/, ([a]) => a < 0],
      [/above/, ([, c]) => c > 0],
      [/below/, ([, c]) => c < 0],
    ],
  },
})

/** The right side of y = (a / 2) x + c. */
function lineTex(twice: number, c: number): string {
  if (twice === 0) return String(c)
  const factor = Math.abs(twice) === 2 ? half(twice).replace('1', '') : half(twice)
  return `${factor}x${c === 0 ? '' : c < 0 ? ` - ${-c}` : ` + ${c}`}`
}

/** A number that is subtracted. */
const inner = (n: number): string => (n < 0 ? `(${n})` : String(n))

function half(twice: number): string {
  if (twice % 2 === 0) return String(twice / 2)
  return `${twice < 0 ? '-' : ''}\\frac{${Math.abs(twice)}}{2}`
}

function slopeIn(statement: string): number {
  const factor = /y = (-?\d*)x/.exec(statement)?.[1] ?? ''
  return factor === '' ? 1 : factor === '-' ? -1 : Number(factor)
}
