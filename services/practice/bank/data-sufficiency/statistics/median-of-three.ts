import { m, t } from '../../factory/format.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range } from '../../factory/grid.ts'

type Three = readonly [number, number, number]

export const medianOfThree = sufficiency({
  id: 'median-of-three',
  skill: 'ds-statistics',
  version: 3,
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

function triples(high: number): Three[] {
  return range(1, high).flatMap((a) =>
    range(a + 1, high).flatMap((b) => range(b + 1, high).map((c) => [a, b, c] as const)),
  )
}
