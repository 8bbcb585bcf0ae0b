import { m, ratio, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { div, rational } from '../factory/rational.ts'

export const combineRatios = problem({
  id: 'combine-ratios',
  skill: 'ratios',
  levels: [-0.6, 0, 0.6],
  draw: (random) => {
    const [a, b] = random.some([2, 3, 4, 5, 7], 2) as [number, number]
    const [c, d] = random.some([2, 3, 4, 5, 6, 8, 9], 2) as [number, number]
    const lowest = rational(a, b).d === BigInt(b) && rational(c, d).d === BigInt(d)
    if (!lowest || b === c || (a === c && b === d)) return null
    const setting = random.pick([
      ['apples', 'pears', 'plums'],
      ['nurses', 'doctors', 'porters'],
      ['sedans', 'vans', 'trucks'],
      ['novels', 'comics', 'atlases'],
    ] as const)
    return { a, b, c, d, setting }
  },
  write: ({ a, b, c, d, setting: [first, second, third] }) => ({
    stem: t`The ratio of ${first} to ${second} is ${a} to ${b}, and the ratio of ${second} to ${third} is ${c} to ${d}. What is the ratio of ${first} to ${third}?`,
    key: div(a * c, b * d),
    show: ratio,
    wrong: [
      [
        div(a, d),
        'ignored-condition',
        () =>
          t`You took the ends, ${a} and ${d}. They belong to different numbers of ${second}: ${b} in the first ratio and ${c} in the second. Make these equal first.`,
      ],
      [
        div(a * d, b * c),
        'inverted',
        () =>
          t`You turned the second ratio around. ${m`\frac{${a}}{${b}} \times \frac{${c}}{${d}}`} cancels the ${second}; ${m`\frac{${a}}{${b}} \times \frac{${d}}{${c}}`} does not.`,
      ],
      [
        div(b * d, a * c),
        'inverted',
        () => t`This is the ratio of ${third} to ${first}. The question asks for ${first} to ${third}.`,
      ],
      [
        div(a + c, b + d),
        'added-tops-and-bottoms',
        () =>
          t`You added the ratios: ${m`${a} + ${c}`} to ${m`${b} + ${d}`}. Ratios that share a middle term multiply.`,
      ],
      [
        div(b, c),
        'wrong-part-of-ratio',
        () => t`${b} and ${c} both stand for the ${second}; their ratio compares nothing with the ${third}.`,
      ],
      [
        div(b * c, a * d),
        'inverted',
        () =>
          t`You turned one of the ratios around and the answer as well. Multiply ${m`\frac{${a}}{${b}}`} by ${m`\frac{${c}}{${d}}`}.`,
      ],
      [
        div(a, b),
        'stopped-early',
        () => t`${a} to ${b} is the ratio of ${first} to ${second}. The step to the ${third} is missing.`,
      ],
      [div(c, d), 'answered-other-quantity', () => t`${c} to ${d} is the ratio of ${second} to ${third}.`],
    ],
    because: t`${m`\frac{${a}}{${b}} \times \frac{${c}}{${d}} = ${ratioTex(a * c, b * d)}`}: the ${second} cancel.`,
    quick: [
      t`Multiply the ratios as fractions: ${m`\frac{${a}}{${b}} \times \frac{${c}}{${d}} = ${ratioTex(a * c, b * d)}`}.`,
    ],
    full: [
      t`Make the number of ${second} the same in both: ${b * c}.`,
      t`Then ${first} to ${second} is ${a * c} to ${b * c}, and ${second} to ${third} is ${b * c} to ${b * d}.`,
      t`So ${first} to ${third} is ${a * c} to ${b * d}${div(a * c, b * d).n === BigInt(a * c) ? '' : t`, in lowest terms ${ratio(div(a * c, b * d))}`}.`,
    ],
    hints: [`Both ratios mention the ${second}.`, t`Write both with ${b * c} ${second}.`],
  }),
  second: ([a = 0, b = 0, c = 0, d = 0]) => {
    const middle = b * c
    return ((middle / b) * a) / ((middle / c) * d)
  },
})

function ratioTex(top: number, bottom: number): string {
  const { n, d } = rational(top, bottom)
  return `\\frac{${n}}{${d}}`
}
