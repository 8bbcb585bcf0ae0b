import { byLevel, type Written } from '../../factory/by-level.ts'
import { fraction, m, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, rational, sub } from '../../factory/rational.ts'
import { choose } from '../../factory/search.ts'

const BAGS = [
  ['A box', 'good bulbs', 'faulty bulbs', 'bulbs', 'a good bulb', 'good', 'faulty'],
  ['A bag', 'red marbles', 'blue marbles', 'marbles', 'a red marble', 'red', 'blue'],
  ['A drawer', 'black socks', 'white socks', 'socks', 'a black sock', 'black', 'white'],
  [
    'A team',
    'right-handed players',
    'left-handed players',
    'players',
    'a right-handed player',
    'right-handed',
    'left-handed',
  ],
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
  version: 4,
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

function bothAlike({ a, b, setting: [place, ones, twos, all, single, one, two] }: Bag): Written {
  const n = a + b
  const thing = all.slice(0, -1)
  const same = (x: number) => rational(x * (x - 1), n * (n - 1))
  const key = same(a)
  return {
    stem: t`${place} contains ${a} ${ones} and ${b} ${twos}. If two of the ${all} are chosen at random without replacement, what is the probability that both are ${one}?`.replace(
      'A team contains',
      'A team has',
    ),
    key,
    wrong: [
      [
        rational(a * a, n * n),
        'replacement-assumed',
        () =>
          t`This answer multiplies ${m`\frac{${a}}{${n}}`} by itself, as if the first were put back. After ${single} is chosen, only ${a - 1} of the remaining ${n - 1} ${all} are ${one}.`,
      ],
      [
        rational(a, n),
        'stopped-early',
        () =>
          t`${m`\frac{${a}}{${n}}`} is the probability that the first ${thing} is ${one}. The second has to be ${one} too, so multiply by ${m`\frac{${a - 1}}{${n - 1}}`}.`,
      ],
      [
        rational(a * (a - 1), n * n),
        'replacement-assumed',
        () =>
          t`This answer uses ${m`\frac{${a - 1}}{${n}}`} for the second choice. Only ${n - 1} ${all} remain at that point, so the denominator has to be ${n - 1}.`,
      ],
      [
        same(b),
        'answered-other-quantity',
        () =>
          t`This answer is ${m`\frac{${b}}{${n}} \times \frac{${b - 1}}{${n - 1}}`}, the probability that both are ${two}. The question asks about ${ones}.`,
      ],
      [
        rational(2, n),
        'order-ignored',
        () =>
          t`This answer is ${m`\frac{2}{${n}}`}, as if only the number of ${all} chosen counted. The probability also depends on how many of the ${n} ${all} are ${one}.`,
      ],
      [
        rational(a - 1, n - 1),
        'stopped-early',
        () =>
          t`${m`\frac{${a - 1}}{${n - 1}}`} is the probability for the second choice alone, once the first ${thing} is ${one}. Multiply it by ${m`\frac{${a}}{${n}}`}.`,
      ],
      [
        sub(1, same(a)),
        'complement-forgotten',
        () =>
          t`This answer is ${m`1 - ${fractionText(key)}`}, the probability that the two are not both ${one}. The question asks for the opposite.`,
      ],
      [
        add(rational(a, n), rational(a - 1, n - 1)),
        'probabilities-added',
        () =>
          t`This answer adds ${m`\frac{${a}}{${n}}`} and ${m`\frac{${a - 1}}{${n - 1}}`}. Since both events have to happen, the two probabilities are multiplied.`,
      ],
    ],
    because: t`At first, ${a} of the ${n} ${all} are ${one}. If the first one chosen is ${one}, then ${a - 1} of the other ${n - 1} are ${one}: ${m`\frac{${a}}{${n}} \times \frac{${a - 1}}{${n - 1}} = ${fractionText(key)}`}.`,
    quick: [
      t`Count pairs: ${m`\frac{${a} \times ${a - 1}}{2} = ${(a * (a - 1)) / 2}`} of the ${m`\frac{${n} \times ${n - 1}}{2} = ${(n * (n - 1)) / 2}`} pairs are ${ones} only, so the probability is ${m`${fractionText(key)}`}.`,
    ],
    full: [
      t`The probability that the first ${thing} is ${one} is ${m`\frac{${a}}{${n}}`}.`,
      t`If it is, ${a - 1} of the remaining ${n - 1} ${all} are ${one}, so the probability that the second is ${one} too is ${m`\frac{${a - 1}}{${n - 1}}`}.`,
      t`Multiply: the probability that both are ${one} is ${m`\frac{${a}}{${n}} \times \frac{${a - 1}}{${n - 1}} = \frac{${a * (a - 1)}}{${n * (n - 1)}} = ${fractionText(key)}`}.`,
    ],
    hints: [
      t`If the first ${thing} is ${one}, how many ${ones} are left, and how many ${all} in all?`,
      t`Both choices have to be ${one}. Do you add or multiply the two probabilities?`,
    ],
  }
}

function oneOfEach({ a, b, setting: [place, ones, twos, all, single, one, two] }: Bag): Written {
  const n = a + b
  const thing = all.slice(0, -1)
  const same = (x: number) => rational(x * (x - 1), n * (n - 1))
  const mixed = rational(2 * a * b, n * (n - 1))
  return {
    stem: t`${place} contains ${a} ${ones} and ${b} ${twos}. If two of the ${all} are chosen at random without replacement, what is the probability that one of each kind is chosen?`.replace(
      'A team contains',
      'A team has',
    ),
    key: mixed,
    wrong: [
      [
        rational(a * b, n * (n - 1)),
        'one-order-only',
        () =>
          t`This answer is ${m`\frac{${a}}{${n}} \times \frac{${b}}{${n - 1}}`}, the probability of choosing ${single} first and then a ${two} one. The reverse order is just as likely, so double it.`,
      ],
      [
        rational(2 * a * b, n * n),
        'replacement-assumed',
        () =>
          t`This answer is ${m`2 \times \frac{${a}}{${n}} \times \frac{${b}}{${n}}`}, which keeps the denominator ${n} for the second choice. Only ${n - 1} ${all} are left by then.`,
      ],
      [
        rational(a * b, n * n),
        'one-order-only',
        () =>
          t`This answer multiplies ${m`\frac{${a}}{${n}}`} by ${m`\frac{${b}}{${n}}`}. Only ${n - 1} ${all} are left for the second choice, and there are two possible orders.`,
      ],
      [
        rational(1, 2),
        'order-ignored',
        () =>
          t`This answer assumes that "same kind" and "one of each kind" are equally likely. Of the ${(n * (n - 1)) / 2} pairs, ${a * b} have one of each kind.`,
      ],
      [
        sub(1, mixed),
        'complement-forgotten',
        () =>
          t`This answer is ${m`1 - ${fractionText(mixed)}`}, the probability that both are of the same kind. The question asks for the opposite.`,
      ],
      [
        rational(Math.max(a, b), n),
        'stopped-early',
        () =>
          t`${m`\frac{${Math.max(a, b)}}{${n}}`} is the probability that a single choice gives a ${a > b ? one : two} ${thing}. The question is about two choices, one of each kind.`,
      ],
      [
        rational(a * b, n),
        'probabilities-added',
        () =>
          t`This answer divides the ${a * b} mixed pairs by the ${n} ${all} instead of by the number of all pairs, ${m`\frac{${n} \times ${n - 1}}{2} = ${(n * (n - 1)) / 2}`}.`,
      ],
      [
        same(a),
        'answered-other-quantity',
        () =>
          t`This answer is ${m`\frac{${a}}{${n}} \times \frac{${a - 1}}{${n - 1}}`}, the probability that both are ${one}. The question asks for one of each kind.`,
      ],
    ],
    because: t`The two kinds can come in two orders, ${one} first or ${two} first, each with the same probability. So the probability is ${m`2 \times \frac{${a}}{${n}} \times \frac{${b}}{${n - 1}} = ${fractionText(mixed)}`}.`,
    quick: [
      t`Count pairs: ${m`${a} \times ${b} = ${a * b}`} of the ${m`\frac{${n} \times ${n - 1}}{2} = ${(n * (n - 1)) / 2}`} pairs have one of each kind, so the probability is ${m`${fractionText(mixed)}`}.`,
    ],
    full: [
      t`Choosing ${single} first and then a ${two} one has probability ${m`\frac{${a}}{${n}} \times \frac{${b}}{${n - 1}} = \frac{${a * b}}{${n * (n - 1)}}`}.`,
      t`The reverse order has probability ${m`\frac{${b}}{${n}} \times \frac{${a}}{${n - 1}}`}, which is the same.`,
      t`The two orders exclude each other, so add: ${m`\frac{${2 * a * b}}{${n * (n - 1)}} = ${fractionText(mixed)}`} is the probability of one of each kind.`,
    ],
    hints: [
      'In what orders can you get one of each kind?',
      t`After the first choice, ${n - 1} ${all} are left. What is the probability of each order?`,
    ],
  }
}

function atLeastOne({ a, b, setting: [place, ones, twos, all, single, one, two] }: Bag): Written {
  const n = a + b
  const thing = all.slice(0, -1)
  const same = (x: number) => rational(x * (x - 1), n * (n - 1))
  const mixed = rational(2 * a * b, n * (n - 1))
  const key = sub(1, same(b))
  return {
    stem: t`${place} contains ${a} ${ones} and ${b} ${twos}. If two of the ${all} are chosen at random without replacement, what is the probability that at least one of them is ${one}?`.replace(
      'A team contains',
      'A team has',
    ),
    key,
    wrong: [
      [
        same(b),
        'complement-forgotten',
        () =>
          t`This answer is ${m`\frac{${b}}{${n}} \times \frac{${b - 1}}{${n - 1}}`}, the probability that both are ${two}. The question asks for the opposite, so subtract it from 1.`,
      ],
      [
        mixed,
        'ignored-condition',
        () =>
          t`This answer is ${m`2 \times \frac{${a}}{${n}} \times \frac{${b}}{${n - 1}}`}, the probability that exactly one is ${one}. "At least one" also includes the case that both are.`,
      ],
      [
        rational(2 * a, n),
        'probabilities-added',
        () =>
          t`This answer adds ${m`\frac{${a}}{${n}}`} for the first choice and ${m`\frac{${a}}{${n}}`} for the second. The case that both are ${one} is then counted twice.`,
      ],
      [
        sub(1, rational(b * b, n * n)),
        'replacement-assumed',
        () =>
          t`This answer subtracts ${m`\frac{${b}}{${n}} \times \frac{${b}}{${n}}`} from 1, as if the first were put back. Without replacement, the second factor is ${m`\frac{${b - 1}}{${n - 1}}`}.`,
      ],
      [
        rational(a, n),
        'stopped-early',
        () =>
          t`${m`\frac{${a}}{${n}}`} is the probability that a single choice gives ${single}. With a second choice, the probability is greater.`,
      ],
      [
        sub(1, same(a)),
        'equations-mismatched',
        () =>
          t`This answer is ${m`1 - \frac{${a}}{${n}} \times \frac{${a - 1}}{${n - 1}}`}: it subtracts the probability that both are ${one}. Subtract the probability that both are ${two} instead.`,
      ],
      [
        same(a),
        'ignored-condition',
        () =>
          t`This answer is ${m`\frac{${a}}{${n}} \times \frac{${a - 1}}{${n - 1}}`}, the probability that both are ${one}. It leaves out the cases with exactly one ${one} ${thing}.`,
      ],
      [
        rational(a * b, n * (n - 1)),
        'one-order-only',
        () =>
          t`This answer is ${m`\frac{${a}}{${n}} \times \frac{${b}}{${n - 1}}`}, the probability of choosing ${single} first and then a ${two} one. The reverse order and two ${ones} count as well.`,
      ],
    ],
    because: t`The only way to get no ${one} ${thing} is to choose two ${twos}, with probability ${m`\frac{${b}}{${n}} \times \frac{${b - 1}}{${n - 1}} = ${fractionText(same(b))}`}. So the probability of at least one is ${m`1 - ${fractionText(same(b))} = ${fractionText(key)}`}.`,
    quick: [
      t`At least one is ${one} unless both are ${two}. So subtract the probability of two ${twos} from 1: ${m`1 - \frac{${b} \times ${b - 1}}{${n} \times ${n - 1}} = ${fractionText(key)}`}.`,
    ],
    full: [
      t`If neither ${thing} is ${one}, both are ${two}. The probability of that is ${m`\frac{${b}}{${n}} \times \frac{${b - 1}}{${n - 1}} = ${fractionText(same(b))}`}.`,
      t`In all other cases at least one is ${one}, so the probability is ${m`1 - ${fractionText(same(b))} = ${fractionText(key)}`}.`,
      t`Check by cases: exactly one is ${one} with probability ${m`2 \times \frac{${a}}{${n}} \times \frac{${b}}{${n - 1}} = ${fractionText(mixed)}`}, and both are ${one} with probability ${m`\frac{${a}}{${n}} \times \frac{${a - 1}}{${n - 1}} = ${fractionText(same(a))}`}. The sum is ${m`${fractionText(add(mixed, same(a)))}`}, the same result.`,
    ],
    hints: [
      t`What is the only way to get no ${one} ${thing}?`,
      t`What is the probability that both ${all} are ${two}? How is the probability of all the other cases related to it?`,
    ],
  }
}

function fractionText(value: ReturnType<typeof rational>): string {
  return `\\frac{${value.n}}{${value.d}}`
}
