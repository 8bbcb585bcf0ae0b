import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const WAYS = ['bridge', 'tunnel', 'platform', 'viaduct'] as const

interface Train {
  level: Level
  /** Metres, and meters per second. */
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
  version: 3,
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
    if (stem.includes('opposite')) return search([0.5, 200, 0.5], (time) => near(c * time - a, b - d * time))
    if (stem.includes('How long is')) return search([1, 5000], (way) => near(b * c - way, a))
    // The front starts at 0; the train is across when its rear has reached the far end.
    return search([0.5, 400, 0.5], (time) => near(c * time - a, b))
  },
})

function crossing({ length, way, speed, seconds, name }: Train): Written {
  return {
    stem: t`A train ${length} meters long crosses a ${name} ${way} meters long at a constant ${speed} meters per second. How many seconds pass from the moment its front enters the ${name} until its rear leaves it?`,
    key: seconds,
    wrong: [
      [
        rational(way, speed),
        'ignored-condition',
        () =>
          t`After ${rational(way, speed)} seconds only the front leaves the ${name}. The rear has another ${length} meters to go.`,
      ],
      [
        rational(length, speed),
        'answered-other-quantity',
        () =>
          t`In ${rational(length, speed)} seconds the train moves by its own length. The ${name} adds ${way} meters.`,
      ],
      [
        rational(Math.abs(way - length), speed),
        'wrong-operation',
        () =>
          t`This answer subtracts: ${m`${Math.max(way, length)} - ${Math.min(way, length)}`}. From the front's entry to the rear's exit, train and ${name} add up.`,
      ],
      [
        rational(way + 2 * length, speed),
        'doubled-or-halved',
        () =>
          t`This answer adds the length of the train twice, on entering and on leaving. The front moves ${m`${way} + ${length} = ${way + length}`} meters.`,
      ],
      [
        rational(2 * way + length, speed),
        'doubled-or-halved',
        () =>
          t`This answer counts the ${name} twice, once for the front and once for the rear. They cross it at the same time.`,
      ],
      [
        div(add(seconds, rational(way, speed)), 2),
        'ignored-condition',
        () => t`This answer adds only half of the train: that is when its middle leaves the ${name}.`,
      ],
      [
        rational(2 * (way + length), speed),
        'doubled-or-halved',
        () =>
          t`This answer counts front and rear separately. Both make the ${way + length} meters in the same ${seconds} seconds.`,
      ],
    ],
    because: t`The front moves ${m`${way} + ${length} = ${way + length}`} meters until the rear is out: ${m`\frac{${way + length}}{${speed}} = ${seconds}`} seconds.`,
    quick: [t`${m`\frac{${way} + ${length}}{${speed}} = ${seconds}`} seconds.`],
    full: [
      t`When the rear leaves, the front is already ${length} meters beyond the ${name}.`,
      t`So it has moved ${m`${way} + ${length} = ${way + length}`} meters.`,
      t`At ${speed} meters per second that takes ${m`\frac{${way + length}}{${speed}} = ${seconds}`} seconds.`,
    ],
    hints: [t`Where is the front when the rear leaves the ${name}?`, t`The front moves ${way + length} meters.`],
  }
}

function wayLength({ length, way, speed, seconds, name }: Train): Written {
  const moved = mul(speed, seconds)
  return {
    stem: t`A train ${length} meters long runs at a constant ${speed} meters per second. From the moment its front enters a ${name} until its rear leaves it, ${seconds} seconds pass. How long is the ${name}, in meters?`,
    key: way,
    wrong: [
      [
        moved,
        'ignored-condition',
        () => t`${moved} meters is how far the train moves. Its own ${length} meters are part of that.`,
      ],
      [
        add(moved, length),
        'wrong-operation',
        () =>
          t`This answer adds the train's ${length} meters to ${moved}. They are part of the way and have to be taken off.`,
      ],
      [
        sub(moved, 2 * length),
        'doubled-or-halved',
        () =>
          t`This answer takes the train's ${length} meters off twice, for entering and for leaving. Once is enough.`,
      ],
      [
        sub(moved, rational(length, 2)),
        'doubled-or-halved',
        () => t`This answer takes off only half of the train. Its whole ${length} meters must clear the ${name}.`,
      ],
      [
        div(moved, 2),
        'doubled-or-halved',
        () =>
          t`This answer halves the ${moved} meters. It is not half train and half ${name}: the train is ${length} meters.`,
      ],
      [
        div(sub(moved, length), 2),
        'doubled-or-halved',
        () => t`This answer halves ${m`${moved} - ${length} = ${way}`}. The train crosses the ${name} only once.`,
      ],
      [
        mul(2, sub(moved, length)),
        'doubled-or-halved',
        () => t`This answer counts the ${name} once for the front and once for the rear.`,
      ],
      [
        mul(speed, sub(seconds, 1)),
        'off-by-one',
        () =>
          t`This answer takes one second off for the train. It needs ${m`\frac{${length}}{${speed}}`} seconds for its own length.`,
      ],
    ],
    because: t`The front moves ${m`${speed} \times ${seconds} = ${moved}`} meters; without the train's ${length}, ${way} are left.`,
    quick: [t`${m`${speed} \times ${seconds} - ${length} = ${way}`} meters.`],
    full: [
      t`In ${seconds} seconds the train moves ${m`${speed} \times ${seconds} = ${moved}`} meters.`,
      t`That is the ${name} and once the length of the train.`,
      t`So the ${name} is ${m`${moved} - ${length} = ${way}`} meters long.`,
    ],
    hints: [t`How far does the train move in ${seconds} seconds?`, t`Those ${moved} meters are ${name} plus train.`],
  }
}

function opposite({ length, way, speed, other, seconds }: Train): Written {
  const [total, closing] = [length + way, speed + other]
  return {
    stem: t`On parallel tracks, two trains ${length} and ${way} meters long run in opposite directions at ${speed} and ${other} meters per second, in this order. How many seconds pass from the moment their fronts meet until their rears part?`,
    key: seconds,
    wrong: [
      [
        rational(total, Math.abs(speed - other)),
        'rates-subtracted',
        () =>
          t`This answer subtracts the speeds. In opposite directions they add: ${m`${speed} + ${other} = ${closing}`}.`,
      ],
      [
        rational(Math.max(length, way), closing),
        'ignored-condition',
        () => t`This answer uses only the longer train. Both have to pass: ${m`${length} + ${way} = ${total}`} meters.`,
      ],
      [
        rational(Math.min(length, way), closing),
        'ignored-condition',
        () =>
          t`This answer uses only the shorter train. Both have to pass: ${m`${length} + ${way} = ${total}`} meters.`,
      ],
      [
        rational(total, speed),
        'ignored-condition',
        () => t`This answer leaves out that the other train moves too, at ${other} meters per second.`,
      ],
      [
        rational(total, other),
        'ignored-condition',
        () => t`This answer leaves out that the first train moves too, at ${speed} meters per second.`,
      ],
      [
        rational(2 * total, closing),
        'rates-averaged',
        () =>
          t`This answer divides by the mean of ${speed} and ${other}. Their sum says how fast the trains pass each other.`,
      ],
      [
        add(rational(length, speed), rational(way, other)),
        'times-added',
        () =>
          t`This answer adds the times in which each train moves by its own length. They pass each other at ${closing} meters per second.`,
      ],
      [
        rational(total, 2 * closing),
        'doubled-or-halved',
        () =>
          t`This answer halves ${m`\frac{${total}}{${closing}}`}, as if each train had only half of the way. The speeds already share it.`,
      ],
    ],
    because: t`Together they move ${m`${speed} + ${other} = ${closing}`} meters a second and have ${m`${length} + ${way} = ${total}`} meters to go: ${seconds} seconds.`,
    quick: [t`${m`\frac{${length} + ${way}}{${speed} + ${other}} = ${seconds}`} seconds.`],
    full: [
      t`From one train, the other seems to come at ${m`${speed} + ${other} = ${closing}`} meters per second.`,
      t`When the fronts meet, the rears are ${m`${length} + ${way} = ${total}`} meters apart.`,
      t`${m`\frac{${total}}{${closing}} = ${seconds}`} seconds.`,
    ],
    hints: ['How far apart are the rears when the fronts meet?', t`They close ${closing} meters every second.`],
  }
}
