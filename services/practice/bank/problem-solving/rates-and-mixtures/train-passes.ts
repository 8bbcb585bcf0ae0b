import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const WAYS = ['bridge', 'tunnel', 'viaduct'] as const

interface Train {
  level: Level
  /** Meters, and meters per second. */
  length: number
  way: number
  speed: number
  other: number
  seconds: Rational
  name: (typeof WAYS)[number]
}

export const trainPasses = problem<Train>({
  id: 'train-passes',
  skill: 'speed',
  version: 4,
  levels: [-0.2, 0.4, 1],
  places: [
    [0, 2, 3, 3, 12],
    [6, 5, 5, 4, 0],
    [6, 5, 4, 5, 0],
  ],
  draw: (random, level) => {
    const length = random.step(60, 420, 10)
    const way = random.step(80, 900, 10)
    const speed = random.step(10, 50, level === 2 ? 5 : 1)
    const other = random.step(10, 45, 1)
    const seconds = level === 3 ? rational(length + way, speed + other) : rational(length + way, speed)
    if (
      !isWhole(level === 2 ? seconds : mul(2, seconds)) ||
      length === way ||
      (level === 3 && (way > 420 || other === speed))
    )
      return null
    return { level, length, way, speed, other, seconds, name: random.pick(WAYS) }
  },
  write: (train) => ({ ...byLevel(train, [crossing, wayLength, opposite]), show: plain }),
  second: ([a = 0, b = 0, c = 0, d = 0], stem) => {
    if (stem.includes('parallel tracks')) return search([0.5, 200, 0.5], (time) => near(b * time - a, c - d * time))
    if (stem.includes('How long is')) return search([1, 5000], (way) => near(b * c - way, a))
    // The front starts at 0; the train is across when its rear has reached the far end.
    return search([0.5, 400, 0.5], (time) => near(c * time - a, b))
  },
})

function crossing({ length, way, speed, seconds, name }: Train): Written {
  return {
    stem: t`A train that is ${length} meters long crosses a ${name} that is ${way} meters long at a constant speed of ${speed} meters per second. How many seconds pass from the moment the front of the train enters the ${name} until its rear leaves it?`,
    key: seconds,
    wrong: [
      [
        rational(way, speed),
        'ignored-condition',
        () =>
          t`After ${count(rational(way, speed), 'second')}, only the front of the train leaves the ${name}. The rear still has ${length} meters to go.`,
      ],
      [
        rational(length, speed),
        'answered-other-quantity',
        () =>
          t`In ${count(rational(length, speed), 'second')}, the train moves only its own length. Add the ${way} meters of the ${name} to the distance.`,
      ],
      [
        rational(Math.abs(way - length), speed),
        'wrong-operation',
        () =>
          t`This answer subtracts one length from the other: ${m`${Math.max(way, length)} - ${Math.min(way, length)}`}. The train has to cover both lengths before its rear leaves the ${name}, so add them.`,
      ],
      [
        rational(way + 2 * length, speed),
        'doubled-or-halved',
        () =>
          t`This answer counts the length of the train twice. The front moves only ${m`${way} + ${length} = ${way + length}`} meters.`,
      ],
      [
        rational(2 * way + length, speed),
        'doubled-or-halved',
        () =>
          t`This answer counts the length of the ${name} twice. The front moves only ${m`${way} + ${length} = ${way + length}`} meters.`,
      ],
      [
        div(add(seconds, rational(way, speed)), 2),
        'ignored-condition',
        () =>
          t`This answer adds only half the length of the train to ${way} meters. That is the time until its middle, not its rear, leaves the ${name}.`,
      ],
      [
        rational(2 * (way + length), speed),
        'doubled-or-halved',
        () =>
          t`This answer doubles the distance of ${way + length} meters. The front and the rear both move that far in the same ${seconds} seconds.`,
      ],
    ],
    because: t`The front moves ${m`${way} + ${length} = ${way + length}`} meters before the rear leaves the ${name}, and ${m`\frac{${way + length}}{${speed}} = ${seconds}`}.`,
    quick: [t`The train covers both lengths: ${m`\frac{${way} + ${length}}{${speed}} = ${seconds}`} seconds.`],
    full: [
      t`When the rear leaves the ${name}, the front is already ${length} meters beyond it, so the front has moved ${m`${way} + ${length} = ${way + length}`} meters in all.`,
      t`At ${speed} meters per second, that takes ${m`\frac{${way + length}}{${speed}} = ${seconds}`} seconds.`,
    ],
    hints: [
      t`Where is the front of the train when its rear leaves the ${name}?`,
      t`How many meters does the front move during the time in question?`,
    ],
  }
}

function wayLength({ length, way, speed, seconds, name }: Train): Written {
  const moved = mul(speed, seconds)
  return {
    stem: t`A train that is ${length} meters long travels at a constant speed of ${speed} meters per second. From the moment the front of the train enters a ${name} until its rear leaves it, ${seconds} seconds pass. How long is the ${name}, in meters?`,
    key: way,
    wrong: [
      [
        moved,
        'ignored-condition',
        () =>
          t`${moved} meters is how far the train moves. That includes its own length, so subtract ${length} meters.`,
      ],
      [
        add(moved, length),
        'wrong-operation',
        () =>
          t`This answer adds the train's ${length} meters to the ${moved} meters it moves. That distance already includes them, so subtract them.`,
      ],
      [
        sub(moved, 2 * length),
        'doubled-or-halved',
        () =>
          t`This answer is ${m`${moved} - 2 \times ${length}`}, which subtracts the train's ${length} meters twice. The ${moved} meters include the length of the train only once.`,
      ],
      [
        sub(moved, rational(length, 2)),
        'doubled-or-halved',
        () =>
          t`This answer subtracts only half the length of the train. The ${moved} meters include all ${length} meters of it.`,
      ],
      [
        div(moved, 2),
        'doubled-or-halved',
        () =>
          t`This answer is half of the ${moved} meters, as if the ${name} and the train had the same length. The train is ${length} meters long.`,
      ],
      [
        div(sub(moved, length), 2),
        'doubled-or-halved',
        () =>
          t`This answer divides ${m`${moved} - ${length} = ${way}`} by 2. The ${way} meters are already the length of the ${name}.`,
      ],
      [
        mul(2, sub(moved, length)),
        'doubled-or-halved',
        () =>
          t`This answer doubles ${m`${moved} - ${length} = ${way}`}. The ${way} meters are already the length of the ${name}.`,
      ],
      [
        mul(speed, sub(seconds, 1)),
        'off-by-one',
        () =>
          t`This answer allows only one second for the train to clear the ${name}. It needs ${m`\frac{${length}}{${speed}}`} seconds to move its own length.`,
      ],
    ],
    because: t`The train moves ${m`${speed} \times ${seconds} = ${moved}`} meters. Subtracting its own length of ${length} meters leaves ${way}.`,
    quick: [
      t`Subtract the length of the train from the distance it moves: ${m`${speed} \times ${seconds} - ${length} = ${way}`}.`,
    ],
    full: [
      t`In ${seconds} seconds, the train moves ${m`${speed} \times ${seconds} = ${moved}`} meters.`,
      t`This distance is the length of the ${name} plus the length of the train, so the ${name} is ${m`${moved} - ${length} = ${way}`} meters long.`,
    ],
    hints: [
      t`Does the train move farther than the length of the ${name} in the ${seconds} seconds?`,
      t`How far does the train move in ${seconds} seconds, and what lengths does that distance include?`,
    ],
  }
}

function opposite({ length, way, speed, other, seconds }: Train): Written {
  const [total, closing] = [length + way, speed + other]
  return {
    stem: t`Two trains travel toward each other on parallel tracks. The first is ${length} meters long and travels at ${speed} meters per second, and the second is ${way} meters long and travels at ${other} meters per second. How many seconds pass from the moment their fronts meet until their rears pass each other?`,
    key: seconds,
    wrong: [
      [
        rational(total, Math.abs(speed - other)),
        'rates-subtracted',
        () =>
          t`This answer subtracts the speeds, as if both trains moved in the same direction. The trains move in opposite directions, so add the speeds: ${m`${speed} + ${other} = ${closing}`}.`,
      ],
      [
        rational(Math.max(length, way), closing),
        'ignored-condition',
        () =>
          t`This answer uses only the length of the longer train. The rears start ${m`${length} + ${way} = ${total}`} meters apart.`,
      ],
      [
        rational(Math.min(length, way), closing),
        'ignored-condition',
        () =>
          t`This answer uses only the length of the shorter train. The rears start ${m`${length} + ${way} = ${total}`} meters apart.`,
      ],
      [
        rational(total, speed),
        'ignored-condition',
        () =>
          t`This answer divides ${total} by ${speed}, as if the second train stood still. It moves too, at ${other} meters per second.`,
      ],
      [
        rational(total, other),
        'ignored-condition',
        () =>
          t`This answer divides ${total} by ${other}, as if the first train stood still. It moves too, at ${speed} meters per second.`,
      ],
      [
        rational(2 * total, closing),
        'rates-averaged',
        () =>
          t`This answer divides ${total} by the average of the speeds, ${rational(closing, 2)}. The rears approach each other at the sum of the speeds, ${closing} meters per second.`,
      ],
      [
        add(rational(length, speed), rational(way, other)),
        'times-added',
        () =>
          t`This answer adds the times in which each train moves its own length: ${m`\frac{${length}}{${speed}} + \frac{${way}}{${other}}`}. Both move at once, so divide ${total} meters by ${closing} meters per second.`,
      ],
      [
        rational(total, 2 * closing),
        'doubled-or-halved',
        () =>
          t`This answer divides ${m`\frac{${total}}{${closing}}`} by 2, as if each train covered half of the distance. The speed of ${closing} meters per second already includes both trains.`,
      ],
    ],
    because: t`When the fronts meet, the rears are ${m`${length} + ${way} = ${total}`} meters apart, and they approach each other at ${m`${speed} + ${other} = ${closing}`} meters per second. So ${m`\frac{${total}}{${closing}} = ${seconds}`} seconds pass.`,
    quick: [
      t`Divide the sum of the lengths by the sum of the speeds: ${m`\frac{${length} + ${way}}{${speed} + ${other}} = ${seconds}`} seconds.`,
    ],
    full: [
      t`When the fronts meet, the rears are ${m`${length} + ${way} = ${total}`} meters apart.`,
      t`They approach each other at ${m`${speed} + ${other} = ${closing}`} meters per second, so ${m`\frac{${total}}{${closing}} = ${seconds}`} seconds pass until the rears pass each other.`,
    ],
    hints: [
      'How far apart are the rears of the two trains when their fronts meet?',
      'How many meters closer do the rears come to each other in one second?',
    ],
  }
}
