import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem } from '../../factory/problem-template.ts'

interface Points {
  level: Level
  /** How far apart the points are along each axis, and in a straight line. */
  dx: number
  dy: number
  d: number
  x: number
  y: number
  x2: number
  y2: number
}

export const pointDistance = problem<Points>({
  id: 'point-distance',
  skill: 'coordinate-distance',
  version: 3,
  levels: [-1.6, -1.3, -0.1],
  places: [
    [2, 2, 8, 8, 0],
    [0, 0, 4, 4, 12],
    [10, 10, 0, 0, 0],
  ],
  draw: (random, level) => {
    const [dx, dy, d] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [6, 8, 10],
      [5, 12, 13],
      [12, 5, 13],
      [8, 15, 17],
      [9, 12, 15],
      [8, 6, 10],
      [12, 16, 20],
    ] as const)
    const x = random.int(-9, 9)
    const y = random.int(-9, 9)
    const right = random.pick([1, -1])
    return { dx, dy, d, x, y, x2: x + dx * right, y2: y + dy, level }
  },
  write: (points) => ({ ...byLevel(points, [distance, wholeSegment, detour]), ...inAllLevels(points) }),
  second: ([x = 0, y = 0, x2 = 0, y2 = 0], stem) => {
    const straight = Math.hypot(x - x2, y - y2)
    if (stem.includes('midpoint')) return Math.hypot(x2 - (2 * x - x2), y2 - (2 * y - y2))
    return stem.includes('robot') ? Math.abs(x - x2) + Math.abs(y - y2) - straight : straight
  },
})

/** What the three levels share. */
function inAllLevels({ dx, dy, d }: Points): Pick<Problem, 'show' | 'quick' | 'hints'> {
  return {
    show: plain,
    quick: [t`A multiple of a known right triangle: legs ${dx} and ${dy}, so ${d}.`],
    hints: [
      'How much do the coordinates differ?',
      t`The differences are the legs of a right triangle: ${dx} and ${dy}.`,
    ],
  }
}

function distance({ dx, dy, d, x, y, x2, y2 }: Points): Written<'quick' | 'hints'> {
  const area = 2 * (dx + dy)
  return {
    stem: t`What is the distance between the points ${m`(${x}, ${y})`} and ${m`(${x2}, ${y2})`} in the coordinate plane?`,
    key: d,
    wrong: [
      [
        dx + dy,
        'distance-added',
        () =>
          t`This answer adds the differences of the coordinates, ${dx} and ${dy}. The straight line is ${m`\sqrt{${dx}^2 + ${dy}^2}`}.`,
      ],
      [
        d * d,
        'distance-without-root',
        () => t`${m`${dx}^2 + ${dy}^2 = ${d * d}`} is the square of the distance. Take the root.`,
      ],
      [
        Math.abs(dx - dy),
        'wrong-operation',
        () =>
          t`This answer subtracts the differences of the coordinates, ${dx} and ${dy}. The straight line is ${m`\sqrt{${dx}^2 + ${dy}^2}`}.`,
      ],
      [
        Math.max(dx, dy) * 1,
        'ignored-condition',
        () =>
          t`This answer uses only the greater of the two differences, ${Math.max(dx, dy)}. The straight line needs both: ${m`\sqrt{${dx}^2 + ${dy}^2}`}.`,
      ],
      [
        dx * dy,
        'wrong-operation',
        () =>
          t`This answer multiplies the differences, ${m`${dx} \times ${dy}`}: that is the area of the rectangle between the points.`,
      ],
      [
        area,
        'distance-added',
        () =>
          t`This answer goes all around the rectangle with the sides ${dx} and ${dy}. The straight line is its diagonal.`,
      ],
      [
        Math.min(dx, dy),
        'ignored-condition',
        () =>
          t`This answer uses only the smaller of the two differences, ${Math.min(dx, dy)}. The straight line needs both: ${m`\sqrt{${dx}^2 + ${dy}^2} = ${d}`}.`,
      ],
    ],
    because: t`The coordinates differ by ${dx} and ${dy}: ${m`\sqrt{${dx}^2 + ${dy}^2} = \sqrt{${d * d}} = ${d}`}.`,
    full: [
      t`Difference in ${m`x`}: ${dx}; in ${m`y`}: ${dy}.`,
      t`Distance: ${m`\sqrt{${dx * dx} + ${dy * dy}} = ${d}`}.`,
    ],
  }
}

function wholeSegment({ dx, dy, d, x, y, x2, y2 }: Points): Written<'quick' | 'hints'> {
  const key = 2 * d
  return {
    stem: t`In the coordinate plane, ${m`(${x}, ${y})`} is the midpoint of a segment with one end at ${m`(${x2}, ${y2})`}. How long is the segment?`,
    key,
    wrong: [
      [
        dx + dy,
        'distance-added',
        () =>
          t`This answer adds the differences of the coordinates, ${dx} and ${dy}. The straight line is ${m`\sqrt{${dx}^2 + ${dy}^2}`}, and the segment twice that.`,
      ],
      [
        d * d,
        'distance-without-root',
        () => t`${m`${dx}^2 + ${dy}^2 = ${d * d}`} is the square of the distance. Take the root.`,
      ],
      [d, 'doubled-or-halved', () => t`${d} is the distance from the midpoint to one end, half of the segment.`],
      [
        Math.max(dx, dy) * 2,
        'ignored-condition',
        () =>
          t`This answer uses only the greater of the two differences, ${Math.max(dx, dy)}, and doubles it. The straight line needs both: ${m`\sqrt{${dx}^2 + ${dy}^2}`}.`,
      ],
      [
        2 * (dx + dy),
        'distance-added',
        () => t`This answer doubles ${m`${dx} + ${dy}`}. Half of the segment is ${m`\sqrt{${dx}^2 + ${dy}^2} = ${d}`}.`,
      ],
      [
        d * d * 2,
        'distance-without-root',
        () => t`This answer doubles the square of the distance. Take the root first.`,
      ],
      [
        Math.min(dx, dy),
        'ignored-condition',
        () =>
          t`This answer uses only the smaller of the two differences, ${Math.min(dx, dy)}. The straight line needs both: ${m`\sqrt{${dx}^2 + ${dy}^2} = ${d}`}.`,
      ],
    ],
    because: t`The coordinates differ by ${dx} and ${dy}: ${m`\sqrt{${dx}^2 + ${dy}^2} = \sqrt{${d * d}} = ${d}`}, and the whole segment is twice as long.`,
    full: [
      t`Difference in ${m`x`}: ${dx}; in ${m`y`}: ${dy}.`,
      t`Distance: ${m`\sqrt{${dx * dx} + ${dy * dy}} = ${d}`}.`,
      t`The segment is twice as long as its half: ${2 * d}.`,
    ],
  }
}

function detour({ dx, dy, d, x, y, x2, y2 }: Points): Written<'quick' | 'hints'> {
  const key = dx + dy - d
  return {
    stem: t`A robot moves from ${m`(${x}, ${y})`} to ${m`(${x2}, ${y2})`} in the coordinate plane, first parallel to the ${m`x`}-axis and then parallel to the ${m`y`}-axis. By how many units is its way longer than the straight line?`,
    key,
    wrong: [
      [d, 'stopped-early', () => t`${d} is the length of the straight line.`],
      [dx + dy, 'stopped-early', () => t`${dx + dy} is the length of the robot's way.`],
      [
        Math.abs(dx - dy),
        'wrong-operation',
        () =>
          t`This answer subtracts the differences of the coordinates, ${dx} and ${dy}. The way is their sum, ${dx + dy}.`,
      ],
      [
        d - Math.min(dx, dy),
        'ignored-condition',
        () =>
          t`This answer compares the straight line of ${d} with the shorter part of the way, ${Math.min(dx, dy)}, only. The way is ${m`${dx} + ${dy}`}.`,
      ],
      [
        dx + dy + d,
        'wrong-operation',
        () =>
          t`This answer adds the straight line of ${d} to the way of ${dx + dy}. How much longer it is, is the difference.`,
      ],
      [
        d - Math.max(dx, dy),
        'ignored-condition',
        () =>
          t`This answer compares the straight line of ${d} with the longer part of the way, ${Math.max(dx, dy)}, only. The way is ${m`${dx} + ${dy}`}.`,
      ],
      [
        Math.min(dx, dy),
        'ignored-condition',
        () =>
          t`This answer uses only the smaller of the two differences, ${Math.min(dx, dy)}. The straight line needs both: ${m`\sqrt{${dx}^2 + ${dy}^2} = ${d}`}.`,
      ],
    ],
    because: t`The coordinates differ by ${dx} and ${dy}: ${m`\sqrt{${dx}^2 + ${dy}^2} = \sqrt{${d * d}} = ${d}`}; the way is ${m`${dx} + ${dy} = ${dx + dy}`}, which is ${key} longer.`,
    full: [
      t`Difference in ${m`x`}: ${dx}; in ${m`y`}: ${dy}.`,
      t`Distance: ${m`\sqrt{${dx * dx} + ${dy * dy}} = ${d}`}.`,
      t`The way is ${dx + dy}, so ${m`${dx + dy} - ${d} = ${key}`} longer.`,
    ],
  }
}
