import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'

export const commonPieces = problem({
  id: 'common-pieces',
  skill: 'common-multiples',
  version: 3,
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
      kind: level,
      setting: random.pick([
        ['ropes', 'metres', 'pieces'],
        ['ribbons', 'centimetres', 'pieces'],
        ['boards', 'centimetres', 'pieces'],
      ] as const),
    }
  },
  write: ({ common, a, b, kind, setting: [things, unit, pieces] }) => {
    const x = common * a
    const y = common * b
    const key = kind === 1 ? common : kind === 2 ? a + b : a + b - 2
    const asked =
      kind === 1
        ? t`What is the greatest possible length of a piece, in ${unit}?`
        : kind === 2
          ? t`What is the least possible number of ${pieces}?`
          : 'What is the least possible number of cuts, if the two are cut one after the other?'
    return {
      stem: t`Two ${things}, ${x} and ${y} ${unit} long, are to be cut completely into ${pieces} that all have the same length, a whole number of ${unit}. ${asked}`,
      key,
      show: plain,
      wrong: [
        [
          kind === 1 ? common * a * b : common,
          kind === 1 ? 'gcf-lcm-swapped' : 'stopped-early',
          () =>
            kind === 1
              ? t`${common * a * b} is a multiple of both lengths, and longer than either.`
              : t`${common} ${unit} is the length of a piece, not their number.`,
        ],
        [
          kind === 1 ? a + b : kind === 2 ? a + b - 2 : a + b,
          'answered-other-quantity',
          () =>
            kind === 1
              ? t`${a + b} is the number of ${pieces}.`
              : kind === 2
                ? t`${a + b - 2} is the number of cuts. The question asks for ${pieces}.`
                : t`${a + b} is the number of ${pieces}. The last piece of each needs no cut.`,
        ],
        [
          kind === 3 ? a + b - 1 : kind === 1 ? smallestFactor(common) : (x + y) / smallestFactor(common),
          kind === 3 ? 'off-by-one' : 'stopped-early',
          () =>
            kind === 3
              ? t`You took one cut off the ${a + b} ${pieces}. Each of the two ${things} needs one cut less than it has ${pieces}.`
              : kind === 1
                ? t`${smallestFactor(common)} divides both lengths, but longer pieces are possible.`
                : t`You used pieces of ${smallestFactor(common)} ${unit}. Longer ones are possible, so fewer suffice.`,
        ],
        [
          kind === 1 ? Math.abs(x - y) : kind === 2 ? a * b : a * b,
          kind === 1 ? 'wrong-operation' : 'wrong-operation',
          () =>
            kind === 1
              ? t`${Math.abs(x - y)} is the difference of the lengths; it need not divide them.`
              : t`You multiplied the numbers of pieces, ${a} and ${b}. They add.`,
        ],
        [
          kind === 1 ? common * 2 : 2 * (a + b),
          'doubled-or-halved',
          () =>
            kind === 1
              ? t`${common * 2} does not divide both ${x} and ${y}.`
              : t`You used ${pieces} of half the greatest possible length, which is ${common} ${unit}.`,
        ],
        [
          kind === 1 ? Math.min(x, y) : Math.max(a, b),
          'ignored-condition',
          () =>
            kind === 1
              ? t`${Math.min(x, y)} does not divide ${Math.max(x, y)}.`
              : t`${Math.max(a, b)} is the number for one of the two only.`,
        ],
        [
          kind === 1 ? Math.floor(common / 2) : a + b + 2,
          kind === 1 ? 'stopped-early' : 'off-by-one',
          () =>
            kind === 1
              ? t`Longer pieces are possible: ${common} divides both ${x} and ${y}.`
              : t`You counted ${a + 1} and ${b + 1} ${kind === 2 ? pieces : 'cuts'}. The two ${things} have ${a} and ${b} ${pieces}.`,
        ],
        [
          kind === 1 ? Math.min(a, b) : Math.min(a, b),
          'answered-other-quantity',
          () => t`${Math.min(a, b)} is the number of ${pieces} of the shorter one.`,
        ],
      ],
      because: t`The longest common length is the greatest common factor of ${x} and ${y}, ${common}${kind === 1 ? '' : t`; that makes ${m`${a} + ${b} = ${a + b}`} ${pieces}${kind === 3 ? t` and ${m`${a - 1} + ${b - 1} = ${key}`} cuts` : ''}`}.`,
      quick: [
        t`${m`${x} = ${common} \times ${a}`} and ${m`${y} = ${common} \times ${b}`}, and ${a} and ${b} share no factor.`,
      ],
      full: [
        t`The length must divide ${x} and ${y}; the greatest that does is ${common}.`,
        t`The two give ${m`${x} \div ${common} = ${a}`} and ${m`${y} \div ${common} = ${b}`} ${pieces}.`,
        ...(kind === 1
          ? [t`So the greatest length is ${common}.`]
          : kind === 2
            ? [t`Together ${a + b}.`]
            : [t`Each needs one cut less than it has ${pieces}: ${m`${a - 1} + ${b - 1} = ${key}`}.`]),
      ],
      hints: [`The length must divide both ${x} and ${y}.`, t`Their greatest common factor is ${common}.`],
    }
  },
  second: ([x = 0, y = 0], stem) => {
    let length = Math.min(x, y)
    while (x % length !== 0 || y % length !== 0) length -= 1
    if (stem.includes('greatest possible')) return length
    return x / length + y / length - (stem.includes('cuts') ? 2 : 0)
  },
})

function smallestFactor(n: number): number {
  for (let d = 2; d < n; d += 1) if (n % d === 0) return d
  return 1
}
