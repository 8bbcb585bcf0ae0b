import { m, t } from '../factory/format.ts'
import { sufficiency, type Sufficiency } from '../factory/sufficiency-template.ts'
import { pairs, range } from './grid.ts'

type Three = readonly [number, number, number]

function triples(high: number): Three[] {
  return range(1, high).flatMap((a) =>
    range(a + 1, high).flatMap((b) => range(b + 1, high).map((c) => [a, b, c] as const)),
  )
}

export const medianOfThree = sufficiency({
  id: 'median-of-three',
  skill: 'ds-statistics',
  levels: [-0.5, 0.2, 0.9],
  draw: (random, level) => {
    const [a, b, c] = random.some(range(1, level === 1 ? 12 : 18), 3).toSorted((x, y) => x - y) as [
      number,
      number,
      number,
    ]
    if ((a + b + c) % 3 !== 0 || b - a < 2) return null
    return {
      a,
      b,
      c,
      what: random.pick([
        'ages, in years, of three sisters',
        'numbers of goals of three teams',
        'prices, in dollars, of three books',
        'lengths, in metres, of three cables',
      ]),
    }
  },
  write: ({ a, b, c, what }): Sufficiency<Three> => {
    const mean = (a + b + c) / 3
    return {
      stem: t`The ${what} are three different positive integers. What is their median?`,
      cases: triples(28),
      ask: ([, y]) => String(y),
      show: (values) => values.join(', '),
      statements: [
        {
          text: t`Their average (arithmetic mean) is ${mean}.`,
          holds: ([x, y, z]) => x + y + z === 3 * mean,
          lacks: 'It fixes their sum only.',
        },
        {
          text: t`Their range is ${c - a}.`,
          holds: ([x, , z]) => z - x === c - a,
          lacks: 'It says nothing about the middle one.',
        },
        {
          text: t`The smallest is ${a} and the greatest is ${c}.`,
          holds: ([x, , z]) => x === a && z === c,
          lacks: t`Any integer between ${a} and ${c} may be the middle one.`,
          enough: t`only one integer lies between ${a} and ${c}.`,
        },
        {
          text: t`The sum of the smallest and the greatest is ${a + c}.`,
          holds: ([x, , z]) => x + z === a + c,
          lacks: 'It says nothing about the middle one.',
        },
        {
          text: t`The median is ${b - a} more than the smallest.`,
          holds: ([x, y]) => y - x === b - a,
          lacks: 'It fixes only the distance.',
        },
        { text: t`The smallest is ${a}.`, holds: ([x]) => x === a, lacks: 'The other two stay open.' },
        {
          text: t`The two smaller ones add up to ${a + b}, and the two greater ones to ${b + c}.`,
          holds: ([x, y, z]) => x + y === a + b && y + z === b + c,
          lacks: 'Raising the middle one lowers both others; the sums do not notice.',
        },
        {
          text: t`Their sum is ${a + b + c}, and the sum of the smallest and the greatest is ${a + c}.`,
          holds: ([x, y, z]) => x + y + z === a + b + c && x + z === a + c,
          enough: t`the middle one is the rest: ${m`${a + b + c} - ${a + c} = ${b}`}.`,
        },
        {
          text: t`The median is ${2 * b} less than three times itself.`,
          holds: ([, y]) => 3 * y - 2 * b === y,
          enough: t`${m`3y - ${2 * b} = y`} gives ${m`y = ${b}`}.`,
        },
      ],
      hints: [
        'Write the three values in order and mark the middle one.',
        'Try to move the middle value without breaking a statement.',
      ],
    }
  },
  second: {
    cases: () => triples(45),
    ask: ([, y]) => y,
    read: [
      [/average/, ([x, y, z], [mean = 0]) => (x + y + z) / 3 === mean],
      [/range/, ([x, , z], [r = 0]) => z === x + r],
      [/^The smallest is \d+ and/, ([x, , z], [a = 0, c = 0]) => x === a && z === c],
      [/^The smallest is/, ([x], [a = 0]) => x === a],
      [/^The sum of the smallest/, ([x, , z], [s = 0]) => x + z === s],
      [/more than the smallest/, ([x, y], [d = 0]) => y === x + d],
      [/two smaller/, ([x, y, z], [s = 0, u = 0]) => x + y === s && y + z === u],
      [/^Their sum/, ([x, y, z], [s = 0, u = 0]) => x + y + z === s && x + z === u],
      [/three times itself/, ([, y], [d = 0]) => y + d === 3 * y],
    ],
  },
})

const COURSES = [
  ['guests of a hotel', 'breakfast', 'dinner', 'book'],
  ['students of a school', 'French', 'Spanish', 'study'],
  ['readers of a survey', 'a newspaper', 'a magazine', 'read'],
  ['clients of a gym', 'the pool', 'the sauna', 'use'],
] as const

export const bothGroups = sufficiency({
  id: 'both-groups',
  skill: 'ds-sets',
  levels: [-0.6, 0.1, 0.8],
  draw: (random) => {
    const both = random.int(4, 20)
    const first = both + random.int(5, 30)
    const second = both + random.int(5, 30)
    if (first === second) return null
    return { both, first, second, total: first + second - both, setting: random.pick(COURSES) }
  },
  write: ({ both, first, second, total, setting: [who, one, two, verb] }): Sufficiency<Three> => {
    const only = total - both
    return {
      stem: t`Each of the ${total} ${who} ${verb}s ${one}, ${two} or both. How many ${verb} both?`.replace(
        'studys',
        'studies',
      ),
      cases: pairs(range(0, total), range(0, total))
        .filter(([f, s]) => f + s <= total)
        .map(([f, s]) => [f, s, total - f - s] as const),
      ask: ([, , x]) => String(x),
      show: ([f, s, x]) => t`${x} with both (and ${f} with ${one} only, ${s} with ${two} only)`,
      statements: [
        {
          text: t`${first} of them ${verb} ${one}.`,
          holds: ([f, , x]) => f + x === first,
          lacks: t`It leaves open how many of these also ${verb} ${two}.`,
        },
        {
          text: t`${second} of them ${verb} ${two}.`,
          holds: ([, s, x]) => s + x === second,
          lacks: t`It leaves open how many of these also ${verb} ${one}.`,
        },
        {
          text: t`${only} of them ${verb} exactly one of the two.`,
          holds: ([f, s]) => f + s === only,
          enough: t`everyone else ${verb}s both: ${m`${total} - ${only} = ${both}`}.`.replace('studys', 'studies'),
        },
        {
          text: t`${first - both} of them ${verb} ${one} but not ${two}.`,
          holds: ([f]) => f === first - both,
          lacks: t`The others, ${second}, all ${verb} ${two}; how many of these also ${verb} ${one} stays open.`,
        },
        {
          text: t`${second - both} of them ${verb} ${two} but not ${one}.`,
          holds: ([, s]) => s === second - both,
          lacks: t`The others, ${first}, all ${verb} ${one}; how many of these also ${verb} ${two} stays open.`,
        },
        {
          text: t`Those who ${verb} ${one} are ${Math.abs(first - second)} ${first > second ? 'more' : 'fewer'} than those who ${verb} ${two}.`,
          holds: ([f, s]) => f - s === first - second,
          lacks: 'The common part drops out of the difference.',
        },
        {
          text: t`The numbers of those who ${verb} ${one} and of those who ${verb} ${two} add up to ${first + second}.`,
          holds: ([f, s, x]) => f + s + 2 * x === first + second,
          enough: t`the sum counts those with both twice: ${m`${first + second} - ${total} = ${both}`}.`,
        },
      ],
      hints: [
        'Draw two overlapping circles; the three parts add up to the total.',
        t`How many are outside the overlap?`,
      ],
    }
  },
  second: {
    cases: (numbers) => {
      const total = numbers[0] ?? 0
      return range(0, total).flatMap((a) => range(total - a, total).map((b) => [a, b] as const))
    },
    ask: ([a, b], [total = 0]) => a + b - total,
    read: [
      [/exactly one/, ([a, b], [only = 0], _statement, stem) => 2 * totalOf(stem) - a - b === only],
      [
        / but not /,
        ([a, b], [part = 0], statement, stem) =>
          firstNamed(statement) === 0 ? totalOf(stem) - b === part : totalOf(stem) - a === part,
      ],
      [
        / (more|fewer) than/,
        ([a, b], [gap = 0], statement) => (statement.includes('more than') ? a - b === gap : b - a === gap),
      ],
      [/add up to/, ([a, b], [sum = 0]) => a + b === sum],
      [/of them/, ([a, b], [part = 0], statement) => (firstNamed(statement) === 0 ? a : b) === part],
    ],
  },
})

function totalOf(stem: string): number {
  return Number(/Each of the (\d+)/.exec(stem)?.[1] ?? Number.NaN)
}

/** Which of the two groups a statement names first. */
function firstNamed(statement: string): 0 | 1 {
  return /^\d+ of them \w+ (breakfast|French|a newspaper|the pool)/.test(statement) ? 0 : 1
}
