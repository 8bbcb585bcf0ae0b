import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole } from '../../factory/rational.ts'

const SETTINGS = [
  { who: 'A florist', what: 'roses', unit: 'bunch', units: 'bunches' },
  { who: 'A library', what: 'picture books', unit: 'box', units: 'boxes' },
  { who: 'A chocolate maker', what: 'truffles', unit: 'bag', units: 'bags' },
  { who: 'A farmer', what: 'onions', unit: 'net', units: 'nets' },
] as const

interface Packs {
  level: Level
  primes: ReadonlyArray<readonly [prime: number, exponent: number]>
  total: number
  low: number
  high: number
  setting: (typeof SETTINGS)[number]
}

export const equalPacks = problem<Packs>({
  id: 'equal-packs',
  skill: 'factors',
  version: 3,
  levels: [-0.5, 0, 0.6],
  places: [
    [0, 0, 6, 7, 7],
    [6, 6, 3, 2, 3],
    [6, 6, 3, 3, 2],
  ],
  draw: (random, level) => {
    const [p, q] = random.pick([
      [3, 5],
      [3, 7],
      [3, 11],
      [5, 7],
      [3, 13],
    ] as const)
    const primes = [[2, random.int(2, 4)] as const, [p, random.int(1, 2)] as const, [q, 1] as const]
    const total = primes.reduce((product, [prime, exponent]) => product * prime ** exponent, 1)
    if (total > 1500) return null
    const low = level === 3 ? random.pick([2, 3, 4, 6].filter((each) => total % each === 0)) : random.int(3, 9)
    return { level, primes, total, low, high: random.int(15, 40), setting: random.pick(SETTINGS) }
  },
  write: (packs) => ({
    ...byLevel(packs, [fromLowerBound, betweenBounds, multiplesOnly]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: ([total = 0, low = 0, high = 0], stem) => {
    let found = 0
    for (let packs = 1; packs <= total; packs += 1) {
      const inEach = Math.round(total / packs)
      if (inEach * packs !== total) continue
      if (stem.includes('multiple') ? inEach % low === 0 : inEach >= low && (high > 0 ? inEach <= high : packs > 1))
        found += 1
    }
    return found
  },
})

/** What the questions of all three levels are made of. */
function basicsOf(packs: Packs) {
  const { primes, total } = packs
  const sizes = factors(total).filter((size) => suits(packs, size))
  const product = primes
    .map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`))
    .join(' \\times ')
  const listed = sizes.map((size) => plain(size)).join(', ')
  const all = factors(total).length
  return { sizes, product, listed, all }
}

function fromLowerBound(packs: Packs): Written {
  const { total, low, setting } = packs
  const { who, what, unit, units } = setting
  const { sizes, product, listed, all } = basicsOf(packs)
  return {
    stem: t`${who} packs ${total} ${what} into ${units} so that every ${unit} holds the same number of ${what} and none are left over. Every ${unit} gets at least ${low}, and there is more than one ${unit}. How many different numbers of ${what} in a ${unit} are possible?`,
    key: sizes.length,
    wrong: wrongRanges(packs, sizes.length),
    because: t`The number in a ${unit} is a factor of ${total}, and ${sizes.length} of its ${all} factors are allowed: ${listed}.`,
    quick: [t`List the factors of ${total} in pairs and keep those that are allowed: ${listed}.`],
    full: [
      t`Every number that works divides ${m`${total} = ${product}`}, which has ${all} factors.`,
      t`Allowed are those from ${low} on, without ${total} itself: ${listed}.`,
      t`That makes ${sizes.length}.`,
    ],
    hints: [
      t`Which numbers divide ${total} without remainder?`,
      t`Write ${m`${total} = ${product}`} and list its factors in order.`,
    ],
  }
}

function betweenBounds(packs: Packs): Written {
  const { total, low, high, setting } = packs
  const { who, what, unit, units } = setting
  const { sizes, product, listed, all } = basicsOf(packs)
  return {
    stem: t`${who} packs ${total} ${what} into ${units} so that every ${unit} holds the same number of ${what} and none are left over. Every ${unit} gets at least ${low} and at most ${high}. How many different numbers of ${what} in a ${unit} are possible?`,
    key: sizes.length,
    wrong: wrongRanges(packs, sizes.length),
    because: t`The number in a ${unit} is a factor of ${total}, and ${sizes.length} of its ${all} factors are allowed: ${listed}.`,
    quick: [t`List the factors of ${total} in pairs and keep those that are allowed: ${listed}.`],
    full: [
      t`Every number that works divides ${m`${total} = ${product}`}, which has ${all} factors.`,
      t`Allowed are those from ${low} to ${high}: ${listed}.`,
      t`That makes ${sizes.length}.`,
    ],
    hints: [
      t`Which numbers divide ${total} without remainder?`,
      t`Write ${m`${total} = ${product}`} and list its factors in order.`,
    ],
  }
}

function multiplesOnly(packs: Packs): Written {
  const { total, low, setting } = packs
  const { who, what, unit, units } = setting
  const { sizes, product, listed, all } = basicsOf(packs)
  return {
    stem: t`${who} packs ${total} ${what} into ${units} so that every ${unit} holds the same number of ${what} and none are left over. The number in a ${unit} is a multiple of ${low}. How many different numbers of ${what} in a ${unit} are possible?`,
    key: sizes.length,
    wrong: wrongMultiples(packs, sizes.length),
    because: t`The number in a ${unit} is a factor of ${total}, and ${sizes.length} of its ${all} factors are allowed: ${listed}.`,
    quick: [
      t`Write the number as ${m`${low}k`}; then ${m`k`} is a factor of ${m`${total} \div ${low} = ${total / low}`}, which has ${sizes.length}.`,
    ],
    full: [
      t`Every number that works divides ${m`${total} = ${product}`}, which has ${all} factors.`,
      t`Allowed are the multiples of ${low}: ${listed}.`,
      t`That makes ${sizes.length}.`,
    ],
    hints: [
      t`Which numbers divide ${total} without remainder?`,
      t`Write ${m`${total} = ${product}`} and list its factors in order.`,
    ],
  }
}

function factors(n: number): number[] {
  return Array.from({ length: n }, (_, index) => index + 1).filter((each) => n % each === 0)
}

function suits({ level, total, low, high }: Packs, size: number): boolean {
  if (level === 3) return size % low === 0
  return size >= low && (level === 1 ? size < total : size <= high)
}

function wrongRanges({ level, primes, total, low, high, setting: { unit } }: Packs, key: number): Wrong[] {
  const all = factors(total)
  const below = all.filter((each) => each < low).length
  const ends = [low, high].filter((end, at) => total % end === 0 && (at === 0 || level === 2))
  const small = primes.map(([prime]) => prime).filter((prime) => prime <= (level === 1 ? total : high))
  return [
    ...(level === 1
      ? ([
          [
            key + 1,
            'boundary-included',
            () =>
              t`This answer keeps ${total} itself. Then all would be in one ${unit}, and there must be more than one.`,
          ],
        ] as const)
      : ([
          [
            all.filter((each) => each <= high).length,
            'ignored-condition',
            () => t`This answer counts every factor of ${total} up to ${high}, also the ${below} below ${low}.`,
          ],
          [
            all.filter((each) => each >= low).length,
            'ignored-condition',
            () => t`This answer counts every factor of ${total} from ${low} on, also those above ${high}.`,
          ],
        ] as const)),
    [
      all.length,
      'ignored-condition',
      () => t`${total} has ${all.length} factors, but not all of them are allowed as the number in a ${unit}.`,
    ],
    [
      all.filter((each) => each > low && each < (level === 1 ? total : high)).length,
      'boundary-excluded',
      () =>
        t`This answer leaves out ${ends.map(plain).join(' and ')}. "At least"${level === 1 ? '' : ' and "at most"'} includes the limit itself.`,
    ],
    [
      all.length - key,
      'complement-forgotten',
      () => t`These are the factors of ${total} that are not allowed; ${key} of ${all.length} are.`,
    ],
    [
      all.filter((each) => each >= low && each * each <= total).length,
      'stopped-early',
      () =>
        t`This answer stops listing at the root of ${total}. Each factor below it has a partner above it, which may be allowed too.`,
    ],
    [
      primes.reduce((product, [, exponent]) => product * exponent, 1),
      'exponent-not-raised-by-one',
      () =>
        t`This answer multiplies the exponents of the primes in ${total}. That gives neither the number of all factors nor of those allowed.`,
    ],
    [
      small.length,
      'distinct-and-repeated-primes',
      () =>
        t`This answer counts the prime factors of ${total}. Products of them, such as ${m`2 \times ${primes[1]![0]} = ${2 * primes[1]![0]}`}, divide it as well.`,
    ],
  ]
}

function wrongMultiples({ primes, total, low, setting: { unit } }: Packs, key: number): Wrong[] {
  const all = factors(total).length
  const rest = total / low
  return [
    [
      all,
      'ignored-condition',
      () => t`${all} is the number of all factors of ${total}. Only those that are multiples of ${low} are allowed.`,
    ],
    [all - key, 'complement-forgotten', () => t`These are the factors of ${total} that are not multiples of ${low}.`],
    [
      div(all, low),
      'wrong-operation',
      () =>
        t`This answer divides the number of factors, ${all}, by ${low}. It is ${total} that is divided: count the factors of ${rest}.`,
    ],
    [
      key - 1,
      'boundary-excluded',
      () =>
        t`This answer leaves out an end point: ${low} in a ${unit} and all ${total} in one ${unit} are both allowed.`,
    ],
    [
      key - 2,
      'boundary-excluded',
      () => t`This answer leaves out ${low} and ${total}. Both are factors of ${total} and multiples of ${low}.`,
    ],
    [
      all - 1,
      'off-by-one',
      () =>
        t`From the ${all} factors of ${total} it takes away only the 1. All that are not multiples of ${low} have to go.`,
    ],
    [
      primes.reduce((product, [, exponent]) => product * exponent, 1),
      'exponent-not-raised-by-one',
      () =>
        t`This answer multiplies the exponents of the primes in ${total}. Count the factors of ${rest} with each exponent raised by one.`,
    ],
    [
      all - factors(low).length,
      'wrong-operation',
      () =>
        t`This answer takes away the factors of ${low} from the ${all} of ${total}. Look for the multiples of ${low} among them instead.`,
    ],
  ]
}
