import { byLevel, type Written } from '../../factory/by-level.ts'
import { fraction, m, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, rational, sub } from '../../factory/rational.ts'
import { choose } from '../../factory/search.ts'

const BAGS = [
  ['A box', 'good bulbs', 'faulty bulbs', 'bulbs', 'a good bulb'],
  ['A bag', 'red marbles', 'blue marbles', 'marbles', 'a red marble'],
  ['A drawer', 'black socks', 'white socks', 'socks', 'a black sock'],
  ['A team', 'right-handed players', 'left-handed players', 'players', 'a right-handed player'],
] as const

interface Bag {
  level: Level
  a: number
  b: number
  setting: (typeof BAGS)[number]
}

export const drawTwo = problem<Bag>({
  id: 'draw-two',
  skill: 'joint-probability',
  version: 3,
  levels: [-0.3, 0.4, 1],
  places: [
    [12, 5, 1, 2, 0],
    [0, 7, 4, 4, 5],
    [0, 0, 7, 6, 7],
  ],
  draw: (random, level) => {
    const a = random.int(3, 9)
    const b = random.int(3, 9)
    return a === b ? null : { a, b, level, setting: random.pick(BAGS) }
  },
  write: (bag) => ({
    ...byLevel(bag, [bothAlike, oneOfEach, atLeastOne]),
    show: fraction,
    fits: (value) => value.n > 0n && value.n < value.d,
  }),
  second: ([a = 0, b = 0], stem) => {
    const bag = Array.from({ length: a + b }, (_, at) => at < a)
    const ways = choose(bag, 2)
    const good = ways.filter((two) => {
      const ones = two.filter(Boolean).length
      return stem.includes('both') ? ones === 2 : stem.includes('each') ? ones === 1 : ones > 0
    })
    return good.length / ways.length
  },
})

function bothAlike({ a, b, setting: [place, ones, twos, all] }: Bag): Written {
  const n = a + b
  const same = (x: number) => rational(x * (x - 1), n * (n - 1))
  const key = same(a)
  return {
    stem: t`${place} contains ${a} ${ones} and ${b} ${twos}. If two of the ${all} are taken at random, without putting the first back, what is the probability that both are ${ones}?`.replace(
      'A team contains',
      'A team has',
    ),
    key,
    wrong: [
      [
        rational(a * a, n * n),
        'replacement-assumed',
        () =>
          t`This answer multiplies ${m`\frac{${a}}{${n}}`} by itself, as if the first had been put back. After one is taken, ${a - 1} of ${n - 1} are left.`,
      ],
      [rational(a, n), 'stopped-early', () => t`${m`\frac{${a}}{${n}}`} is the probability for the first alone.`],
      [
        rational(a * (a - 1), n * n),
        'replacement-assumed',
        () =>
          t`This answer lowers the ${a} to ${a - 1} for the second but keeps ${n}. One fewer is left in all as well: ${n - 1}.`,
      ],
      [same(b), 'answered-other-quantity', () => t`This is the probability that both are ${twos}.`],
      [
        rational(2, n),
        'order-ignored',
        () => t`This answer compares 2 with ${n}. Multiply the probabilities of the first and of the second.`,
      ],
      [
        rational(a - 1, n - 1),
        'stopped-early',
        () =>
          t`${m`\frac{${a - 1}}{${n - 1}}`} is the probability for the second, once the first has turned out right.`,
      ],
      [sub(1, same(a)), 'complement-forgotten', () => t`This is the probability that not both are ${ones}.`],
      [
        add(rational(a, n), rational(a - 1, n - 1)),
        'probabilities-added',
        () => t`This answer adds the two probabilities. Both have to happen, so they multiply.`,
      ],
    ],
    because: t`${m`\frac{${a}}{${n}} \times \frac{${a - 1}}{${n - 1}} = ${fractionText(key)}`}.`,
    quick: [t`Pairs: ${m`\frac{${a} \times ${a - 1}}{2} = ${(a * (a - 1)) / 2}`} of ${(n * (n - 1)) / 2}.`],
    full: [
      t`First: ${m`\frac{${a}}{${n}}`}.`,
      t`Then ${a - 1} of ${n - 1} are left: ${m`\frac{${a - 1}}{${n - 1}}`}.`,
      t`Both: ${m`\frac{${a * (a - 1)}}{${n * (n - 1)}} = ${fractionText(key)}`}.`,
    ],
    hints: ['What is left after the first has been taken?', t`For the second, ${n - 1} are left.`],
  }
}

function oneOfEach({ a, b, setting: [place, ones, twos, all] }: Bag): Written {
  const n = a + b
  const same = (x: number) => rational(x * (x - 1), n * (n - 1))
  const mixed = rational(2 * a * b, n * (n - 1))
  return {
    stem: t`${place} contains ${a} ${ones} and ${b} ${twos}. If two of the ${all} are taken at random, without putting the first back, what is the probability that one of each kind is taken?`.replace(
      'A team contains',
      'A team has',
    ),
    key: mixed,
    wrong: [
      [
        rational(a * b, n * (n - 1)),
        'one-order-only',
        () =>
          t`This answer counts one order only, first one of the ${ones} and then one of the ${twos}. The other order is just as likely.`,
      ],
      [
        rational(2 * a * b, n * n),
        'replacement-assumed',
        () => t`This answer keeps ${n} for the second. One fewer is left: ${n - 1}.`,
      ],
      [
        rational(a * b, n * n),
        'one-order-only',
        () =>
          t`This answer multiplies ${m`\frac{${a}}{${n}}`} by ${m`\frac{${b}}{${n}}`}. The second is taken from ${n - 1}, and there are two orders.`,
      ],
      [rational(1, 2), 'order-ignored', () => t`Two outcomes, same and different, need not be equally likely.`],
      [sub(1, mixed), 'complement-forgotten', () => t`This is the probability that both are of the same kind.`],
      [rational(Math.max(a, b), n), 'stopped-early', () => t`This is the probability of a single draw.`],
      [
        rational(a * b, n),
        'probabilities-added',
        () =>
          t`This answer divides the number of mixed pairs by ${n}. There are ${m`\frac{${n} \times ${n - 1}}{2} = ${(n * (n - 1)) / 2}`} pairs.`,
      ],
      [same(a), 'answered-other-quantity', () => t`This is the probability that both are ${ones}.`],
    ],
    because: t`Two orders: ${m`2 \times \frac{${a}}{${n}} \times \frac{${b}}{${n - 1}} = ${fractionText(mixed)}`}.`,
    quick: [t`Pairs: ${m`${a} \times ${b} = ${a * b}`} mixed ones of ${(n * (n - 1)) / 2}.`],
    full: [
      t`First one kind, then the other: ${m`\frac{${a}}{${n}} \times \frac{${b}}{${n - 1}} = \frac{${a * b}}{${n * (n - 1)}}`}.`,
      'The other order has the same probability.',
      t`Together ${m`\frac{${2 * a * b}}{${n * (n - 1)}} = ${fractionText(mixed)}`}.`,
    ],
    hints: ['What is left after the first has been taken?', t`For the second, ${n - 1} are left.`],
  }
}

function atLeastOne({ a, b, setting: [place, ones, twos, all, single] }: Bag): Written {
  const n = a + b
  const same = (x: number) => rational(x * (x - 1), n * (n - 1))
  const mixed = rational(2 * a * b, n * (n - 1))
  const key = sub(1, same(b))
  return {
    stem: t`${place} contains ${a} ${ones} and ${b} ${twos}. If two of the ${all} are taken at random, without putting the first back, what is the probability that at least one of them is ${single}?`.replace(
      'A team contains',
      'A team has',
    ),
    key,
    wrong: [
      [
        same(b),
        'complement-forgotten',
        () => t`This is the probability that both are ${twos}. 'At least one' is the opposite.`,
      ],
      [
        mixed,
        'ignored-condition',
        () => t`This answer counts exactly one. 'At least one' includes both being ${ones}.`,
      ],
      [
        rational(2 * a, n),
        'probabilities-added',
        () => t`This answer adds ${m`\frac{${a}}{${n}}`} twice. The case of both is counted twice in this way.`,
      ],
      [
        sub(1, rational(b * b, n * n)),
        'replacement-assumed',
        () =>
          t`This answer works out both ${twos} as if the first had been put back: ${m`\frac{${b}}{${n}} \times \frac{${b}}{${n}}`}. For the second it is ${m`\frac{${b - 1}}{${n - 1}}`}.`,
      ],
      [rational(a, n), 'stopped-early', () => t`${m`\frac{${a}}{${n}}`} is the probability for a single one.`],
      [
        sub(1, same(a)),
        'equations-mismatched',
        () =>
          t`This answer takes off the probability that both are ${ones}. The opposite of 'at least one of the ${ones}' is both ${twos}.`,
      ],
      [same(a), 'ignored-condition', () => t`This is the probability that both are ${ones}. One is enough.`],
      [
        rational(a * b, n * (n - 1)),
        'one-order-only',
        () => t`This is the probability of one of the ${ones} first and one of the ${twos} second.`,
      ],
    ],
    because: t`The opposite is both ${twos}: ${m`1 - \frac{${b}}{${n}} \times \frac{${b - 1}}{${n - 1}} = ${fractionText(key)}`}.`,
    quick: [t`${m`1 - \frac{${b} \times ${b - 1}}{${n} \times ${n - 1}} = ${fractionText(key)}`}.`],
    full: [
      t`The opposite of at least one is none: both are ${twos}.`,
      t`${m`\frac{${b}}{${n}} \times \frac{${b - 1}}{${n - 1}} = ${fractionText(same(b))}`}.`,
      t`So ${m`1 - ${fractionText(same(b))} = ${fractionText(key)}`}.`,
    ],
    hints: ['What is the opposite of at least one?', t`For the second, ${n - 1} are left.`],
  }
}

function fractionText(value: ReturnType<typeof rational>): string {
  return `\\frac{${value.n}}{${value.d}}`
}
