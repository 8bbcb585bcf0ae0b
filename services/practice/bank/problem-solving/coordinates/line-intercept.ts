import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'

export const lineIntercept = problem({
  id: 'line-intercept',
  skill: 'lines',
  version: 2,
  levels: [-0.7, 0.1, 0.8],
  draw: (random, level) => {
    const slope = rational(random.int(1, 6) * random.pick([1, -1]), level === 1 ? 1 : random.int(1, 4))
    const b = random.int(-12, 12)
    const run = Number(slope.d)
    const x1 = run * random.int(-4, 3)
    const x2 = x1 + run * random.int(1, 4)
    const y = (x: number): number => Number(add(mul(slope, x), b).n)
    const zero = div(-b, slope)
    if (b === 0 || x1 === 0 || x2 === 0 || y(x1) === y(x2) || (level === 3 && !isWhole(mul(zero, 2)))) return null
    return { slope, b, x1, x2, y1: y(x1), y2: y(x2), zero, kind: level }
  },
  write: ({ slope, b, x1, x2, y1, y2, zero, kind }) => {
    const key = kind === 1 ? slope : kind === 2 ? rational(b) : zero
    const intercept = (k: typeof slope) =>
      kind === 2 ? sub(y1, mul(k, x1)) : k.n === 0n ? rational(0) : sub(x1, div(y1, k))
    const as = (k: typeof slope) => (kind === 1 ? k : intercept(k))
    const inverted = div(x2 - x1, y2 - y1)
    const asked =
      kind === 1
        ? 'the slope of the line'
        : kind === 2
          ? t`the ${m`y`}-intercept of the line`
          : t`the ${m`x`}-intercept of the line`
    return {
      stem: t`A line in the coordinate plane passes through the points ${m`(${x1}, ${y1})`} and ${m`(${x2}, ${y2})`}. What is ${asked}?`,
      key,
      show: plain,
      fits: () => true,
      wrong: [
        [
          as(inverted),
          'slope-inverted',
          () =>
            t`You took run over rise, ${m`\frac{${x2 - x1}}{${y2 - y1}}`}. The slope is rise over run: ${m`\frac{${y2 - y1}}{${x2 - x1}}`}.`,
        ],
        [
          as(mul(-1, slope)),
          'slope-sign',
          () =>
            t`You lost the sign of the slope: from the first point to the second, ${m`x`} changes by ${m`${x2 - x1}`} and ${m`y`} by ${m`${y2 - y1}`}.`,
        ],
        [
          kind === 1 ? rational(y2 - y1) : kind === 2 ? zero : rational(b),
          kind === 1 ? 'stopped-early' : 'intercepts-swapped',
          () =>
            kind === 1
              ? t`${m`${y2 - y1}`} is the rise alone. Divide it by the run of ${x2 - x1}.`
              : t`This is the ${kind === 2 ? m`x` : m`y`}-intercept.`,
        ],
        [
          kind === 1 && x1 + x2 !== 0
            ? div(y1 + y2, x1 + x2)
            : kind === 2
              ? add(y1, mul(slope, x1))
              : add(x1, div(y1, slope)),
          'lost-sign',
          () =>
            kind === 1
              ? t`You added the coordinates instead of subtracting them.`
              : t`You went from the point ${m`(${x1}, ${y1})`} in the wrong direction.`,
        ],
        [
          kind === 1 ? div(1, mul(-1, slope)) : kind === 2 ? rational(y1) : rational(x1),
          kind === 1 ? 'perpendicular-not-negated' : 'stopped-early',
          () =>
            kind === 1
              ? t`This is the slope of a line perpendicular to it.`
              : t`That is a coordinate of the first point, which does not lie on the axis.`,
        ],
        [
          kind === 1 ? rational(b) : slope,
          'answered-other-quantity',
          () =>
            kind === 1
              ? t`${m`${b}`} is the ${m`y`}-intercept of the line.`
              : t`${m`${slope}`} is the slope of the line.`,
        ],
        [
          kind === 1 ? rational(x2 - x1) : mul(-1, key),
          kind === 1 ? 'stopped-early' : 'lost-sign',
          () => (kind === 1 ? t`${x2 - x1} is the run alone.` : t`The size is right, but not the sign.`),
        ],
      ],
      because:
        kind === 1
          ? t`${m`\frac{${y2} ${y1 < 0 ? '+' : '-'} ${Math.abs(y1)}}{${x2} ${x1 < 0 ? '+' : '-'} ${Math.abs(x1)}} = ${slope}`}.`
          : kind === 2
            ? t`The slope is ${m`${slope}`}; going from ${m`x = ${x1}`} to ${m`x = 0`} changes ${m`y`} from ${m`${y1}`} to ${m`${b}`}.`
            : t`The slope is ${m`${slope}`}, the line ${m`y = ${linear(slope, b)}`}, and ${m`y = 0`} at ${m`x = ${zero}`}.`,
      quick: [
        t`Slope: ${m`\frac{${y2 - y1}}{${x2 - x1}} = ${slope}`}${kind === 1 ? '' : t`; then ${m`b = ${y1} - ${paren(slope)} \times ${paren(rational(x1))} = ${b}`}${kind === 3 ? t` and ${m`x = -\frac{b}{m}`}` : ''}`}.`,
      ],
      full: [
        t`Rise ${m`${y2 - y1}`} over run ${x2 - x1}: ${m`${slope}`}.`,
        ...(kind === 1
          ? ['That is the slope.']
          : [
              t`Put the first point into ${m`y = mx + b`}: ${m`${y1} = ${paren(slope)} \times ${paren(rational(x1))} + b`}, so ${m`b = ${b}`}.`,
            ]),
        ...(kind === 3
          ? [t`At the ${m`x`}-intercept ${m`y = 0`}: ${m`${linear(slope, b)} = 0`}, so ${m`x = ${zero}`}.`]
          : []),
      ],
      hints: [
        'Find the slope first: rise over run.',
        kind === 1 ? t`The run is ${x2 - x1}.` : t`The slope is ${m`${slope}`}.`,
      ],
    }
  },
  second: ([x1 = 0, y1 = 0, x2 = 0, y2 = 0], stem) => {
    const at = (x: number): number => y1 + ((x - x1) / (x2 - x1)) * (y2 - y1)
    if (stem.includes('slope')) return at(1) - at(0)
    return stem.includes('\\(y\\)-intercept') ? at(0) : -at(0) / (at(1) - at(0))
  },
})

function paren(value: ReturnType<typeof rational>): string {
  const written = m`${value}`.slice(2, -2)
  return value.n < 0n ? `(${written})` : written
}

function linear(slope: ReturnType<typeof rational>, b: number): string {
  const factor = m`${slope}`.slice(2, -2)
  const shown = factor === '1' ? '' : factor === '-1' ? '-' : factor
  return `${shown}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}`
}
