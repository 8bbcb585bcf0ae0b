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
  version: 4,
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
    const times = Number(/is (\d+) times/.exec(stem)?.[1] ?? 2)
    return search([-80, 80], (at) => near(Math.abs(at - x), times * Math.abs(p - at)) && (at - x) * (p - at) > 0)
  },
})

function farEnd({ x, y, dx, dy }: Plan): Written {
  const [mx, my, ex, ey] = [x + dx, y + dy, x + 2 * dx, y + 2 * dy]
  const [a, f] = [m`(${x}, ${y})`, m`(${mx}, ${my})`]
  return {
    stem: t`On the map of a park, a straight path leads from the gate at ${a} to a café. A fountain at ${f} is exactly halfway between them. What is the sum of the two coordinates of the café?`,
    key: ex + ey,
    wrong: [
      [
        rational(x + y + mx + my, 2),
        'input-output-swapped',
        () =>
          t`This answer uses the midpoint between the gate and the fountain, ${m`(${rational(x + mx, 2)}, ${rational(y + my, 2)})`}. The fountain itself is the midpoint, so the café is beyond it.`,
      ],
      [
        2 * (x + y) - mx - my,
        'reversed-translation',
        () =>
          t`This answer puts the café on the other side of the gate, at ${m`(${2 * x - mx}, ${2 * y - my})`}. Starting at the gate, the path reaches the fountain first and then the café.`,
      ],
      [
        dx + dy,
        'change-for-value',
        () =>
          t`This answer adds only the changes from the gate to the fountain: ${m`${dx} + ${inBrackets(dy)} = ${dx + dy}`}. Apply the same changes to the fountain's coordinates.`,
      ],
      [
        ex,
        'stopped-early',
        () => t`${m`${ex}`} is only the first coordinate of the café. The second, ${m`${ey}`}, must be added.`,
      ],
      [
        ey,
        'stopped-early',
        () => t`${m`${ey}`} is only the second coordinate of the café. The first, ${m`${ex}`}, must be added.`,
      ],
      [
        2 * (mx + my),
        'ignored-condition',
        () =>
          t`This answer doubles the fountain's coordinates. That would be right only if the gate were at ${m`(0, 0)`}. Subtract the gate's coordinates, ${m`${x}`} and ${m`${y}`}, from the doubled ones.`,
      ],
      [
        2 * (mx + my) + x + y,
        'lost-sign',
        () =>
          t`This answer doubles the fountain's coordinates and adds those of the gate, ${m`${x}`} and ${m`${y}`}. They must be subtracted: each coordinate of the café is twice the fountain's minus the gate's.`,
      ],
      [
        2 * (dx + dy),
        'change-for-value',
        () =>
          t`This answer adds the changes in the coordinates from the gate to the café, ${m`${2 * dx}`} and ${m`${2 * dy}`}. They must be added to the coordinates of ${a}.`,
      ],
      [
        ex - ey,
        'wrong-operation',
        () => t`The café is at ${m`(${ex}, ${ey})`}. This answer subtracts its second coordinate instead of adding it.`,
      ],
    ],
    because: t`From the gate to the fountain the coordinates change by ${m`${dx}`} and ${m`${dy}`}. The same changes again lead to ${m`(${mx} + ${inBrackets(dx)}, ${my} + ${inBrackets(dy)}) = (${ex}, ${ey})`}, with a sum of ${m`${ex + ey}`}.`,
    quick: [
      t`Repeat the changes ${m`${dx}`} and ${m`${dy}`} from ${f}. The café is at ${m`(${ex}, ${ey})`}, and the sum is ${m`${ex + ey}`}.`,
    ],
    full: [
      t`Let the café be at ${m`(p, q)`}. The midpoint's coordinates are averages: ${m`\frac{${x} + p}{2} = ${mx}`} and ${m`\frac{${y} + q}{2} = ${my}`}.`,
      t`So ${m`p = 2 \times ${inBrackets(mx)} - ${inBrackets(x)} = ${ex}`} and ${m`q = 2 \times ${inBrackets(my)} - ${inBrackets(y)} = ${ey}`}.`,
      t`The sum of the coordinates is ${ey === 0 ? m`${ex}` : m`${ex} + ${inBrackets(ey)} = ${ex + ey}`}.`,
    ],
    hints: [
      'On the path from the gate, does the café come before the fountain or after it?',
      'By how much does each coordinate change from the gate to the fountain? How does it change from the fountain to the café?',
    ],
  }
}

function part({ x, y, dx, dy, k }: Plan): Written {
  const at = x + (dx / (k + 1)) * k
  const along = (share: Rational): Rational => add(x, mul(dx, share))
  return {
    stem: t`On a map, a cable runs straight from a tower at ${m`(${x}, ${y})`} to a tower at ${m`(${x + dx}, ${y + dy})`}. A point on the cable is ${often(k)} as far from the first tower as from the second. What is the \\(x\\)-coordinate of that point?`,
    key: at,
    wrong: [
      [
        along(rational(1, k + 1)),
        'wrong-part-of-ratio',
        () =>
          t`This answer is only ${m`\frac{1}{${k + 1}}`} of the way from the first tower: ${m`${x} + \frac{1}{${k + 1}} \times ${inBrackets(dx)}`}. The point is farther from the first tower than from the second, so it is ${m`\frac{${k}}{${k + 1}}`} of the way.`,
      ],
      [
        along(rational(k - 1, k)),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer divides the cable into ${k} equal parts: ${m`${x} + \frac{${k - 1}}{${k}} \times ${inBrackets(dx)}`}. There are ${k} parts before the point and 1 part after it, which makes ${k + 1}.`,
      ],
      [
        (dx / (k + 1)) * k,
        'change-for-value',
        () =>
          t`${m`\frac{${k}}{${k + 1}} \times ${inBrackets(dx)} = ${(dx / (k + 1)) * k}`} is only the change from the first tower. Add it to the tower's \\(x\\)-coordinate, ${m`${x}`}.`,
      ],
      [
        y + (dy / (k + 1)) * k,
        'other-unknown',
        () => t`This is the \\(y\\)-coordinate of the point. The question asks for the \\(x\\)-coordinate.`,
      ],
      [
        along(rational(1, 2)),
        'ignored-condition',
        () =>
          t`This is the midpoint, which is equally far from both towers. The point is ${often(k)} as far from the first tower as from the second.`,
      ],
      [
        x - (dx / (k + 1)) * k,
        'lost-sign',
        () => t`This answer goes in the wrong direction from ${m`${x}`}. The second tower is at ${m`x = ${x + dx}`}.`,
      ],
      [
        x + dx + (dx / (k + 1)) * k,
        'wrong-operation',
        () =>
          t`This answer adds the change of ${m`${(dx / (k + 1)) * k}`} to ${m`${x + dx}`}, the second tower. It is measured from the first tower, at ${m`${x}`}.`,
      ],
      [
        div(x * k + x + dx, k + 1),
        'equations-mismatched',
        () =>
          t`This answer gives the greater weight, ${k}, to the first tower. The point is nearer to the second tower, so that one must count ${often(k)}.`,
      ],
      [
        (x + dx) * k - x * (k - 1),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer goes ${often(k)} the length of the cable from the first tower. The point is between the towers.`,
      ],
    ],
    because: t`The point is ${m`\frac{${k}}{${k + 1}}`} of the way from the first tower to the second: ${m`${x} + \frac{${k}}{${k + 1}} \times ${inBrackets(dx)} = ${at}`}.`,
    quick: [
      t`From the first tower to the point is ${m`\frac{${k}}{${k + 1}}`} of the cable, along which ${m`x`} changes by ${m`${dx}`}: ${m`${x} + \frac{${k}}{${k + 1}} \times ${inBrackets(dx)} = ${at}`}.`,
    ],
    full: [
      t`Divide the cable into ${k + 1} equal parts, with ${k} before the point and 1 after it.`,
      t`Along the whole cable, ${m`x`} changes by ${m`${x + dx} - ${inBrackets(x)} = ${dx}`}, so one part changes it by ${m`${dx / (k + 1)}`}.`,
      t`The \\(x\\)-coordinate of the point is ${m`${x} + ${k} \times ${inBrackets(dx / (k + 1))} = ${at}`}.`,
    ],
    hints: [
      'Is the point nearer to the first tower or to the second, and what fraction of the cable lies between it and the first tower?',
      t`The point is ${m`\frac{${k}}{${k + 1}}`} of the way along the cable. By how much does ${m`x`} change over the whole cable?`,
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
  /** The term with a in the square of a minus a value. */
  const linear = (value: number): string => (value === 0 ? '' : ` ${value > 0 ? '-' : '+'} ${2 * Math.abs(value)}a`)
  return {
    stem: t`On a map, a railroad runs along the \\(x\\)-axis, and two farms are located at ${m`(${x}, ${y})`} and ${m`(${p}, ${q})`}. A station on the railroad is at the same straight-line distance from both farms. What is the \\(x\\)-coordinate of the station?`,
    key,
    wrong: [
      [
        rational(x + p, 2),
        'ignored-condition',
        () =>
          t`This answer is the midpoint of ${m`${x}`} and ${m`${p}`}. The farms are not equally far from the railroad, so their \\(y\\)-coordinates matter too.`,
      ],
      [
        mul(2, key),
        'doubled-or-halved',
        () =>
          t`This answer loses a factor of 2 when it squares the differences and solves ${m`${dx === 1 ? '' : dx === -1 ? '-' : dx}a = ${last - first}`}. The correct equation is ${m`${2 * dx}a = ${last - first}`}.`,
      ],
      [
        rational(p * p - x * x + y * y - q * q, 2 * dx),
        'lost-sign',
        () =>
          t`This answer solves ${m`(a - ${inBrackets(x)})^2 - ${inBrackets(y)}^2 = ${p === 0 ? 'a' : `(a - ${inBrackets(p)})`}^2 - ${inBrackets(q)}^2`}. In a squared distance, the two squares are added, not subtracted.`,
      ],
      [
        rational(x + p + Math.abs(q) - Math.abs(y), 2),
        'distance-added',
        () =>
          t`This answer treats each distance as the sum of its horizontal and vertical parts. In a straight-line distance, the squares of these parts are added.`,
      ],
      [
        rational(last - first, 2 * dy),
        'intercepts-swapped',
        () => t`This answer finds the point on the \\(y\\)-axis. The railroad is the \\(x\\)-axis, where ${m`y = 0`}.`,
      ],
      [
        sub(x, rational(y * dx, dy)),
        'answered-other-quantity',
        () =>
          t`This is where the line through both farms meets the railroad. That point is not equally far from the farms.`,
      ],
      [
        sub(0, key),
        'moved-without-changing-sign',
        () =>
          t`This answer has the wrong sign. From ${m`${2 * dx}a = ${last - first}`} it follows that ${m`a = ${key}`}.`,
      ],
      [
        add(x + p, sub(0, key)),
        'perpendicular-not-negated',
        () =>
          t`This answer uses a perpendicular line with the wrong sign of its slope, which should be ${m`${rational(-dx, dy)}`}.`,
      ],
    ],
    because: t`Equal squared distances from ${m`(a, 0)`} mean ${m`(a - ${inBrackets(x)})^2 + ${inBrackets(y)}^2 = ${p === 0 ? 'a' : `(a - ${inBrackets(p)})`}^2 + ${inBrackets(q)}^2`}. This simplifies to ${m`${2 * dx}a = ${last - first}`}, so ${m`a = ${key}`}.`,
    quick: [
      t`Set the squared distances from ${m`(a, 0)`} equal. The ${m`a^2`} terms cancel, which leaves ${m`${2 * dx}a = ${last} - ${first} = ${last - first}`}, so ${m`a = ${key}`}.`,
    ],
    full: [
      t`Let the station be at ${m`(a, 0)`}. Equal distances have equal squares.`,
      t`So ${m`(a - ${inBrackets(x)})^2 + ${inBrackets(y)}^2 = ${p === 0 ? 'a' : `(a - ${inBrackets(p)})`}^2 + ${inBrackets(q)}^2`}. Expand both sides: ${m`a^2${linear(x)} + ${first} = a^2${linear(p)} + ${last}`}.`,
      t`The ${m`a^2`} terms cancel, which leaves ${m`${-2 * x}a + ${first} = ${p === 0 ? '' : `${-2 * p}a + `}${last}`}. So ${m`${2 * dx}a = ${last - first}`}, and ${m`a = ${key}`}.`,
    ],
    hints: [
      'Which coordinate of the station do you know already?',
      t`Let the station be at ${m`(a, 0)`}. Write its squared distance from each farm and set the two equal.`,
    ],
  }
}

/** A number after an operator: negative ones in brackets. */
function inBrackets(value: Num): string {
  const shown = m`${value}`.slice(2, -2)
  return shown.startsWith('-') ? `(${shown})` : shown
}
