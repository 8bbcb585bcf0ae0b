import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const WAYS = ['bridge', 'tunnel', 'platform', 'viaduct'] as const

interface Train {
  level: Level
  /** Metres, and metres per second. */
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
  version: 2,
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
    stem: t`A train ${length} metres long crosses a ${name} ${way} metres long at a constant ${speed} metres per second. How many seconds pass from the moment its front enters the ${name} until its rear leaves it?`,
    key: seconds,
    wrong: [
      [
        rational(way, speed),
        'ignored-condition',
        () =>
          t`After ${rational(way, speed)} seconds only the front leaves the ${name}. The rear has another ${length} metres to go.`,
      ],
      [
        rational(length, speed),
        'answered-other-quantity',
        () =>
          t`In ${rational(length, speed)} seconds the train moves by its own length. The ${name} adds ${way} metres.`,
      ],
      [
        rational(Math.abs(way - length), speed),
        'wrong-operation',
        () =>
          t`You subtracted: ${m`${Math.max(way, length)} - ${Math.min(way, length)}`}. From the front's entry to the rear's exit, train and ${name} add up.`,
      ],
      [
        rational(way + 2 * length, speed),
        'doubled-or-halved',
        () =>
          t`You added the length of the train twice, on entering and on leaving. The front moves ${m`${way} + ${length} = ${way + length}`} metres.`,
      ],
      [
        rational(2 * way + length, speed),
        'doubled-or-halved',
        () =>
          t`You counted the ${name} twice, once for the front and once for the rear. They cross it at the same time.`,
      ],
      [
        div(add(seconds, rational(way, speed)), 2),
        'ignored-condition',
        () => t`You added only half of the train: that is when its middle leaves the ${name}.`,
      ],
      [
        rational(2 * (way + length), speed),
        'doubled-or-halved',
        () =>
          t`You counted front and rear separately. Both make the ${way + length} metres in the same ${seconds} seconds.`,
      ],
    ],
    because: t`The front moves ${m`${way} + ${length} = ${way + length}`} metres until the rear is out: ${m`\frac{${way + length}}{${speed}} = ${seconds}`} seconds.`,
    quick: [t`${m`\frac{${way} + ${length}}{${speed}} = ${seconds}`} seconds.`],
    full: [
      t`When the rear leaves, the front is already ${length} metres beyond the ${name}.`,
      t`So it has moved ${m`${way} + ${length} = ${way + length}`} metres.`,
      t`At ${speed} metres per second that takes ${m`\frac{${way + length}}{${speed}} = ${seconds}`} seconds.`,
    ],
    hints: [t`Where is the front when the rear leaves the ${name}?`, t`The front moves ${way + length} metres.`],
  }
}

function wayLength({ length, way, speed, seconds, name }: Train): Written {
  const moved = mul(speed, seconds)
  return {
    stem: t`A train ${length} metres long runs at a constant ${speed} metres per second. From the moment its front enters a ${name} until its rear leaves it, ${seconds} seconds pass. How long is the ${name}, in metres?`,
    key: way,
    wrong: [
      [
        moved,
        'ignored-condition',
        () => t`${moved} metres is how far the train moves. Its own ${length} metres are part of that.`,
      ],
      [
        add(moved, length),
        'wrong-operation',
        () => t`You added the train's ${length} metres to ${moved}. They are part of the way and have to be taken off.`,
      ],
      [
        sub(moved, 2 * length),
        'doubled-or-halved',
        () => t`You took the train's ${length} metres off twice, for entering and for leaving. Once is enough.`,
      ],
      [
        sub(moved, rational(length, 2)),
        'doubled-or-halved',
        () => t`You took off only half of the train. Its whole ${length} metres must clear the ${name}.`,
      ],
      [
        div(moved, 2),
        'doubled-or-halved',
        () => t`You halved the ${moved} metres. It is not half train and half ${name}: the train is ${length} metres.`,
      ],
      [
        div(sub(moved, length), 2),
        'doubled-or-halved',
        () => t`You halved ${m`${moved} - ${length} = ${way}`}. The train crosses the ${name} only once.`,
      ],
      [
        mul(2, sub(moved, length)),
        'doubled-or-halved',
        () => t`You counted the ${name} once for the front and once for the rear.`,
      ],
      [
        mul(speed, sub(seconds, 1)),
        'off-by-one',
        () =>
          t`You took one second off for the train. It needs ${m`\frac{${length}}{${speed}}`} seconds for its own length.`,
      ],
    ],
    because: t`The front moves ${m`${speed} \times ${seconds} = ${moved}`} metres; without the train's ${length}, ${way} are left.`,
    quick: [t`${m`${speed} \times ${seconds} - ${length} = ${way}`} metres.`],
    full: [
      t`In ${seconds} seconds the train moves ${m`${speed} \times ${seconds} = ${moved}`} metres.`,
      t`That is the ${name} and once the length of the train.`,
      t`So the ${name} is ${m`${moved} - ${length} = ${way}`} metres long.`,
    ],
    hints: [t`How far does the train move in ${seconds} seconds?`, t`Those ${moved} metres are ${name} plus train.`],
  }
}

function opposite({ length, way, speed, other, seconds }: Train): Written {
  const [total, closing] = [length + way, speed + other]
  return {
    stem: t`On parallel tracks, two trains ${length} and ${way} metres long run in opposite directions at ${speed} and ${other} metres per second, in this order. How many seconds pass from the moment their fronts meet until their rears part?`,
    key: seconds,
    wrong: [
      [
        rational(total, Math.abs(speed - other)),
        'rates-subtracted',
        () => t`You subtracted the speeds. In opposite directions they add: ${m`${speed} + ${other} = ${closing}`}.`,
      ],
      [
        rational(Math.max(length, way), closing),
        'ignored-condition',
        () => t`You used only the longer train. Both have to pass: ${m`${length} + ${way} = ${total}`} metres.`,
      ],
      [
        rational(Math.min(length, way), closing),
        'ignored-condition',
        () => t`You used only the shorter train. Both have to pass: ${m`${length} + ${way} = ${total}`} metres.`,
      ],
      [
        rational(total, speed),
        'ignored-condition',
        () => t`You left out that the other train moves too, at ${other} metres per second.`,
      ],
      [
        rational(total, other),
        'ignored-condition',
        () => t`You left out that the first train moves too, at ${speed} metres per second.`,
      ],
      [
        rational(2 * total, closing),
        'rates-averaged',
        () => t`You divided by the mean of ${speed} and ${other}. Their sum says how fast the trains pass each other.`,
      ],
      [
        add(rational(length, speed), rational(way, other)),
        'times-added',
        () =>
          t`You added the times in which each train moves by its own length. They pass each other at ${closing} metres per second.`,
      ],
      [
        rational(total, 2 * closing),
        'doubled-or-halved',
        () =>
          t`You halved ${m`\frac{${total}}{${closing}}`}, as if each train had only half of the way. The speeds already share it.`,
      ],
    ],
    because: t`Together they move ${m`${speed} + ${other} = ${closing}`} metres a second and have ${m`${length} + ${way} = ${total}`} metres to go: ${seconds} seconds.`,
    quick: [t`${m`\frac{${length} + ${way}}{${speed} + ${other}} = ${seconds}`} seconds.`],
    full: [
      t`From one train, the other seems to come at ${m`${speed} + ${other} = ${closing}`} metres per second.`,
      t`When the fronts meet, the rears are ${m`${length} + ${way} = ${total}`} metres apart.`,
      t`${m`\frac{${total}}{${closing}} = ${seconds}`} seconds.`,
    ],
    hints: ['How far apart are the rears when the fronts meet?', t`They close ${closing} metres every second.`],
  }
}
