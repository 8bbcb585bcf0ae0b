import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'

export const sumOfRoots = problem({
  id: 'sum-of-roots',
  skill: 'roots',
  version: 4,
  levels: [-0.8, 0, 0.8],
  draw: (random, level) => {
    const r = random.pick([2, 3, 5, 6, 7, 10, 11])
    const [a, b] = random.some([2, 3, 4, 5, 6, 7, 8], 2) as [number, number]
    const outer = level === 3 ? random.int(2, 4) : 1
    const minus = level > 1 && random.int(0, 1) === 1
    const k = minus ? a * outer - b : a * outer + b
    return k < 2 || k === r ? null : { r, a, b, outer, minus, k }
  },
  write: ({ r, a, b, outer, minus, k }) => {
    const x = a * a * r
    const y = b * b * r
    const sign = minus ? '-' : '+'
    const root = (factor: number, inside: number): string => m`${factor === 1 ? '' : String(factor)}\sqrt{${inside}}`
    const square = (factor: number, inside: number): number => factor * factor * inside
    const first = outer > 1 ? `${outer}\\sqrt{${x}}` : `\\sqrt{${x}}`
    const combined = minus ? outer * x - y : outer * x + y
    const option = (factor: number, inside: number) => [square(factor, inside), root(factor, inside)] as const
    const [v1, t1] = option(1, Math.abs(combined) || 1)
    const [v2, t2] = option(k, 2 * r)
    const [v3, t3] = option(minus ? a * outer + b : Math.abs(a * outer - b) || 1, r)
    const [v4, t4] = option(a * b * outer, r)
    const [v5, t5] = outer > 1 ? option(minus ? Math.abs(a - b) || 1 : a + b, r) : option(k, r * r)
    const [v6, t6] = option(minus ? Math.abs(a * a * outer - b * b) : a * a * outer + b * b, r)
    const [v7, t7] = option(a * outer, r)
    const [v8, t8] = option(b, r)
    return {
      stem: t`Which of the following is equal to ${m`${first} ${sign} \sqrt{${y}}`}?`,
      key: square(k, r),
      keyText: root(k, r),
      show: plain,
      fits: () => true,
      wrong: [
        [
          v1,
          'power-over-sum',
          () =>
            t`This answer combines everything under one root${combined > 0 ? t`, ${m`\sqrt{${outer * x} ${sign} ${y}}`}` : ''}. The ${minus ? 'difference' : 'sum'} of two roots is not the root of the ${minus ? 'difference' : 'sum'}. Simplify each root first: ${m`${a * outer}\sqrt{${r}} ${sign} ${b}\sqrt{${r}}`}.`,
          t1,
        ],
        [
          v6,
          'root-of-part',
          () =>
            t`This answer takes ${a * a} and ${b * b} out of the roots without taking their square roots: ${m`\sqrt{${x}} = ${a}\sqrt{${r}}`}, not ${m`${a * a}\sqrt{${r}}`}.`,
          t6,
        ],
        [
          v2,
          'bases-combined',
          () =>
            t`This answer also adds the numbers under the roots: ${m`${r} + ${r} = ${2 * r}`}. ${m`${a * outer}\sqrt{${r}}`} and ${m`${b}\sqrt{${r}}`} are like terms, so only the numbers in front are combined.`,
          t2,
        ],
        [
          v3,
          'lost-sign',
          () =>
            t`This answer ${minus ? t`adds ${a * outer} and ${b}` : t`takes the difference of ${a * outer} and ${b}`}. There is a ${minus ? 'minus' : 'plus'} sign between the roots, so ${minus ? 'subtract' : 'add'}.`,
          t3,
        ],
        [
          v4,
          'wrong-operation',
          () =>
            t`This answer multiplies the numbers in front of the roots: ${m`${a * outer} \times ${b} = ${a * b * outer}`}. They must be ${minus ? 'subtracted' : 'added'}.`,
          t4,
        ],
        [
          v5,
          outer > 1 ? 'ignored-condition' : 'bases-combined',
          () =>
            outer > 1
              ? t`This answer leaves out the factor ${outer} in front of the first root, which makes the first term ${m`${outer} \times ${a}\sqrt{${r}} = ${a * outer}\sqrt{${r}}`}.`
              : t`This answer multiplies the numbers under the roots, ${m`${r} \times ${r}`}. When like terms are ${minus ? 'subtracted' : 'added'}, ${m`\sqrt{${r}}`} stays as it is.`,
          t5,
        ],
        [
          v7,
          'stopped-early',
          () => t`${t7} is ${m`${first}`} alone. ${minus ? 'Subtract' : 'Add'} the second root, ${t8}.`,
          t7,
        ],
        [v8, 'stopped-early', () => t`${t8} is ${m`\sqrt{${y}}`} alone. The first term, ${t7}, is left out.`, t8],
      ],
      because: t`${m`${first} = ${a * outer}\sqrt{${r}}`} and ${m`\sqrt{${y}} = ${b}\sqrt{${r}}`}, so ${minus ? 'the difference' : 'the sum'} is ${m`${k}\sqrt{${r}}`}.`,
      quick: [
        t`Since ${m`${x} = ${a * a} \times ${r}`} and ${m`${y} = ${b * b} \times ${r}`}, both roots are multiples of ${m`\sqrt{${r}}`}: ${m`${first} ${sign} \sqrt{${y}} = ${a * outer}\sqrt{${r}} ${sign} ${b}\sqrt{${r}} = ${k}\sqrt{${r}}`}.`,
      ],
      full: [
        t`The largest perfect square that divides ${x} is ${a * a}, so ${m`\sqrt{${x}} = \sqrt{${a * a} \times ${r}} = ${a}\sqrt{${r}}`}${outer > 1 ? t`, and ${m`${first} = ${a * outer}\sqrt{${r}}`}` : ''}.`,
        t`In the same way, ${m`\sqrt{${y}} = \sqrt{${b * b} \times ${r}} = ${b}\sqrt{${r}}`}.`,
        t`Combine the like terms: ${m`${a * outer}\sqrt{${r}} ${sign} ${b}\sqrt{${r}} = ${k}\sqrt{${r}}`}.`,
        ...(outer > 1
          ? [
              t`Check with decimals: ${m`${first}`} is about ${(a * outer * Math.sqrt(r)).toFixed(1)} and ${m`\sqrt{${y}}`} about ${(b * Math.sqrt(r)).toFixed(1)}, and ${m`${k}\sqrt{${r}}`} is about ${(k * Math.sqrt(r)).toFixed(1)}.`,
            ]
          : []),
      ],
      hints: [
        t`Can the two roots be combined as they are, or do they have to be simplified first?`,
        t`What is the largest perfect square that divides ${x}, and what is the largest that divides ${y}?`,
      ],
    }
  },
  second: (numbers, stem) => {
    const nested = numbers.length === 3
    const outer = nested ? (numbers[0] ?? 1) : 1
    const [x = 0, y = 0] = (nested ? numbers.slice(1) : numbers).map(Math.abs)
    const value = stem.includes('} - ') ? outer * Math.sqrt(x) - Math.sqrt(y) : outer * Math.sqrt(x) + Math.sqrt(y)
    return Math.round(value * value * 1e6) / 1e6
  },
})
