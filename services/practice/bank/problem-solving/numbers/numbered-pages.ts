import { often } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole } from '../../factory/rational.ts'

const SETTINGS = [
  { what: 'The pages of a catalog', one: 'page', many: 'pages', put: 'printed' },
  { what: 'The lockers of a swimming pool', one: 'locker', many: 'lockers', put: 'painted' },
  { what: 'The seats of a theater', one: 'seat', many: 'seats', put: 'embroidered' },
  { what: 'The tickets of a raffle', one: 'ticket', many: 'tickets', put: 'stamped' },
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
  version: 3,
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
    if (stem.includes('How often')) return text(last).split(String(digit)).length - 1
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
  const groups = t`${one === 'page' ? 'Pages' : 'Numbers'} 1 to 9 take 9 digits and 10 to 99 take ${m`90 \times 2 = 180`}, together 189`
  return {
    stem: t`${intro} How many digits have to be ${put} in all?`,
    key: digits,
    wrong: wrongDigits(numbering),
    because: t`${groups}; the ${last - 99} three-digit numbers take ${m`3 \times ${last - 99} = ${3 * (last - 99)}`} more.`,
    quick: [t`${m`9 + 180 + 3 \times (${last} - 99) = ${digits}`}.`],
    full: [
      t`${groups}.`,
      t`From 100 to ${last} there are ${m`${last} - 99 = ${last - 99}`} numbers of 3 digits: ${m`${3 * (last - 99)}`} digits.`,
      t`In all ${m`189 + ${3 * (last - 99)} = ${digits}`}.`,
    ],
    hints: [
      'Numbers of one, two and three digits take different amounts. Count them apart.',
      'The numbers up to 99 take 189 digits.',
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
    stem: t`${intro} How often is the digit ${digit} ${put}?`,
    key: uses,
    wrong: wrongUses(numbering, places),
    because: t`${digit} stands in the units place ${often(places[0])}, in the tens place ${places[1]} and in the hundreds place ${places[2]}: ${uses} in all.`,
    quick: [t`Count place by place: ${m`${places[0]} + ${places[1]} + ${places[2]} = ${uses}`}.`],
    full: [
      t`Units place: one number in every ten ends in ${digit}; up to ${last} there are ${places[0]}.`,
      t`Tens place: ten numbers in every hundred, from ${digit}0 to ${digit}9; up to ${last} there are ${places[1]}.`,
      places[2] === 0
        ? t`Hundreds place: none, since ${last} is less than ${digit}00.`
        : t`Hundreds place: from ${digit}00 on, ${places[2]} numbers.`,
      t`Together ${m`${places[0]} + ${places[1]} + ${places[2]} = ${uses}`}.`,
    ],
    hints: [
      'Look at the units, the tens and the hundreds place one after the other.',
      t`In the units place ${digit} occurs once in every ten numbers: ${often(places[0])}.`,
    ],
  }
}

function lastNumber(numbering: Numbering): Written {
  const { last, setting } = numbering
  const { what, one, many, put } = setting
  const digits = 3 * last - 108
  const intro = t`${what} are numbered from 1 on, without gaps.`
  const groups = t`${one === 'page' ? 'Pages' : 'Numbers'} 1 to 9 take 9 digits and 10 to 99 take ${m`90 \times 2 = 180`}, together 189`
  return {
    stem: t`${intro} In all, ${digits} digits are ${put}. How many ${many} are there?`,
    key: last,
    wrong: wrongLast(numbering),
    because: t`${groups}; the other ${digits - 189} digits belong to ${m`${digits - 189} \div 3 = ${last - 99}`} three-digit numbers, from 100 to ${last}.`,
    quick: [t`${m`99 + \frac{${digits} - 189}{3} = ${last}`}.`],
    full: [
      t`${groups}.`,
      t`${m`${digits} - 189 = ${digits - 189}`} digits remain for three-digit numbers: ${m`${digits - 189} \div 3 = ${last - 99}`} of them.`,
      t`The first of them is 100, so the last is ${m`99 + ${last - 99} = ${last}`}.`,
    ],
    hints: [
      'Numbers of one, two and three digits take different amounts. Count them apart.',
      'The numbers up to 99 take 189 digits.',
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
    [
      key - 3,
      'off-by-one',
      () => t`This counts ${last - 100} numbers from 100 to ${last}. There are ${m`${last} - 99 = ${last - 99}`}.`,
    ],
    [
      3 * last,
      'ignored-condition',
      () => t`This takes 3 digits for each of the ${last} ${many}. The first 99 numbers have fewer.`,
    ],
    [
      key - 2,
      'off-by-one',
      () => t`This counts 89 numbers of two digits. From 10 to 99 there are 90, since both ends count.`,
    ],
    [
      3 * (last - 99),
      'stopped-early',
      () => t`This counts the digits of three-digit numbers only. Those up to 99 take another 189.`,
    ],
    [3 * (last - 99) + 180, 'first-term-forgotten', () => t`This leaves out the 9 digits of the numbers 1 to 9.`],
    [
      key + 9,
      'place-value-as-digit',
      () => t`This takes 2 digits for each of the 99 numbers below 100. The first 9 of them have one digit.`,
    ],
    [189 + 3 * last, 'ignored-condition', () => t`This takes 3 digits for all ${last} numbers, the first 99 included.`],
    [
      key + 3,
      'off-by-one',
      () => t`This counts ${last - 98} three-digit numbers. From 100 to ${last} there are ${last - 99}.`,
    ],
    [
      last,
      'answered-other-quantity',
      () => t`${last} is the number of ${many}. Most of their numbers have three digits.`,
    ],
  ]
}

function wrongUses(
  { last, digit, setting: { put } }: Numbering,
  [units, tens, hundreds]: [number, number, number],
): Wrong[] {
  const key = units + tens + hundreds
  let numbers = 0
  for (let n = 1; n <= last; n += 1) if (String(n).includes(String(digit))) numbers += 1
  return [
    [
      units,
      'stopped-early',
      () => t`This counts the units place only. ${digit} stands in the tens place ${often(tens)} as well.`,
    ],
    [
      tens + hundreds,
      'stopped-early',
      () => t`This leaves out the units place, where ${digit} stands ${often(units)}.`,
    ],
    [
      numbers,
      'repetition-excluded',
      () => t`${numbers} numbers contain a ${digit}. In ${digit}${digit}, it is ${put} twice.`,
    ],
    [
      2 * units,
      'ignored-condition',
      () =>
        t`This takes the ${units} of the units place for the tens place too. There, ${digit} stands ${often(tens)} up to ${last}.`,
    ],
    ...(hundreds > 0
      ? ([
          [
            units + tens,
            'stopped-early',
            () => t`This leaves out the hundreds place. From ${digit}00 to ${last} there are ${hundreds} numbers.`,
          ],
        ] as const)
      : []),
    [
      key - 1,
      'repetition-excluded',
      () => t`This counts the ${digit}s of ${digit}${digit} once. It has one in the units and one in the tens place.`,
    ],
    ...(last % 10 < digit
      ? ([
          [
            key + 1,
            'boundary-included',
            () =>
              t`This takes one ${digit} in the units place for the last ten numbers too. They stop at ${last}, before ${last - (last % 10) + digit}.`,
          ],
        ] as const)
      : []),
    [
      20 * Math.floor(last / 100),
      'ignored-condition',
      () => t`This takes 20 for each full hundred and leaves out the numbers after ${Math.floor(last / 100)}00.`,
    ],
    [
      20 * Math.ceil(last / 100),
      'boundary-included',
      () => t`This counts 20 for each of ${Math.ceil(last / 100)} hundreds. The last of them stops at ${last}.`,
    ],
  ]
}

function wrongLast({ last, setting: { many } }: Numbering): Wrong[] {
  const digits = 3 * last - 108
  return [
    [
      div(digits, 3),
      'ignored-condition',
      () => t`This divides all ${digits} digits by 3. The first 99 numbers have fewer than three digits each.`,
    ],
    [
      last - 99,
      'stopped-early',
      () => t`${last - 99} is the number of three-digit numbers. The 99 before them count too.`,
    ],
    [
      last + 1,
      'off-by-one',
      () => t`This adds ${last - 99} to 100. The number 100 is one of these ${last - 99}, so add to 99.`,
    ],
    [
      last - 1,
      'off-by-one',
      () => t`Up to ${last - 1}, only ${digits - 3} digits are used. Three are left for one more number.`,
    ],
    [
      last + 90,
      'first-term-forgotten',
      () =>
        t`This adds the ${last - 99} three-digit numbers to 189, the number of digits before them. Before them come 99 numbers.`,
    ],
    [
      last + 60,
      'place-value-as-digit',
      () => t`This takes 9 digits off for the numbers up to 99 and leaves out the 180 of the two-digit ones.`,
    ],
    [
      last - 9,
      'first-term-forgotten',
      () => t`This adds the ${last - 99} three-digit numbers to the 90 two-digit ones and leaves out the 9 below 10.`,
    ],
    [
      last + 3,
      'first-term-forgotten',
      () => t`This takes off only the 180 digits of the two-digit numbers and forgets the 9 numbers below 10.`,
    ],
    [
      digits - 189,
      'stopped-early',
      () => t`${digits - 189} is the number of digits after 99. Three of them make one of the ${many}' numbers.`,
    ],
  ]
}
