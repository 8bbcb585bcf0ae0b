import { m, plain, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { div } from '../factory/rational.ts'

export const squareIdentities = problem({
  id: 'square-identities',
  skill: 'expressions',
  levels: [-0.5, 0.2, 0.9],
  draw: (random, level) => {
    const x = random.int(2, 14)
    const y = random.int(1, x - 1)
    return { x, y, kind: level }
  },
  write: ({ x, y, kind }) => {
    const [s, d, p] = [x + y, x - y, x * y]
    const squares = x * x + y * y
    const difference = x * x - y * y
    const stem =
      kind === 1
        ? t`If ${m`x^2 - y^2 = ${difference}`} and ${m`x - y = ${d}`}, what is the value of ${m`x + y`}?`
        : kind === 2
          ? t`If ${m`x + y = ${s}`} and ${m`xy = ${p}`}, what is the value of ${m`x^2 + y^2`}?`
          : t`If ${m`x^2 + y^2 = ${squares}`} and ${m`x - y = ${d}`}, what is the value of ${m`xy`}?`
    const key = kind === 1 ? s : kind === 2 ? squares : p
    return {
      stem,
      key,
      show: plain,
      wrong:
        kind === 1
          ? [
              [
                difference - d,
                'wrong-operation',
                () => t`You subtracted ${d}. Since ${m`x^2 - y^2 = (x + y)(x - y)`}, divide by it.`,
              ],
              [
                difference * d,
                'wrong-operation',
                () => t`You multiplied by ${d}. ${m`(x + y) \times ${d} = ${difference}`}, so divide.`,
              ],
              [d, 'power-over-sum', () => t`You took ${m`x + y`} for equal to ${m`x - y`}.`],
              [x, 'stopped-early', () => t`${x} is the value of ${m`x`}.`],
              [2 * s, 'doubled-or-halved', () => t`This is twice ${m`x + y`}.`],
              [x * y, 'answered-other-quantity', () => t`${p} is the product ${m`xy`}.`],
              [
                div(difference, 2),
                'doubled-or-halved',
                () => t`You halved ${difference}. Divide it by ${m`x - y = ${d}`}.`,
              ],
              [s + d, 'wrong-operation', () => t`You added ${d} to the quotient.`],
            ]
          : kind === 2
            ? [
                [
                  s * s,
                  'middle-term-dropped',
                  () =>
                    t`You squared the sum: ${m`${s}^2 = ${s * s}`}. That also contains the middle term ${m`2xy = ${2 * p}`}.`,
                ],
                [
                  s * s - p,
                  'middle-term-dropped',
                  () => t`You took ${m`xy`} off once. The middle term is ${m`2xy = ${2 * p}`}.`,
                ],
                [
                  s * s + 2 * p,
                  'lost-sign',
                  () => t`You added ${m`2xy`}. It is contained in ${m`(x + y)^2`} and has to come off.`,
                ],
                [difference, 'answered-other-quantity', () => t`${difference} is ${m`x^2 - y^2`}.`],
                [
                  2 * s - 2 * p > 0 ? 2 * s - 2 * p : 2 * s,
                  'base-times-exponent',
                  () => t`You doubled ${s} instead of squaring it.`,
                ],
                [s * p, 'wrong-operation', () => t`You multiplied the two given values.`],
                [d * d, 'lost-sign', () => t`${d * d} is ${m`(x - y)^2`}.`],
              ]
            : [
                [
                  squares - d * d,
                  'doubled-or-halved',
                  () => t`${m`${squares} - ${d}^2 = ${squares - d * d}`} is ${m`2xy`}. Halve it.`,
                ],
                [
                  div(squares + d * d, 2),
                  'lost-sign',
                  () =>
                    t`You added ${m`${d}^2`}. From ${m`(x - y)^2 = x^2 - 2xy + y^2`} follows ${m`2xy = ${squares} - ${d * d}`}.`,
                ],
                [div(squares - d, 2), 'ignored-condition', () => t`You did not square ${d}.`],
                [squares - d, 'ignored-condition', () => t`You neither squared ${d} nor halved the result.`],
                [s, 'answered-other-quantity', () => t`${s} is ${m`x + y`}.`],
                [
                  div(squares, 2),
                  'ignored-condition',
                  () => t`You halved ${squares}. That would be ${m`xy`} only if ${m`x = y`}.`,
                ],
                [squares * d, 'wrong-operation', () => t`You multiplied the given values.`],
                [div(p, 2), 'doubled-or-halved', () => t`You halved once too often.`],
                [div(squares - 2 * d, 2), 'base-times-exponent', () => t`You doubled ${d} instead of squaring it.`],
              ],
      because:
        kind === 1
          ? t`${m`x^2 - y^2 = (x + y)(x - y)`}, so ${m`x + y = \frac{${difference}}{${d}} = ${s}`}.`
          : kind === 2
            ? t`${m`x^2 + y^2 = (x + y)^2 - 2xy = ${s * s} - ${2 * p} = ${squares}`}.`
            : t`${m`(x - y)^2 = x^2 + y^2 - 2xy`}, so ${m`2xy = ${squares} - ${d * d} = ${2 * p}`} and ${m`xy = ${p}`}.`,
      quick: ['Use the identity; the single values are not needed.'],
      full:
        kind === 1
          ? [
              t`Factor: ${m`x^2 - y^2 = (x + y)(x - y)`}.`,
              t`So ${m`(x + y) \times ${d} = ${difference}`}.`,
              t`${m`x + y = ${s}`}.`,
            ]
          : kind === 2
            ? [
                t`Square the sum: ${m`(x + y)^2 = x^2 + 2xy + y^2`}.`,
                t`So ${m`x^2 + y^2 = ${s}^2 - 2 \times ${p}`}.`,
                t`That is ${m`${s * s} - ${2 * p} = ${squares}`}.`,
              ]
            : [
                t`Square the difference: ${m`(x - y)^2 = x^2 - 2xy + y^2`}.`,
                t`So ${m`${d * d} = ${squares} - 2xy`}.`,
                t`${m`2xy = ${2 * p}`} and ${m`xy = ${p}`}.`,
              ],
      hints: [
        'Which identity contains both given expressions?',
        kind === 1 ? t`${m`x^2 - y^2`} is a product.` : t`Square ${kind === 2 ? m`x + y` : m`x - y`}.`,
      ],
    }
  },
  second: (_numbers, stem) => {
    for (let x = 1; x <= 40; x += 1) {
      for (let y = 1; y <= 40; y += 1) {
        if (stem.includes('of \\(x + y')) {
          if (stem.includes(`= ${x * x - y * y}\\)`) && stem.includes(`x - y = ${x - y}\\)`) && x > y) return x + y
        } else if (stem.includes('of \\(x^2')) {
          if (stem.includes(`x + y = ${x + y}\\)`) && stem.includes(`xy = ${x * y}\\)`)) return x * x + y * y
        } else if (stem.includes(`y^2 = ${x * x + y * y}\\)`) && stem.includes(`x - y = ${x - y}\\)`)) return x * y
      }
    }
    return Number.NaN
  },
})
