import { often } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub, type Num, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

interface Plan {
  level: Level
  x: number
  y: number
  dx: number
  dy: number
  k: number
}

export const mastsAndFarms = problem<Plan>({
  id: 'masts-and-farms',
  skill: 'coordinate-distance',
  version: 3,
  levels: [-0.6, 0.3, 1],
  draw: (random, level) => {
    const k = level === 2 ? random.int(2, 4) : 1
    const [x, y] = [random.int(-9, 9), random.int(-9, 9)]
    const dx = random.int(1, 6) * random.pick([1, -1]) * (level === 2 ? k + 1 : 1)
    const dy = random.int(1, 6) * random.pick([1, -1]) * (level === 2 ? k + 1 : 1)
    if (Math.abs(dx) === Math.abs(dy) || y === 0 || x === 0 || y + dy === 0) return null
    const plan: Plan = { level, x, y, dx, dy, k }
    return level === 3 && (!isWhole(equallyFar(plan)) || compare(mul(equallyFar(plan), equallyFar(plan)), 900) > 0)
      ? null
      : plan
  },
  write: (plan) => ({
    ...byLevel(plan, [farEnd, part, station]),
    show: plain,
    fits: (value) => compare(value, -70) > 0 && compare(value, 70) < 0,
  }),
  second: (_numbers, stem) => {
    const points = [...stem.matchAll(/\((-?\d+), (-?\d+)\)/g)].map((match) => [Number(match[1]), Number(match[2])])
    const [[x = 0, y = 0] = [], [p = 0, q = 0] = []] = points
    if (stem.includes('two farms')) return search([-80, 80], (at) => near(Math.hypot(x - at, y), Math.hypot(p - at, q)))
    if (stem.includes('halfway'))
      return search([-80, 80], (a) => near(p - x, a - p)) + search([-80, 80], (b) => near(q - y, b - q))
    const times = Number(/stands (\d+) times/.exec(stem)?.[1] ?? 2)
    return search([-80, 80], (at) => near(Math.abs(at - x), times * Math.abs(p - at)) && (at - x) * (p - at) > 0)
  },
})

function farEnd({ x, y, dx, dy }: Plan): Written {
  const [mx, my, ex, ey] = [x + dx, y + dy, x + 2 * dx, y + 2 * dy]
  const [a, f] = [m`(${x}, ${y})`, m`(${mx}, ${my})`]
  return {
    stem: t`On the plan of a park, a straight path leads from the gate at ${a} to a café. The fountain at ${f} is exactly halfway between them. What is the sum of the two coordinates of the café?`,
    key: ex + ey,
    wrong: [
      [
        rational(x + y + mx + my, 2),
        'input-output-swapped',
        () =>
          t`This answer takes the middle between gate and fountain. The fountain itself is in the middle, so the café lies beyond it.`,
      ],
      [
        2 * (x + y) - mx - my,
        'reversed-translation',
        () =>
          t`This answer goes from the fountain through the gate. From the gate, the fountain comes first and the café after it.`,
      ],
      [
        dx + dy,
        'change-for-value',
        () =>
          t`${m`${dx}`} and ${m`${dy}`} are the steps from gate to fountain. Make them once more from the fountain.`,
      ],
      [ex, 'stopped-early', () => t`${m`${ex}`} is the first coordinate of the café alone. Its second is ${m`${ey}`}.`],
      [ey, 'stopped-early', () => t`${m`${ey}`} is the second coordinate of the café alone. Its first is ${m`${ex}`}.`],
      [
        2 * (mx + my),
        'ignored-condition',
        () =>
          t`This answer doubles the fountain's coordinates. That would be right only for a gate at ${m`(0, 0)`}; take off those of ${a}.`,
      ],
      [
        2 * (mx + my) + x + y,
        'lost-sign',
        () => t`This answer doubles the fountain's coordinates and adds those of the gate. They have to be taken off.`,
      ],
      [
        2 * (dx + dy),
        'change-for-value',
        () => t`${m`${2 * dx}`} and ${m`${2 * dy}`} are the steps from the gate to the café. Add them to ${a}.`,
      ],
      [
        ex - ey,
        'wrong-operation',
        () => t`The café is at ${m`(${ex}, ${ey})`}; it takes the difference of its coordinates.`,
      ],
    ],
    because: t`From gate to fountain it is ${m`(${dx}, ${dy})`}; the same again leads to ${m`(${ex}, ${ey})`}.`,
    quick: [t`Repeat the step ${m`(${dx}, ${dy})`} from ${f}: ${m`(${ex}, ${ey})`}, with the sum ${m`${ex + ey}`}.`],
    full: [
      t`The midpoint's coordinates are the averages: ${m`\frac{${x} + p}{2} = ${mx}`} and ${m`\frac{${y} + q}{2} = ${my}`}.`,
      t`So ${m`p = ${ex}`} and ${m`q = ${ey}`}.`,
      t`Their sum is ${m`${ex + ey}`}.`,
    ],
    hints: ['How does one get from the gate to the fountain?', t`The step is ${m`(${dx}, ${dy})`}; make it twice.`],
  }
}

function part({ x, y, dx, dy, k }: Plan): Written {
  const at = x + (dx / (k + 1)) * k
  const along = (share: Rational): Rational => add(x, mul(dx, share))
  return {
    stem: t`On a map, a cable runs straight from a tower at ${m`(${x}, ${y})`} to a tower at ${m`(${x + dx}, ${y + dy})`}. A mast on the cable stands ${often(k)} as far from the first tower as from the second. What is the \\(x\\)-coordinate of the mast?`,
    key: at,
    wrong: [
      [
        along(rational(1, k + 1)),
        'wrong-part-of-ratio',
        () =>
          t`That is ${m`\frac{1}{${k + 1}}`} of the way. The mast is farther from the first tower, so ${m`\frac{${k}}{${k + 1}}`}.`,
      ],
      [
        along(rational(k - 1, k)),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer cuts the cable into ${k} equal parts. ${k} parts before the mast and 1 after it make ${k + 1}.`,
      ],
      [
        (dx / (k + 1)) * k,
        'change-for-value',
        () =>
          t`${m`\frac{${k}}{${k + 1}} \times ${inBrackets(dx)}`} is the step from the first tower. Add it to ${m`${x}`}.`,
      ],
      [y + (dy / (k + 1)) * k, 'other-unknown', () => t`That is the \\(y\\)-coordinate of the mast.`],
      [
        along(rational(1, 2)),
        'ignored-condition',
        () => t`That is the middle. The mast is ${often(k)} as far from the first tower as from the second.`,
      ],
      [
        x - (dx / (k + 1)) * k,
        'lost-sign',
        () => t`This answer goes the wrong way from ${m`${x}`}: the second tower has ${m`x = ${x + dx}`}.`,
      ],
      [
        x + dx + (dx / (k + 1)) * k,
        'wrong-operation',
        () =>
          t`This answer starts at the second tower, at ${m`${x + dx}`}. The step of ${m`${(dx / (k + 1)) * k}`} is measured from the first, at ${m`${x}`}.`,
      ],
      [
        div(x * k + x + dx, k + 1),
        'equations-mismatched',
        () =>
          t`This answer gives the weight ${k} to the first tower. The mast is nearer to the second, so its ${m`x`} counts ${often(k)}.`,
      ],
      [
        (x + dx) * k - x * (k - 1),
        'part-to-part-as-part-to-whole',
        () => t`This answer goes ${often(k)} the cable from the first tower. The mast is between the towers.`,
      ],
    ],
    because: t`The mast is ${m`\frac{${k}}{${k + 1}}`} of the way from the first tower: ${m`${x} + \frac{${k}}{${k + 1}} \times ${inBrackets(dx)} = ${at}`}.`,
    quick: [t`${m`${x} + \frac{${k}}{${k + 1}} \times ${inBrackets(dx)} = ${at}`}.`],
    full: [
      t`The cable has ${k + 1} equal parts: ${k} before the mast and 1 after it.`,
      t`Along the \\(x\\)-axis it runs ${m`${x + dx} - ${inBrackets(x)} = ${dx}`}; one part is ${m`${dx / (k + 1)}`}.`,
      t`So the mast is at ${m`${x} + ${k} \times ${inBrackets(dx / (k + 1))} = ${at}`}.`,
    ],
    hints: [
      'Into how many equal parts does the mast divide the cable?',
      t`It stands ${m`\frac{${k}}{${k + 1}}`} of the way along.`,
    ],
  }
}

function squares({ x, y, dx, dy }: Plan): readonly [number, number] {
  return [x * x + y * y, (x + dx) ** 2 + (y + dy) ** 2]
}

function equallyFar(plan: Plan): Rational {
  const [near_, far] = squares(plan)
  return rational(far - near_, 2 * plan.dx)
}

function station(plan: Plan): Written {
  const { x, y, dx, dy } = plan
  const [p, q] = [x + dx, y + dy]
  const [first, last] = squares(plan)
  const key = equallyFar(plan)
  return {
    stem: t`On a map, a railway runs along the \\(x\\)-axis, and two farms lie at ${m`(${x}, ${y})`} and ${m`(${p}, ${q})`}. A station is to be built on the railway, equally far in a straight line from both. What is its \\(x\\)-coordinate?`,
    key,
    wrong: [
      [
        rational(x + p, 2),
        'ignored-condition',
        () =>
          t`This answer takes the middle between ${m`${x}`} and ${m`${p}`}. The farms are not equally far from the railway, so their \\(y\\)-coordinates count too.`,
      ],
      [
        mul(2, key),
        'doubled-or-halved',
        () =>
          t`This answer drops the 2 of the middle term ${m`2ax`}: what remains is ${m`${2 * dx}a = ${last - first}`}.`,
      ],
      [
        rational(p * p - x * x + y * y - q * q, 2 * dx),
        'lost-sign',
        () =>
          t`This answer gives the squares of ${m`${y}`} and ${m`${q}`} the wrong sign: they are added to the squares of the other leg.`,
      ],
      [
        rational(x + p + Math.abs(q) - Math.abs(y), 2),
        'distance-added',
        () => t`This answer adds the two legs of each distance. In a straight line their squares are added.`,
      ],
      [
        rational(last - first, 2 * dy),
        'intercepts-swapped',
        () =>
          t`This answer looks for the point on the \\(y\\)-axis. The railway is the \\(x\\)-axis, where ${m`y = 0`}.`,
      ],
      [
        sub(x, rational(y * dx, dy)),
        'answered-other-quantity',
        () => t`That is where the line through both farms meets the railway. It is not equally far from both.`,
      ],
      [
        sub(0, key),
        'moved-without-changing-sign',
        () => t`This answer moves the terms without changing their sign: ${m`${2 * dx}a = ${last - first}`}.`,
      ],
      [
        add(x + p, sub(0, key)),
        'perpendicular-not-negated',
        () =>
          t`This answer draws the right perpendicular but turns it the wrong way: its slope is ${m`${rational(-dx, dy)}`}.`,
      ],
    ],
    because: t`From ${m`(a - ${inBrackets(x)})^2 + ${inBrackets(y)}^2 = (a - ${inBrackets(p)})^2 + ${inBrackets(q)}^2`} follows ${m`${2 * dx}a = ${last - first}`}, so ${m`a = ${key}`}.`,
    quick: [
      t`Both squared distances to ${m`(a, 0)`} are equal: ${m`${last} - ${first} = 2a \times ${inBrackets(dx)}`}, so ${m`a = ${key}`}.`,
    ],
    full: [
      t`Let the station be at ${m`(a, 0)`}. Equal distances have equal squares.`,
      t`${m`(a - ${inBrackets(x)})^2 + ${inBrackets(y)}^2 = (a - ${inBrackets(p)})^2 + ${inBrackets(q)}^2`}. The ${m`a^2`} cancel.`,
      t`What remains is ${m`${2 * dx}a = ${last - first}`}, so ${m`a = ${key}`}.`,
    ],
    hints: [
      'Write both distances to the point \\((a, 0)\\) and square them.',
      t`After multiplying out, ${m`${2 * dx}a = ${last - first}`}.`,
    ],
  }
}

/** A number after an operator: negative ones in brackets. */
function inBrackets(value: Num): string {
  const shown = m`${value}`.slice(2, -2)
  return shown.startsWith('-') ? `(${shown})` : shown
}
