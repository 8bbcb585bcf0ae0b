import { often } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole } from '../../factory/rational.ts'

const SETTINGS = [
  { what: 'The pages of a catalog', one: 'page', many: 'pages', put: 'printed' },
  { what: 'The lockers at a swimming pool', one: 'locker', many: 'lockers', put: 'painted' },
  { what: 'The seats in a theater', one: 'seat', many: 'seats', put: 'embroidered' },
  { what: 'The tickets in a raffle', one: 'ticket', many: 'tickets', put: 'stamped' },
] as const

interface Numbering {
  level: Level
  last: number
  digit: number
  setting: (typeof SETTINGS)[number]
}

export const numberedPages = problem<Numbering>({
  id: 'numbered-pages',
  skill: 'digits',
  version: 4,
  levels: [-1.3, -0.6, 0],
  places: [
    [6, 3, 4, 4, 3],
    [0, 5, 5, 5, 5],
    [6, 4, 3, 3, 4],
  ],
  draw: (random, level) => ({
    level,
    last: level === 2 ? random.int(115, 399) : random.int(120, 960),
    digit: random.int(2, 9),
    setting: random.pick(SETTINGS),
  }),
  write: (numbering) => ({
    ...byLevel(numbering, [digitsInAll, usesOfDigit, lastNumber]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: (numbers, stem) => {
    const text = (upTo: number): string => Array.from({ length: upTo }, (_, index) => String(index + 1)).join('')
    const [, last = 0, digit = 0] = numbers
    if (stem.includes('How many times')) return text(last).split(String(digit)).length - 1
    if (stem.includes('How many digits')) return text(last).length
    let upTo = 1
    while (text(upTo).length < last) upTo += 1
    return text(upTo).length === last ? upTo : Number.NaN
  },
})

function digitsInAll(numbering: Numbering): Written {
  const { last, setting } = numbering
  const { what, one, put } = setting
  const digits = 3 * last - 108
  const intro = t`${what} are numbered from 1 to ${last}.`
  const groups = t`The ${one === 'page' ? 'page numbers' : 'numbers'} from 1 to 9 have 9 digits and those from 10 to 99 have ${m`90 \times 2 = 180`}, for a total of 189`
  return {
    stem: t`${intro} How many digits have to be ${put} in all?`,
    key: digits,
    wrong: wrongDigits(numbering),
    because: t`${groups}. The ${m`${last} - 99 = ${last - 99}`} three-digit numbers have ${m`3 \times ${last - 99} = ${3 * (last - 99)}`} more, so there are ${digits} in all.`,
    quick: [
      t`Add the digits of one-, two-, and three-digit numbers: ${m`9 + 180 + 3 \times (${last} - 99) = ${digits}`}.`,
    ],
    full: [
      t`${groups}.`,
      t`From 100 to ${last} there are ${m`${last} - 99 = ${last - 99}`} three-digit numbers, which have ${m`3 \times ${last - 99} = ${3 * (last - 99)}`} digits.`,
      t`So there are ${m`189 + ${3 * (last - 99)} = ${digits}`} digits in all.`,
    ],
    hints: [
      'Do all of the numbers have the same number of digits?',
      'How many digits do the numbers from 1 to 99 have in all? Count one-digit and two-digit numbers separately.',
    ],
  }
}

function usesOfDigit(numbering: Numbering): Written {
  const { last, digit, setting } = numbering
  const { what, put } = setting
  const places = placesOf(last, digit)
  const uses = places[0] + places[1] + places[2]
  const intro = t`${what} are numbered from 1 to ${last}.`
  return {
    stem: t`${intro} How many times is the digit ${digit} ${put}?`,
    key: uses,
    wrong: wrongUses(numbering, places),
    because: t`The digit ${digit} appears ${often(places[0])} in the units place, ${often(places[1])} in the tens place, and ${places[2] === 0 ? 'never' : often(places[2])} in the hundreds place, so ${often(uses)} in all.`,
    quick: [
      t`The ${digit} is in the units place of ${places[0]} numbers (${digit}, 1${digit}, and so on) and in the tens place of ${places[1]} (${digit}0 to ${digit}9, and so on). It is ${places[2] === 0 ? 'never in the hundreds place' : t`in the hundreds place of ${places[2]}, starting with ${digit}00`}: ${m`${places[0]} + ${places[1]} + ${places[2]} = ${uses}`}.`,
    ],
    full: [
      t`One number in every ten ends in ${digit}. From 1 to ${last} there are ${places[0]} such numbers: ${digit}, 1${digit}, and so on.`,
      t`In every hundred, the numbers ending in ${digit}0 to ${digit}9 have a ${digit} in the tens place. From 1 to ${last} there are ${places[1]} of them.`,
      places[2] === 0
        ? t`No number up to ${last} has a ${digit} in the hundreds place.`
        : t`In the hundreds place, ${places[2] === 1 ? '1 number has' : `${places[2]} numbers have`} a ${digit}, starting with ${digit}00.`,
      t`So the digit ${digit} is ${put} ${m`${places[0]} + ${places[1]} + ${places[2]} = ${uses}`} times.`,
    ],
    hints: [
      t`In which places of a number can the digit ${digit} appear?`,
      t`Count the units place, the tens place, and the hundreds place separately. How many numbers from 1 to ${last} end in ${digit}?`,
    ],
  }
}

function lastNumber(numbering: Numbering): Written {
  const { last, setting } = numbering
  const { what, one, many, put } = setting
  const digits = 3 * last - 108
  const intro = t`${what} are numbered consecutively, starting with 1.`
  const groups = t`The ${one === 'page' ? 'page numbers' : 'numbers'} from 1 to 9 have 9 digits and those from 10 to 99 have ${m`90 \times 2 = 180`}, for a total of 189`
  return {
    stem: t`${intro} If ${digits} digits are ${put} in all, how many ${many} are there?`,
    key: last,
    wrong: wrongLast(numbering),
    because: t`${groups}. The other ${m`${digits} - 189 = ${digits - 189}`} digits belong to ${m`${digits - 189} \div 3 = ${last - 99}`} three-digit numbers, from 100 to ${last}.`,
    quick: [
      t`The first 99 numbers have ${m`9 + 180 = 189`} digits. Subtract them and divide by 3: ${m`99 + \frac{${digits} - 189}{3} = ${last}`}.`,
    ],
    full: [
      t`${groups}.`,
      t`The remaining ${m`${digits} - 189 = ${digits - 189}`} digits belong to ${m`${digits - 189} \div 3 = ${last - 99}`} three-digit numbers.`,
      t`These come after the first 99 numbers, so there are ${m`99 + ${last - 99} = ${last}`} ${many}.`,
    ],
    hints: [
      'Do all of the numbers have the same number of digits?',
      'How many digits do the numbers from 1 to 99 have in all? Count one-digit and two-digit numbers separately.',
    ],
  }
}

/** How often a digit stands in the units, tens and hundreds place of 1 to `last`. */
function placesOf(last: number, digit: number): [number, number, number] {
  const at = (unit: number): number => {
    const cycle = unit * 10
    return Math.floor((last + 1) / cycle) * unit + Math.min(unit, Math.max(0, ((last + 1) % cycle) - digit * unit))
  }
  return [at(1), at(10), at(100)]
}

function wrongDigits({ last, setting: { many } }: Numbering): Wrong[] {
  const key = 3 * last - 108
  return [
    [key - 3, 'off-by-one', () => t`This answer counts ${last - 100} numbers from 100 to ${last}. There are ${m`${last} - 99 = ${last - 99}`}, because 100 itself counts.`],
    [3 * last, 'ignored-condition', () => t`This answer counts 3 digits for each of the ${last} ${many}: ${m`3 \times ${last} = ${3 * last}`}. The first 99 numbers have fewer.`],
    [key - 2, 'off-by-one', () => t`This answer counts 89 two-digit numbers. From 10 to 99, inclusive, there are 90.`],
    [3 * (last - 99), 'stopped-early', () => t`This answer counts only the three-digit numbers: ${m`3 \times ${last - 99} = ${3 * (last - 99)}`}. The numbers up to 99 have another 189 digits.`],
    [3 * (last - 99) + 180, 'first-term-forgotten', () => t`This answer leaves out the 9 digits of the numbers from 1 to 9: ${m`180 + ${3 * (last - 99)} = ${180 + 3 * (last - 99)}`}.`],
    [key + 9, 'place-value-as-digit', () => t`This answer counts 2 digits for each of the first 99 numbers: ${m`198 + ${3 * (last - 99)} = ${key + 9}`}. The numbers from 1 to 9 have only one.`],
    [189 + 3 * last, 'ignored-condition', () => t`This answer counts 3 digits for all ${last} numbers and then adds 189 for the first 99, which are counted twice that way.`],
    [key + 3, 'off-by-one', () => t`This answer counts ${last - 98} three-digit numbers. From 100 to ${last}, inclusive, there are ${m`${last} - 99 = ${last - 99}`}.`],
    [last, 'answered-other-quantity', () => t`${last} is the number of ${many}, with one digit counted for each. Most of their numbers have two or three digits.`],
  ] // prettier-ignore
}

function wrongUses({ last, digit }: Numbering, [units, tens, hundreds]: [number, number, number]): Wrong[] {
  const key = units + tens + hundreds
  let numbers = 0
  for (let n = 1; n <= last; n += 1) if (String(n).includes(String(digit))) numbers += 1
  return [
    [units, 'stopped-early', () => t`This answer counts only the units place. The digit ${digit} also appears ${often(tens)} in the tens place.`],
    [tens + hundreds, 'stopped-early', () => t`This answer leaves out the units place, where the digit ${digit} appears ${often(units)}.`],
    [numbers, 'repetition-excluded', () => t`This answer counts the ${numbers} numbers that contain a ${digit}. Some contain it more than once, such as ${digit}${digit}.`],
    [2 * units, 'ignored-condition', () => t`This answer uses ${units}, the count for the units place, for the tens place as well. In the tens place, ${digit} appears ${often(tens)}.`],
    ...(hundreds > 0
      ? ([
          [units + tens, 'stopped-early', () => t`This answer leaves out the hundreds place. From ${digit}00 to ${last} the digit ${digit} appears there ${often(hundreds)}.`],
        ] as const)
      : []),
    [key - 1, 'repetition-excluded', () => t`This answer counts only one ${digit} in ${digit}${digit}, which has one in the units place and one in the tens place.`],
    ...(last % 10 < digit
      ? ([
          [key + 1, 'boundary-included', () => t`This answer counts a ${digit} in the units place for the last, incomplete group of ten. The numbers stop at ${last}, before ${last - (last % 10) + digit}.`],
        ] as const)
      : []),
    [20 * Math.floor(last / 100), 'ignored-condition', () => t`This answer counts 20 for each complete hundred: ${m`20 \times ${Math.floor(last / 100)} = ${20 * Math.floor(last / 100)}`}. It leaves out the numbers after that${hundreds > 0 ? ' and the hundreds place' : ''}.`],
    [20 * Math.ceil(last / 100), 'boundary-included', () => t`This answer counts 20 for each of ${Math.ceil(last / 100)} hundreds: ${m`20 \times ${Math.ceil(last / 100)} = ${20 * Math.ceil(last / 100)}`}. The last hundred is not complete${hundreds > 0 ? ', and the hundreds place is left out' : ''}.`],
  ] // prettier-ignore
}

function wrongLast({ last, setting: { many } }: Numbering): Wrong[] {
  const digits = 3 * last - 108
  return [
    [div(digits, 3), 'ignored-condition', () => t`This answer divides all the digits by 3: ${m`${digits} \div 3 = ${div(digits, 3)}`}. The first 99 numbers have fewer than three digits each.`],
    [last - 99, 'stopped-early', () => t`${last - 99} is the number of three-digit numbers, ${m`${digits - 189} \div 3`}. The first 99 numbers count too.`],
    [last + 1, 'off-by-one', () => t`This answer adds ${last - 99} to 100. The number 100 is one of these ${last - 99}, so add ${last - 99} to 99.`],
    [last - 1, 'off-by-one', () => t`With ${last - 1} ${many}, only ${digits - 3} digits would be used. There are 3 more, for one more number.`],
    [last + 90, 'first-term-forgotten', () => t`This answer adds the ${last - 99} three-digit numbers to 189, the number of digits before them. Add ${last - 99} to 99, the number of ${many} before them.`],
    [last + 60, 'place-value-as-digit', () => t`This answer uses ${m`(${digits} - 9) \div 3 = ${last - 39}`} three-digit numbers. The 180 digits of the two-digit numbers must be subtracted too.`],
    [last - 9, 'first-term-forgotten', () => t`This answer adds the ${last - 99} three-digit numbers to the 90 two-digit numbers: ${m`90 + ${last - 99} = ${last - 9}`}. It leaves out the first 9 numbers.`],
    [last + 3, 'first-term-forgotten', () => t`This answer uses ${m`(${digits} - 180) \div 3 = ${last - 96}`} three-digit numbers. The 9 digits of the one-digit numbers must be subtracted too.`],
    [digits - 189, 'stopped-early', () => t`${digits - 189} is the number of digits after the first 99 numbers. Three of them make one number, so divide by 3 and add 99.`],
  ] // prettier-ignore
}
