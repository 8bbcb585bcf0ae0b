import { byLevel } from '../../factory/by-level.ts'
import { m, money, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem, type Wrong } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

const SETTINGS = [
  { one: 'cups', two: 'lids', who: 'A café' },
  { one: 'sausages', two: 'rolls', who: 'A caterer' },
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
  version: 4,
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
    stem: t`${sentence(one)} come in packs of ${x}${prices[0]!} and ${two} in packs of ${y}${prices[1]!}. ${`${who} wants`} to buy exactly as many ${one} as ${two}, and at least one pack of each. What is the least number of packs, both kinds together?`,
    key,
    show: plain,
    wrong: wrongFirst(packs),
    because: t`The number of each is a multiple of ${both}, the least common multiple of ${x} and ${y}: ${ones} and ${twos} packs.`,
    quick: [
      t`Least common multiple ${both}: ${m`\frac{${both * times}}{${x}} = ${ones}`} and ${m`\frac{${both * times}}{${y}} = ${twos}`} packs.`,
    ],
    full: [
      t`The number of ${one} is a multiple of ${x} and, as there are as many ${two}, of ${y}: a multiple of ${both}.`,
      t`That is ${m`${both * times} \div ${x} = ${ones}`} packs of ${one} and ${m`${both * times} \div ${y} = ${twos}`} of ${two}.`,
      t`Together ${m`${ones} + ${twos} = ${key}`}.`,
    ],
    hints: [
      t`Which numbers of ${one} can be bought, and which of ${two}?`,
      t`The number of each must be a common multiple of ${x} and ${y}; the least is ${both}.`,
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
    stem: t`${sentence(one)} come in packs of ${x}${prices[0]!} and ${two} in packs of ${y}${prices[1]!}. ${who} needs at least ${need} of each. It wants to buy exactly as many ${one} as ${two}. What is the least number of packs, both kinds together?`,
    key,
    show: plain,
    wrong: wrongWithNeed(packs, [1, 1]),
    because: t`The number of each is a multiple of ${both}, the least common multiple of ${x} and ${y}; the first that reaches ${need} is ${both * times}: ${ones} and ${twos} packs.`,
    quick: [
      t`Least common multiple ${both}, times ${times} is ${both * times}: ${m`\frac{${both * times}}{${x}} = ${ones}`} and ${m`\frac{${both * times}}{${y}} = ${twos}`} packs.`,
    ],
    full: [
      t`The number of ${one} is a multiple of ${x} and, as there are as many ${two}, of ${y}: a multiple of ${both}.`,
      t`${m`${times - 1} \times ${both} = ${(times - 1) * both}`} is less than ${need}, so it takes ${m`${times} \times ${both} = ${times * both}`} of each.`,
      t`That is ${m`${both * times} \div ${x} = ${ones}`} packs of ${one} and ${m`${both * times} \div ${y} = ${twos}`} of ${two}.`,
      t`Together ${m`${ones} + ${twos} = ${key}`}.`,
    ],
    hints: [
      t`Which numbers of ${one} can be bought, and which of ${two}?`,
      t`The number of each must be a common multiple of ${x} and ${y}; the least is ${both}.`,
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
  const prices = [t` at ${money(p)} a pack`, t` at ${money(q)} a pack`]
  return {
    stem: t`${sentence(one)} come in packs of ${x}${prices[0]!} and ${two} in packs of ${y}${prices[1]!}. ${who} needs at least ${need} of each. It wants to buy exactly as many ${one} as ${two}. What is the least it can cost?`,
    key,
    show: money,
    wrong: wrongWithNeed(packs, [p, q]),
    because: t`The number of each is a multiple of ${both}, the least common multiple of ${x} and ${y}; the first that reaches ${need} is ${both * times}: ${ones} and ${twos} packs, ${money(key)}.`,
    quick: [
      t`Least common multiple ${both}, times ${times} is ${both * times}: ${m`\frac{${both * times}}{${x}} = ${ones}`} and ${m`\frac{${both * times}}{${y}} = ${twos}`} packs.`,
    ],
    full: [
      t`The number of ${one} is a multiple of ${x} and, as there are as many ${two}, of ${y}: a multiple of ${both}.`,
      t`${m`${times - 1} \times ${both} = ${(times - 1) * both}`} is less than ${need}, so it takes ${m`${times} \times ${both} = ${times * both}`} of each.`,
      t`That is ${m`${both * times} \div ${x} = ${ones}`} packs of ${one} and ${m`${both * times} \div ${y} = ${twos}`} of ${two}.`,
      t`Cost: ${m`${ones} \times ${p} + ${twos} \times ${q} = ${key}`} dollars.`,
    ],
    hints: [
      t`Which numbers of ${one} can be bought, and which of ${two}?`,
      t`The number of each must be a common multiple of ${x} and ${y}; the least is ${both}.`,
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
        t`This answer takes the product ${m`${x} \times ${y}`} for the number of each. ${x} and ${y} share the factor ${common}, so ${both} of each is enough.`,
    ],
    [b, 'stopped-early', () => t`${b} packs of ${one} are right, ${both} in all, but the packs of ${two} count too.`],
    [a, 'stopped-early', () => t`${a} packs of ${two} are right, ${both} in all, but the packs of ${one} count too.`],
    [
      common,
      'gcf-lcm-swapped',
      () => t`${common} is the greatest common factor of ${x} and ${y}. The number of each is a common multiple.`,
    ],
    [
      both,
      'answered-other-quantity',
      () => t`${both} is the number of ${one}, and of ${two}. The question asks for packs.`,
    ],
    [
      2 * (a + b),
      'doubled-or-halved',
      () => t`That buys ${2 * both} of each. Half of it works already: ${both} is a multiple of ${x} and of ${y}.`,
    ],
    [
      Math.abs(a - b),
      'wrong-operation',
      () => t`This answer takes the difference of ${b} and ${a} packs. Both kinds together are asked.`,
    ],
    [
      a * b,
      'wrong-operation',
      () => t`This answer multiplies ${b} packs by ${a} packs. Both kinds together are their sum.`,
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
        t`This answer buys each kind just up to ${need}: ${Math.ceil(need / x) * x} ${setting.one} and ${Math.ceil(need / y) * y} ${setting.two}. The numbers must be equal.`,
    ],
    [
      cost((times - 1) * b, (times - 1) * a),
      'off-by-one',
      () => t`This answer rounds ${m`${need} \div ${both}`} down. ${(times - 1) * both} of each is less than ${need}.`,
    ],
    [
      cost(product * y, product * x),
      'product-for-lcm',
      () =>
        t`This answer buys multiples of the product ${m`${x} \times ${y} = ${x * y}`}. The least common multiple is only ${both}.`,
    ],
    [cost(b, a), 'ignored-condition', () => t`This answer buys ${both} of each. At least ${need} are needed.`],
    [
      cost((times + 1) * b, (times + 1) * a),
      'off-by-one',
      () =>
        t`This answer buys ${(times + 1) * both} of each. ${m`${times} \times ${both} = ${times * both}`} is already at least ${need}.`,
    ],
    ...(level === 3
      ? ([
          [
            cost(times * a, times * b),
            'equations-mismatched',
            () =>
              t`This answer swaps the packs. It takes ${times * b} of the packs of ${x} and ${times * a} of the packs of ${y}.`,
          ],
          [
            times * (a + b),
            'answered-other-quantity',
            () => t`${times * (a + b)} is the number of packs. The question asks what they cost.`,
          ],
        ] as const)
      : []),
    [
      times * b * p,
      'stopped-early',
      () =>
        t`This answer counts the ${times * b} packs of ${setting.one} only. The ${setting.two} have to be bought too.`,
    ],
    [
      times * a * q,
      'stopped-early',
      () =>
        t`This answer counts the ${times * a} packs of ${setting.two} only. The ${setting.one} have to be bought too.`,
    ],
  ]
}
