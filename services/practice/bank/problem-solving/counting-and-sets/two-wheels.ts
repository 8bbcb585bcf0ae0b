import { byLevel, type Written } from '../../factory/by-level.ts'
import { fraction, m, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { rational } from '../../factory/rational.ts'

const WHEELS = [
  { intro: 'Two wheels of fortune are spun', one: 'the red wheel', two: 'the blue wheel' },
  { intro: 'A card is drawn at random from each of two stacks', one: 'the left stack', two: 'the right stack' },
  { intro: 'A ball is drawn at random from each of two drums', one: 'the first drum', two: 'the second drum' },
] as const

interface Wheels {
  level: Level
  a: number
  b: number
  s: number
  least: boolean
  setting: (typeof WHEELS)[number]
}

export const twoWheels = problem<Wheels>({
  id: 'two-wheels',
  skill: 'probability',
  version: 3,
  levels: [-0.2, 0.5, 1],
  draw: (random, level) => {
    const [a, b] = [random.int(4, 12), random.int(4, 12)]
    const s = random.int(4, a + b - 2)
    return a === b ? null : { level, a, b, s, least: random.int(0, 1) === 0, setting: random.pick(WHEELS) }
  },
  write: (wheels) => ({
    ...byLevel(wheels, [exactly, bound, greater]),
    show: fraction,
    fits: (value) => value.n > 0n && value.n < value.d,
  }),
  second: ([, a = 0, , b = 0, s = 0], stem) => {
    let [hits, all] = [0, 0]
    for (let x = 1; x <= a; x += 1)
      for (let y = 1; y <= b; y += 1) {
        all += 1
        if (
          stem.includes('exactly')
            ? x + y === s
            : stem.includes('at least')
              ? x + y >= s
              : stem.includes('at most')
                ? x + y <= s
                : x > y
        )
          hits += 1
      }
    return hits / all
  },
})

function start({ a, b, setting: { intro, one, two } }: Wheels): string {
  return t`${intro}: ${one} has the numbers 1 to ${a}, ${two} the numbers 1 to ${b}, and all numbers of one are equally likely.`.replace(
    'all numbers of one',
    'on each, all numbers',
  )
}

/** How many pairs have a sum that holds. */
function pairs({ a, b }: Wheels, holds: (sum: number) => boolean): number {
  let hits = 0
  for (let x = 1; x <= a; x += 1) for (let y = 1; y <= b; y += 1) if (holds(x + y)) hits += 1
  return hits
}

function exactly(wheels: Wheels): Written {
  const {
    a,
    b,
    s,
    setting: { one, two },
  } = wheels
  const [low, high] = [Math.max(1, s - b), Math.min(a, s - 1)]
  const hits = high - low + 1
  const all = a * b
  return {
    stem: t`${start(wheels)} What is the probability that the sum of the two numbers is exactly ${s}?`,
    key: rational(hits, all),
    wrong: [
      [
        rational(1, a + b - 1),
        'ignored-condition',
        () =>
          t`This takes the ${a + b - 1} possible sums as equally likely. The sum ${s} comes from ${hits} of the ${all} pairs.`,
      ],
      [
        rational(hits, a + b),
        'choices-added',
        () =>
          t`This counts ${m`${a} + ${b}`} results. Each number of one goes with each of the other: ${m`${a} \times ${b} = ${all}`}.`,
      ],
      [
        rational(s - 1, all),
        'boundary-included',
        () =>
          t`This counts ${s - 1} pairs, from ${m`1 + ${s - 1}`} on. Numbers above ${a} or ${b} do not exist; ${hits} pairs are possible.`,
      ],
      [
        rational(hits - 1, all),
        'off-by-one',
        () => t`From ${low} to ${high} there are ${hits} numbers for ${one}, not ${hits - 1}.`,
      ],
      [
        rational(hits + 1, all),
        'off-by-one',
        () => t`From ${low} to ${high} there are ${hits} numbers for ${one}, not ${hits + 1}.`,
      ],
      [
        rational(Math.ceil(hits / 2), all),
        'one-order-only',
        () =>
          t`This counts pairs with the same two numbers once. Which number is on ${one} matters, so there are ${hits}.`,
      ],
      [
        rational(2 * hits, all),
        'order-counted',
        () =>
          t`This counts each pair in both orders. The first number belongs to ${one}, the second to ${two}: ${hits} pairs.`,
      ],
      [rational(1, all), 'one-order-only', () => t`This counts one pair only. The sum ${s} comes from ${hits} pairs.`],
      [rational(all - hits, all), 'complement-forgotten', () => t`That is the probability of any other sum.`],
      [
        rational(s, all),
        'answered-other-quantity',
        () => t`This divides the sum ${s} itself by ${all}. It comes from ${hits} pairs.`,
      ],
    ],
    because:
      t`${one} can show ${low} to ${high}, each with one fitting number: ${hits} of ${m`${a} \times ${b} = ${all}`} pairs.`.replace(
        /^t/,
        'T',
      ),
    quick: [t`${m`\frac{${high} - ${low} + 1}{${a} \times ${b}}`} is ${fraction(rational(hits, all))}.`],
    full: [
      t`There are ${m`${a} \times ${b} = ${all}`} equally likely pairs.`,
      t`The sum is ${s} when ${one} shows a number from ${low} to ${high} and ${two} the rest: ${hits} ${hits === 1 ? 'pair' : 'pairs'}.`,
      t`The probability is ${fraction(rational(hits, all))}.`,
    ],
    hints: ['How many equally likely pairs are there?', t`For which numbers on ${one} can the other make up ${s}?`],
  }
}

function bound(wheels: Wheels): Written {
  const {
    a,
    b,
    s,
    least,
    setting: { one },
  } = wheels
  const all = a * b
  const at = (holds: (sum: number) => boolean): number => pairs(wheels, holds)
  const hits = at((sum) => (least ? sum >= s : sum <= s))
  const equal = at((sum) => sum === s)
  const sumsAll = a + b - 1
  const sumsHit = least ? a + b - s + 1 : s - 1
  const near = at((sum) => sum === (least ? s - 1 : s + 1))
  const words = least ? 'at least' : 'at most'
  return {
    stem: t`${start(wheels)} What is the probability that the sum of the two numbers is ${words} ${s}?`,
    key: rational(hits, all),
    wrong: [
      [
        rational(all - hits, all),
        'complement-forgotten',
        () => t`That is the probability of a sum ${least ? 'below' : 'above'} ${s}.`,
      ],
      [
        rational(hits - equal, all),
        'boundary-excluded',
        () => t`This leaves out the ${equal} pairs with a sum of exactly ${s}. They belong to '${words}'.`,
      ],
      [
        rational(hits + near, all),
        'boundary-included',
        () =>
          t`This counts the ${near} pairs with a sum of ${least ? s - 1 : s + 1}. They do not belong to '${words} ${s}'.`,
      ],
      [
        rational(sumsHit, sumsAll),
        'ignored-condition',
        () => t`This counts sums: ${sumsHit} of ${sumsAll}. They are not equally likely; count the ${all} pairs.`,
      ],
      [rational(equal, all), 'answered-other-quantity', () => t`That is the probability of a sum of exactly ${s}.`],
      [
        rational(sumsHit, all),
        'one-order-only',
        () => t`This counts one pair for each of the ${sumsHit} sums. Most sums come from several pairs.`,
      ],
      [
        rational(hits, a + b),
        'choices-added',
        () => t`This divides by ${m`${a} + ${b}`}. There are ${m`${a} \times ${b} = ${all}`} pairs.`,
      ],
      [
        rational(all - hits + equal, all),
        'complement-forgotten',
        () => t`This counts the other side, sums ${least ? 'up to' : 'from'} ${s}${least ? '' : ' on'}.`,
      ],
      [
        rational(1, 2),
        'ignored-condition',
        () => t`This takes both sides as equally likely. Of the ${all} pairs, ${hits} have a sum of ${words} ${s}.`,
      ],
    ],
    because: t`${hits} of the ${m`${a} \times ${b} = ${all}`} pairs have a sum of ${words} ${s}.`,
    quick: [
      hits * 2 > all
        ? t`Fewer pairs miss it: ${all - hits} of ${all}. So ${m`1 - \frac{${all - hits}}{${all}} = \frac{${hits}}{${all}}`}, which is ${fraction(rational(hits, all))}.`
        : t`Count the pairs number by number of ${one}: ${hits} of ${all}, which is ${fraction(rational(hits, all))}.`,
    ],
    full: [
      t`There are ${m`${a} \times ${b} = ${all}`} equally likely pairs.`,
      t`For the numbers 1 to ${a} of ${one}, so many numbers of the other fit: ${Array.from({ length: a }, (_, x) => String(Array.from({ length: b }, (_y, y) => x + y + 2).filter((sum) => (least ? sum >= s : sum <= s)).length)).join(', ')}. Together ${hits}.`,
      t`The probability is ${fraction(rational(hits, all))}.`,
    ],
    hints: ['Count pairs, not sums.', t`Take the numbers of ${one} one by one: how many numbers of the other fit?`],
  }
}

function greater(wheels: Wheels): Written {
  const {
    a,
    b,
    setting: { one, two },
  } = wheels
  const all = a * b
  const equal = Math.min(a, b)
  const hits = a > b ? (b * (b - 1)) / 2 + (a - b) * b : (a * (a - 1)) / 2
  const less = all - hits - equal
  return {
    stem: t`${start(wheels)} What is the probability that the number from ${one} is greater than that from ${two}?`,
    key: rational(hits, all),
    wrong: [
      [
        rational(1, 2),
        'ignored-condition',
        () =>
          t`This takes both as equally likely to be greater. They have ${a} and ${b} numbers, and equal numbers are possible.`,
      ],
      [
        rational(less, all),
        'complement-forgotten',
        () => t`That is the probability that the number from ${two} is greater.`,
      ],
      [
        rational(hits + equal, all),
        'boundary-included',
        () => t`This counts the ${equal} pairs of equal numbers. Greater means not equal.`,
      ],
      [
        rational(less + equal, all),
        'complement-forgotten',
        () => t`That is the probability of the opposite, that the number from ${one} is not greater.`,
      ],
      [
        rational(all - equal, 2 * all),
        'ignored-condition',
        () =>
          t`This takes off the ${equal} equal pairs and halves the rest. With ${a} and ${b} numbers the two sides are not alike.`,
      ],
      [
        rational(Math.abs(a - b), Math.max(a, b)),
        'ignored-condition',
        () => t`This counts only the numbers one has and the other has not. Smaller numbers can win as well.`,
      ],
      [rational(equal, all), 'answered-other-quantity', () => t`That is the probability of equal numbers.`],
      [
        rational(a * (a - 1), 2 * all),
        'boundary-included',
        () => t`This counts ${m`0 + 1 + \ldots + ${a - 1}`} pairs, as if ${two} had numbers enough. It has only ${b}.`,
      ],
      [
        rational((a * (a + 1)) / 2, all),
        'boundary-included',
        () =>
          t`This counts ${m`1 + 2 + \ldots + ${a}`} pairs. A number ${m`n`} from ${one} beats only ${m`n - 1`} numbers, and at most ${b}.`,
      ],
    ],
    because: t`${hits} of the ${m`${a} \times ${b} = ${all}`} pairs have the greater number on the side of ${one}.`,
    quick: [
      a > b
        ? t`The ${a - b} numbers above ${b} always win: ${m`${a - b} \times ${b}`}; the others ${m`\frac{${b} \times ${b - 1}}{2}`}. Together ${hits} of ${all}, which is ${fraction(rational(hits, all))}.`
        : t`${m`0 + 1 + \ldots + ${a - 1} = \frac{${a} \times ${a - 1}}{2} = ${hits}`} of ${all}, which is ${fraction(rational(hits, all))}.`,
    ],
    full: [
      t`There are ${m`${a} \times ${b} = ${all}`} equally likely pairs.`,
      t`The numbers 1 to ${a} from ${one} beat ${Array.from({ length: a }, (_, x) => String(Math.min(x, b))).join(', ')} numbers of the other. Together ${hits}.`,
      t`The probability is ${fraction(rational(hits, all))}.`,
    ],
    hints: [t`How many numbers does a 3 from ${one} beat?`, t`Add up how many each number from 1 to ${a} beats.`],
  }
}
