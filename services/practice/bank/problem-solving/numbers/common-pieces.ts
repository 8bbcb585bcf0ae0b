import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
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
  version: 6,
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
function inAllLevels({
  level,
  common,
  a,
  b,
  setting: [things, unit],
}: Pair): Pick<Problem, 'show' | 'quick' | 'hints'> {
  const x = common * a
  const y = common * b
  return {
    show: plain,
    quick: [
      t`Find the greatest common factor: ${m`${x} = ${common} \times ${a}`} and ${m`${y} = ${common} \times ${b}`}, where ${a} and ${b} have no common factor greater than 1.`,
      [
        t`So the greatest possible length is ${common} ${unit}.`,
        t`Cutting ${common}-${unit === 'feet' ? 'foot' : 'inch'} pieces gives ${a} and ${b} pieces, so the least possible number is ${m`${a} + ${b} = ${a + b}`}.`,
        t`Cutting ${common}-${unit === 'feet' ? 'foot' : 'inch'} pieces gives ${a} and ${b} pieces, which take ${m`${a - 1} + ${b - 1} = ${a + b - 2}`} cuts.`,
      ][level - 1]!,
    ],
    hints: [
      [
        t`If nothing is left over, how is the length of a piece related to ${x}? How is it related to ${y}?`,
        'Do you get the fewest pieces with short pieces or with long ones?',
        'Do you get the fewest cuts with short pieces or with long ones?',
      ][level - 1]!,
      [
        t`The length must be a factor of both ${x} and ${y}. What is the greatest such number?`,
        t`What is the greatest length that divides both ${x} and ${y}? How many pieces does each ${things.slice(0, -1)} give then?`,
        t`What is the greatest length that divides both ${x} and ${y}? How many pieces does each ${things.slice(0, -1)} give then, and how many cuts do they take?`,
      ][level - 1]!,
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
          t`${common * a * b} is the least common multiple of ${x} and ${y}. A piece cannot be longer than the ${things.slice(0, -1)} it is cut from, so the length must be a common factor.`,
      ],
      [
        a + b,
        'answered-other-quantity',
        () =>
          t`${a + b} is the total number of ${pieces}, ${m`${a} + ${b}`}. The question asks for the length of one piece.`,
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
        () =>
          t`This answer subtracts the lengths: ${m`${Math.max(x, y)} - ${Math.min(x, y)} = ${Math.abs(x - y)}`}. But ${Math.abs(x - y)} is not a factor of ${Math.min(x, y)}.`,
      ],
      [
        common * 2,
        'doubled-or-halved',
        () =>
          t`This answer doubles the greatest common factor, ${common}. But ${common * 2} is not a factor of ${a % 2 === 0 ? y : x}, so part of the ${a % 2 === 0 ? y : x}-${unit === 'feet' ? 'foot' : 'inch'} ${things.slice(0, -1)} would be left over.`,
      ],
      [
        Math.min(x, y),
        'ignored-condition',
        () =>
          t`${Math.min(x, y)} is the length of the shorter ${things.slice(0, -1)}. It is not a factor of ${Math.max(x, y)}, so part of the longer ${things.slice(0, -1)} would be left over.`,
      ],
      [
        common % 2 === 0 ? common / 2 : Math.max(a, b),
        common % 2 === 0 ? 'stopped-early' : 'answered-other-quantity',
        () =>
          common % 2 === 0
            ? t`This answer is only half of the greatest possible length. Pieces of ${common} ${unit} work too, because ${common} divides both ${x} and ${y}.`
            : t`${Math.max(a, b)} is the number of ${pieces} that the longer ${things.slice(0, -1)} gives. The question asks for the length of a piece.`,
      ],
      [
        Math.min(a, b),
        'answered-other-quantity',
        () =>
          t`${Math.min(a, b)} is the number of ${pieces} that the shorter ${things.slice(0, -1)} gives. The question asks for the length of a piece.`,
      ],
    ],
    because: t`The length of a piece must be a factor of both ${x} and ${y}. Since ${m`${x} = ${common} \times ${x / common}`} and ${m`${y} = ${common} \times ${y / common}`}, the greatest such factor is ${common}.`,
    full: [
      t`The length of a piece must be a factor of both ${x} and ${y}. Since ${m`${x} = ${common} \times ${x / common}`} and ${m`${y} = ${common} \times ${y / common}`}, their greatest common factor is ${common}.`,
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
      [
        common,
        'stopped-early',
        () => t`${common} is the length of each piece in ${unit}. The question asks for the number of ${pieces}.`,
      ],
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
          t`This answer uses a length of ${smallestFactor(common)}: ${m`(${x} + ${y}) \div ${smallestFactor(common)} = ${(x + y) / smallestFactor(common)}`}. Pieces of ${common} ${unit} are also possible, and there are fewer of them.`,
      ],
      [
        a * b,
        'wrong-operation',
        () =>
          t`This answer multiplies the numbers of ${pieces}: ${m`${a} \times ${b} = ${a * b}`}. The ${things} are cut separately, so add: ${m`${a} + ${b}`}.`,
      ],
      [
        2 * (a + b),
        'doubled-or-halved',
        () =>
          t`This answer makes ${2 * a} and ${2 * b} ${pieces}, which are only half as long as possible. Pieces of ${common} ${unit} work too, and there are half as many.`,
      ],
      [
        Math.max(a, b),
        'ignored-condition',
        () =>
          t`${Math.max(a, b)} is only the number of ${pieces} from the longer ${things.slice(0, -1)}. The shorter one gives ${Math.min(a, b)} more.`,
      ],
      [
        a + b + 2,
        'off-by-one',
        () =>
          t`This answer adds ${a + 1} and ${b + 1}. At ${common} ${unit} each, the two ${things} give exactly ${a} and ${b} ${pieces}.`,
      ],
      [
        Math.min(a, b),
        'answered-other-quantity',
        () =>
          t`${Math.min(a, b)} is only the number of ${pieces} from the shorter ${things.slice(0, -1)}. The longer one gives ${Math.max(a, b)} more.`,
      ],
    ],
    because: t`The longer the pieces are, the fewer there are. The greatest possible length is the greatest common factor of ${x} and ${y}, ${common}, so there are ${m`${x} \div ${common} + ${y} \div ${common} = ${a} + ${b} = ${a + b}`} ${pieces}.`,
    full: [
      t`The length of a piece must be a factor of both ${x} and ${y}. Since ${m`${x} = ${common} \times ${x / common}`} and ${m`${y} = ${common} \times ${y / common}`}, their greatest common factor is ${common}.`,
      t`With pieces of ${common} ${unit}, the two ${things} give ${m`${x} \div ${common} = ${a}`} and ${m`${y} \div ${common} = ${b}`} ${pieces}.`,
      t`The fewest pieces come from the greatest length, so the least possible number is ${m`${a} + ${b} = ${a + b}`}.`,
    ],
  }
}

function leastCuts({ common, a, b, setting: [things, unit, pieces] }: Pair): Written<'quick' | 'hints'> {
  const x = common * a
  const y = common * b
  const key = a + b - 2
  const one = things.slice(0, -1)
  const measure = unit === 'feet' ? 'foot' : 'inch'
  return {
    stem: t`Two ${things}, ${x} and ${y} ${unit} long, are to be cut into ${pieces} of equal length with nothing left over. The length of a piece must be a whole number of ${unit}. What is the least possible number of cuts if the two ${things} are cut separately?`,
    key,
    wrong: [
      [
        common,
        'stopped-early',
        () => t`${common} is the length of each piece in ${unit}. The question asks for the number of cuts.`,
      ],
      [
        a + b,
        'answered-other-quantity',
        () =>
          t`${a + b} is the number of ${pieces}, ${m`${a} + ${b}`}. Cutting a ${one} into ${a} ${pieces} takes ${a - 1} ${a === 2 ? 'cut' : 'cuts'} and into ${b} takes ${b - 1}, so subtract 1 for each ${one}.`,
      ],
      [
        a + b - 1,
        'off-by-one',
        () =>
          t`This answer subtracts 1 from the ${a + b} ${pieces}. Each of the two ${things} needs one fewer cut than it has ${pieces}, so subtract 2.`,
      ],
      [
        a * b,
        'wrong-operation',
        () =>
          t`This answer multiplies the numbers of ${pieces}: ${m`${a} \times ${b} = ${a * b}`}. Add the numbers of cuts instead: ${m`${a - 1} + ${b - 1}`}.`,
      ],
      [
        2 * (a + b),
        'doubled-or-halved',
        () =>
          t`This answer counts ${2 * a} and ${2 * b} ${pieces}, which are only half as long as possible. Pieces of ${common} ${unit} work too, and the question asks for cuts.`,
      ],
      [
        Math.max(a, b),
        'ignored-condition',
        () =>
          t`${Math.max(a, b)} is only the number of ${pieces} from the ${Math.max(x, y)}-${measure} ${one}. The other ${one} is cut too, and the question asks for cuts, not ${pieces}.`,
      ],
      [
        a + b + 2,
        'off-by-one',
        () =>
          t`This answer counts ${a + 1} and ${b + 1} cuts, one more than the ${a} and ${b} ${pieces}. Each ${one} needs one fewer cut than it has ${pieces}.`,
      ],
      [
        Math.min(a, b),
        'answered-other-quantity',
        () =>
          t`${Math.min(a, b)} is only the number of ${pieces} from the ${Math.min(x, y)}-${measure} ${one}. The other ${one} is cut too, and the question asks for cuts, not ${pieces}.`,
      ],
    ],
    because: t`The longest pieces need the fewest cuts. The greatest possible length is the greatest common factor of ${x} and ${y}, ${common}. That makes ${m`${x} \div ${common} = ${a}`} and ${m`${y} \div ${common} = ${b}`} ${pieces}, so ${m`${a - 1} + ${b - 1} = ${key}`} cuts.`,
    full: [
      t`The length of a piece must be a factor of both ${x} and ${y}. Since ${m`${x} = ${common} \times ${x / common}`} and ${m`${y} = ${common} \times ${y / common}`}, their greatest common factor is ${common}.`,
      t`With pieces of ${common} ${unit}, the two ${things} give ${m`${x} \div ${common} = ${a}`} and ${m`${y} \div ${common} = ${b}`} ${pieces}.`,
      t`Each ${one} needs one fewer cut than it has ${pieces}, so the least possible number of cuts is ${m`${a - 1} + ${b - 1} = ${key}`}.`,
    ],
  }
}

function smallestFactor(n: number): number {
  for (let d = 2; d < n; d += 1) if (n % d === 0) return d
  return 1
}
