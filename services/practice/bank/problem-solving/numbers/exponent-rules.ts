import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

export const exponentRules = problem({
  id: 'exponent-rules',
  skill: 'powers',
  version: 4,
  levels: [-1.8, -1.3, -0.4],
  places: [
    [10, 10, 0, 0, 0],
    [2, 2, 8, 8, 0],
    [0, 0, 4, 4, 12],
  ],
  draw: (random, level) => {
    const base = random.int(2, 9)
    const [a, b, c] = [random.int(2, 9), random.int(2, 6), random.int(2, 12)]
    const inner = level === 1 ? 1 : random.int(2, 4)
    const negative = level === 3 ? -1 : 1
    const key = a + b * inner - c * negative
    return key < 2 || a === b * inner ? null : { base, a, b, c, inner, negative, key }
  },
  write: ({ base, a, b, c, inner, negative, key }) => {
    const second = inner > 1 ? `\\left(${base}^{${b}}\\right)^{${inner}}` : `${base}^{${b}}`
    const below = negative < 0 ? `-${c}` : `${c}`
    return {
      stem: t`If ${m`\frac{${base}^{${a}} \times ${second}}{${base}^{${below}}} = ${base}^n`}, what is the value of ${m`n`}?`,
      key,
      show: plain,
      fits: (value) => isWhole(value),
      wrong: [
        [
          a * b * inner - c * negative,
          'exponents-multiplied',
          () =>
            t`This answer multiplies the exponents of the two factors. For a product of powers of one base they are added: ${m`${a} + ${b * inner}`}.`,
        ],
        [
          inner > 1 ? a + b + inner - c * negative : a + b + c,
          inner > 1 ? 'exponents-added' : 'wrong-operation',
          () =>
            inner > 1
              ? t`This answer adds ${b} and ${inner}. A power of a power multiplies them: ${m`${b} \times ${inner} = ${b * inner}`}.`
              : t`This answer adds the exponent ${c} of the denominator. Dividing by ${m`${base}^{${c}}`} subtracts it.`,
        ],
        [
          a + b * inner + c * negative,
          negative < 0 ? 'negative-exponent-as-sign' : 'wrong-operation',
          () =>
            negative < 0
              ? t`Subtracting the exponent ${m`-${c}`} adds ${c}; it takes it away.`
              : t`This answer adds the exponent ${c} of the denominator. Dividing by ${m`${base}^{${c}}`} subtracts it.`,
        ],
        [a + b * inner, 'stopped-early', () => t`This answer leaves out the denominator, ${m`${base}^{${below}}`}.`],
        [
          a + b ** inner - c * negative,
          'base-times-exponent',
          () =>
            t`This answer raises ${b} to the power of ${inner}. The exponents of a power of a power are multiplied.`,
        ],
        [
          a + b - c * negative,
          'ignored-condition',
          () => t`This answer leaves out the outer exponent ${inner}: ${m`${second} = ${base}^{${b * inner}}`}.`,
        ],
        [
          key + 1,
          'off-by-one',
          () => t`Add the exponents above once more: ${m`${a} + ${b * inner} = ${a + b * inner}`}.`,
        ],
        [
          key - 1,
          'off-by-one',
          () => t`Add the exponents above once more: ${m`${a} + ${b * inner} = ${a + b * inner}`}.`,
        ],
      ],
      because: t`${m`n = ${a} + ${inner > 1 ? `${b} \\times ${inner}` : String(b)} - ${negative < 0 ? `(-${c})` : String(c)} = ${key}`}.`,
      quick: ['Only the exponents matter: products add, powers of powers multiply, quotients subtract.'],
      full: [
        ...(inner > 1 ? [t`Power of a power: ${m`${second} = ${base}^{${b * inner}}`}.`] : []),
        t`Product: ${m`${base}^{${a}} \times ${base}^{${b * inner}} = ${base}^{${a + b * inner}}`}.`,
        t`Quotient: ${m`${a + b * inner} - ${negative < 0 ? `(-${c})` : String(c)} = ${key}`}.`,
      ],
      hints: ['All powers have the same base.', t`The exponent above the line is ${a + b * inner}.`],
    }
  },
  second: (numbers, stem) => {
    const nested = stem.includes('left')
    const [base = 2, a = 0, , b = 0] = numbers
    const [inner = 1, c = 0] = nested ? [numbers[4], numbers[6]] : [1, numbers[5]]
    const log = Math.log(base)
    return Math.round((a * log + b * inner * log - c * log) / log)
  },
})
