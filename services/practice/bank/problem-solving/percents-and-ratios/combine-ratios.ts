import { often } from '../../factory/grammar.ts'
import { byLevel } from '../../factory/by-level.ts'
import { m, plain, ratio, t } from '../../factory/format.ts'
import { problem, type Level, type Problem, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole, mul, rational } from '../../factory/rational.ts'

const TRIPLES = [
  { where: 'At a market stall', things: ['apples', 'pears', 'plums'] },
  { where: 'In a hospital', things: ['nurses', 'doctors', 'porters'] },
  { where: 'In a car park', things: ['sedans', 'vans', 'trucks'] },
  { where: 'In a bookshop', things: ['novels', 'comics', 'atlases'] },
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
  version: 4,
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
  const joined = div(a * c, b * d)
  const chain = m`\frac{${a}}{${b}} \times \frac{${c}}{${d}} = \frac{${Number(joined.n)}}{${Number(joined.d)}}`
  const fits = (value: ReturnType<typeof rational>): boolean => value.n > 0n
  return {
    stem: t`${where}, the ratio of ${first} to ${second} is ${a} to ${b}, and the ratio of ${second} to ${third} is ${c} to ${d}. What is the ratio of ${first} to ${third}?`,
    key: joined,
    show: ratio,
    fits,
    wrong: wrongRatios(drawn),
    because: t`${chain}: the ${second} cancel.`,
    quick: [t`Multiply the ratios as fractions: ${chain}.`],
    full: [
      t`Make the number of ${second} the same in both ratios: ${b * c}.`,
      t`Then ${first} to ${second} is ${a * c} to ${b * c}, and ${second} to ${third} is ${b * c} to ${b * d}.`,
      t`So ${first} to ${third} is ${a * c} to ${b * d}${joined.n === BigInt(a * c) ? '' : t`, in lowest terms ${ratio(joined)}`}.`,
    ],
    hints: [`Both ratios mention the ${second}.`, t`Write both ratios with ${b * c} ${second}.`],
  }
}

function secondTurned(drawn: Ratios): Problem {
  const { a, b, c, d, triple } = drawn
  const { where, things } = triple
  const [first, second, third] = things
  const joined = div(a * c, b * d)
  const chain = m`\frac{${a}}{${b}} \times \frac{${c}}{${d}} = \frac{${Number(joined.n)}}{${Number(joined.d)}}`
  const fits = (value: ReturnType<typeof rational>): boolean => value.n > 0n
  return {
    stem: t`${where}, the ratio of ${first} to ${second} is ${a} to ${b}, and the ratio of ${third} to ${second} is ${d} to ${c}. What is the ratio of ${first} to ${third}?`,
    key: joined,
    show: ratio,
    fits,
    wrong: wrongRatios(drawn),
    because: t`${chain}: the ${second} cancel.`,
    quick: [t`Multiply the ratios as fractions, the second one turned around: ${chain}.`],
    full: [
      t`Make the number of ${second} the same in both ratios: ${b * c}.`,
      t`Then ${first} to ${second} is ${a * c} to ${b * c}, and ${second} to ${third} is ${b * c} to ${b * d}.`,
      t`So ${first} to ${third} is ${a * c} to ${b * d}${joined.n === BigInt(a * c) ? '' : t`, in lowest terms ${ratio(joined)}`}.`,
    ],
    hints: [`Both ratios mention the ${second}.`, t`Write both ratios with ${b * c} ${second}.`],
  }
}

function numberOfThirds(drawn: Ratios): Problem {
  const { a, b, c, d, times, triple } = drawn
  const { where, things } = triple
  const [first, second, third] = things
  const firsts = a * c * times
  const joined = div(a * c, b * d)
  const chain = m`\frac{${a}}{${b}} \times \frac{${c}}{${d}} = \frac{${Number(joined.n)}}{${Number(joined.d)}}`
  const fits = (value: ReturnType<typeof rational>): boolean => value.n > 0n && isWhole(value)
  return {
    stem: t`${where}, the ratio of ${first} to ${second} is ${a} to ${b}, and the ratio of ${second} to ${third} is ${c} to ${d}. There are ${firsts} ${first}. How many ${third} are there?`,
    key: b * d * times,
    show: plain,
    fits,
    wrong: wrongCounts(drawn),
    because: t`${chain} is the ratio of ${first} to ${third}, and ${m`${firsts} \div ${joined} = ${b * d * times}`}.`,
    quick: [t`${m`${firsts} \times \frac{${b}}{${a}} \times \frac{${d}}{${c}} = ${b * d * times}`}.`],
    full: [
      t`Make the number of ${second} the same in both ratios: ${b * c}.`,
      t`Then ${first} to ${second} is ${a * c} to ${b * c}, and ${second} to ${third} is ${b * c} to ${b * d}.`,
      t`To every ${a * c} ${first} there are ${b * d} ${third}; ${firsts} ${first} are ${often(times)} ${a * c}, so there are ${m`${times} \times ${b * d} = ${b * d * times}`} ${third}.`,
    ],
    hints: [`Both ratios mention the ${second}.`, t`Write both ratios with ${b * c} ${second}.`],
  }
}

function wrongRatios({ level, a, b, c, d, triple: { things } }: Ratios): Wrong[] {
  const [first, second, third] = things
  return [
    [
      div(a * d, b * c),
      'inverted',
      () =>
        level === 2
          ? t`This answer multiplies the ratios as they stand. The second is one of ${third} to ${second}, ${d} to ${c}; turn it around first.`
          : t`This answer turns the second ratio around. ${m`\frac{${a}}{${b}} \times \frac{${c}}{${d}}`} cancels the ${second}; ${m`\frac{${a}}{${b}} \times \frac{${d}}{${c}}`} does not.`,
    ],
    [
      div(a, d),
      'ignored-condition',
      () =>
        t`This answer takes ${a} and ${d} as they stand. They belong to different numbers of ${second}: ${b} in the first ratio and ${c} in the second. Make these equal first.`,
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
        t`This answer adds the ratios: ${m`${a} + ${c}`} to ${m`${b} + ${d}`}. Ratios that share a middle term multiply.`,
    ],
    [
      div(b, c),
      'wrong-part-of-ratio',
      () => t`${b} and ${c} both stand for the ${second}. Their ratio does not compare ${first} with ${third}.`,
    ],
    [
      div(b * c, a * d),
      'inverted',
      () =>
        t`This answer turns one of the ratios around and the answer as well. Multiply ${m`\frac{${a}}{${b}}`} by ${m`\frac{${c}}{${d}}`}.`,
    ],
    [
      div(a, b),
      'stopped-early',
      () => t`${a} to ${b} is the ratio of ${first} to ${second}. The step to the ${third} is missing.`,
    ],
    [div(c, d), 'answered-other-quantity', () => t`${c} to ${d} is the ratio of ${second} to ${third}.`],
  ]
}

function wrongCounts({ a, b, c, d, times, triple: { things } }: Ratios): Wrong[] {
  const [first, second, third] = things
  const firsts = a * c * times
  return [
    [
      b * c * times,
      'stopped-early',
      () => t`${b * c * times} is the number of ${second}. The step to the ${third} is missing.`,
    ],
    [
      div(firsts * d, a),
      'ignored-condition',
      () =>
        t`This answer takes ${a} to ${d} for the ratio of ${first} to ${third}. These numbers belong to ${b} and ${c} ${second}.`,
    ],
    [
      mul(firsts, div(a * c, b * d)),
      'inverted',
      () =>
        t`This answer multiplies ${firsts} by the ratio of ${first} to ${third}, ${ratio(div(a * c, b * d))}. Divide by it.`,
    ],
    [
      mul(firsts, div(b * c, a * d)),
      'inverted',
      () =>
        t`This answer turns the second ratio around. From the ${second} to the ${third} it is ${m`\times \frac{${d}}{${c}}`}.`,
    ],
    [
      mul(firsts, div(a * d, b * c)),
      'inverted',
      () =>
        t`This answer turns the first ratio around. From the ${first} to the ${second} it is ${m`\times \frac{${b}}{${a}}`}.`,
    ],
    [
      mul(firsts, div(d, c)),
      'ignored-condition',
      () => t`This answer uses only the ratio ${c} to ${d}, as if there were ${firsts} ${second}.`,
    ],
    [
      mul(firsts, div(b + d, a + c)),
      'added-tops-and-bottoms',
      () => t`This answer adds the ratios to ${a + c} to ${b + d}. Ratios that share a middle term multiply.`,
    ],
    [
      b * d,
      'ratio-part-for-count',
      () => t`${b * d} is the ratio number of the ${third} to ${a * c} ${first}. There are ${firsts} ${first}.`,
    ],
    [
      firsts + b * d - a * c,
      'additive-scaling',
      () =>
        t`This answer adds the difference of the ratio numbers ${b * d} and ${a * c} to ${firsts}. Scale by multiplying.`,
    ],
    [
      b * c * times + b * d * times,
      'answered-other-quantity',
      () => t`${b * c * times + b * d * times} is the number of ${second} and ${third} together.`,
    ],
  ]
}
