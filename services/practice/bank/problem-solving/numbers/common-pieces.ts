import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem } from '../../factory/problem-template.ts'

interface Pair {
  level: Level
  /** The greatest common length, and how many times it goes into each of the two. */
  common: number
  a: number
  b: number
  setting: readonly [things: string, unit: string, pieces: string]
}

export const commonPieces = problem<Pair>({
  id: 'common-pieces',
  skill: 'common-multiples',
  version: 4,
  levels: [-0.7, 0, 0.7],
  places: [
    [4, 4, 3, 3, 6],
    [3, 3, 4, 4, 6],
    [5, 5, 5, 5, 0],
  ],
  draw: (random, level) => {
    const common = random.int(4, level === 1 ? 12 : 24)
    const [a, b] = random.some([2, 3, 4, 5, 7, 9, 11], 2) as [number, number]
    if ((a % 2 === 0 && b % 2 === 0) || (a % 3 === 0 && b % 3 === 0)) return null
    return {
      common,
      a,
      b,
      level,
      setting: random.pick([
        ['ropes', 'meters', 'pieces'],
        ['ribbons', 'centimeters', 'pieces'],
        ['boards', 'centimeters', 'pieces'],
      ] as const),
    }
  },
  write: (pair) => ({ ...byLevel(pair, [greatestLength, leastPieces, leastCuts]), ...inAllLevels(pair) }),
  second: ([x = 0, y = 0], stem) => {
    let length = Math.min(x, y)
    while (x % length !== 0 || y % length !== 0) length -= 1
    if (stem.includes('greatest possible')) return length
    return x / length + y / length - (stem.includes('cuts') ? 2 : 0)
  },
})

/** What the three levels share. */
function inAllLevels({ common, a, b }: Pair): Pick<Problem, 'show' | 'quick' | 'hints'> {
  const x = common * a
  const y = common * b
  return {
    show: plain,
    quick: [
      t`${m`${x} = ${common} \times ${a}`} and ${m`${y} = ${common} \times ${b}`}, and ${a} and ${b} share no factor.`,
    ],
    hints: [
      `The length must divide both ${x} and ${y}.`,
      `Write ${x} and ${y} as products of primes. Which factors do they share?`,
    ],
  }
}

function greatestLength({ common, a, b, setting: [things, unit, pieces] }: Pair): Written<'quick' | 'hints'> {
  const x = common * a
  const y = common * b
  return {
    stem: t`Two ${things}, ${x} and ${y} ${unit} long, are to be cut completely into ${pieces} that all have the same length, a whole number of ${unit}. What is the greatest possible length of a piece, in ${unit}?`,
    key: common,
    wrong: [
      [
        common * a * b,
        'gcf-lcm-swapped',
        () => t`${common * a * b} is a multiple of both lengths, and longer than either.`,
      ],
      [a + b, 'answered-other-quantity', () => t`${a + b} is the number of ${pieces}.`],
      [
        smallestFactor(common),
        'stopped-early',
        () => t`${smallestFactor(common)} divides both lengths, but longer pieces are possible.`,
      ],
      [
        Math.abs(x - y),
        'wrong-operation',
        () => t`${Math.abs(x - y)} is the difference of the lengths; it need not divide them.`,
      ],
      [common * 2, 'doubled-or-halved', () => t`${common * 2} does not divide both ${x} and ${y}.`],
      [Math.min(x, y), 'ignored-condition', () => t`${Math.min(x, y)} does not divide ${Math.max(x, y)}.`],
      [
        Math.floor(common / 2),
        'stopped-early',
        () => t`Longer pieces are possible: ${common} divides both ${x} and ${y}.`,
      ],
      [
        Math.min(a, b),
        'answered-other-quantity',
        () => t`${Math.min(a, b)} is the number of ${pieces} of the shorter one.`,
      ],
    ],
    because: t`The longest common length is the greatest common factor of ${x} and ${y}, ${common}.`,
    full: [
      t`The length must divide ${x} and ${y}; the greatest that does is ${common}.`,
      t`The two give ${m`${x} \div ${common} = ${a}`} and ${m`${y} \div ${common} = ${b}`} ${pieces}.`,
      t`So the greatest length is ${common}.`,
    ],
  }
}

function leastPieces({ common, a, b, setting: [things, unit, pieces] }: Pair): Written<'quick' | 'hints'> {
  const x = common * a
  const y = common * b
  const key = a + b
  return {
    stem: t`Two ${things}, ${x} and ${y} ${unit} long, are to be cut completely into ${pieces} that all have the same length, a whole number of ${unit}. What is the least possible number of ${pieces}?`,
    key,
    wrong: [
      [common, 'stopped-early', () => t`${common} ${unit} is the length of a piece, not their number.`],
      [
        a + b - 2,
        'answered-other-quantity',
        () => t`${a + b - 2} is the number of cuts. The question asks for ${pieces}.`,
      ],
      [
        (x + y) / smallestFactor(common),
        'stopped-early',
        () =>
          t`This answer uses pieces of ${count(smallestFactor(common), unit.slice(0, -1))}. Longer ones are possible, so fewer suffice.`,
      ],
      [a * b, 'wrong-operation', () => t`This answer multiplies the numbers of pieces, ${a} and ${b}. They add.`],
      [
        2 * (a + b),
        'doubled-or-halved',
        () => t`This answer uses ${pieces} of half the greatest possible length, which is ${common} ${unit}.`,
      ],
      [Math.max(a, b), 'ignored-condition', () => t`${Math.max(a, b)} is the number for one of the two only.`],
      [
        a + b + 2,
        'off-by-one',
        () => t`This answer counts ${a + 1} and ${b + 1} ${pieces}. The two ${things} have ${a} and ${b} ${pieces}.`,
      ],
      [
        Math.min(a, b),
        'answered-other-quantity',
        () => t`${Math.min(a, b)} is the number of ${pieces} of the shorter one.`,
      ],
    ],
    because: t`The longest common length is the greatest common factor of ${x} and ${y}, ${common}; that makes ${m`${a} + ${b} = ${a + b}`} ${pieces}.`,
    full: [
      t`The length must divide ${x} and ${y}; the greatest that does is ${common}.`,
      t`The two give ${m`${x} \div ${common} = ${a}`} and ${m`${y} \div ${common} = ${b}`} ${pieces}.`,
      t`Together ${a + b}.`,
    ],
  }
}

function leastCuts({ common, a, b, setting: [things, unit, pieces] }: Pair): Written<'quick' | 'hints'> {
  const x = common * a
  const y = common * b
  const key = a + b - 2
  return {
    stem: t`Two ${things}, ${x} and ${y} ${unit} long, are to be cut completely into ${pieces} that all have the same length, a whole number of ${unit}. What is the least possible number of cuts, if the two are cut one after the other?`,
    key,
    wrong: [
      [common, 'stopped-early', () => t`${common} ${unit} is the length of a piece, not their number.`],
      [
        a + b,
        'answered-other-quantity',
        () => t`${a + b} is the number of ${pieces}. The last piece of each needs no cut.`,
      ],
      [
        a + b - 1,
        'off-by-one',
        () =>
          t`This answer takes one cut off the ${a + b} ${pieces}. Each of the two ${things} needs one cut less than it has ${pieces}.`,
      ],
      [a * b, 'wrong-operation', () => t`This answer multiplies the numbers of pieces, ${a} and ${b}. They add.`],
      [
        2 * (a + b),
        'doubled-or-halved',
        () => t`This answer uses ${pieces} of half the greatest possible length, which is ${common} ${unit}.`,
      ],
      [Math.max(a, b), 'ignored-condition', () => t`${Math.max(a, b)} is the number for one of the two only.`],
      [
        a + b + 2,
        'off-by-one',
        () => t`This answer counts ${a + 1} and ${b + 1} cuts. The two ${things} have ${a} and ${b} ${pieces}.`,
      ],
      [
        Math.min(a, b),
        'answered-other-quantity',
        () => t`${Math.min(a, b)} is the number of ${pieces} of the shorter one.`,
      ],
    ],
    because: t`The longest common length is the greatest common factor of ${x} and ${y}, ${common}; that makes ${m`${a} + ${b} = ${a + b}`} ${pieces} and ${m`${a - 1} + ${b - 1} = ${key}`} cuts.`,
    full: [
      t`The length must divide ${x} and ${y}; the greatest that does is ${common}.`,
      t`The two give ${m`${x} \div ${common} = ${a}`} and ${m`${y} \div ${common} = ${b}`} ${pieces}.`,
      t`Each needs one cut less than it has ${pieces}: ${m`${a - 1} + ${b - 1} = ${key}`}.`,
    ],
  }
}

function smallestFactor(n: number): number {
  for (let d = 2; d < n; d += 1) if (n % d === 0) return d
  return 1
}
