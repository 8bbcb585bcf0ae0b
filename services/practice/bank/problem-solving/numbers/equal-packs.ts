import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole } from '../../factory/rational.ts'

const SETTINGS = [
  { who: 'A florist', what: 'roses', unit: 'bunch', units: 'bunches' },
  { who: 'A library', what: 'picture books', unit: 'box', units: 'boxes' },
  { who: 'A chocolate maker', what: 'truffles', unit: 'bag', units: 'bags' },
  { who: 'A farmer', what: 'onions', unit: 'sack', units: 'sacks' },
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
  version: 4,
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
  /** How the factors are counted: one more than each exponent, multiplied. */
  const counted = primes.map(([, exponent]) => `(${exponent} + 1)`).join('')
  return { sizes, product, listed, all, counted }
}

function fromLowerBound(packs: Packs): Written {
  const { total, low, setting } = packs
  const { who, what, unit, units } = setting
  const { sizes, product, listed, all, counted } = basicsOf(packs)
  return {
    stem: t`${who} packs ${total} ${what} into ${units} so that every ${unit} contains the same number of ${what} and none are left over. There is more than one ${unit}, and every ${unit} contains at least ${low} ${what}. How many different numbers of ${what} per ${unit} are possible?`,
    key: sizes.length,
    wrong: wrongRanges(packs, sizes.length),
    because: t`The number per ${unit} must be a factor of ${total}. Of its ${all} factors, ${sizes.length} are at least ${low} and less than ${total}: ${listed}.`,
    quick: [
      t`List the factors of ${total} in pairs. Those that are at least ${low} and less than ${total} are ${listed}, so ${sizes.length} numbers are possible.`,
    ],
    full: [
      t`The number per ${unit} must be a factor of ${m`${total} = ${product}`}, which has ${m`${counted} = ${all}`} factors.`,
      t`Each ${unit} contains at least ${low}, and there is more than one ${unit}. So the number is at least ${low} and less than ${total}: ${listed}.`,
      t`So ${sizes.length} different numbers of ${what} per ${unit} are possible.`,
    ],
    hints: [
      t`If nothing is left over, how is the number per ${unit} related to ${total}?`,
      t`List the factors of ${m`${total} = ${product}`} in order. Which of them are at least ${low} and less than ${total}?`,
    ],
  }
}

function betweenBounds(packs: Packs): Written {
  const { total, low, high, setting } = packs
  const { who, what, unit, units } = setting
  const { sizes, product, listed, all, counted } = basicsOf(packs)
  return {
    stem: t`${who} packs ${total} ${what} into ${units} so that every ${unit} contains the same number of ${what} and none are left over. Every ${unit} contains at least ${low} and at most ${high} ${what}. How many different numbers of ${what} per ${unit} are possible?`,
    key: sizes.length,
    wrong: wrongRanges(packs, sizes.length),
    because: t`The number per ${unit} must be a factor of ${total}. Of its ${all} factors, ${sizes.length} are from ${low} to ${high}: ${listed}.`,
    quick: [
      t`List the factors of ${total} in pairs. Those from ${low} to ${high} are ${listed}, so ${sizes.length} numbers are possible.`,
    ],
    full: [
      t`The number per ${unit} must be a factor of ${m`${total} = ${product}`}, which has ${m`${counted} = ${all}`} factors.`,
      t`Of these, the factors from ${low} to ${high} are allowed: ${listed}.`,
      t`So ${sizes.length} different numbers of ${what} per ${unit} are possible.`,
    ],
    hints: [
      t`If nothing is left over, how is the number per ${unit} related to ${total}?`,
      t`List the factors of ${m`${total} = ${product}`} in order. Which of them are from ${low} to ${high}?`,
    ],
  }
}

function multiplesOnly(packs: Packs): Written {
  const { total, low, setting } = packs
  const { who, what, unit, units } = setting
  const { sizes, product, listed, all, counted } = basicsOf(packs)
  return {
    stem: t`${who} packs ${total} ${what} into ${units} so that every ${unit} contains the same number of ${what} and none are left over. If this number must be a multiple of ${low}, how many different numbers of ${what} per ${unit} are possible?`,
    key: sizes.length,
    wrong: wrongMultiples(packs, sizes.length),
    because: t`The number per ${unit} must be a factor of ${total}. Of its ${all} factors, ${sizes.length} are multiples of ${low}: ${listed}.`,
    quick: [
      t`Write the number per ${unit} as ${m`${low}k`}. Then ${m`k`} is a factor of ${m`${total} \div ${low} = ${total / low}`}, so it is one of ${sizes.map((size) => plain(size / low)).join(', ')}. So ${sizes.length} numbers are possible.`,
    ],
    full: [
      t`The number per ${unit} must be a factor of ${m`${total} = ${product}`}, which has ${m`${counted} = ${all}`} factors.`,
      t`Of these, the multiples of ${low} are allowed: ${listed}.`,
      t`So ${sizes.length} different numbers of ${what} per ${unit} are possible.`,
    ],
    hints: [
      t`If nothing is left over, how is the number per ${unit} related to ${total}?`,
      t`List the factors of ${m`${total} = ${product}`} in order. Which of them are multiples of ${low}?`,
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
              t`This answer includes ${total} itself. Then all ${total} would be in one ${unit}, but there must be more than one.`,
          ],
        ] as const)
      : ([
          [
            all.filter((each) => each <= high).length,
            'ignored-condition',
            () =>
              t`This answer counts every factor of ${total} up to ${high}. It includes the ${below} that ${below === 1 ? 'is' : 'are'} less than ${low}.`,
          ],
          [
            all.filter((each) => each >= low).length,
            'ignored-condition',
            () =>
              t`This answer counts every factor of ${total} that is at least ${low}. It includes those greater than ${high}, such as ${total}.`,
          ],
        ] as const)),
    [
      all.length,
      'ignored-condition',
      () =>
        t`${all.length} is the total number of factors of ${total}. The factor 1, for example, is less than ${low}.`,
    ],
    [
      all.filter((each) => each > low && each < (level === 1 ? total : high)).length,
      'boundary-excluded',
      () =>
        t`This answer leaves out ${ends.map(plain).join(' and ')}. ${level === 1 ? '"At least" includes' : '"At least" and "at most" include'} the limit itself.`,
    ],
    [
      all.length - key,
      'complement-forgotten',
      () =>
        t`${all.length - key} is the number of factors of ${total} that do not meet the ${level === 1 ? 'conditions' : 'condition'}. Subtract it from ${all.length}, the total number of factors.`,
    ],
    [
      all.filter((each) => each >= low && each * each <= total).length,
      'stopped-early',
      () =>
        t`This answer stops at the square root of ${total}, about ${Math.sqrt(total).toFixed(0)}. Each factor below it has a partner above it, which may be allowed too.`,
    ],
    [
      primes.reduce((product, [, exponent]) => product * exponent, 1),
      'exponent-not-raised-by-one',
      () =>
        t`This answer multiplies the exponents in the prime factorization of ${total}, ${m`${primes.map(([, exponent]) => exponent).join(' \\times ')}`}, which does not count its factors. List the factors instead.`,
    ],
    [
      small.length,
      'distinct-and-repeated-primes',
      () =>
        t`This answer counts only prime factors of ${total}. Products of them, such as ${m`2 \times ${primes[1]![0]} = ${2 * primes[1]![0]}`}, are factors as well.`,
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
      () => t`${all} is the total number of factors of ${total}. Only the multiples of ${low} among them are allowed.`,
    ],
    [
      all - key,
      'complement-forgotten',
      () =>
        t`${all - key} is the number of factors of ${total} that are not multiples of ${low}. Subtract it from ${all}, the total number of factors.`,
    ],
    [
      div(all, low),
      'wrong-operation',
      () =>
        t`This answer divides the number of factors, ${all}, by ${low}. Divide ${total} itself by ${low}, and count the factors of ${rest}.`,
    ],
    [
      key - 1,
      'boundary-excluded',
      () =>
        t`This answer leaves out one of the ends, ${low} or ${total}. Both ${low} in a ${unit} and all ${total} in one ${unit} are allowed.`,
    ],
    [
      key - 2,
      'boundary-excluded',
      () => t`This answer leaves out both ${low} and ${total}. Both are factors of ${total} and multiples of ${low}.`,
    ],
    [
      all - 1,
      'off-by-one',
      () =>
        t`This answer removes only the factor 1 from the ${all} factors of ${total}. Remove all ${all - key} factors that are not multiples of ${low}.`,
    ],
    [
      primes.reduce((product, [, exponent]) => product * exponent, 1),
      'exponent-not-raised-by-one',
      () =>
        t`This answer multiplies the exponents in the prime factorization of ${total}. Add 1 to each exponent of ${rest} instead, and multiply.`,
    ],
    [
      all - factors(low).length,
      'wrong-operation',
      () =>
        t`This answer is ${m`${all} - ${factors(low).length}`}, which removes only the factors of ${low} from the ${all} factors of ${total}. Remove all ${all - key} factors that are not multiples of ${low}.`,
    ],
  ]
}
