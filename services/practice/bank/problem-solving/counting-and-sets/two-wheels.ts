import { byLevel, type Written } from '../../factory/by-level.ts'
import { fraction, m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { rational } from '../../factory/rational.ts'

const WHEELS = [
  { intro: 'A red wheel and a blue wheel are spun', one: 'the red wheel', two: 'the blue wheel' },
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
  version: 4,
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
  const each = intro.includes('wheel') ? 'On each wheel' : intro.includes('card') ? 'In each stack' : 'In each drum'
  return t`${intro}. ${one.replace(/^t/, 'T')} has the numbers from 1 to ${a}, and ${two} has the numbers from 1 to ${b}. ${each}, all numbers are equally likely.`
}

/** How many pairs have a sum that holds. */
function pairs({ a, b }: Wheels, holds: (sum: number) => boolean): number {
  let hits = 0
  for (let x = 1; x <= a; x += 1) for (let y = 1; y <= b; y += 1) if (holds(x + y)) hits += 1
  return hits
}

/** '5 + 4 + 3 + 2 + 1 = 15': how many pairs have a sum that holds, for each number of the first that has some. */
function counted({ a, b }: Wheels, holds: (sum: number) => boolean): string {
  const each = Array.from({ length: a }, (_, x) => range(1, b).filter((y) => holds(x + 1 + y)).length)
  const some = each.filter((hits) => hits > 0)
  const all = some.reduce((sum, hits) => sum + hits, 0)
  return some.length < 2 ? t`${all}` : m`${some.join(' + ')} = ${all}`
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
      [rational(1, a + b - 1), 'ignored-condition', () => t`This answer treats the ${a + b - 1} possible sums as equally likely. The pairs are equally likely, and ${hits} of the ${all} pairs ${hits === 1 ? 'has' : 'have'} the sum ${s}.`],
      [rational(hits, a + b), 'choices-added', () => t`This answer is ${m`\frac{${hits}}{${a} + ${b}}`}. Each number from ${one} can be combined with each number from ${two}, so there are ${m`${a} \times ${b} = ${all}`} pairs.`],
      [rational(s - 1, all), 'boundary-included', () => t`This answer is ${m`\frac{${s - 1}}{${all}}`}: it counts ${s - 1} pairs, starting with ${m`1 + ${s - 1}`}. But ${one} goes only up to ${a} and ${two} up to ${b}, so only ${hits} of these pairs can occur.`],
      [rational(hits - 1, all), 'off-by-one', () => t`This answer is ${m`\frac{${high} - ${low}}{${all}}`}, which counts ${hits - 1} ${hits === 2 ? 'pair' : 'pairs'}. From ${low} to ${high}, inclusive, there are ${m`${high} - ${low} + 1 = ${hits}`} numbers for ${one}.`],
      [rational(hits + 1, all), 'off-by-one', () => t`This answer is ${m`\frac{${hits + 1}}{${all}}`}, which counts ${hits + 1} pairs. From ${low} to ${high}, inclusive, there are only ${m`${high} - ${low} + 1 = ${hits}`} numbers for ${one}.`],
      [rational(Math.ceil(hits / 2), all), 'one-order-only', () => t`This answer is ${m`\frac{${Math.ceil(hits / 2)}}{${all}}`}, which counts a pair and its reverse only once. It matters which number comes from ${one}, so there are ${hits} pairs.`],
      [rational(2 * hits, all), 'order-counted', () => t`This answer is ${m`\frac{2 \times ${hits}}{${all}}`}, which counts each pair in both orders. The first number always comes from ${one} and the second from ${two}, so there ${hits === 1 ? 'is 1 pair' : t`are ${hits} pairs`}.`],
      [rational(1, all), 'one-order-only', () => t`This answer counts only one pair. There are ${hits} pairs with a sum of ${s}.`],
      [rational(all - hits, all), 'complement-forgotten', () => t`This answer is ${m`\frac{${all} - ${hits}}{${all}}`}, the probability that the sum is not ${s}. The question asks for the opposite.`],
      [rational(s, all), 'answered-other-quantity', () => t`This answer is ${m`\frac{${s}}{${all}}`}, with the sum itself in the numerator. Count the pairs with this sum: there ${hits === 1 ? 'is 1' : t`are ${hits}`}.`],
    ], // prettier-ignore
    because:
      low === high
        ? t`Only one of the ${m`${a} \times ${b} = ${all}`} pairs has a sum of ${s}: ${low} from ${one} and ${s - low} from ${two}.`
        : t`The number from ${one} can be any number from ${low} to ${high}, and each of these goes with one number from ${two}. So ${hits} of the ${m`${a} \times ${b} = ${all}`} pairs have a sum of ${s}.`,
    quick: [
      low === high
        ? t`Only ${low} from ${one} and ${s - low} from ${two} add up to ${s}. That is 1 of ${m`${a} \times ${b} = ${all}`} pairs, a probability of ${fraction(rational(hits, all))}.`
        : t`The numbers from ${low} to ${high} from ${one} can each be part of a sum of ${s}. That is ${hits} of ${m`${a} \times ${b} = ${all}`} pairs, a probability of ${fraction(rational(hits, all))}.`,
    ],
    full: [
      t`Each number from ${one} can be combined with each number from ${two}, so there are ${m`${a} \times ${b} = ${all}`} equally likely pairs.`,
      t`The sum is ${s} if the number from ${one} is ${low === high ? t`${low}` : t`from ${low} to ${high}`} and the number from ${two} makes up the rest. That is ${hits === 1 ? '1 pair' : t`${m`${high} - ${low} + 1 = ${hits}`} pairs`}.`,
      t`So the probability is ${m`\frac{${hits}}{${all}}`}${rational(hits, all).d === BigInt(all) ? '' : t`, or ${fraction(rational(hits, all))}`}.`,
    ],
    hints: [
      t`Which numbers from ${one} can be part of a sum of ${s}?`,
      t`How many pairs have a sum of ${s}, and how many equally likely pairs are there in all?`,
    ],
  }
}

function bound(wheels: Wheels): Written {
  const {
    a,
    b,
    s,
    least,
    setting: { one, two },
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
      [rational(all - hits, all), 'complement-forgotten', () => t`This answer is ${m`\frac{${all} - ${hits}}{${all}}`}, the probability that the sum is ${least ? 'less' : 'greater'} than ${s}. The question asks for the opposite.`],
      [rational(hits - equal, all), 'boundary-excluded', () => t`This answer is ${m`\frac{${hits} - ${equal}}{${all}}`}, which leaves out the ${equal === 1 ? 'pair' : t`${equal} pairs`} with a sum of exactly ${s}. "${words.replace(/^a/, 'A')}" includes ${s} itself.`],
      [rational(hits + near, all), 'boundary-included', () => t`This answer is ${m`\frac{${hits} + ${near}}{${all}}`}, which includes the ${near === 1 ? 'pair' : t`${near} pairs`} with a sum of ${least ? s - 1 : s + 1}. That is not ${words} ${s}.`],
      [rational(sumsHit, sumsAll), 'ignored-condition', () => t`This answer counts sums: ${sumsHit} of the ${sumsAll} possible sums are ${words} ${s}. The sums are not equally likely, so count the ${all} pairs instead.`],
      [rational(equal, all), 'answered-other-quantity', () => t`This answer is ${m`\frac{${equal}}{${all}}`}, the probability of a sum of exactly ${s}. The question asks for ${words} ${s}.`],
      [rational(sumsHit, all), 'one-order-only', () => t`This answer is ${m`\frac{${sumsHit}}{${all}}`}, with only one pair for each of the ${sumsHit} possible sums. Most sums come from several pairs.`],
      [rational(hits, a + b), 'choices-added', () => t`This answer is ${m`\frac{${hits}}{${a} + ${b}}`}. The numbers are combined, so there are ${m`${a} \times ${b} = ${all}`} pairs.`],
      [rational(all - hits + equal, all), 'complement-forgotten', () => t`This answer is ${m`\frac{${all - hits + equal}}{${all}}`}, the probability that the sum is ${least ? 'at most' : 'at least'} ${s}. The question asks for ${words} ${s}.`],
      [rational(1, 2), 'ignored-condition', () => t`This answer assumes that a sum of ${words} ${s} is as likely as not. Of the ${all} pairs, ${hits} have such a sum.`],
    ], // prettier-ignore
    because: t`Of the ${m`${a} \times ${b} = ${all}`} pairs, ${hits} have a sum of ${words} ${s}, so the probability is ${fraction(rational(hits, all))}.`,
    quick: [
      hits * 2 > all
        ? t`It is quicker to count the pairs with a sum that is ${least ? 'less' : 'greater'} than ${s}, number by number from ${one}: ${counted(wheels, (sum) => (least ? sum < s : sum > s))}. The probability is ${m`1 - \frac{${all - hits}}{${all}} = \frac{${hits}}{${all}}`}${rational(hits, all).d === BigInt(all) ? '' : t`, which is ${fraction(rational(hits, all))}`}.`
        : t`Count the pairs number by number from ${one}: ${counted(wheels, (sum) => (least ? sum >= s : sum <= s))}. That is ${hits} of ${m`${a} \times ${b} = ${all}`} pairs, a probability of ${fraction(rational(hits, all))}.`,
    ],
    full: [
      t`Each number from ${one} can be combined with each number from ${two}, so there are ${m`${a} \times ${b} = ${all}`} equally likely pairs.`,
      t`For each number from ${one}, from 1 to ${a}, count the numbers from ${two} that give a sum of ${words} ${s}: ${m`${Array.from({ length: a }, (_, x) => String(Array.from({ length: b }, (_y, y) => x + y + 2).filter((sum) => (least ? sum >= s : sum <= s)).length)).join(' + ')} = ${hits}`} pairs.`,
      t`So the probability is ${m`\frac{${hits}}{${all}}`}${rational(hits, all).d === BigInt(all) ? '' : t`, or ${fraction(rational(hits, all))}`}.`,
    ],
    hints: [
      'Are all the possible sums equally likely?',
      t`Take the numbers from ${one} one at a time. How many numbers from ${two} make the sum ${words} ${s}?`,
    ],
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
      [rational(1, 2), 'ignored-condition', () => t`This answer assumes that either number is equally likely to be greater. ${one.replace(/^t/, 'T')} has ${a} numbers and ${two} has ${b}, and the two numbers can also be equal.`],
      [rational(less, all), 'complement-forgotten', () => t`This answer is ${m`\frac{${less}}{${all}}`}, the probability that the number from ${two} is greater. The question asks when the number from ${one} is greater.`],
      [rational(hits + equal, all), 'boundary-included', () => t`This answer is ${m`\frac{${hits} + ${equal}}{${all}}`}, which includes the ${equal} pairs of equal numbers. In those pairs, neither number is greater.`],
      [rational(less + equal, all), 'complement-forgotten', () => t`This answer is ${m`\frac{${all} - ${hits}}{${all}}`}, the probability that the number from ${one} is not greater. The question asks for the opposite.`],
      [rational(all - equal, 2 * all), 'ignored-condition', () => t`This answer subtracts the ${equal} pairs of equal numbers and takes half of the rest: ${m`\frac{${all - equal}}{2 \times ${all}}`}. Since ${one} has ${a} numbers and ${two} has ${b}, the rest does not split evenly.`],
      [
        rational(Math.abs(a - b), Math.max(a, b)),
        'ignored-condition',
        () =>
          t`This answer is ${m`\frac{${Math.abs(a - b)}}{${Math.max(a, b)}}`}, which counts only the numbers that are on ${a > b ? one : two} but not on ${a > b ? two : one}. Smaller numbers can also be greater than the number they are paired with.`.replace(
            / on (the \w+ (?:stack|drum))/g,
            ' in $1',
          ),
      ],
      [rational(equal, all), 'answered-other-quantity', () => t`This answer is ${m`\frac{${equal}}{${all}}`}, the probability that the two numbers are equal. Then neither number is greater.`],
      [rational(a * (a - 1), 2 * all), 'boundary-included', () => t`This answer counts ${m`0 + 1 + \ldots + ${a - 1}`} pairs, as if ${two} went up to ${a - 1}. It has only ${b} numbers.`],
      [rational((a * (a + 1)) / 2, all), 'boundary-included', () => t`This answer counts ${m`1 + 2 + \ldots + ${a}`} pairs. A number ${m`n`} from ${one} is greater than only ${m`n - 1`} numbers, and ${two} has only ${b}.`],
    ], // prettier-ignore
    because: t`Of the ${m`${a} \times ${b} = ${all}`} pairs, ${m`${Array.from({ length: a }, (_, x) => String(Math.min(x, b))).join(' + ')} = ${hits}`} have the greater number from ${one}, so the probability is ${fraction(rational(hits, all))}.`,
    quick: [
      a > b
        ? t`The ${a - b === 1 ? t`number ${a} from ${one} is` : t`${a - b} numbers above ${b} from ${one} are`} always greater, in ${m`${a - b} \times ${b} = ${(a - b) * b}`} pairs. The numbers from 1 to ${b} are greater in ${m`0 + 1 + \ldots + ${b - 1} = ${(b * (b - 1)) / 2}`} pairs. That makes ${hits} of ${all}, a probability of ${fraction(rational(hits, all))}.`
        : t`Count the pairs for each number from ${one}: ${m`0 + 1 + \ldots + ${a - 1} = \frac{${a} \times ${a - 1}}{2} = ${hits}`} of ${all}, a probability of ${fraction(rational(hits, all))}.`,
    ],
    full: [
      t`Each number from ${one} can be combined with each number from ${two}, so there are ${m`${a} \times ${b} = ${all}`} equally likely pairs.`,
      t`For each number from ${one}, from 1 to ${a}, count the smaller numbers from ${two}: ${m`${Array.from({ length: a }, (_, x) => String(Math.min(x, b))).join(' + ')} = ${hits}`} pairs.`,
      t`So the probability is ${m`\frac{${hits}}{${all}}`}${rational(hits, all).d === BigInt(all) ? '' : t`, or ${fraction(rational(hits, all))}`}.`,
      t`Check: the number from ${two} is greater in ${less} pairs and the two numbers are equal in ${equal}, and ${m`${hits} + ${less} + ${equal} = ${all}`}.`,
    ],
    hints: [
      t`If the number from ${one} is 3, how many numbers from ${two} are smaller?`,
      t`Do the same for each number from 1 to ${a}, and add. Does ${two} always have enough smaller numbers?`,
    ],
  }
}
