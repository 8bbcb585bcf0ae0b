import { gcd } from '../../factory/gcd.ts'
import { often } from '../../factory/grammar.ts'
import { byLevel } from '../../factory/by-level.ts'
import { m, plain, ratio, t } from '../../factory/format.ts'
import { problem, type Level, type Problem, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole, mul, rational } from '../../factory/rational.ts'

const TRIPLES = [
  { where: 'At a fruit stand', things: ['apples', 'pears', 'plums'] },
  { where: 'In a hospital', things: ['nurses', 'doctors', 'technicians'] },
  { where: 'In a parking lot', things: ['sedans', 'vans', 'trucks'] },
  { where: 'In a bookstore', things: ['novels', 'comics', 'atlases'] },
  { where: 'At a conference', things: ['engineers', 'lawyers', 'journalists'] },
] as const

interface Ratios {
  level: Level
  a: number
  b: number
  c: number
  d: number
  times: number
  triple: (typeof TRIPLES)[number]
}

export const combineRatios = problem<Ratios>({
  id: 'combine-ratios',
  skill: 'ratios',
  version: 5,
  levels: [-0.6, 0, 0.6],
  draw: (random, level) => {
    const [a, b] = random.some([2, 3, 4, 5, 7], 2) as [number, number]
    const [c, d] = random.some([2, 3, 4, 5, 6, 8, 9], 2) as [number, number]
    const lowest = rational(a, b).d === BigInt(b) && rational(c, d).d === BigInt(d)
    if (!lowest || b === c || a === d || div(a * c, b * d).d === 1n) return null
    return { level, a, b, c, d, times: random.int(1, 6), triple: random.pick(TRIPLES) }
  },
  write: (drawn) => byLevel(drawn, [chainOfTwo, secondTurned, numberOfThirds]),
  second: ([a = 1, b = 1, x = 1, y = 1, firsts = 0], stem) => {
    const [c, d] =
      /, and the ratio of (\w+)/.exec(stem)![1] === /ratio of \w+ to (\w+)/.exec(stem)![1] ? [x, y] : [y, x]
    if (!stem.includes('How many')) return a / b / (d / c)
    const seconds = (firsts / a) * b
    return (seconds / c) * d
  },
})

function chainOfTwo(drawn: Ratios): Problem {
  const { a, b, c, d, triple } = drawn
  const { where, things } = triple
  const [first, second, third] = things
  const g = gcd(b, c)
  const joined = div(a * c, b * d)
  const chain = m`\frac{${a}}{${b}} \times \frac{${c}}{${d}} = \frac{${Number(joined.n)}}{${Number(joined.d)}}`
  const fits = (value: ReturnType<typeof rational>): boolean => value.n > 0n
  return {
    stem: t`${where}, the ratio of ${first} to ${second} is ${a} to ${b}, and the ratio of ${second} to ${third} is ${c} to ${d}. What is the ratio of ${first} to ${third}?`,
    key: joined,
    show: ratio,
    fits,
    wrong: wrongRatios(drawn),
    because: t`Multiplying the two ratios as fractions cancels the ${second}: ${chain}.`,
    quick: [
      t`Write the ratios as fractions and multiply them: ${chain}. So the ratio of ${first} to ${third} is ${ratio(joined)}.`,
    ],
    full: [
      ...sameSeconds(drawn),
      t`So the ratio of ${first} to ${third} is ${(a * c) / g} to ${(b * d) / g}${joined.n === BigInt((a * c) / g) ? '' : t`, or ${ratio(joined)} in lowest terms`}.`,
    ],
    hints: [
      t`Which group appears in both ratios: ${first}, ${second}, or ${third}? Is its number the same in both?`,
      t`The least common multiple of ${b} and ${c} is ${(b * c) / g}. How can you rewrite both ratios with ${(b * c) / g} ${second}?`,
    ],
  }
}

function secondTurned(drawn: Ratios): Problem {
  const { a, b, c, d, triple } = drawn
  const { where, things } = triple
  const [first, second, third] = things
  const g = gcd(b, c)
  const joined = div(a * c, b * d)
  const chain = m`\frac{${a}}{${b}} \times \frac{${c}}{${d}} = \frac{${Number(joined.n)}}{${Number(joined.d)}}`
  const fits = (value: ReturnType<typeof rational>): boolean => value.n > 0n
  return {
    stem: t`${where}, the ratio of ${first} to ${second} is ${a} to ${b}, and the ratio of ${third} to ${second} is ${d} to ${c}. What is the ratio of ${first} to ${third}?`,
    key: joined,
    show: ratio,
    fits,
    wrong: wrongRatios(drawn),
    because: t`The second ratio, inverted, is ${second} to ${third}. Multiplying the two fractions then cancels the ${second}: ${chain}.`,
    quick: [
      t`Write the ratios as fractions, invert the second one, and multiply: ${chain}. So the ratio of ${first} to ${third} is ${ratio(joined)}.`,
    ],
    full: [
      ...sameSeconds(drawn),
      t`So the ratio of ${first} to ${third} is ${(a * c) / g} to ${(b * d) / g}${joined.n === BigInt((a * c) / g) ? '' : t`, or ${ratio(joined)} in lowest terms`}.`,
    ],
    hints: [
      t`Which group appears in both ratios: ${first}, ${second}, or ${third}? What has to be the same about it before the ratios can be joined?`,
      t`The least common multiple of ${b} and ${c} is ${(b * c) / g}. What does each ratio say if there are ${(b * c) / g} ${second}?`,
    ],
  }
}

function numberOfThirds(drawn: Ratios): Problem {
  const { a, b, c, d, times, triple } = drawn
  const { where, things } = triple
  const [first, second, third] = things
  const firsts = a * c * times
  const g = gcd(b, c)
  const joined = div(a * c, b * d)
  const chain = m`\frac{${a}}{${b}} \times \frac{${c}}{${d}} = \frac{${Number(joined.n)}}{${Number(joined.d)}}`
  const fits = (value: ReturnType<typeof rational>): boolean => value.n > 0n && isWhole(value)
  return {
    stem: t`${where}, the ratio of ${first} to ${second} is ${a} to ${b}, and the ratio of ${second} to ${third} is ${c} to ${d}. There are ${firsts} ${first}. How many ${third} are there?`,
    key: b * d * times,
    show: plain,
    fits,
    wrong: wrongCounts(drawn),
    because: t`The ratio of ${first} to ${third} is ${chain}, and ${m`${firsts} \div \frac{${Number(joined.n)}}{${Number(joined.d)}} = ${b * d * times}`}.`,
    quick: [
      t`Go from ${first} to ${second} and then to ${third}: ${m`${firsts} \times \frac{${b}}{${a}} \times \frac{${d}}{${c}} = ${b * d * times}`}.`,
    ],
    full: [
      ...sameSeconds(drawn),
      times * g === 1
        ? t`So ${a * c} ${first} go with ${b * d} ${third}, and ${a * c} is exactly the number of ${first} there are.`
        : t`So ${(a * c) / g} ${first} go with ${(b * d) / g} ${third}. Since ${firsts} is ${often(times * g)} ${(a * c) / g}, there are ${m`${times * g} \times ${(b * d) / g} = ${b * d * times}`} ${third}.`,
    ],
    hints: [
      t`Which group appears in both ratios: ${first}, ${second}, or ${third}? Is its number the same in both?`,
      t`The least common multiple of ${b} and ${c} is ${(b * c) / g}. How can you rewrite both ratios with ${(b * c) / g} ${second}?`,
    ],
  }
}

/** Both ratios with the same number of the second kind, the least common multiple of its two numbers. */
function sameSeconds({ level, a, b, c, d, triple: { things } }: Ratios): string[] {
  const [first, second, third] = things
  const lcm = (b * c) / gcd(b, c)
  const ways = [
    lcm === b ? [] : [t`the first ratio by ${lcm / b}`],
    lcm === c ? [] : [t`the second ratio by ${lcm / c}`],
  ].flat()
  return [
    t`Make the number of ${second} the same in both ratios, ${lcm}: multiply both numbers of ${ways.join(' and ')}.`,
    t`Then ${first} to ${second} is ${(a * lcm) / b} to ${lcm}, and ${level === 2 ? t`${third} to ${second} is ${(d * lcm) / c} to ${lcm}` : t`${second} to ${third} is ${lcm} to ${(d * lcm) / c}`}.`,
  ]
}

function wrongRatios({ level, a, b, c, d, triple: { things } }: Ratios): Wrong[] {
  const [first, second, third] = things
  return [
    [
      div(a * d, b * c),
      'inverted',
      () =>
        level === 2
          ? t`This answer multiplies the ratios as given: ${m`\frac{${a}}{${b}} \times \frac{${d}}{${c}}`}. The second ratio compares ${third} with ${second}, so invert it first.`
          : t`This answer inverts the second ratio: ${m`\frac{${a}}{${b}} \times \frac{${d}}{${c}}`}. Only ${m`\frac{${a}}{${b}} \times \frac{${c}}{${d}}`} cancels the ${second}.`,
    ],
    [
      div(a, d),
      'ignored-condition',
      () =>
        t`This answer takes ${a} and ${d} directly from the two ratios. But ${a} goes with ${b} ${second} and ${d} goes with ${c}, so make the numbers of ${second} equal first.`,
    ],
    [
      div(b * d, a * c),
      'inverted',
      () =>
        t`${ratio(div(b * d, a * c))} is the ratio of ${third} to ${first}. The question asks for ${first} to ${third}.`,
    ],
    [
      div(a + c, b + d),
      'added-tops-and-bottoms',
      () =>
        t`This answer adds the ratios: ${m`${a} + ${c}`} to ${m`${b} + ${d}`}, or ${a + c} to ${b + d}. Make the numbers of ${second} equal instead.`,
    ],
    [
      div(b, c),
      'wrong-part-of-ratio',
      () =>
        t`This answer takes ${b} and ${c} from the two ratios. Both numbers stand for ${second}, so they do not compare ${first} with ${third}.`,
    ],
    [
      div(b * c, a * d),
      'inverted',
      () =>
        t`This answer is ${m`\frac{${b}}{${a}} \times \frac{${c}}{${d}}`}, which inverts the first ratio. The correct product is ${m`\frac{${a}}{${b}} \times \frac{${c}}{${d}}`}.`,
    ],
    [
      div(a, b),
      'stopped-early',
      () =>
        t`${a} to ${b} is the ratio of ${first} to ${second}. The second ratio is still needed to get from ${second} to ${third}.`,
    ],
    [
      div(c, d),
      'answered-other-quantity',
      () =>
        t`${c} to ${d} is the ratio of ${second} to ${third}. The first ratio is still needed to get from ${first} to ${second}.`,
    ],
  ]
}

function wrongCounts({ a, b, c, d, times, triple: { things } }: Ratios): Wrong[] {
  const [first, second, third] = things
  const firsts = a * c * times
  return [
    [
      b * c * times,
      'stopped-early',
      () =>
        t`${m`${firsts} \times \frac{${b}}{${a}} = ${b * c * times}`} is the number of ${second}. The question asks for ${third}, so multiply by ${m`\frac{${d}}{${c}}`} as well.`,
    ],
    [
      div(firsts * d, a),
      'ignored-condition',
      () =>
        t`This answer uses ${a} to ${d} as the ratio of ${first} to ${third}: ${m`${firsts} \times \frac{${d}}{${a}}`}. But ${a} goes with ${b} ${second} and ${d} goes with ${c}, so make the numbers of ${second} equal first.`,
    ],
    [
      mul(firsts, div(a * c, b * d)),
      'inverted',
      () =>
        t`This answer multiplies ${firsts} by ${m`\frac{${Number(div(a * c, b * d).n)}}{${Number(div(a * c, b * d).d)}}`}, the ratio of ${first} to ${third}. To go from ${first} to ${third}, divide by it.`,
    ],
    [
      mul(firsts, div(b * c, a * d)),
      'inverted',
      () =>
        t`This answer is ${m`${firsts} \times \frac{${b}}{${a}} \times \frac{${c}}{${d}}`}, which inverts the second ratio. To go from ${second} to ${third}, multiply by ${m`\frac{${d}}{${c}}`}.`,
    ],
    [
      mul(firsts, div(a * d, b * c)),
      'inverted',
      () =>
        t`This answer is ${m`${firsts} \times \frac{${a}}{${b}} \times \frac{${d}}{${c}}`}, which inverts the first ratio. To go from ${first} to ${second}, multiply by ${m`\frac{${b}}{${a}}`}.`,
    ],
    [
      mul(firsts, div(d, c)),
      'ignored-condition',
      () =>
        t`This answer is ${m`${firsts} \times \frac{${d}}{${c}}`}, as if there were ${firsts} ${second}. But ${firsts} is the number of ${first}.`,
    ],
    [
      mul(firsts, div(b + d, a + c)),
      'added-tops-and-bottoms',
      () =>
        t`This answer adds the two ratios, ${m`${a} + ${c}`} to ${m`${b} + ${d}`}, and uses ${a + c} to ${b + d}: ${m`${firsts} \times \frac{${b + d}}{${a + c}}`}. Make the numbers of ${second} equal instead.`,
    ],
    [
      b * d,
      'ratio-part-for-count',
      () =>
        t`${b * d} is the number of ${third} for every ${a * c} ${first}. There are ${firsts} ${first}, so multiply ${b * d} by ${times}.`,
    ],
    [
      firsts + b * d - a * c,
      'additive-scaling',
      () =>
        t`This answer keeps the difference between ${a * c} and ${b * d} for ${firsts} ${first}. Both numbers of a ratio are multiplied by the same factor, ${times} here, so the difference changes too.`,
    ],
    [
      b * c * times + b * d * times,
      'answered-other-quantity',
      () =>
        t`${b * c * times + b * d * times} is the number of ${second} and ${third} together. The question asks for ${third} alone.`,
    ],
  ]
}
