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
  version: 4,
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

const oneOf = (list: readonly number[]): string =>
  list.length < 3 ? list.join(' or ') : `${list.slice(0, -1).join(', ')}, or ${list.at(-1)!}`

function start({ digits, size, thing }: Codes): string {
  return t`Each ${thing} number at a club has ${size} digits, chosen from ${digits.slice(0, -1).join(', ')}, and ${digits.at(-1)!}, and no digit is used twice in a number.`
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
      [n ** size, 'repetition-allowed', () => t`This answer is ${m`${n}^${size}`}, with ${n} choices for each of the ${size} places. A digit cannot be used twice, so each place has one fewer choice than the place before it.`],
      [chosen, 'order-ignored', () => t`This answer is ${m`\binom{${n}}{${size}}`}, the number of sets of ${size} digits without regard to order. The same digits in a different order make a different number.`],
      [falling(n, size - 1), 'off-by-one', () => t`This answer fills only ${size - 1} places: ${m`${factors(n, size - 1)}`}. The numbers have ${size} digits.`],
      [n * size, 'base-times-exponent', () => t`This answer is ${m`${n} \times ${size}`}, the number of digits times the number of places. Multiply the numbers of choices for the places: ${m`${factors(n, size)}`}.`],
      [Array.from({ length: size }, (_, at) => n - at).reduce((x, y) => x + y, 0), 'choices-added', () => t`This answer adds the choices for the places: ${m`${factors(n, size).replaceAll(String.raw`\times`, '+')}`}. Each choice for one place can be combined with each choice for the next, so multiply.`],
      [falling(n, size + 1), 'off-by-one', () => t`This answer fills ${size + 1} places: ${m`${factors(n, size + 1)}`}. The numbers have ${size} digits.`],
      [falling(n - 1, size), 'off-by-one', () => t`This answer starts with ${n - 1} choices: ${m`${factors(n - 1, size)}`}. None of the ${n} digits is 0, so all of them can come first.`],
      [n * (n - 1) ** (size - 1), 'repetition-allowed', () => t`This answer is ${m`${n} \times ${n - 1}^${size - 1}`}, with ${n - 1} choices for every place after the first, as if only the digit just before were excluded. Every digit used so far is excluded.`],
      [falling(size, size), 'wrong-count', () => t`This answer is ${m`${factors(size, size)}`}, the number of orders of ${size} given digits. There are ${n} digits to choose from.`],
    ], // prettier-ignore
    because: t`There are ${n} choices for the first digit and one fewer for each digit after it: ${m`${factors(n, size)} = ${key}`}.`,
    quick: [t`Multiply the choices from left to right: ${m`${factors(n, size)} = ${key}`}.`],
    full: [
      t`The first digit can be any of the ${n} digits.`,
      t`Since no digit is used twice, each place after the first has one fewer choice than the place before it.`,
      t`So ${m`${factors(n, size)} = ${key}`} numbers are possible.`,
    ],
    hints: [
      'Does the choice of one digit affect how many choices are left for the next?',
      t`The first digit has ${n} choices. How many does the second one have?`,
    ],
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
      [falling(n, size), 'ignored-condition', () => t`This answer counts all ${falling(n, size)} numbers, odd and even. Only those that end in ${even === 1 ? 'the only even digit' : `one of the ${even} even digits`} are even.`],
      [even * n ** (size - 1), 'repetition-allowed', () => t`This answer is ${m`${even} \times ${n}^${size - 1}`}, with ${n} choices for each of the other places. Digits that have already been used are no longer available.`],
      [even * falling(n, size - 1), 'repetition-allowed', () => t`This answer is ${m`${even} \times ${factors(n, size - 1)}`}, with ${n} choices for the first digit. The even digit at the end has already been used, so only ${n - 1} are left.`],
      [
        (n - even) * rest,
        'complement-forgotten',
        () =>
          t`This answer counts the odd numbers: ${m`${n - even} \times ${rest}`}. An even number ends in one of the other ${even} digits.`.replace(
            'one of the other 1 digits',
            'the only even digit',
          ),
      ],
      [falling(n, size) / 2, 'ignored-condition', () => t`This answer is ${m`\frac{${falling(n, size)}}{2}`}, half of all the numbers. But ${even} ${even === 1 ? 'digit is' : 'digits are'} even and ${n - even} ${agree(n - even, 'is', 'are')} odd, so even and odd numbers are not equally common.`],
      [even + rest, 'choices-added', () => t`This answer is ${m`${even} + ${rest}`}. Each choice for the last digit can be combined with each of the ${rest} choices for the others, so multiply.`],
      [rest, 'ignored-condition', () => t`${m`${factors(n - 1, size - 1)} = ${rest}`} is the number of ways to fill the other places. The last place has ${even} choices, so multiply by ${even}.`],
      [even ** size, 'ignored-condition', () => t`This answer is ${m`${even}^${size}`}, which makes all the digits even and allows repeats. Only the last digit has to be even.`],
      [(even * rest) / falling(size - 1, size - 1), 'order-ignored', () => t`This answer is ${m`${even} \times \binom{${n - 1}}{${size - 1}}`}, which ignores the order of the first ${size - 1} digits. A different order makes a different number.`],
      [even * falling(n - 1, size), 'off-by-one', () => t`This answer is ${m`${even} \times ${factors(n - 1, size)}`}, which fills one place too many. Before the last digit, there are only ${size - 1} places.`],
      [even * falling(n - 2, size - 1), 'off-by-one', () => t`This answer is ${m`${even} \times ${factors(n - 2, size - 1)}`}. Only one digit has been used at the end, so ${n - 1} are left for the first place.`],
    ], // prettier-ignore
    because: t`The last digit has ${even === 1 ? '1 choice' : `${even} choices`}, and the others have ${m`${factors(n - 1, size - 1)} = ${rest}`}: ${m`${even} \times ${rest} = ${key}`}.`,
    quick: [
      t`The last digit has to be even, so it has ${even === 1 ? '1 choice' : `${even} choices`}. The other places are then filled from the ${n - 1} digits left: ${m`${even} \times ${factors(n - 1, size - 1)} = ${key}`}.`,
    ],
    full: [
      t`An even number ends in an even digit, so choose the last digit first: there ${even === 1 ? 'is 1 choice' : `are ${even} choices`}.`,
      t`For the other ${size - 1} places, ${n - 1} digits are left: ${m`${factors(n - 1, size - 1)} = ${rest}`} ways.`,
      t`So ${m`${even} \times ${rest} = ${key}`} even numbers are possible.`,
    ],
    hints: [
      'Which digit decides whether a number is even?',
      t`Choose the last digit first. How many digits are then left for the other ${size - 1} places?`,
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
  const same = large.filter((digit) => digit % 2 === 0)
  const doubled = same.map((digit) => `${digit}-${digit}`).join(same.length > 2 ? ', ' : ' and ')
  const largePairs = t`In these, ${pairs} pairs of first and last digit end in an even digit and ${large.length * (n - 1) - pairs} in an odd one`
  return {
    stem: t`${start(codes)} How many different even numbers greater than ${limit} are possible?`,
    key,
    wrong: [
      [large.length * even.length * middle, 'repetition-allowed', () => t`This answer is ${m`${large.length} \times ${even.length} \times ${middle}`}, which allows the same digit at both ends. Of the ${m`${large.length} \times ${even.length}`} pairs of first and last digit, ${both === 1 ? 'one uses' : t`${both} use`} the same digit twice.`],
      [even.length * falling(n - 1, size - 1), 'ignored-condition', () => t`This answer is ${m`${even.length} \times ${falling(n - 1, size - 1)}`}, the number of all even numbers, including those less than ${limit}.`],
      [large.length * falling(n - 1, size - 1), 'ignored-condition', () => t`This answer is ${m`${large.length} \times ${falling(n - 1, size - 1)}`}, the number of all numbers greater than ${limit}, including the odd ones.`],
      [above.reduce((total, digit) => total + even.filter((other) => other !== digit).length, 0) * middle, 'boundary-excluded', () => t`This answer leaves out the numbers that begin with ${first}. Since none of the digits is 0, every such number is greater than ${limit} too.`],
      [(large.length * falling(n - 1, size - 1)) / 2, 'ignored-condition', () => t`This answer is ${m`\frac{${large.length * falling(n - 1, size - 1)}}{2}`}, half of the numbers greater than ${limit}. ${largePairs}, so even and odd numbers are not equally common.`],
      [(large.length * (n - even.length) - (large.length - both)) * middle, 'complement-forgotten', () => t`This answer counts the odd numbers greater than ${limit}. The last digit has to be ${oneOf(even)}.`],
      [pairs, 'stopped-early', () => t`${pairs} is the number of pairs of first and last digit. For each pair, the ${size === 3 ? 'middle place' : 'places in between'} can be filled in ${middle} ways, so multiply.`],
      [pairs * n ** (size - 2), 'repetition-allowed', () => t`This answer is ${m`${pairs} \times ${size === 3 ? String(n) : `${n}^2`}`}, with ${n} choices for ${size === 3 ? 'the middle place' : 'each place in between'}. The two digits at the ends have already been used.`],
      [(large.length * even.length - 1) * middle, 'off-by-one', () => t`This answer is ${m`(${large.length} \times ${even.length} - 1) \times ${middle}`}, ${both === 0 ? 'as if one pair had the same digit at both ends. No digit could be at either end, so nothing has to be subtracted.' : t`which excludes only one pair with the same digit at both ends. There are ${both} digits that could be at either end.`}`],
      [both * falling(n - 1, size - 1), 'ignored-condition', () => t`This answer is ${m`${both} \times ${falling(n - 1, size - 1)}`}, which requires a single digit to be both even and at least ${first}. The first digit has to be at least ${first}, and the last digit has to be even.`],
    ], // prettier-ignore
    because: t`The first digit has to be ${oneOf(large)}, and the last digit has to be ${oneOf(even)} and different from the first. That makes ${pairs} ${agree(pairs, 'pair', 'pairs')}. Each leaves ${size === 3 ? middle : m`${factors(n - 2, size - 2)} = ${middle}`} ways for the ${size === 3 ? 'middle place' : 'places in between'}: ${m`${pairs} \times ${middle} = ${key}`}.`,
    quick: [
      t`There ${agree(large.length, 'is', 'are')} ${large.length} ${agree(large.length, 'choice', 'choices')} for the first digit and ${even.length} for the last. ${both === 0 ? t`No digit fits both places, so all ${m`${large.length} \times ${even.length} = ${pairs}`} pairs are allowed` : t`Without ${doubled}, ${m`${large.length} \times ${even.length} - ${both} = ${pairs}`} ${agree(pairs, 'pair is', 'pairs are')} left`}. For each pair, the ${size === 3 ? 'middle place' : 'places in between'} can be filled in ${size === 3 ? middle : m`${factors(n - 2, size - 2)} = ${middle}`} ways, so there are ${m`${pairs} \times ${middle} = ${key}`} numbers.`,
    ],
    full: [
      t`Only the first and last places have a condition. The first digit has to be ${oneOf(large)}, and the last digit ${oneOf(even)}.${both === 0 ? '' : t` The ${agree(both, 'digit', 'digits')} ${same.length > 2 ? `${same.slice(0, -1).join(', ')}, and ${same.at(-1)!}` : same.join(' and ')} could go in either place.`}`,
      t`That gives ${m`${large.length} \times ${even.length} = ${large.length * even.length}`} pairs of first and last digit, but ${both === 0 ? 'none of them uses' : both === 1 ? 'one of them uses' : t`${both} of them use`} the same digit twice, so ${pairs} ${agree(pairs, 'is', 'are')} left.`,
      t`For the ${size === 3 ? 'middle place' : `${size - 2} places in between`}, ${n - 2} digits are left, which gives ${size === 3 ? plain(middle) : m`${factors(n - 2, size - 2)} = ${middle}`} ways.`,
      t`So there are ${m`${pairs} \times ${middle} = ${key}`} such numbers.`,
      t`To check the pairs, take each first digit in turn and count the even digits left for the last place: ${m`${large.map((digit) => even.filter((other) => other !== digit).length).join(' + ')} = ${pairs}`}.`,
    ],
    hints: [
      t`Which digit decides whether a number is even, and which decides whether it is greater than ${limit}?`,
      t`Count the possible pairs of first and last digit. Can the same digit be used for both?`,
    ],
  }
}
