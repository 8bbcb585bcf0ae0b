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
  version: 3,
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

const at = (top: number, e: number): Rational => mul(top, power(10, e))
const small = ({ d }: Estimate): string => (d === 0 ? '1' : m`10^{${d}}`)

/** Wrong powers of 10, each from a real mistake; those that do not come out as whole powers are left out. */
function wrongQuotients({ level, p, q, a, b, c, d, plus }: Estimate): Wrong[] {
  const lead = p / q
  const exponent = a - c
  const inSum = plus ? a + b - c : a - b - c
  const times = (top: number, e: number): string => m`${top} \times 10^{${e}}`
  const back = (e: number): string =>
    t`This answer has the wrong power of 10. Multiply back: ${times(lead, e)} times ${times(q, c)} is ${times(p, e + c)}`
  const list: Array<Wrong | false> = [
    [at(lead, a - b), 'answered-other-quantity', () => t`This answer subtracts ${b}, the exponent of the small term in the numerator: ${m`${a} - ${b} = ${a - b}`}. Subtract ${c}, the exponent in the denominator.`],
    [at(lead, a + c), 'exponents-added', () => t`This answer adds the exponents: ${m`${a} + ${c} = ${a + c}`}. When powers of 10 are divided, their exponents are subtracted.`],
    inSum > 0 && [at(lead, inSum), 'power-over-sum', () => plus ? t`This answer adds the exponents in the numerator, as if the two terms were multiplied: ${a} and ${b} give ${a + b}, and ${m`${a + b} - ${c} = ${inSum}`}. The terms are added, not multiplied.` : t`This answer subtracts the exponents in the numerator, as if one term were divided by the other: ${m`${a} - ${b} - ${c} = ${inSum}`}. The terms are subtracted, not divided.`],
    level === 2 && d > 0 && a - c - d > 0 && [at(lead, a - c - d), 'power-over-sum', () => t`This answer adds the exponents ${c} and ${d} in the denominator, as if the two terms were multiplied: ${m`${a} - (${c} + ${d}) = ${a - c - d}`}. The terms are added.`],
    [at(1, exponent), 'ignored-condition', () => t`This answer subtracts the exponents correctly but leaves out the factors in front: ${m`\frac{${p}}{${q}} = ${lead}`}.`],
    p < 10 && [at(p, exponent), 'stopped-early', () => t`This answer leaves out the factor ${q} in the denominator. Divide ${p} by ${q} to get ${lead}.`],
    a % c === 0 && [at(lead, a / c), 'exponents-multiplied', () => t`This answer divides the exponents: ${m`${a} \div ${c} = ${a / c}`}. When powers of 10 are divided, their exponents are subtracted.`],
    p - q < 10 && [at(p - q, exponent), 'wrong-operation', () => t`This answer subtracts the factors, ${m`${p} - ${q}`}, as well as the exponents. Divide the factors: ${m`\frac{${p}}{${q}} = ${lead}`}.`],
    b - c > 0 && [at(lead, b - c), 'ignored-condition', () => t`This answer uses ${m`${b} - ${c}`} as the exponent. It keeps ${b}, the exponent of the small term in the numerator, and drops the large term. Keep the large term instead.`],
    [at(lead, exponent + 1), 'decimal-shift', () => t`${back(exponent + 1)}, ten times the first term of the numerator.`],
    [at(lead, exponent - 1), 'decimal-shift', () => t`${back(exponent - 1)}, a tenth of the first term of the numerator.`],
    [at(lead, exponent + 2), 'decimal-shift', () => t`${back(exponent + 2)}, a hundred times the first term of the numerator.`],
    [at(lead, exponent - 2), 'decimal-shift', () => t`${back(exponent - 2)}, a hundredth of the first term of the numerator.`],
    [at(lead, exponent + 3), 'decimal-shift', () => t`${back(exponent + 3)}, a thousand times the first term of the numerator.`],
  ] // prettier-ignore
  return list.filter((wrong) => wrong !== false)
}

/** The same for a square root. */
function wrongRoots({ p, q, a, b, c }: Estimate): Wrong[] {
  const [lead, of] = [Math.sqrt(p / q), p / q]
  const exponent = (a - c) / 2
  const squared = (e: number): string =>
    t`This answer has the wrong power of 10. The square of ${m`${lead} \times 10^{${e}}`} is ${m`${of} \times 10^{${2 * e}}`}, but the fraction is about ${m`${of} \times 10^{${a - c}}`}.`
  const list: Array<Wrong | false> = [
    [at(of, a - c), 'root-of-part', () => t`This answer is the approximate value of the fraction, ${m`${of} \times 10^{${a - c}}`}. Take its square root to finish.`],
    [at(lead, a - c), 'root-of-part', () => t`This answer takes the square root of ${of} but not of ${m`10^{${a - c}}`}. The square root halves that exponent: ${m`${a - c} \div 2 = ${exponent}`}.`],
    [at(of, exponent), 'root-of-part', () => t`This answer halves the exponent but does not take the square root of ${of}, which is ${lead}.`],
    [at(1, exponent), 'ignored-condition', () => t`This answer is the square root of ${m`10^{${a - c}}`} alone. It leaves out the square root of ${of}, which is ${lead}.`],
    [at(lead, (a + c) / 2), 'exponents-added', () => t`This answer adds the exponents before halving: ${m`(${a} + ${c}) \div 2 = ${(a + c) / 2}`}. When powers of 10 are divided, their exponents are subtracted.`],
    (a - b) % 2 === 0 && [at(lead, (a - b) / 2), 'answered-other-quantity', () => t`This answer subtracts ${b}, the exponent of the small term in the numerator: ${m`(${a} - ${b}) \div 2 = ${(a - b) / 2}`}. Subtract ${c}, the exponent in the denominator.`],
    b > c && (b - c) % 2 === 0 && [at(lead, (b - c) / 2), 'ignored-condition', () => t`This answer uses ${m`(${b} - ${c}) \div 2`} as the exponent. It keeps ${b}, the exponent of the small term in the numerator, and drops the large term. Keep the large term instead.`],
    [at(lead, exponent - 1), 'decimal-shift', () => squared(exponent - 1)],
    [at(lead, exponent + 1), 'decimal-shift', () => squared(exponent + 1)],
    exponent > 2 && [at(lead, exponent - 2), 'decimal-shift', () => squared(exponent - 2)],
    exponent > 2 && [at(1, exponent - 1), 'decimal-shift', () => t`The square of this answer is ${m`10^{${a - c - 2}}`}, but the fraction is about ${m`${of} \times 10^{${a - c}}`}.`],
  ] // prettier-ignore
  return list.filter((wrong) => wrong !== false)
}

type Part = Written<'show' | 'fits'>

function quotient(estimate: Estimate): Part {
  const { level, p, q, a, b, c } = estimate
  const lead = p / q
  const key = mul(lead, power(10, a - c))
  return {
    stem: t`Which of the following is closest to ${m`\frac{${numerator(estimate)}}{${denominator(estimate)}}`}?`,
    key,
    wrong: wrongQuotients(estimate),
    hints: [
      t`How does ${m`10^{${b}}`} compare in size with ${m`${p} \times 10^{${a}}`}?`,
      level === 1
        ? 'Ignore the negligible term in the numerator and divide. What happens to the exponents?'
        : 'Ignore the negligible term in the numerator and the one in the denominator, then divide. What happens to the exponents?',
    ],
    because: t`Next to ${m`${p} \times 10^{${a}}`}, ${m`10^{${b}}`} is negligible${level === 1 ? '' : t`, and so is ${small(estimate)} next to ${m`${q} \times 10^{${c}}`}`}. The quotient is about ${m`\frac{${p} \times 10^{${a}}}{${q} \times 10^{${c}}}`}, which is ${shown(rational(key))}.`,
    quick: [t`Ignore the negligible ${level === 1 ? 'term' : 'terms'} and divide: ${m`\frac{${p}}{${q}} \times 10^{${a} - ${c}}`}, which is ${shown(rational(key))}.`], // prettier-ignore
    full: [
      t`The question asks only for the closest option, so estimate. Ignore a term that is tiny compared with the term next to it.`,
      t`In the numerator, ${m`${p} \times 10^{${a}}`} is more than ${m`10^{${a - b}}`} times as large as ${m`10^{${b}}`}, so the numerator is about ${m`${p} \times 10^{${a}}`}.`,
      level === 1
        ? t`The denominator is a single term, ${m`${q} \times 10^{${c}}`}.`
        : t`In the denominator, ${small(estimate)} is tiny compared with ${m`${q} \times 10^{${c}}`}, so the denominator is about ${m`${q} \times 10^{${c}}`}.`,
      t`Divide the factors and subtract the exponents: ${m`\frac{${p}}{${q}} \times 10^{${a} - ${c}}`}, so the closest option is ${shown(rational(key))}.`,
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
    wrong: wrongRoots(estimate),
    hints: [
      t`How does ${m`10^{${b}}`} compare in size with ${m`${p} \times 10^{${a}}`}?`,
      'Ignore the two negligible terms and simplify the fraction. What does a square root do to an exponent?',
    ],
    because: t`Without the negligible terms, the fraction is about ${m`\frac{${p}}{${q}} \times 10^{${a} - ${c}} = ${p / q} \times 10^{${a - c}}`}. Its square root is ${m`\sqrt{${p / q}} \times 10^{${a - c} \div 2}`}, which is ${shown(rational(key))}.`,
    quick: [t`Without the negligible terms, the root is about ${m`\sqrt{\frac{${p} \times 10^{${a}}}{${q} \times 10^{${c}}}} = \sqrt{${p / q} \times 10^{${a - c}}}`}, which is ${shown(rational(key))}.`], // prettier-ignore
    full: [
      t`The question asks only for the closest option, so estimate. Ignore a term that is tiny compared with the term next to it.`,
      t`In the numerator, ${m`${p} \times 10^{${a}}`} is more than ${m`10^{${a - b}}`} times as large as ${m`10^{${b}}`}. In the denominator, ${m`${q} \times 10^{${c}}`} is more than ${m`10^{${c - d}}`} times as large as ${small(estimate)}. So both small terms are negligible.`,
      t`Under the root, divide the factors and subtract the exponents: ${m`\frac{${p}}{${q}} \times 10^{${a} - ${c}} = ${p / q} \times 10^{${a - c}}`}.`,
      t`Take the square root of each factor: ${m`\sqrt{${p / q}} = ${lead}`}, and the square root of ${m`10^{${a - c}}`} is ${m`10^{${exponent}}`}, half the exponent.`,
      t`The closest option is ${shown(rational(key))}. To check, square it: the result is ${m`${p / q} \times 10^{${a - c}}`}.`,
    ],
  }
}
