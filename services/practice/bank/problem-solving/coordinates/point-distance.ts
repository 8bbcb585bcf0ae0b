import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'

export const pointDistance = problem({
  id: 'point-distance',
  skill: 'coordinate-distance',
  version: 2,
  levels: [-0.8, 0, 0.6],
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
    return { dx, dy, d, x, y, x2: x + dx * right, y2: y + dy, kind: level }
  },
  write: ({ dx, dy, d, x, y, x2, y2, kind }) => {
    const area = 2 * (dx + dy)
    const key = kind === 1 ? d : kind === 2 ? 2 * d : dx + dy - d
    const stem =
      kind === 1
        ? t`What is the distance between the points ${m`(${x}, ${y})`} and ${m`(${x2}, ${y2})`} in the coordinate plane?`
        : kind === 2
          ? t`In the coordinate plane, ${m`(${x}, ${y})`} is the midpoint of a segment with one end at ${m`(${x2}, ${y2})`}. How long is the segment?`
          : t`A robot moves from ${m`(${x}, ${y})`} to ${m`(${x2}, ${y2})`} in the coordinate plane, first parallel to the ${m`x`}-axis and then parallel to the ${m`y`}-axis. By how many units is its way longer than the straight line?`
    return {
      stem,
      key,
      show: plain,
      wrong: [
        [
          kind === 3 ? d : dx + dy,
          kind === 3 ? 'stopped-early' : 'distance-added',
          () =>
            kind === 3
              ? t`${d} is the length of the straight line.`
              : t`You added the differences of the coordinates, ${dx} and ${dy}. The straight line is ${m`\sqrt{${dx}^2 + ${dy}^2}`}${kind === 2 ? ', and the segment twice that' : ''}.`,
        ],
        [
          kind === 3 ? dx + dy : d * d,
          kind === 3 ? 'stopped-early' : 'distance-without-root',
          () =>
            kind === 3
              ? t`${dx + dy} is the length of the robot's way.`
              : t`${m`${dx}^2 + ${dy}^2 = ${d * d}`} is the square of the distance. Take the root.`,
        ],
        [
          kind === 2 ? d : kind === 1 ? Math.abs(dx - dy) : Math.abs(dx - dy),
          kind === 2 ? 'doubled-or-halved' : 'wrong-operation',
          () =>
            kind === 2
              ? t`${d} is the distance from the midpoint to one end, half of the segment.`
              : t`You subtracted the differences of the coordinates, ${dx} and ${dy}. ${kind === 1 ? t`The straight line is ${m`\sqrt{${dx}^2 + ${dy}^2}`}` : t`The way is their sum, ${dx + dy}`}.`,
        ],
        [
          kind === 3 ? d - Math.min(dx, dy) : Math.max(dx, dy) * (kind === 2 ? 2 : 1),
          'ignored-condition',
          () =>
            kind === 3
              ? t`You compared the straight line of ${d} with the shorter part of the way, ${Math.min(dx, dy)}, only. The way is ${m`${dx} + ${dy}`}.`
              : t`You used only the greater of the two differences, ${Math.max(dx, dy)}${kind === 2 ? ', and doubled it' : ''}. The straight line needs both: ${m`\sqrt{${dx}^2 + ${dy}^2}`}.`,
        ],
        [
          kind === 2 ? 2 * (dx + dy) : kind === 1 ? dx * dy : dx + dy + d,
          kind === 2 ? 'distance-added' : 'wrong-operation',
          () =>
            kind === 2
              ? t`You doubled ${m`${dx} + ${dy}`}. Half of the segment is ${m`\sqrt{${dx}^2 + ${dy}^2} = ${d}`}.`
              : kind === 1
                ? t`You multiplied the differences, ${m`${dx} \times ${dy}`}: that is the area of the rectangle between the points.`
                : t`You added the straight line of ${d} to the way of ${dx + dy}. How much longer it is, is the difference.`,
        ],
        [
          kind === 1 ? area : kind === 2 ? d * d * 2 : d - Math.max(dx, dy),
          kind === 1 ? 'distance-added' : kind === 3 ? 'ignored-condition' : 'distance-without-root',
          () =>
            kind === 1
              ? t`You went all around the rectangle with the sides ${dx} and ${dy}. The straight line is its diagonal.`
              : kind === 2
                ? t`You doubled the square of the distance. Take the root first.`
                : t`You compared the straight line of ${d} with the longer part of the way, ${Math.max(dx, dy)}, only. The way is ${m`${dx} + ${dy}`}.`,
        ],
        [
          Math.min(dx, dy),
          'ignored-condition',
          () =>
            t`You used only the smaller of the two differences, ${Math.min(dx, dy)}. The straight line needs both: ${m`\sqrt{${dx}^2 + ${dy}^2} = ${d}`}.`,
        ],
      ],
      because: t`The coordinates differ by ${dx} and ${dy}: ${m`\sqrt{${dx}^2 + ${dy}^2} = \sqrt{${d * d}} = ${d}`}${kind === 2 ? t`, and the whole segment is twice as long` : kind === 3 ? t`; the way is ${m`${dx} + ${dy} = ${dx + dy}`}, which is ${key} longer` : ''}.`,
      quick: [t`A multiple of a known right triangle: legs ${dx} and ${dy}, so ${d}.`],
      full: [
        t`Difference in ${m`x`}: ${dx}; in ${m`y`}: ${dy}.`,
        t`Distance: ${m`\sqrt{${dx * dx} + ${dy * dy}} = ${d}`}.`,
        ...(kind === 2
          ? [t`The segment is twice as long as its half: ${2 * d}.`]
          : kind === 3
            ? [t`The way is ${dx + dy}, so ${m`${dx + dy} - ${d} = ${key}`} longer.`]
            : []),
      ],
      hints: [
        'How much do the coordinates differ?',
        t`The differences are the legs of a right triangle: ${dx} and ${dy}.`,
      ],
    }
  },
  second: ([x = 0, y = 0, x2 = 0, y2 = 0], stem) => {
    const straight = Math.hypot(x - x2, y - y2)
    if (stem.includes('midpoint')) return Math.hypot(x2 - (2 * x - x2), y2 - (2 * y - y2))
    return stem.includes('robot') ? Math.abs(x - x2) + Math.abs(y - y2) - straight : straight
  },
})
