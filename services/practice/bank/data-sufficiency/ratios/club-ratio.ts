import { fracTex } from '../../factory/frac-tex.ts'
import { count, m, percent, ratio, t } from '../../factory/format.ts'
import { div, rational } from '../../factory/rational.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Pair = readonly [number, number]

const CLUBS = [
  { place: 'A sailing club', first: 'adults', second: 'juniors' },
  { place: 'A hospital ward', first: 'nurses', second: 'doctors' },
  { place: 'A fleet', first: 'vans', second: 'trucks' },
  { place: 'A choir', first: 'women', second: 'men' },
] as const

export const clubRatio = sufficiency({
  id: 'club-ratio',
  skill: 'ds-ratios',
  version: 3,
  levels: [-1.5, -1.3, -0.7],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [a, b] = random.some([1, 2, 3, 4, 5, 6, 7], 2) as [number, number]
    const unit = random.int(3, level === 1 ? 8 : 14)
    if (a <= b || rational(a, b).d !== BigInt(b) || (100 * a) % (a + b) !== 0) return null
    return { first: a * unit, second: b * unit, a, b, more: random.int(2, 9), setting: random.pick(CLUBS) }
  },
  write: ({ first, second, a, b, more, setting: { place, first: ones, second: twos } }): Sufficiency<Pair> => {
    const gap = first - second
    return {
      stem: t`${place} has some ${ones}, some ${twos} and no one else. What is the ratio of ${ones} to ${twos}?`.replace(
        'A fleet has some vans, some trucks and no one else',
        'A fleet consists of vans and trucks only',
      ),
      cases: pairs(range(1, 110), range(1, 110)) as Pair[],
      ask: ([p, q]) => ratio(div(p, q)),
      show: ([p, q]) =>
        t`${count(p, ones.slice(0, -1), ones)} with ${count(q, twos.slice(0, -1), twos)}`
          .replace('1 wome ', '1 woman ')
          .replace('1 me', '1 man'),
      statements: [
        {
          text: t`There are ${gap} more ${ones} than ${twos}.`,
          line: [1, -1, gap],
          holds: ([p, q]) => p - q === gap,
          lacks: 'A difference does not fix a ratio.',
        },
        {
          text: t`There are ${first + second} ${ones} and ${twos} in all.`,
          line: [1, 1, first + second],
          holds: ([p, q]) => p + q === first + second,
          lacks: 'A total does not fix a ratio.',
        },
        {
          text: t`${percent(div(100 * a, a + b))} of all are ${ones}.`,
          holds: ([p, q]) => p * b === q * a,
          enough: t`the other ${percent(div(100 * b, a + b))} are ${twos}, so the ratio is ${ratio(div(a, b))}.`,
        },
        {
          text: t`There are ${first} ${ones}.`,
          line: [1, 0, first],
          holds: ([p]) => p === first,
          lacks: t`The number of ${twos} stays open.`,
        },
        {
          text: t`There are ${second} ${twos}.`,
          line: [0, 1, second],
          holds: ([, q]) => q === second,
          lacks: t`The number of ${ones} stays open.`,
        },
        {
          text: t`The number of ${ones} is ${m`${div(a, b)}`} times the number of ${twos}.`,
          holds: ([p, q]) => p * b === q * a,
          enough: t`that is the ratio itself, ${ratio(div(a, b))}.`,
        },
        {
          text: t`With ${gap} more ${twos}, the two numbers would be equal.`,
          line: [1, -1, gap],
          holds: ([p, q]) => q + gap === p,
          lacks: 'A difference does not fix a ratio.',
        },
        {
          text: t`There are fewer than ${second + more} ${twos}.`,
          holds: ([, q]) => q < second + more,
          lacks: 'It gives only a bound.',
        },
      ],
      unknowns: {
        letters: ['x', 'y'],
        meaning: t`Let there be ${m`x`} ${ones} and ${m`y`} ${twos}.`,
        result: ([p, q]) => t`The ratio is ${m`\frac{${p}}{${q}} = ${fracTex(p, q)}`}.`,
      },
      hints: [
        'Absolute numbers or a relation: which of the two fixes a ratio?',
        'Try small and large groups that fit a statement.',
      ],
    }
  },
  second: {
    cases: () => pairs(range(1, 170), range(1, 170)) as Pair[],
    ask: ([p, q]) => Math.round((p / q) * 1e9),
    read: [
      [/would be equal/, ([p, q], [k = 0]) => q + k - p === 0],
      [/fewer than/, ([, q], [bound = 0]) => q < bound],
      [/more .* than/, ([p, q], [k = 0]) => p === q + k],
      [/in all/, ([p, q], [total = 0]) => p + q === total],
      [
        /% of all|\\%/,
        ([p, q], numbers) =>
          Math.abs(p / (p + q) - (numbers.length > 1 ? numbers[0]! + numbers[1]! / numbers[2]! : numbers[0]!) / 100) <
          1e-9,
      ],
      [
        /times the number/,
        ([p, q], numbers) => Math.abs(p / q - (numbers.length > 1 ? numbers[0]! / numbers[1]! : numbers[0]!)) < 1e-9,
      ],
      [/There are/, (pair, [k = 0], { statement }) => pair[groupOf(statement)] === k],
    ],
  },
})

/** Which of the two groups a statement such as 'There are 12 juniors.' counts. */
function groupOf(text: string): 0 | 1 {
  return /adults|nurses|vans|women/.test(text) ? 0 : 1
}
