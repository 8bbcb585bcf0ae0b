import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'

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
  version: 4,
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
  write: (points) => ({ ...byLevel(points, [distance, wholeSegment, detour]), show: plain }),
  second: ([x = 0, y = 0, x2 = 0, y2 = 0], stem) => {
    const straight = Math.hypot(x - x2, y - y2)
    if (stem.includes('midpoint')) return Math.hypot(x2 - (2 * x - x2), y2 - (2 * y - y2))
    return stem.includes('robot') ? Math.abs(x - x2) + Math.abs(y - y2) - straight : straight
  },
})

function distance({ dx, dy, d, x, y, x2, y2 }: Points): Written {
  const area = 2 * (dx + dy)
  return {
    stem: t`What is the distance between the points ${m`(${x}, ${y})`} and ${m`(${x2}, ${y2})`} in the coordinate plane?`,
    key: d,
    wrong: [
      [
        dx + dy,
        'distance-added',
        () =>
          t`This answer adds the differences between the coordinates: ${m`${dx} + ${dy} = ${dx + dy}`}. They are the legs of a right triangle, and the distance is its hypotenuse.`,
      ],
      [
        d * d,
        'distance-without-root',
        () => t`${m`${dx}^2 + ${dy}^2 = ${d * d}`} is the square of the distance. The square root must still be taken.`,
      ],
      [
        Math.abs(dx - dy),
        'wrong-operation',
        () =>
          t`This answer subtracts the legs of the right triangle: ${m`${Math.max(dx, dy)} - ${Math.min(dx, dy)} = ${Math.abs(dx - dy)}`}. The distance is its hypotenuse, ${m`\sqrt{${dx}^2 + ${dy}^2}`}.`,
      ],
      [
        Math.max(dx, dy) * 1,
        'ignored-condition',
        () =>
          t`This answer uses only the greater difference between the coordinates, ${Math.max(dx, dy)}. The distance depends on both: ${m`\sqrt{${dx}^2 + ${dy}^2}`}.`,
      ],
      [
        dx * dy,
        'wrong-operation',
        () =>
          t`This answer multiplies the differences between the coordinates: ${m`${dx} \times ${dy} = ${dx * dy}`}. That is the area of the rectangle with the two points as opposite corners.`,
      ],
      [
        area,
        'distance-added',
        () =>
          t`This answer is the perimeter of the rectangle with sides ${dx} and ${dy}. The distance is its diagonal.`,
      ],
      [
        Math.min(dx, dy),
        'ignored-condition',
        () =>
          t`This answer uses only the smaller difference between the coordinates, ${Math.min(dx, dy)}. The distance depends on both: ${m`\sqrt{${dx}^2 + ${dy}^2}`}.`,
      ],
    ],
    because: t`The coordinates differ by ${dx} and ${dy}, so the distance is ${m`\sqrt{${dx}^2 + ${dy}^2} = \sqrt{${d * d}} = ${d}`}.`,
    quick: [
      t`The coordinates differ by ${dx} and ${dy}. They are the legs of a right triangle whose hypotenuse, ${d}, is the distance.`,
    ],
    full: [
      t`The ${m`x`}-coordinates differ by ${dx}, and the ${m`y`}-coordinates differ by ${dy}.`,
      t`By the Pythagorean theorem, the distance is ${m`\sqrt{${dx * dx} + ${dy * dy}} = \sqrt{${d * d}} = ${d}`}.`,
    ],
    hints: [
      'How far apart are the points horizontally, and how far vertically?',
      t`The differences of ${dx} and ${dy} are the legs of a right triangle. Which side of it is the distance?`,
    ],
  }
}

function wholeSegment({ dx, dy, d, x, y, x2, y2 }: Points): Written {
  const key = 2 * d
  return {
    stem: t`In the coordinate plane, ${m`(${x}, ${y})`} is the midpoint of a segment with one end at ${m`(${x2}, ${y2})`}. How long is the segment?`,
    key,
    wrong: [
      [
        dx + dy,
        'distance-added',
        () =>
          t`This answer adds the differences between the coordinates: ${m`${dx} + ${dy} = ${dx + dy}`}. Half of the segment is ${m`\sqrt{${dx}^2 + ${dy}^2} = ${d}`}.`,
      ],
      [
        d * d,
        'distance-without-root',
        () =>
          t`${m`${dx}^2 + ${dy}^2 = ${d * d}`} is the square of half of the segment. The square root must be taken and then doubled.`,
      ],
      [
        d,
        'doubled-or-halved',
        () => t`${d} is the distance from the midpoint to one end, which is only half of the segment.`,
      ],
      [
        Math.max(dx, dy) * 2,
        'ignored-condition',
        () =>
          t`This answer doubles only the greater difference between the coordinates: ${m`2 \times ${Math.max(dx, dy)}`}. Half of the segment is ${m`\sqrt{${dx}^2 + ${dy}^2} = ${d}`}.`,
      ],
      [
        2 * (dx + dy),
        'distance-added',
        () =>
          t`This answer doubles the sum ${m`${dx} + ${dy}`}. Half of the segment is ${m`\sqrt{${dx}^2 + ${dy}^2} = ${d}`}, not the sum of the legs.`,
      ],
      [
        d * d * 2,
        'distance-without-root',
        () => t`This answer doubles ${m`${dx}^2 + ${dy}^2 = ${d * d}`}. The square root must be taken before doubling.`,
      ],
      [
        Math.min(dx, dy),
        'ignored-condition',
        () =>
          t`This answer uses only the smaller difference between the coordinates, ${Math.min(dx, dy)}. Half of the segment is ${m`\sqrt{${dx}^2 + ${dy}^2} = ${d}`}.`,
      ],
    ],
    because: t`The midpoint is ${m`\sqrt{${dx}^2 + ${dy}^2} = \sqrt{${d * d}} = ${d}`} from the given end, and the whole segment is ${m`2 \times ${d} = ${2 * d}`}.`,
    quick: [
      t`From the midpoint to the end, the right triangle has legs ${dx} and ${dy} and hypotenuse ${d}, so the whole segment is ${m`2 \times ${d} = ${2 * d}`}.`,
    ],
    full: [
      t`From the midpoint to the given end, ${m`x`} changes by ${dx} and ${m`y`} changes by ${dy}.`,
      t`By the Pythagorean theorem, that distance is ${m`\sqrt{${dx * dx} + ${dy * dy}} = ${d}`}.`,
      t`The midpoint divides the segment in half, so its length is ${m`2 \times ${d} = ${2 * d}`}.`,
    ],
    hints: [
      'What fraction of the whole segment is the part between the two given points?',
      t`The differences of ${dx} and ${dy} are the legs of a right triangle. How long is its hypotenuse?`,
    ],
  }
}

function detour({ dx, dy, d, x, y, x2, y2 }: Points): Written {
  const key = dx + dy - d
  return {
    stem: t`A robot moves from ${m`(${x}, ${y})`} to ${m`(${x2}, ${y2})`} in the coordinate plane, first parallel to the ${m`x`}-axis and then parallel to the ${m`y`}-axis. By how many units is this path longer than the straight line between the two points?`,
    key,
    wrong: [
      [
        d,
        'stopped-early',
        () =>
          t`${d} is the length of the straight line. Subtract it from the length of the path, ${m`${dx} + ${dy} = ${dx + dy}`}.`,
      ],
      [
        dx + dy,
        'stopped-early',
        () =>
          t`${dx + dy} is the length of the robot's path. Subtract the length of the straight line, ${m`\sqrt{${dx}^2 + ${dy}^2} = ${d}`}.`,
      ],
      [
        Math.abs(dx - dy),
        'wrong-operation',
        () =>
          t`This answer subtracts the parts of the path: ${m`${Math.max(dx, dy)} - ${Math.min(dx, dy)} = ${Math.abs(dx - dy)}`}. Compare the whole path, ${m`${dx} + ${dy} = ${dx + dy}`}, with the straight line of ${d}.`,
      ],
      [
        d - Math.min(dx, dy),
        'ignored-condition',
        () =>
          t`This answer compares the straight line of ${d} only with the shorter part of the path, ${Math.min(dx, dy)}. The whole path is ${m`${dx} + ${dy}`}.`,
      ],
      [
        dx + dy + d,
        'wrong-operation',
        () =>
          t`This answer adds: ${m`${dx + dy} + ${d} = ${dx + dy + d}`}. The question asks how much longer the path is, so subtract.`,
      ],
      [
        d - Math.max(dx, dy),
        'ignored-condition',
        () =>
          t`This answer compares the straight line of ${d} only with the longer part of the path, ${Math.max(dx, dy)}. The whole path is ${m`${dx} + ${dy}`}.`,
      ],
      [
        Math.min(dx, dy),
        'ignored-condition',
        () =>
          t`This answer is only the shorter part of the path, ${Math.min(dx, dy)}. The whole path is ${m`${dx} + ${dy}`}, and the straight line is ${d}.`,
      ],
    ],
    because: t`The path is ${m`${dx} + ${dy} = ${dx + dy}`} and the straight line is ${m`\sqrt{${dx}^2 + ${dy}^2} = ${d}`}, so the path is ${key} longer.`,
    quick: [
      t`The legs ${dx} and ${dy} belong to a right triangle with hypotenuse ${d}, so the difference is ${m`${dx} + ${dy} - ${d} = ${key}`}.`,
    ],
    full: [
      t`The robot moves ${dx} units parallel to the ${m`x`}-axis and ${dy} units parallel to the ${m`y`}-axis, ${dx + dy} in all.`,
      t`By the Pythagorean theorem, the straight line is ${m`\sqrt{${dx * dx} + ${dy * dy}} = ${d}`}.`,
      t`The path is ${m`${dx + dy} - ${d} = ${key}`} units longer.`,
    ],
    hints: [
      'What shape do the two parts of the path and the straight line form?',
      t`The two parts of the path are ${dx} and ${dy}. How long is the straight line?`,
    ],
  }
}
