import { byLevel } from '../../factory/by-level.ts'
import { $, m, money, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem, type Wrong } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

const SETTINGS = [
  { one: 'cups', two: 'lids', who: 'A café' },
  { one: 'hot dogs', two: 'buns', who: 'A caterer' },
  { one: 'bolts', two: 'nuts', who: 'A workshop' },
  { one: 'envelopes', two: 'stamps', who: 'An office' },
  { one: 'candles', two: 'holders', who: 'A restaurant' },
] as const

interface Packs {
  level: Level
  common: number
  a: number
  b: number
  need: number
  p: number
  q: number
  setting: (typeof SETTINGS)[number]
}

export const packsOfEach = problem<Packs>({
  id: 'packs-of-each',
  skill: 'common-multiples',
  version: 5,
  levels: [-0.5, 0.2, 0.8],
  places: [
    [12, 5, 1, 1, 1],
    [0, 0, 7, 7, 6],
    [0, 7, 4, 4, 5],
  ],
  draw: (random, level) => {
    const common = random.int(2, 6)
    const [a, b] = random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 6],
      [3, 7],
      [2, 7],
    ] as const)
    const both = common * a * b
    const [p, q] = random.some([2, 3, 4, 5, 6, 7, 8, 9], 2)
    const times = random.int(2, 6)
    const order = random.pick([true, false])
    return {
      level,
      common,
      a: order ? a : b,
      b: order ? b : a,
      need: level === 1 ? 1 : both * times - random.int(1, both - 1),
      p: p!,
      q: q!,
      setting: random.pick(SETTINGS),
    }
  },
  write: (packs) => ({
    ...byLevel(packs, [firstMatch, matchAbove, leastCost]),
    fits: (value) => isWhole(value) && value.n > 1n,
  }),
  second: (numbers, stem) => {
    const [x = 1, y = 1] = stem.includes('cost') ? [numbers[0], numbers[2]] : numbers
    const [p = 1, q = 1] = stem.includes('cost') ? [numbers[1], numbers[3]] : []
    const need = /at least \d/.test(stem) ? numbers.at(-1)! : 1
    let best = Number.POSITIVE_INFINITY
    for (let ones = 1; ones <= 400; ones += 1) {
      for (let twos = 1; twos <= 400; twos += 1) {
        if (ones * x === twos * y && ones * x >= need) best = Math.min(best, ones * p + twos * q)
      }
    }
    return best
  },
})

function firstMatch(packs: Packs): Problem {
  const { common, a, b, need, setting } = packs
  const { one, two, who } = setting
  const [x, y, both] = [common * a, common * b, common * a * b]
  const times = Math.ceil(need / both)
  const [ones, twos] = [times * b, times * a]
  const key = ones + twos
  const prices = ['', '']
  return {
    stem: t`${sentence(one)} come in packs of ${x}${prices[0]!} and ${two} in packs of ${y}${prices[1]!}. ${`${who} wants`} to buy equal numbers of ${one} and ${two}, and at least one pack of each. What is the least possible total number of packs?`,
    key,
    show: plain,
    wrong: wrongFirst(packs),
    because: t`The number of ${one}, which equals the number of ${two}, must be a multiple of ${both}, the least common multiple of ${x} and ${y}. That takes ${ones} packs of ${one} and ${twos} of ${two}, so ${key} in all.`,
    quick: [
      t`Buy ${both} of each, the least common multiple of ${x} and ${y}: ${m`\frac{${both * times}}{${x}} + \frac{${both * times}}{${y}} = ${ones} + ${twos} = ${key}`} packs.`,
    ],
    full: [
      t`The number of ${one} is a multiple of ${x}, and the number of ${two}, which is the same, is a multiple of ${y}. So this number is a multiple of ${both}, the least common multiple of ${x} and ${y}.`,
      t`That takes ${m`${both * times} \div ${x} = ${ones}`} packs of ${one} and ${m`${both * times} \div ${y} = ${twos}`} packs of ${two}.`,
      t`The least possible total is ${m`${ones} + ${twos} = ${key}`} packs.`,
    ],
    hints: [
      t`Which numbers of ${one} can be bought in full packs, and which numbers of ${two}?`,
      t`The number of each must be a multiple of both ${x} and ${y}. What is the smallest such number?`,
    ],
  }
}

function matchAbove(packs: Packs): Problem {
  const { common, a, b, need, setting } = packs
  const { one, two, who } = setting
  const [x, y, both] = [common * a, common * b, common * a * b]
  const times = Math.ceil(need / both)
  const [ones, twos] = [times * b, times * a]
  const key = ones + twos
  const prices = ['', '']
  return {
    stem: t`${sentence(one)} come in packs of ${x}${prices[0]!} and ${two} in packs of ${y}${prices[1]!}. ${who} needs at least ${need} of each. If equal numbers of ${one} and ${two} are bought, what is the least possible total number of packs?`,
    key,
    show: plain,
    wrong: wrongWithNeed(packs, [1, 1]),
    because: t`The number of ${one}, which equals the number of ${two}, must be a multiple of ${both}, the least common multiple of ${x} and ${y}. The first one that is at least ${need} is ${both * times}, which takes ${ones} packs of ${one} and ${twos} of ${two}, so ${key} in all.`,
    quick: [
      t`The number of each is a multiple of ${both}, the least common multiple of ${x} and ${y}. The first that is at least ${need} is ${both * times}: ${m`\frac{${both * times}}{${x}} + \frac{${both * times}}{${y}} = ${ones} + ${twos} = ${key}`} packs.`,
    ],
    full: [
      t`The number of ${one} is a multiple of ${x}, and the number of ${two}, which is the same, is a multiple of ${y}. So this number is a multiple of ${both}, the least common multiple of ${x} and ${y}.`,
      times === 1
        ? t`Since ${both} is at least ${need}, ${both} of each are enough.`
        : t`Since ${times === 2 ? plain(both) : m`${times - 1} \times ${both} = ${(times - 1) * both}`} is less than ${need}, ${m`${times} \times ${both} = ${times * both}`} of each are needed.`,
      t`That takes ${m`${both * times} \div ${x} = ${ones}`} packs of ${one} and ${m`${both * times} \div ${y} = ${twos}`} packs of ${two}.`,
      t`The least possible total is ${m`${ones} + ${twos} = ${key}`} packs.`,
    ],
    hints: [
      t`Which numbers of ${one} can be bought in full packs, and which numbers of ${two}?`,
      t`The number of each must be a multiple of both ${x} and ${y}. What is the smallest such number that is at least ${need}?`,
    ],
  }
}

function leastCost(packs: Packs): Problem {
  const { common, a, b, need, p, q, setting } = packs
  const { one, two, who } = setting
  const [x, y, both] = [common * a, common * b, common * a * b]
  const times = Math.ceil(need / both)
  const [ones, twos] = [times * b, times * a]
  const key = ones * p + twos * q
  const prices = [t` for ${money(p)} per pack`, t` for ${money(q)} per pack`]
  return {
    stem: t`${sentence(one)} come in packs of ${x}${prices[0]!} and ${two} in packs of ${y}${prices[1]!}. ${who} needs at least ${need} of each. If equal numbers of ${one} and ${two} are bought, what is the least possible total cost?`,
    key,
    show: money,
    wrong: wrongWithNeed(packs, [p, q]),
    because: t`The number of ${one}, which equals the number of ${two}, must be a multiple of ${both}, the least common multiple of ${x} and ${y}. The first one that is at least ${need} is ${both * times}. That takes ${ones} and ${twos} packs, which cost ${m`${ones} \times ${p} + ${twos} \times ${q} = ${key}`} dollars.`,
    quick: [
      t`The number of each is a multiple of ${both}, the least common multiple of ${x} and ${y}. The first that is at least ${need} is ${both * times}, which takes ${ones} and ${twos} packs: ${m`${ones} \times ${p} + ${twos} \times ${q} = ${key}`} dollars.`,
    ],
    full: [
      t`The number of ${one} is a multiple of ${x}, and the number of ${two}, which is the same, is a multiple of ${y}. So this number is a multiple of ${both}, the least common multiple of ${x} and ${y}.`,
      times === 1
        ? t`Since ${both} is at least ${need}, ${both} of each are enough.`
        : t`Since ${times === 2 ? plain(both) : m`${times - 1} \times ${both} = ${(times - 1) * both}`} is less than ${need}, ${m`${times} \times ${both} = ${times * both}`} of each are needed.`,
      t`That takes ${m`${both * times} \div ${x} = ${ones}`} packs of ${one} and ${m`${both * times} \div ${y} = ${twos}`} packs of ${two}.`,
      t`The least possible cost is ${m`${ones} \times ${$(p)} + ${twos} \times ${$(q)} = ${$(key)}`}.`,
    ],
    hints: [
      t`Which numbers of ${one} can be bought in full packs, and which numbers of ${two}?`,
      t`The number of each must be a multiple of both ${x} and ${y}. What is the smallest such number that is at least ${need}?`,
    ],
  }
}

function sentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

function wrongFirst({ common, a, b, setting: { one, two } }: Packs): Wrong[] {
  const [x, y, both] = [common * a, common * b, common * a * b]
  return [
    [
      x + y,
      'product-for-lcm',
      () =>
        t`This answer is the number of packs for ${m`${x} \times ${y} = ${x * y}`} of each. Since ${x} and ${y} share a factor of ${common}, ${both} of each are enough.`,
    ],
    [b, 'stopped-early', () => t`${b} is the number of packs of ${one} alone. The packs of ${two} count too.`],
    [a, 'stopped-early', () => t`${a} is the number of packs of ${two} alone. The packs of ${one} count too.`],
    [
      common,
      'gcf-lcm-swapped',
      () =>
        t`${common} is the greatest common factor of ${x} and ${y}. Use the least common multiple, ${both}, and count the packs.`,
    ],
    [
      both,
      'answered-other-quantity',
      () => t`${both} is the number of ${one} and of ${two}. The question asks for the number of packs.`,
    ],
    [
      2 * (a + b),
      'doubled-or-halved',
      () =>
        t`This answer is the number of packs for ${2 * both} of each. Half as many are enough, because ${both} is a multiple of both ${x} and ${y}.`,
    ],
    [
      Math.abs(a - b),
      'wrong-operation',
      () =>
        t`This answer subtracts the numbers of packs: ${m`${Math.max(a, b)} - ${Math.min(a, b)}`}. The question asks for the total, so add them.`,
    ],
    [
      a * b,
      'wrong-operation',
      () =>
        t`This answer multiplies the numbers of packs: ${m`${b} \times ${a} = ${a * b}`}. The total is their sum, ${m`${b} + ${a}`}.`,
    ],
  ]
}

function wrongWithNeed(packs: Packs, [p, q]: readonly [number, number]): Wrong[] {
  const { level, common, a, b, need, setting } = packs
  const [x, y, both] = [common * a, common * b, common * a * b]
  const times = Math.ceil(need / both)
  const cost = (ones: number, twos: number): number => ones * p + twos * q
  const product = Math.ceil(need / (x * y))
  return [
    [
      cost(Math.ceil(need / x), Math.ceil(need / y)),
      'ignored-condition',
      () =>
        t`This answer is for just enough of each kind: ${Math.ceil(need / x) * x} ${setting.one} and ${Math.ceil(need / y) * y} ${setting.two}. The two numbers must be equal.`,
    ],
    [
      cost((times - 1) * b, (times - 1) * a),
      'off-by-one',
      () =>
        t`This answer rounds ${m`${need} \div ${both}`} down, which gives ${(times - 1) * both} of each. That is less than ${need}.`,
    ],
    [
      cost(product * y, product * x),
      'product-for-lcm',
      () =>
        t`This answer is for ${product * x * y} of each, a multiple of the product ${m`${x} \times ${y} = ${x * y}`}. A multiple of the least common multiple, ${both}, is enough: ${times * both}.`,
    ],
    [
      cost(b, a),
      'ignored-condition',
      () => t`This answer is for only ${both} of each, but at least ${need} are needed.`,
    ],
    [
      cost((times + 1) * b, (times + 1) * a),
      'off-by-one',
      () =>
        t`This answer is for ${(times + 1) * both} of each. Fewer are enough: ${m`${times} \times ${both} = ${times * both}`} is already at least ${need}.`,
    ],
    ...(level === 3
      ? ([
          [
            cost(times * a, times * b),
            'equations-mismatched',
            () =>
              t`This answer switches the numbers of packs: ${m`${times * a} \times ${$(p)} + ${times * b} \times ${$(q)}`}. There are ${times * b} packs of ${setting.one} and ${times * a} packs of ${setting.two}.`,
          ],
          [
            times * (a + b),
            'answered-other-quantity',
            () => t`${times * (a + b)} is the total number of packs. The question asks for their cost.`,
          ],
        ] as const)
      : []),
    [
      times * b * p,
      'stopped-early',
      () =>
        t`This answer counts only the ${times * b} packs of ${setting.one}. The ${times * a} packs of ${setting.two} count too.`,
    ],
    [
      times * a * q,
      'stopped-early',
      () =>
        t`This answer counts only the ${times * a} packs of ${setting.two}. The ${times * b} packs of ${setting.one} count too.`,
    ],
  ]
}
