import type { Section, Skill } from '../src/domain/item.ts'
import { weightOf } from './skill-weights.ts'

type Row = readonly [id: string, name: string, needs?: readonly string[]]

const QUANTITATIVE: readonly Row[] = [
  ['order-of-operations', 'Order of operations'],
  ['factors', 'Factors and multiples'],
  ['primes', 'Prime factorization', ['factors']],
  ['common-multiples', 'Common factors and multiples', ['primes']],
  ['remainders', 'Remainders', ['factors']],
  ['odd-even', 'Odd, even, and sign', ['factors']],
  ['digits', 'Digits and place value'],
  ['fractions', 'Fractions'],
  ['decimals', 'Decimals and estimation', ['fractions']],
  ['powers', 'Powers'],
  ['roots', 'Roots', ['powers']],
  ['percents', 'Percents', ['fractions']],
  ['percent-change', 'Percent change', ['percents']],
  ['successive-percents', 'Successive percent changes', ['percent-change']],
  ['ratios', 'Ratios', ['fractions']],
  ['proportions', 'Proportion and scale', ['ratios']],
  ['units', 'Units and rates of exchange', ['proportions']],
  ['absolute-value', 'Absolute value', ['linear-equations']],
  ['linear-equations', 'Linear equations'],
  ['linear-systems', 'Systems of linear equations', ['linear-equations']],
  ['expressions', 'Simplifying and factoring', ['linear-equations']],
  ['quadratics', 'Quadratic equations', ['expressions']],
  ['inequalities', 'Inequalities', ['linear-equations']],
  ['exponential-equations', 'Equations with powers', ['powers', 'linear-equations']],
  ['functions', 'Functions', ['expressions']],
  ['sequences', 'Sequences', ['functions']],
  ['lines', 'Lines in the coordinate plane', ['linear-equations']],
  ['coordinate-distance', 'Distance and midpoint', ['lines', 'roots']],
  ['translating', 'From words to equations', ['linear-equations']],
  ['ages', 'Ages and time shifts', ['translating']],
  ['profit', 'Price, cost, and profit', ['percents', 'translating']],
  ['interest', 'Simple and compound interest', ['successive-percents']],
  ['mixtures', 'Mixtures', ['percents', 'translating']],
  ['speed', 'Distance, rate, and time', ['translating']],
  ['average-speed', 'Average speed', ['speed', 'averages']],
  ['work', 'Work rates', ['fractions', 'translating']],
  ['growth', 'Growth and decay', ['powers', 'percent-change']],
  ['averages', 'Averages'],
  ['weighted-averages', 'Weighted averages', ['averages', 'ratios']],
  ['median-range', 'Median, mode, and range', ['averages']],
  ['spread', 'Standard deviation', ['median-range']],
  ['sets', 'Overlapping sets', ['percents']],
  ['counting', 'Counting', ['factors']],
  ['combinations', 'Combinations and arrangements', ['counting']],
  ['probability', 'Probability', ['fractions', 'counting']],
  ['joint-probability', 'Joint probability', ['probability', 'combinations']],
]

const DATA_INSIGHTS: readonly Row[] = [
  ['ds-equations', 'Sufficiency: equations', ['linear-systems']],
  ['ds-quadratics', 'Sufficiency: powers and roots', ['quadratics']],
  ['ds-integers', 'Sufficiency: whole numbers', ['remainders', 'odd-even']],
  ['ds-inequalities', 'Sufficiency: inequalities and sign', ['inequalities']],
  ['ds-ratios', 'Sufficiency: ratios and percents', ['ratios', 'percent-change']],
  ['ds-rates', 'Sufficiency: rates and work', ['speed', 'work']],
  ['ds-statistics', 'Sufficiency: averages and medians', ['averages', 'median-range']],
  ['ds-sets', 'Sufficiency: sets and counts', ['sets', 'probability']],
  ['ds-business', 'Sufficiency: price, cost and quantity', ['profit', 'linear-systems']],
  ['ds-coordinates', 'Sufficiency: lines and points', ['lines']],
]

const VERBAL: readonly Row[] = [
  ['cr-inference', 'Critical reasoning: inference'],
  ['cr-flaw', 'Critical reasoning: flaw'],
  ['cr-assumption', 'Critical reasoning: assumption', ['cr-flaw']],
  ['cr-strengthen', 'Critical reasoning: strengthen', ['cr-assumption']],
  ['cr-weaken', 'Critical reasoning: weaken', ['cr-assumption']],
  ['cr-evaluate', 'Critical reasoning: evaluate', ['cr-strengthen', 'cr-weaken']],
  ['cr-paradox', 'Critical reasoning: explain a surprise'],
  ['cr-complete', 'Critical reasoning: complete the argument', ['cr-inference']],
  ['cr-boldface', 'Critical reasoning: roles of statements', ['cr-flaw']],
  ['rc-main-idea', 'Reading: main idea'],
  ['rc-detail', 'Reading: detail'],
  ['rc-inference', 'Reading: inference', ['rc-detail']],
  ['rc-function', 'Reading: purpose of a part', ['rc-main-idea']],
  ['rc-application', 'Reading: application', ['rc-inference']],
]

/**
 * Every skill of the current edition that the bank trains; prerequisites are ids of this list. Order of operations is no
 * prerequisite: candidates have it, and it is dealt too rarely for others to wait for it.
 */
export const skills: readonly Skill[] = [
  ...inSection('quantitative', QUANTITATIVE),
  ...inSection('data-insights', DATA_INSIGHTS),
  ...inSection('verbal', VERBAL),
]

function inSection(section: Section, rows: readonly Row[]): Skill[] {
  return rows.map(([id, name, needs = []]) => ({ id, name, section, needs, weight: weightOf(id) }))
}
