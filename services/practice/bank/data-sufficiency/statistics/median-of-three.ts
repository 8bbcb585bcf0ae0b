import { m, t } from '../../factory/format.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range } from '../../factory/grid.ts'

type Three = readonly [number, number, number]

export const medianOfThree = sufficiency({
  id: 'median-of-three',
  skill: 'ds-statistics',
  version: 4,
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
        'numbers of goals scored by three teams',
        'prices, in dollars, of three books',
        'lengths, in meters, of three cables',
      ]),
    }
  },
  write: ({ a, b, c, what }): Sufficiency<Three> => {
    const mean = (a + b + c) / 3
    const sum = a + b + c
    return {
      stem: t`The ${what} are three different positive integers. What is their median?`,
      asks: {
        what: 'for the middle number',
        because: 'the median of three numbers is the one in the middle when they are put in order',
      },
      cases: triples(28),
      ask: ([, y]) => String(y),
      show: (values) => `the list ${values.join(', ')}`,
      statements: [
        {
          text: t`Their average (arithmetic mean) is ${mean}.`,
          holds: ([x, y, z]) => x + y + z === 3 * mean,
          lacks: t`It gives only the sum, ${m`3 \times ${mean} = ${sum}`}, and many lists have this sum.`,
          trap: t`takes the average, ${mean}, for the median, but the two can be different`,
        },
        {
          text: t`Their range is ${c - a}.`,
          holds: ([x, , z]) => z - x === c - a,
          lacks:
            'It gives only the difference between the greatest and the smallest number. The middle number could be any integer between these two.',
          trap: t`uses the range of ${c - a}, but the median depends on the middle number, which the range does not give`,
        },
        {
          text: t`The smallest is ${a} and the greatest is ${c}.`,
          holds: ([x, , z]) => x === a && z === c,
          lacks: t`The middle number could be any integer from ${a + 1} to ${c - 1}.`,
          trap: t`${(a + c) % 2 === 0 ? t`takes ${(a + c) / 2}, which is halfway between ${a} and ${c}, for the median` : t`looks halfway between ${a} and ${c} for the median`}, but it does not have to be there`,
          enough: t`the only integer between ${a} and ${c} is ${b}, so the median is ${b}.`,
          missed: t`overlooks that there is only one integer, ${b}, between ${a} and ${c}`,
        },
        {
          text: t`The sum of the smallest and the greatest is ${a + c}.`,
          holds: ([x, , z]) => x + z === a + c,
          lacks: 'It says nothing about the middle number.',
          trap: t`takes half of ${a + c} for the median, but the median does not have to be halfway between the other two numbers`,
        },
        {
          text: t`The median is ${b - a} more than the smallest.`,
          holds: ([x, y]) => y - x === b - a,
          lacks:
            'It says only how much greater the median is than the smallest number, and the smallest number could be any positive integer.',
          trap: t`uses the difference of ${b - a}, but the smallest number is unknown`,
        },
        {
          text: t`The smallest is ${a}.`,
          holds: ([x]) => x === a,
          lacks: 'It gives only the smallest number. The middle number could be any greater integer.',
          trap: t`uses only the smallest number, ${a}, but the middle number can be any greater integer`,
        },
        {
          text: t`The two smaller ones add up to ${a + b}, and the two greater ones to ${b + c}.`,
          holds: ([x, y, z]) => x + y === a + b && y + z === b + c,
          lacks:
            'Both sums stay the same if the middle number increases by 1 and the other two numbers decrease by 1, or the other way around.',
          enough: t`if the middle number were ${b - 1} or less, the smallest would be at least ${m`${a + b} - ${b - 1} = ${a + 1}`}, which is not less than ${b - 1}. If the middle number were ${b + 1} or more, ${a === 1 ? t`the smallest would be at most ${m`${a + b} - ${b + 1} = 0`}, which is not positive` : t`the greatest would be at most ${m`${b + c} - ${b + 1} = ${c - 1}`}, which is not greater than ${b + 1}`}. So the middle number is ${b}.`,
          missed: t`overlooks that the numbers are different positive integers, so only ${b} fits in the middle`,
          trap: 'takes two sums to be enough, but three numbers are unknown',
        },
        {
          text: t`Their sum is ${a + b + c}, and the sum of the smallest and the greatest is ${a + c}.`,
          holds: ([x, y, z]) => x + y + z === a + b + c && x + z === a + c,
          enough: t`subtracting ${a + c}, the sum of the smallest and the greatest, from the total leaves the middle number, which is ${m`${sum} - ${a + c} = ${b}`}. The smallest and the greatest number do not have to be known separately.`,
          missed: t`overlooks that the difference between the two sums, ${m`${sum} - ${a + c}`}, is the middle number`,
        },
        {
          text: t`The median is ${2 * b} less than three times itself.`,
          holds: ([, y]) => 3 * y - 2 * b === y,
          enough: t`if the median is ${m`y`}, then ${m`3y - ${2 * b} = y`}. Subtracting ${m`y`} gives ${m`2y = ${2 * b}`}, so the median is ${b}.`,
          missed: t`overlooks that ${m`3y - ${2 * b} = y`}, where ${m`y`} is the median, has only one solution`,
        },
      ],
      together: ([one, two], left) => {
        const found = whyMedian([a, b, c], `${one.text} ${two.text}`)
        return (
          found ??
          (left.length > 12
            ? t`The smallest is ${a}, and the middle number is ${b - a} more: ${m`${a} + ${b - a} = ${b}`}.`
            : undefined)
        )
      },
      bothMissed: () => t`overlooks that the two statements together leave only ${b} for the middle number`,
      bothTrap: () => 'takes two facts to be enough, but both can stay true while the middle number changes',
      hints: [
        'If the three numbers are put in order, which of them is the median?',
        t`Let ${m`x < y < z`} be the three numbers. Write each statement in terms of ${m`x`}, ${m`y`}, and ${m`z`}: can ${m`y`} have more than one value?`,
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

/** How the median follows from the facts that two statements name, where it takes one or two steps. */
function whyMedian([a, b, c]: Three, facts: string): string | undefined {
  const names = (...words: readonly string[]): boolean => words.every((each) => facts.includes(each))
  const sum = a + b + c
  if (names('average', 'and the greatest is') || names('average', 'sum of the smallest and the greatest'))
    return t`The average gives a sum of ${m`3 \times ${(a + b + c) / 3} = ${sum}`}. The smallest and the greatest number add up to ${a + c}, so the middle one is ${m`${sum} - ${a + c} = ${b}`}.`
  if (names('two smaller ones', `smallest is ${a}`))
    return t`The two smaller numbers add up to ${a + b}, and the smallest is ${a}, so the middle one is ${m`${a + b} - ${a} = ${b}`}.`
  if (names('two smaller ones', 'average'))
    return t`The average gives a sum of ${m`3 \times ${(a + b + c) / 3} = ${sum}`}. The two greater numbers add up to ${b + c}, so the smallest is ${m`${sum} - ${b + c} = ${a}`}. The two smaller numbers add up to ${a + b}, so the middle one is ${m`${a + b} - ${a} = ${b}`}.`
  if (names('two smaller ones', 'sum of the smallest and the greatest'))
    return t`Adding the three sums counts each number twice, so the three numbers add up to ${m`\frac{${a + b} + ${b + c} + ${a + c}}{2} = ${sum}`}, and the middle one is ${m`${sum} - ${a + c} = ${b}`}.`
  if (names('two smaller ones', 'more than the smallest'))
    return t`The two smaller numbers add up to ${a + b} and differ by ${b - a}, so the middle one is ${m`\frac{${a + b} + ${b - a}}{2} = ${b}`}.`
  if (names('and the greatest is', 'more than the smallest'))
    return t`The smallest is ${a}, and the middle number is ${b - a} more: ${m`${a} + ${b - a} = ${b}`}.`
  return undefined
}

function triples(high: number): Three[] {
  return range(1, high).flatMap((a) =>
    range(a + 1, high).flatMap((b) => range(b + 1, high).map((c) => [a, b, c] as const)),
  )
}
