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
            t`This answer multiplies the exponents ${a} and ${b * inner} in the numerator and gets ${a * b * inner}. When powers of the same base are multiplied, their exponents are added: ${m`${a} + ${b * inner} = ${a + b * inner}`}.`,
        ],
        [
          inner > 1 ? a + b + inner - c * negative : a + b + c,
          inner > 1 ? 'exponents-added' : 'wrong-operation',
          () =>
            inner > 1
              ? t`This answer adds ${b} and ${inner} and gets ${b + inner}. When a power is raised to a power, the exponents are multiplied: ${m`${b} \times ${inner} = ${b * inner}`}.`
              : t`This answer adds the exponent ${c} of the denominator: ${m`${a + b} + ${c} = ${a + b + c}`}. When powers of the same base are divided, their exponents are subtracted.`,
        ],
        [
          a + b * inner + c * negative,
          negative < 0 ? 'negative-exponent-as-sign' : 'wrong-operation',
          () =>
            negative < 0
              ? t`This answer subtracts ${c}: ${m`${a + b * inner} - ${c} = ${a + b * inner - c}`}. The exponent of the denominator is ${m`-${c}`}, and subtracting ${m`-${c}`} means adding ${c}.`
              : t`This answer adds the exponent ${c} of the denominator: ${m`${a + b * inner} + ${c} = ${a + b * inner + c}`}. When powers of the same base are divided, their exponents are subtracted.`,
        ],
        [
          a + b * inner,
          'stopped-early',
          () =>
            t`${a + b * inner} is the exponent of the numerator, ${m`${base}^{${a + b * inner}}`}. The numerator must still be divided by ${m`${base}^{${below}}`}.`,
        ],
        [
          a + b ** inner - c * negative,
          'base-times-exponent',
          () =>
            t`This answer raises ${b} to the power of ${inner} and gets ${b ** inner}. When a power is raised to a power, the exponents are multiplied: ${m`${b} \times ${inner} = ${b * inner}`}.`,
        ],
        [
          a + b - c * negative,
          'ignored-condition',
          () =>
            t`This answer ignores the outer exponent ${inner}: ${m`${second} = ${base}^{${b * inner}}`}, not ${m`${base}^{${b}}`}.`,
        ],
        [
          key + 1,
          'off-by-one',
          () =>
            t`This exponent is 1 too large. Checking by multiplication gives ${m`${base}^{${key + 1}} \times ${base}^{${below}} = ${base}^{${key + 1 + c * negative}}`}, but the numerator is ${m`${base}^{${a + b * inner}}`}.`,
        ],
        [
          key - 1,
          'off-by-one',
          () =>
            t`This exponent is 1 too small. Checking by multiplication gives ${m`${base}^{${key - 1}} \times ${base}^{${below}} = ${base}^{${key - 1 + c * negative}}`}, but the numerator is ${m`${base}^{${a + b * inner}}`}.`,
        ],
      ],
      because: t`Add the exponents in the numerator and subtract the one in the denominator: ${m`n = ${a} + ${inner > 1 ? `${b} \\times ${inner}` : String(b)} - ${negative < 0 ? `(-${c})` : String(c)} = ${key}`}.`,
      quick: [
        t`All the powers have base ${base}, so work with the exponents: ${m`${a} + ${inner > 1 ? `${b} \\times ${inner}` : String(b)} - ${negative < 0 ? `(-${c})` : String(c)} = ${key}`}.`,
      ],
      full: [
        ...(inner > 1
          ? [t`When a power is raised to a power, multiply the exponents: ${m`${second} = ${base}^{${b * inner}}`}.`]
          : []),
        t`To multiply powers of the same base, add the exponents: ${m`${base}^{${a}} \times ${base}^{${b * inner}} = ${base}^{${a + b * inner}}`}.`,
        t`To divide, subtract the exponent of the denominator: ${m`n = ${a + b * inner} - ${negative < 0 ? `(-${c})` : String(c)} = ${key}`}.`,
      ],
      hints: [
        inner > 1
          ? t`What is ${m`${second}`} as a single power of ${base}?`
          : 'What happens to the exponents when powers of the same base are multiplied, and when they are divided?',
        t`The numerator is ${m`${base}^{${a + b * inner}}`}. What does dividing by ${m`${base}^{${below}}`} do to the exponent?`,
      ],
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
