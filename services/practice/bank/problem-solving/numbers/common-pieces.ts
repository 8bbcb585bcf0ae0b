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
  version: 5,
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
        ['ropes', 'feet', 'pieces'],
        ['ribbons', 'inches', 'pieces'],
        ['boards', 'inches', 'pieces'],
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
function inAllLevels({ level, common, a, b, setting: [things] }: Pair): Pick<Problem, 'show' | 'quick' | 'hints'> {
  const x = common * a
  const y = common * b
  return {
    show: plain,
    quick: [
      t`Find the greatest common factor: ${m`${x} = ${common} \times ${a}`} and ${m`${y} = ${common} \times ${b}`}, where ${a} and ${b} have no common factor greater than 1.`,
    ],
    hints: [
      [
        t`How must the length of a piece be related to ${x} and to ${y}?`,
        'Do you get the fewest pieces with short pieces or with long ones?',
        t`If a piece has the greatest possible length, how many pieces does each of the ${things} give?`,
      ][level - 1]!,
      t`The length must be a factor of both ${x} and ${y}. What is the greatest such number?${level === 3 ? ' How many cuts does it take to make a given number of pieces?' : ''}`,
    ],
  }
}

function greatestLength({ common, a, b, setting: [things, unit, pieces] }: Pair): Written<'quick' | 'hints'> {
  const x = common * a
  const y = common * b
  return {
    stem: t`Two ${things}, ${x} and ${y} ${unit} long, are to be cut into ${pieces} of equal length with nothing left over. The length of a piece must be a whole number of ${unit}. What is the greatest possible length of a piece, in ${unit}?`,
    key: common,
    wrong: [
      [
        common * a * b,
        'gcf-lcm-swapped',
        () =>
          t`${common * a * b} is the least common multiple of ${x} and ${y}. A piece cannot be longer than what it is cut from.`,
      ],
      [
        a + b,
        'answered-other-quantity',
        () => t`${a + b} is the number of ${pieces}, ${m`${a} + ${b}`}, not the length of a piece.`,
      ],
      [
        smallestFactor(common),
        'stopped-early',
        () =>
          t`${smallestFactor(common)} is a common factor of ${x} and ${y}, but not the greatest: ${common} divides both as well.`,
      ],
      [
        Math.abs(x - y),
        'wrong-operation',
        () => t`${Math.abs(x - y)} is the difference between the lengths. It is not a factor of both.`,
      ],
      [
        common * 2,
        'doubled-or-halved',
        () => t`${common * 2} is not a factor of both ${x} and ${y}, so something would be left over.`,
      ],
      [
        Math.min(x, y),
        'ignored-condition',
        () => t`${Math.min(x, y)} is the shorter length itself. It is not a factor of ${Math.max(x, y)}.`,
      ],
      [
        Math.floor(common / 2),
        'stopped-early',
        () =>
          t`This answer is half of the greatest possible length. Pieces of ${common} ${unit} work too, because ${common} divides both ${x} and ${y}.`,
      ],
      [
        Math.min(a, b),
        'answered-other-quantity',
        () => t`${Math.min(a, b)} is the number of ${pieces} that the shorter one gives.`,
      ],
    ],
    because: t`The length of a piece must be a factor of both ${x} and ${y}, and their greatest common factor is ${common}.`,
    full: [
      t`The length of a piece must be a factor of both ${x} and ${y}. Their greatest common factor is ${common}.`,
      t`With pieces of ${common} ${unit}, the two ${things} give ${m`${x} \div ${common} = ${a}`} and ${m`${y} \div ${common} = ${b}`} ${pieces}.`,
      t`Since ${a} and ${b} have no common factor greater than 1, no longer piece works. The greatest possible length is ${common} ${unit}.`,
    ],
  }
}

function leastPieces({ common, a, b, setting: [things, unit, pieces] }: Pair): Written<'quick' | 'hints'> {
  const x = common * a
  const y = common * b
  const key = a + b
  return {
    stem: t`Two ${things}, ${x} and ${y} ${unit} long, are to be cut into ${pieces} of equal length with nothing left over. The length of a piece must be a whole number of ${unit}. What is the least possible number of ${pieces}?`,
    key,
    wrong: [
      [common, 'stopped-early', () => t`${common} is the length of a piece in ${unit}, not the number asked for.`],
      [
        a + b - 2,
        'answered-other-quantity',
        () =>
          t`${a + b - 2} is the number of cuts, ${m`${a - 1} + ${b - 1}`}. The question asks for the number of ${pieces}.`,
      ],
      [
        (x + y) / smallestFactor(common),
        'stopped-early',
        () =>
          t`This answer uses pieces of ${count(smallestFactor(common), unit === 'feet' ? 'foot' : 'inch', unit)}. Longer pieces are possible, so fewer are needed.`,
      ],
      [
        a * b,
        'wrong-operation',
        () => t`This answer multiplies the numbers of ${pieces}, ${a} and ${b}. Add them to find the total.`,
      ],
      [
        2 * (a + b),
        'doubled-or-halved',
        () =>
          t`This answer uses ${pieces} that are only half as long as possible. Pieces of ${common} ${unit} work too.`,
      ],
      [
        Math.max(a, b),
        'ignored-condition',
        () => t`${Math.max(a, b)} is the number of ${pieces} from the longer one alone.`,
      ],
      [
        a + b + 2,
        'off-by-one',
        () => t`This answer counts ${a + 1} and ${b + 1} ${pieces}, one more than the two ${things} really give.`,
      ],
      [
        Math.min(a, b),
        'answered-other-quantity',
        () => t`${Math.min(a, b)} is the number of ${pieces} from the shorter one alone.`,
      ],
    ],
    because: t`The longest possible pieces have the greatest common factor of ${x} and ${y}, ${common}, as their length. That makes ${m`${a} + ${b} = ${a + b}`} ${pieces}.`,
    full: [
      t`The length of a piece must be a factor of both ${x} and ${y}. Their greatest common factor is ${common}.`,
      t`With pieces of ${common} ${unit}, the two ${things} give ${m`${x} \div ${common} = ${a}`} and ${m`${y} \div ${common} = ${b}`} ${pieces}.`,
      t`The fewest pieces come from the greatest length, so the least possible number is ${m`${a} + ${b} = ${a + b}`}.`,
    ],
  }
}

function leastCuts({ common, a, b, setting: [things, unit, pieces] }: Pair): Written<'quick' | 'hints'> {
  const x = common * a
  const y = common * b
  const key = a + b - 2
  return {
    stem: t`Two ${things}, ${x} and ${y} ${unit} long, are to be cut into ${pieces} of equal length with nothing left over. The length of a piece must be a whole number of ${unit}. What is the least possible number of cuts if the two ${things} are cut separately?`,
    key,
    wrong: [
      [common, 'stopped-early', () => t`${common} is the length of a piece in ${unit}, not the number asked for.`],
      [
        a + b,
        'answered-other-quantity',
        () =>
          t`${a + b} is the number of ${pieces}. A cut is not needed after the last piece of each, so there are two fewer cuts.`,
      ],
      [
        a + b - 1,
        'off-by-one',
        () =>
          t`This answer subtracts 1 from the ${a + b} ${pieces}. Each of the two ${things} needs one cut fewer than it has ${pieces}, so subtract 2.`,
      ],
      [
        a * b,
        'wrong-operation',
        () => t`This answer multiplies the numbers of ${pieces}, ${a} and ${b}. Add them to find the total.`,
      ],
      [
        2 * (a + b),
        'doubled-or-halved',
        () =>
          t`This answer uses ${pieces} that are only half as long as possible. Pieces of ${common} ${unit} work too.`,
      ],
      [
        Math.max(a, b),
        'ignored-condition',
        () => t`${Math.max(a, b)} is the number of ${pieces} from the longer one alone.`,
      ],
      [
        a + b + 2,
        'off-by-one',
        () =>
          t`This answer counts ${a + 1} and ${b + 1} cuts, one more than the number of ${pieces}. It takes one cut fewer, not one more.`,
      ],
      [
        Math.min(a, b),
        'answered-other-quantity',
        () => t`${Math.min(a, b)} is the number of ${pieces} from the shorter one alone.`,
      ],
    ],
    because: t`The longest possible pieces have the greatest common factor of ${x} and ${y}, ${common}, as their length. That makes ${a} and ${b} ${pieces}, so ${m`${a - 1} + ${b - 1} = ${key}`} cuts.`,
    full: [
      t`The length of a piece must be a factor of both ${x} and ${y}. Their greatest common factor is ${common}.`,
      t`With pieces of ${common} ${unit}, the two ${things} give ${m`${x} \div ${common} = ${a}`} and ${m`${y} \div ${common} = ${b}`} ${pieces}.`,
      t`Each of the two needs one cut fewer than it has ${pieces}, so the least possible number of cuts is ${m`${a - 1} + ${b - 1} = ${key}`}.`,
    ],
  }
}

function smallestFactor(n: number): number {
  for (let d = 2; d < n; d += 1) if (n % d === 0) return d
  return 1
}
