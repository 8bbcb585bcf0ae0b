import { agree } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'
import { arrangements } from '../../factory/search.ts'

interface Codes {
  level: Level
  digits: readonly number[]
  size: number
  /** At level 3 the number must be greater than this times a power of ten. */
  first: number
  thing: string
}

export const lockerCodes = problem<Codes>({
  id: 'locker-codes',
  skill: 'counting',
  version: 3,
  levels: [-0.5, 0.3, 1],
  places: [
    [0, 5, 5, 5, 5],
    [6, 4, 3, 3, 4],
    [6, 3, 4, 4, 3],
  ],
  draw: (random, level) => {
    const count = random.int(5, 7)
    const digits = random.some([1, 2, 3, 4, 5, 6, 7, 8, 9], count).toSorted((a, b) => a - b)
    const size = random.int(3, level === 1 ? 4 : 3 + (count > 5 ? 1 : 0))
    const even = digits.filter((digit) => digit % 2 === 0).length
    const first = random.pick(digits.slice(1, -1))
    if (level > 1 && (even === 0 || even === count || even * 2 === count)) return null
    return { level, digits, size, first, thing: random.pick(['locker', 'ticket', 'membership', 'order']) }
  },
  write: (codes) => ({
    ...byLevel(codes, [distinct, evenOnly, evenAbove]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 1n && value.n < 6000n,
  }),
  second: (numbers, stem) => {
    const size = numbers[0]!
    const digits = numbers.slice(1, stem.includes('greater than') ? -1 : undefined)
    return arrangements(digits, size).filter((code) => {
      const value = Number(code.join(''))
      return (!stem.includes('even') || value % 2 === 0) && (!stem.includes('greater than') || value > numbers.at(-1)!)
    }).length
  },
})

/** How many ways to fill so many places one after the other, with one digit fewer each time. */
function falling(from: number, places: number): number {
  return Array.from({ length: places }, (_, at) => from - at).reduce((x, y) => x * y, 1)
}

const factors = (from: number, places: number): string =>
  Array.from({ length: places }, (_, at) => from - at).join(' \\times ')

function start({ digits, size, thing }: Codes): string {
  return t`The ${thing} numbers of a club have ${size} digits, formed from ${digits.slice(0, -1).join(', ')} and ${digits.at(-1)!}, and no digit is used twice in a number.`
}

function distinct(codes: Codes): Written {
  const { digits, size } = codes
  const n = digits.length
  const key = falling(n, size)
  const chosen = key / falling(size, size)
  return {
    stem: t`${start(codes)} How many different numbers are possible?`,
    key,
    wrong: [
      [
        n ** size,
        'repetition-allowed',
        () =>
          t`This answer takes ${n} choices for each of the ${size} places. A digit that has been used is not available again.`,
      ],
      [
        chosen,
        'order-ignored',
        () => t`This answer counts sets of ${size} digits. The same digits in another order make another number.`,
      ],
      [
        falling(n, size - 1),
        'off-by-one',
        () => t`This answer fills only ${size - 1} places: ${m`${factors(n, size - 1)}`}. The numbers have ${size}.`,
      ],
      [
        n * size,
        'base-times-exponent',
        () =>
          t`This answer multiplies ${n} digits by ${size} places. Multiply the choices for each place: ${m`${factors(n, size)}`}.`,
      ],
      [
        Array.from({ length: size }, (_, at) => n - at).reduce((x, y) => x + y, 0),
        'choices-added',
        () =>
          t`This answer adds the choices for the places. Each choice for one place goes with each for the next, so multiply.`,
      ],
      [
        falling(n, size + 1),
        'off-by-one',
        () => t`This answer fills ${size + 1} places: ${m`${factors(n, size + 1)}`}. The numbers have ${size}.`,
      ],
      [
        falling(n - 1, size),
        'off-by-one',
        () =>
          t`This answer begins with ${n - 1} choices. For the first place all ${n} digits are available; none of them is 0.`,
      ],
      [
        n * (n - 1) ** (size - 1),
        'repetition-allowed',
        () =>
          t`This answer excludes only the digit just before: ${m`${n} \times ${n - 1}`} and so on. Every digit used so far is excluded.`,
      ],
      [
        falling(size, size),
        'wrong-count',
        () =>
          t`This answer arranges ${size} fixed digits: ${m`${factors(size, size)}`}. There are ${n} to choose from.`,
      ],
    ],
    because: t`${n} choices for the first place, one fewer for each further one: ${m`${factors(n, size)} = ${key}`}.`,
    quick: [t`${m`${factors(n, size)} = ${key}`}.`],
    full: [
      t`For the first place there are ${n} choices.`,
      t`Each place after it has one choice fewer, as no digit is used twice.`,
      t`${m`${factors(n, size)} = ${key}`}.`,
    ],
    hints: ['Fill the places one after the other.', t`The first place has ${n} choices, the second ${n - 1}.`],
  }
}

function evenOnly(codes: Codes): Written {
  const { digits, size } = codes
  const n = digits.length
  const even = digits.filter((digit) => digit % 2 === 0).length
  const rest = falling(n - 1, size - 1)
  const key = even * rest
  return {
    stem: t`${start(codes)} How many different even numbers are possible?`,
    key,
    wrong: [
      [
        falling(n, size),
        'ignored-condition',
        () => t`This answer counts all numbers. Only those ending in one of the ${even} even digits are even.`,
      ],
      [
        even * n ** (size - 1),
        'repetition-allowed',
        () =>
          t`This answer takes ${n} choices for the other places. The last digit and those used before are not available.`,
      ],
      [
        even * falling(n, size - 1),
        'repetition-allowed',
        () =>
          t`This answer takes ${n} choices for the first place. The even digit at the end is already used, so ${n - 1}.`,
      ],
      [
        (n - even) * rest,
        'complement-forgotten',
        () =>
          t`This answer counts the odd numbers, with ${n - even} choices at the end. Of the digits, ${even} ${even === 1 ? 'is' : 'are'} even.`,
      ],
      [
        falling(n, size) / 2,
        'ignored-condition',
        () =>
          t`This answer takes half of all numbers. Of the ${n} digits not half but ${even} ${even === 1 ? 'is' : 'are'} even.`,
      ],
      [
        even + rest,
        'choices-added',
        () =>
          t`This answer adds ${even} and ${rest}. Each choice for the last place goes with each of the ${rest} for the others.`,
      ],
      [
        rest,
        'ignored-condition',
        () => t`This answer fixes one even digit at the end. There are ${even} to choose from.`,
      ],
      [even ** size, 'ignored-condition', () => t`This answer makes all digits even. Only the last has to be.`],
      [
        (even * rest) / falling(size - 1, size - 1),
        'order-ignored',
        () => t`This answer ignores the order of the first ${size - 1} digits. Another order makes another number.`,
      ],
      [
        even * falling(n - 1, size),
        'off-by-one',
        () => t`This answer fills one place too many: besides the last there are ${size - 1}.`,
      ],
      [
        even * falling(n - 2, size - 1),
        'off-by-one',
        () => t`This answer takes off one digit too many: after the last place, ${n - 1} are left.`,
      ],
    ],
    because: t`The last place has ${even} choices, the others ${m`${factors(n - 1, size - 1)}`}: ${m`${even} \times ${rest} = ${key}`}.`,
    quick: [t`${m`${even} \times ${factors(n - 1, size - 1)} = ${key}`}.`],
    full: [
      t`An even number ends in an even digit: ${even} ${even === 1 ? 'choice' : 'choices'}. Fill this place first.`,
      t`For the other ${size - 1} places ${n - 1} digits are left: ${m`${factors(n - 1, size - 1)} = ${rest}`}.`,
      t`${m`${even} \times ${rest} = ${key}`}.`,
    ],
    hints: [
      'Which place decides whether a number is even? Fill it first.',
      t`It has ${even} ${even === 1 ? 'choice' : 'choices'}.`,
    ],
  }
}

function evenAbove(codes: Codes): Written {
  const { digits, size, first } = codes
  const n = digits.length
  const even = digits.filter((digit) => digit % 2 === 0)
  const large = digits.filter((digit) => digit >= first)
  const pairs = large.reduce((total, digit) => total + even.filter((other) => other !== digit).length, 0)
  const middle = falling(n - 2, size - 2)
  const key = pairs * middle
  const both = large.filter((digit) => digit % 2 === 0).length
  const limit = first * 10 ** (size - 1)
  const above = large.filter((digit) => digit > first)
  return {
    stem: t`${start(codes)} How many different even numbers greater than ${limit} are possible?`,
    key,
    wrong: [
      [
        large.length * even.length * middle,
        'repetition-allowed',
        () =>
          t`This answer allows the same digit at both ends. Of the ${m`${large.length} \times ${even.length}`} pairs, ${both} ${both === 1 ? 'uses' : 'use'} one even digit twice.`,
      ],
      [
        even.length * falling(n - 1, size - 1),
        'ignored-condition',
        () => t`This answer counts all even numbers, including those below ${limit}.`,
      ],
      [
        large.length * falling(n - 1, size - 1),
        'ignored-condition',
        () => t`This answer counts all numbers greater than ${limit}, including the odd ones.`,
      ],
      [
        above.reduce((total, digit) => total + even.filter((other) => other !== digit).length, 0) * middle,
        'boundary-excluded',
        () => t`This answer leaves out the numbers that begin with ${first}. They are greater than ${limit} as well.`,
      ],
      [
        (large.length * falling(n - 1, size - 1)) / 2,
        'ignored-condition',
        () =>
          t`This answer takes half of the numbers greater than ${limit} as even. Of the ${n} digits, ${even.length} ${agree(even.length, 'is', 'are')} even, not half.`,
      ],
      [
        (large.length * (n - even.length) - (large.length - both)) * middle,
        'complement-forgotten',
        () => t`This answer counts the odd numbers greater than ${limit}.`,
      ],
      [
        pairs,
        'stopped-early',
        () =>
          t`${pairs} is the number of pairs of first and last digit. The places between have ${middle} choices each time.`,
      ],
      [
        pairs * n ** (size - 2),
        'repetition-allowed',
        () => t`This answer takes ${n} choices for the places between. Two digits are already used at the ends.`,
      ],
      [
        (large.length * even.length - 1) * middle,
        'off-by-one',
        () =>
          t`This answer excludes one pair of equal digits at the ends. There are ${both} digits that are both even and at least ${first}.`,
      ],
      [
        both * falling(n - 1, size - 1),
        'ignored-condition',
        () =>
          t`This answer takes the ${both === 1 ? 'digit that is' : t`${both} digits that are`} even and at least ${first} for one place. One condition is on the first digit, the other on the last.`,
      ],
    ],
    because: t`First digit at least ${first} and last digit even, but not the same: ${pairs} pairs. The places between have ${middle} choices: ${m`${pairs} \times ${middle} = ${key}`}.`,
    quick: [t`${m`(${large.length} \times ${even.length} - ${both}) \times ${middle} = ${key}`}.`],
    full: [
      t`The first digit is one of ${large.join(', ')}, the last one of ${even.join(', ')}.`,
      t`That makes ${m`${large.length} \times ${even.length} = ${large.length * even.length}`} pairs, but ${both} of them ${both === 1 ? 'uses' : 'use'} the same digit twice: ${pairs} are left.`,
      t`For the places between, ${n - 2} digits are left: ${size === 3 ? plain(middle) : m`${factors(n - 2, size - 2)} = ${middle}`} ways. ${m`${pairs} \times ${middle} = ${key}`}.`,
    ],
    hints: [
      'Two places carry a condition: the first and the last.',
      t`There are ${pairs} possible pairs of first and last digit.`,
    ],
  }
}
