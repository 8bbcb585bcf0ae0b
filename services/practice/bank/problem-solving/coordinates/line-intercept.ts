import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'

interface Line {
  level: Level
  slope: Rational
  /** Where the line cuts the axes: at (0, b) and (zero, 0). */
  b: number
  zero: Rational
  x1: number
  y1: number
  x2: number
  y2: number
}

export const lineIntercept = problem<Line>({
  id: 'line-intercept',
  skill: 'lines',
  version: 3,
  levels: [-1.5, -0.8, 0.1],
  draw: (random, level) => {
    const slope = rational(random.int(1, 6) * random.pick([1, -1]), level === 1 ? 1 : random.int(1, 4))
    const b = random.int(-12, 12)
    const run = Number(slope.d)
    const x1 = run * random.int(-4, 3)
    const x2 = x1 + run * random.int(1, 4)
    const y = (x: number): number => Number(add(mul(slope, x), b).n)
    const zero = div(-b, slope)
    if (b === 0 || x1 === 0 || x2 === 0 || y(x1) === y(x2) || (level === 3 && !isWhole(mul(zero, 2)))) return null
    return { slope, b, x1, x2, y1: y(x1), y2: y(x2), zero, level }
  },
  write: (line) => ({ ...byLevel(line, [slopeOfLine, interceptOnY, interceptOnX]), show: plain, fits: () => true }),
  second: ([x1 = 0, y1 = 0, x2 = 0, y2 = 0], stem) => {
    const at = (x: number): number => y1 + ((x - x1) / (x2 - x1)) * (y2 - y1)
    if (stem.includes('slope')) return at(1) - at(0)
    return stem.includes('\\(y\\)-intercept') ? at(0) : -at(0) / (at(1) - at(0))
  },
})

function slopeOfLine({ slope, b, x1, x2, y1, y2 }: Line): Written {
  const inverted = div(x2 - x1, y2 - y1)
  return {
    stem: t`A line in the coordinate plane passes through the points ${m`(${x1}, ${y1})`} and ${m`(${x2}, ${y2})`}. What is the slope of the line?`,
    key: slope,
    wrong: [
      [
        inverted,
        'slope-inverted',
        () =>
          t`This answer is run over rise, ${m`\frac{${x2 - x1}}{${y2 - y1}}`}. The slope is rise over run, ${m`\frac{${y2 - y1}}{${x2 - x1}}`}.`,
      ],
      [
        mul(-1, slope),
        'slope-sign',
        () =>
          t`This answer has the wrong sign. From ${m`x = ${x1}`} to ${m`x = ${x2}`} the line ${y2 > y1 ? 'rises' : 'falls'}, so its slope is ${y2 > y1 ? 'positive' : 'negative'}.`,
      ],
      [
        rational(y2 - y1),
        'stopped-early',
        () => t`${m`${y2 - y1}`} is only the rise. It must be divided by the run, ${x2 - x1}.`,
      ],
      [
        x1 + x2 !== 0 ? div(y1 + y2, x1 + x2) : add(x1, div(y1, slope)),
        'lost-sign',
        () =>
          t`This answer adds the coordinates of the two points${x1 + x2 === 0 ? '' : t`: ${m`\frac{${y1} + ${paren(rational(y2))}}{${x1} + ${paren(rational(x2))}}`}`}. Rise and run are differences, so subtract.`,
      ],
      [
        div(1, mul(-1, slope)),
        'perpendicular-not-negated',
        () =>
          t`This is the negative reciprocal of ${m`${slope}`}, the slope of a perpendicular line. The question asks about the given line.`,
      ],
      [
        rational(b),
        'answered-other-quantity',
        () => t`${m`${b}`} is the ${m`y`}-intercept of the line. The question asks for its slope.`,
      ],
      [
        rational(x2 - x1),
        'stopped-early',
        () => t`${x2 - x1} is only the run. The slope is the rise, ${m`${y2 - y1}`}, divided by the run.`,
      ],
    ],
    because: t`The slope is ${m`\frac{${y2} ${y1 < 0 ? '+' : '-'} ${Math.abs(y1)}}{${x2} ${x1 < 0 ? '+' : '-'} ${Math.abs(x1)}} = ${slope}`}.`,
    quick: [
      t`From ${m`x = ${x1}`} to ${m`x = ${x2}`}, a run of ${x2 - x1}, the line ${y2 > y1 ? 'rises' : 'falls'} ${Math.abs(y2 - y1)}. So the slope is ${m`\frac{${y2 - y1}}{${x2 - x1}} = ${slope}`}.`,
    ],
    full: [
      t`From the first point to the second, the rise is ${m`${y2} - ${paren(rational(y1))} = ${y2 - y1}`} and the run is ${m`${x2} - ${paren(rational(x1))} = ${x2 - x1}`}.`,
      t`The slope is the rise divided by the run: ${m`\frac{${y2} ${y1 < 0 ? '+' : '-'} ${Math.abs(y1)}}{${x2} ${x1 < 0 ? '+' : '-'} ${Math.abs(x1)}} = ${slope}`}.`,
    ],
    hints: [
      'From the first point to the second, does the line rise or fall?',
      t`The run is ${x2 - x1}. What is the rise?`,
    ],
  }
}

function interceptOnY({ slope, b, x1, x2, y1, y2, zero }: Line): Written {
  const key = rational(b)
  const intercept = (k: typeof slope) => sub(y1, mul(k, x1))
  const inverted = div(x2 - x1, y2 - y1)
  return {
    stem: t`A line in the coordinate plane passes through the points ${m`(${x1}, ${y1})`} and ${m`(${x2}, ${y2})`}. What is the ${m`y`}-intercept of the line?`,
    key,
    wrong: [
      [
        intercept(inverted),
        'slope-inverted',
        () =>
          t`This answer uses run over rise as the slope: ${m`${y1} - ${paren(inverted)} \times ${paren(rational(x1))} = ${intercept(inverted)}`}. The slope is rise over run, ${m`\frac{${y2 - y1}}{${x2 - x1}}`}.`,
      ],
      [
        intercept(mul(-1, slope)),
        'slope-sign',
        () =>
          t`This answer uses the slope with the wrong sign: ${m`${y1} - ${paren(mul(-1, slope))} \times ${paren(rational(x1))} = ${intercept(mul(-1, slope))}`}. From ${m`x = ${x1}`} to ${m`x = ${x2}`} the line ${y2 > y1 ? 'rises' : 'falls'}.`,
      ],
      [
        zero,
        'intercepts-swapped',
        () => t`This is the ${m`x`}-intercept, where ${m`y = 0`}. At the ${m`y`}-intercept, ${m`x = 0`}.`,
      ],
      [
        add(y1, mul(slope, x1)),
        'lost-sign',
        () =>
          t`This answer adds ${m`${mul(slope, x1)}`}, the slope times ${m`${x1}`}, to ${m`${y1}`}. It must be subtracted to get back to ${m`x = 0`}.`,
      ],
      [
        rational(y1),
        'stopped-early',
        () => t`${m`${y1}`} is the ${m`y`}-coordinate of the first point. That point is not on the ${m`y`}-axis.`,
      ],
      [
        slope,
        'answered-other-quantity',
        () => t`${m`${slope}`} is the slope of the line. The question asks for its ${m`y`}-intercept.`,
      ],
      [
        mul(-1, key),
        'lost-sign',
        () =>
          t`This answer has the wrong sign. From ${m`${y1} = ${mul(slope, x1)} + b`} it follows that ${m`b = ${b}`}.`,
      ],
    ],
    because: t`The slope is ${m`\frac{${y2 - y1}}{${x2 - x1}} = ${slope}`}. In ${m`y = mx + b`}, the first point gives ${m`b = ${y1} - ${paren(slope)} \times ${paren(rational(x1))} = ${b}`}.`,
    quick: [
      t`The slope is ${m`\frac{${y2 - y1}}{${x2 - x1}} = ${slope}`}. From ${m`x = ${x1}`} to ${m`x = 0`}, ${m`y`} changes by ${m`${-x1} \times ${paren(slope)} = ${mul(slope, -x1)}`}, so the intercept is ${m`${y1} + ${paren(mul(slope, -x1))} = ${b}`}.`,
    ],
    full: [
      t`The slope is the rise divided by the run: ${m`\frac{${y2} ${y1 < 0 ? '+' : '-'} ${Math.abs(y1)}}{${x2} ${x1 < 0 ? '+' : '-'} ${Math.abs(x1)}} = ${slope}`}.`,
      t`Substitute the first point into ${m`y = mx + b`}: ${m`${y1} = ${paren(slope)} \times ${paren(rational(x1))} + b`}.`,
      t`So ${m`b = ${b}`}, which is the ${m`y`}-intercept.`,
    ],
    hints: [
      t`What is the ${m`x`}-coordinate of the point you are looking for?`,
      t`The slope is ${m`${slope}`}. By how much does ${m`y`} change from one of the points to ${m`x = 0`}?`,
    ],
  }
}

function interceptOnX({ slope, b, x1, x2, y1, y2, zero }: Line): Written {
  const intercept = (k: typeof slope) => (k.n === 0n ? rational(0) : sub(x1, div(y1, k)))
  const inverted = div(x2 - x1, y2 - y1)
  return {
    stem: t`A line in the coordinate plane passes through the points ${m`(${x1}, ${y1})`} and ${m`(${x2}, ${y2})`}. What is the ${m`x`}-intercept of the line?`,
    key: zero,
    wrong: [
      [
        intercept(inverted),
        'slope-inverted',
        () =>
          t`This answer uses run over rise as the slope: ${m`${x1} - ${paren(rational(y1))} \div ${paren(inverted)} = ${intercept(inverted)}`}. The slope is rise over run, ${m`\frac{${y2 - y1}}{${x2 - x1}}`}.`,
      ],
      [
        intercept(mul(-1, slope)),
        'slope-sign',
        () =>
          t`This answer uses the slope with the wrong sign: ${m`${x1} - ${paren(rational(y1))} \div ${paren(mul(-1, slope))} = ${intercept(mul(-1, slope))}`}. From ${m`x = ${x1}`} to ${m`x = ${x2}`} the line ${y2 > y1 ? 'rises' : 'falls'}.`,
      ],
      [
        rational(b),
        'intercepts-swapped',
        () => t`This is the ${m`y`}-intercept, where ${m`x = 0`}. At the ${m`x`}-intercept, ${m`y = 0`}.`,
      ],
      [
        add(x1, div(y1, slope)),
        'lost-sign',
        () =>
          t`This answer goes from the point ${m`(${x1}, ${y1})`} in the wrong direction, away from the ${m`x`}-axis.`,
      ],
      [
        rational(x1),
        'stopped-early',
        () => t`${m`${x1}`} is the ${m`x`}-coordinate of the first point. That point is not on the ${m`x`}-axis.`,
      ],
      [
        slope,
        'answered-other-quantity',
        () => t`${m`${slope}`} is the slope of the line. The question asks for its ${m`x`}-intercept.`,
      ],
      [
        mul(-1, zero),
        'lost-sign',
        () => t`This answer has the wrong sign. From ${m`${linear(slope, b)} = 0`} it follows that ${m`x = ${zero}`}.`,
      ],
    ],
    because: t`The slope is ${m`\frac{${y2 - y1}}{${x2 - x1}} = ${slope}`}, so the line is ${m`y = ${linear(slope, b)}`}. From ${m`${linear(slope, b)} = 0`} it follows that ${m`x = ${zero}`}.`,
    quick: [
      y1 === 0
        ? t`The point ${m`(${x1}, 0)`} is on the ${m`x`}-axis, so the ${m`x`}-intercept is ${m`${zero}`}.`
        : t`The slope is ${m`\frac{${y2 - y1}}{${x2 - x1}} = ${slope}`}. To change ${m`y`} from ${m`${y1}`} to 0, ${m`x`} must change by ${m`${-y1} \div ${paren(slope)} = ${div(-y1, slope)}`}, so ${m`x = ${x1} + ${paren(div(-y1, slope))} = ${zero}`}.`,
    ],
    full: [
      t`The slope is the rise divided by the run: ${m`\frac{${y2} ${y1 < 0 ? '+' : '-'} ${Math.abs(y1)}}{${x2} ${x1 < 0 ? '+' : '-'} ${Math.abs(x1)}} = ${slope}`}.`,
      t`Substitute the first point into ${m`y = mx + b`}: ${m`${y1} = ${paren(slope)} \times ${paren(rational(x1))} + b`}, so ${m`b = ${b}`}.`,
      t`At the ${m`x`}-intercept, ${m`y = 0`}, so ${m`${linear(slope, b)} = 0`} and ${m`x = ${zero}`}.`,
    ],
    hints: [
      t`What is the ${m`y`}-coordinate of the point you are looking for?`,
      t`The slope is ${m`${slope}`}. What is the equation of the line, and for which ${m`x`} is ${m`y = 0`}?`,
    ],
  }
}

function paren(value: ReturnType<typeof rational>): string {
  const written = m`${value}`.slice(2, -2)
  return value.n < 0n ? `(${written})` : written
}

function linear(slope: ReturnType<typeof rational>, b: number): string {
  const factor = m`${slope}`.slice(2, -2)
  const shown = factor === '1' ? '' : factor === '-1' ? '-' : factor
  return `${shown}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}`
}
