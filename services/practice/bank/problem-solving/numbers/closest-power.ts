import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { power, mul, rational, toNumber, type Rational } from '../../factory/rational.ts'
import { readFormula } from '../../factory/read-formula.ts'

interface Estimate {
  level: Level
  p: number
  q: number
  a: number
  b: number
  c: number
  d: number
  /** Whether the small term is added. */
  plus: boolean
}

export const closestPower = problem<Estimate>({
  id: 'closest-power',
  skill: 'powers',
  version: 2,
  levels: [0.5, 0.7, 1],
  draw: (random, level) => {
    const q = random.pick([2, 3, 4, 5])
    const p = q * random.pick(level === 3 ? [4, 9] : [2, 3, 4, 6, 8])
    const [a, c] = [random.int(9, 16), random.int(4, 7)]
    const [b, d] = [random.int(3, a - 4), random.int(0, c - 3)]
    if (d === 1) return null
    if (level === 3 && (a - c) % 2 !== 0) return null
    return { level, p, q, a, b, c, d, plus: random.pick([true, false]) }
  },
  write: (estimate) => ({
    ...byLevel(estimate, [quotient, quotient, root]),
    show: shown,
    fits: (value) => value.n > 0n,
    hints: [
      'In a sum of powers of 10 that lie far apart, which term decides the size?',
      'Replace numerator and denominator by their dominant terms, and only then divide.',
    ],
  }),
  second: (_numbers, stem) => {
    const value = readFormula(/\\\((.*)\\\)/.exec(stem)![1]!)({})
    // The nearest number of the form (1 to 9) times a power of ten, measured by ratio.
    const exponent = Math.floor(Math.log10(value) + 1e-4)
    return Math.round(value / 10 ** exponent) * 10 ** exponent
  },
})

const shown = (value: Rational): string => {
  const exponent = Math.floor(Math.log10(toNumber(value)) + 1e-9)
  const lead = Math.round(toNumber(value) / 10 ** exponent)
  return lead === 1 ? m`10^{${exponent}}` : m`${lead} \times 10^{${exponent}}`
}

const numerator = ({ p, a, b, plus }: Estimate): string => `${p} \\times 10^{${a}} ${plus ? '+' : '-'} 10^{${b}}`
const denominator = ({ level, q, c, d }: Estimate): string => (level === 1 ? `${q} \\times 10^{${c}}` : `${q} \\times 10^{${c}} + ${d === 0 ? '1' : `10^{${d}}`}`) // prettier-ignore

function wrongsAround(estimate: Estimate, lead: number, exponent: number): Wrong[] {
  const { p, q, a, b, c } = estimate
  const at = (top: number, e: number): Rational => mul(top, power(10, e))
  return [
    [at(lead, exponent + 1), 'decimal-shift', () => t`This is ten times too large: one of the exponents has been miscounted by 1.`],
    [at(lead, exponent - 1), 'decimal-shift', () => t`This is ten times too small: one of the exponents has been miscounted by 1.`],
    [at(lead, exponent + 2), 'decimal-shift', () => t`This is a hundred times too large.`],
    [at(lead, exponent - 2), 'decimal-shift', () => t`This is a hundred times too small.`],
    [at(lead, a + c), 'exponents-added', () => t`This adds the exponents ${a} and ${c}. Dividing powers subtracts exponents.`],
    [at(1, exponent), 'ignored-condition', () => t`This leaves out the factors ${p} and ${q}.`],
    [at(lead, Math.abs(a - b)), 'answered-other-quantity', () => t`This subtracts the exponents inside the numerator. Terms of a sum cannot be divided.`],
    [at(lead, exponent + 3), 'decimal-shift', () => t`This is a thousand times too large.`],
    [at(lead, exponent - 3), 'decimal-shift', () => t`This is a thousand times too small.`],
    [at(1, exponent + 4), 'power-over-sum', () => t`This combines the exponents of all four terms, although they stand in sums.`],
    [at(1, exponent - 4), 'power-over-sum', () => t`This divides term by term, which is not allowed in sums.`],
  ] // prettier-ignore
}

type Part = Written<'show' | 'fits' | 'hints'>

function quotient(estimate: Estimate): Part {
  const { level, p, q, a, b, c, d } = estimate
  const lead = p / q
  const key = mul(lead, power(10, a - c))
  return {
    stem: t`Which of the following is closest to ${m`\frac{${numerator(estimate)}}{${denominator(estimate)}}`}?`,
    key,
    wrong: wrongsAround(estimate, lead, a - c),
    because: t`The smaller powers hardly matter, so the quotient is about ${m`\frac{${p} \times 10^{${a}}}{${q} \times 10^{${c}}}`}, which is ${shown(rational(key))}.`,
    quick: [t`Keep only the dominant terms: ${m`\frac{${p}}{${q}} \times 10^{${a} - ${c}}`}, which is ${shown(rational(key))}.`], // prettier-ignore
    full: [
      t`The options differ by whole powers of 10, so an estimate is enough. Keep the dominant term of each sum.`,
      t`In the numerator, ${m`10^{${b}}`} is only one part in ${m`${p} \times 10^{${a - b}}`} of the first term, so the numerator is about ${m`${p} \times 10^{${a}}`}.`,
      level === 1
        ? t`The denominator is ${m`${q} \times 10^{${c}}`} exactly.`
        : t`In the denominator, ${m`${d === 0 ? '1' : `10^{${d}}`}`} is just as negligible beside ${m`${q} \times 10^{${c}}`}.`,
      t`Divide the factors and subtract the exponents: ${m`\frac{${p}}{${q}} \times 10^{${a} - ${c}}`}, which is ${shown(rational(key))}.`,
      t`Check: the neglected terms change the result by far less than a factor of 10, so no other option can be closer.`,
    ],
  }
}

function root(estimate: Estimate): Part {
  const { p, q, a, b, c, d } = estimate
  const lead = Math.sqrt(p / q)
  const exponent = (a - c) / 2
  const key = mul(lead, power(10, exponent))
  return {
    stem: t`Which of the following is closest to ${m`\sqrt{\frac{${numerator(estimate)}}{${denominator(estimate)}}}`}?`,
    key,
    wrong: [
      [mul(p / q, power(10, a - c)), 'root-of-part', () => t`This forgets the square root.`],
      [mul(lead, power(10, a - c)), 'root-of-part', () => t`This takes the root of ${p / q} only; the exponent must be halved as well.`],
      [mul(p / q, power(10, exponent)), 'root-of-part', () => t`This halves the exponent but does not take the root of ${p / q}.`],
      ...wrongsAround(estimate, lead, exponent),
    ], // prettier-ignore
    because: t`The smaller powers hardly matter, so the root is about ${m`\sqrt{${p / q} \times 10^{${a - c}}}`}, which is ${shown(rational(key))}.`,
    quick: [t`${m`\sqrt{\frac{${p} \times 10^{${a}}}{${q} \times 10^{${c}}}}`} is ${shown(rational(key))}.`],
    full: [
      t`The options differ by large factors, so an estimate is enough. Keep the dominant term of each sum.`,
      t`Beside ${m`${p} \times 10^{${a}}`} the term ${m`10^{${b}}`} is negligible, and so is ${m`${d === 0 ? '1' : `10^{${d}}`}`} beside ${m`${q} \times 10^{${c}}`}.`,
      t`The fraction is about ${m`\frac{${p}}{${q}} \times 10^{${a} - ${c}} = ${p / q} \times 10^{${a - c}}`}.`,
      t`The square root takes the root of the factor and halves the exponent: ${m`\sqrt{${p / q}} = ${lead}`}, and the result is ${shown(rational(key))}.`,
      t`Check by squaring: ${m`${lead}^2 = ${p / q}`}, and twice ${exponent} is ${a - c}.`,
    ],
  }
}
