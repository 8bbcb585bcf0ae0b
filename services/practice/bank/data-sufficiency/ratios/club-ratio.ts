import { fracTex } from '../../factory/frac-tex.ts'
import { count, m, percent, ratio, t } from '../../factory/format.ts'
import { div, rational } from '../../factory/rational.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Pair = readonly [number, number]

const CLUBS = [
  { place: 'A sailing club', members: 'members', first: 'adults', second: 'juniors', one: 'adult', two: 'junior' },
  {
    place: 'The staff of a hospital ward',
    members: 'staff members',
    first: 'nurses',
    second: 'doctors',
    one: 'nurse',
    two: 'doctor',
  },
  { place: 'A fleet', members: 'vehicles', first: 'vans', second: 'trucks', one: 'van', two: 'truck' },
  { place: 'A choir', members: 'singers', first: 'women', second: 'men', one: 'woman', two: 'man' },
] as const

export const clubRatio = sufficiency({
  id: 'club-ratio',
  skill: 'ds-ratios',
  version: 5,
  levels: [-1.5, -1.3, -0.7],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [a, b] = random.some([1, 2, 3, 4, 5, 6, 7], 2) as [number, number]
    const unit = random.int(3, level === 1 ? 8 : 14)
    if (a <= b || rational(a, b).d !== BigInt(b) || (100 * a) % (a + b) !== 0) return null
    return { first: a * unit, second: b * unit, a, b, more: random.int(2, 9), setting: random.pick(CLUBS) }
  },
  write: ({
    first,
    second,
    a,
    b,
    more,
    setting: { place, members, first: ones, second: twos, one, two },
  }): Sufficiency<Pair> => {
    const gap = first - second
    const difference = t`The numbers of ${ones} and ${twos} can differ by ${gap} in many ways, each with a different ratio.`
    const trap = t`treats a difference of ${gap} as if it gave the ratio, but pairs of numbers with the same difference can have different ratios`
    const missed = t`overlooks that the ratio can be found without the numbers of ${ones} and ${twos}`
    const [share, rest] = [percent(div(100 * a, a + b)), percent(div(100 * b, a + b))]
    return {
      stem: t`${place} consists of ${ones} and ${twos} only. What is the ratio of ${ones} to ${twos}?`,
      cases: pairs(range(1, 110), range(1, 110)) as Pair[],
      ask: ([p, q]) => ratio(div(p, q)),
      show: ([p, q]) => t`${count(p, one, ones)} and ${count(q, two, twos)}`,
      since: ([p, q]) => (rational(p, q).d === BigInt(q) ? undefined : m`\frac{${p}}{${q}} = ${fracTex(p, q)}`),
      statements: [
        {
          text: t`There are ${gap} more ${ones} than ${twos}.`,
          line: [1, -1, gap],
          holds: ([p, q]) => p - q === gap,
          lacks: difference,
          trap,
        },
        {
          text: t`There are ${first + second} ${members} in all.`,
          line: [1, 1, first + second],
          holds: ([p, q]) => p + q === first + second,
          lacks: t`A total of ${first + second} can be divided into ${ones} and ${twos} in many ways, each with a different ratio.`,
          trap: t`tries only one way to divide the ${first + second} ${members} into ${ones} and ${twos}, but there are many`,
        },
        {
          text: t`${share} of all ${members} are ${ones}.`,
          holds: ([p, q]) => p * b === q * a,
          enough: t`${share} of the ${members} are ${ones} and the other ${rest} are ${twos}, so the ratio is ${share} to ${rest}, which is ${ratio(div(a, b))}. The total does not matter: if it doubles, both numbers double.`,
          missed,
        },
        {
          text: t`There are ${first} ${ones}.`,
          line: [1, 0, first],
          holds: ([p]) => p === first,
          lacks: t`The ratio also depends on the number of ${twos}, which is not known.`,
          trap: t`uses only the ${first} ${ones}, but the ratio also depends on the number of ${twos}`,
        },
        {
          text: t`There are ${second} ${twos}.`,
          line: [0, 1, second],
          holds: ([, q]) => q === second,
          lacks: t`The ratio also depends on the number of ${ones}, which is not known.`,
          trap: t`uses only the ${second} ${twos}, but the ratio also depends on the number of ${ones}`,
        },
        {
          text: t`The number of ${ones} is ${m`${div(a, b)}`} times the number of ${twos}.`,
          holds: ([p, q]) => p * b === q * a,
          enough: t`for every ${b === 1 ? two : t`${b} ${twos}`} there are ${a} ${ones}, which is a ratio of ${ratio(div(a, b))}. The numbers themselves do not matter: if both double, the ratio stays the same.`,
          missed,
        },
        {
          text: t`With ${gap} more ${twos}, the two numbers would be equal.`,
          line: [1, -1, gap],
          holds: ([p, q]) => q + gap === p,
          lacks: difference,
          trap,
        },
        {
          text: t`There are fewer than ${second + more} ${twos}.`,
          holds: ([, q]) => q < second + more,
          lacks: t`It says nothing about the number of ${ones} and only limits the number of ${twos}.`,
          trap: t`overlooks that the statement gives no number of ${ones} and only a limit on the number of ${twos}`,
        },
      ],
      unknowns: {
        letters: ['x', 'y'],
        meaning: t`Let there be ${m`x`} ${ones} and ${m`y`} ${twos}.`,
        result: ([p, q]) => t`The ratio of ${ones} to ${twos} is therefore ${m`\frac{${p}}{${q}} = ${fracTex(p, q)}`}.`,
      },
      bothMissed: (_pair, [pair]) =>
        t`overlooks that only ${pair![0]} ${ones} and ${pair![1]} ${twos} fit both statements`,
      bothTrap: ([{ line, text }, next]) =>
        line && String(line) === String(next.line)
          ? t`treats the statements as two different facts, but each says that there are ${gap} more ${ones} than ${twos}`
          : /fewer than \d/.test(`${text} ${next.text}`)
            ? t`treats ${second + more} as the number of ${twos}, but it is only a limit`
            : undefined,
      hints: [
        t`Do you need both numbers, or is it enough to know how ${ones} and ${twos} compare, for example as fractions of the whole group?`,
        'For each statement, try small numbers and large numbers that fit it. Does the ratio stay the same?',
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
