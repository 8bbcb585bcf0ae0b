import { expect, it } from 'vitest'
import { decideSeed } from './factory/build-sufficiency.ts'
import { survey } from './factory/decide-sufficiency.ts'
import { buildProblem } from './factory/build-problem.ts'
import { isMereBound, relationOf } from './factory/pair-relation.ts'
import { claimsPlace, onlyOption, readFormula, readRelation } from './factory/read-formula.ts'
import { remainderOfCombined } from './data-sufficiency/integers/remainder-of-combined.ts'
import { signs } from './data-sufficiency/inequalities/signs.ts'
import { closerTo } from './problem-solving/algebra/closer-to.ts'
import { loadBank } from './load-bank.ts'
import { problemFaults } from './solver-faults.ts'

it('the second solvers read printed formulas, inequalities and chains of them', () => {
  expect(readFormula('\\frac{2x(x + 1)}{3} - |x - 7|')({ x: 5 })).toBe(18)
  expect(readFormula('5! - 2^{x + 1}')({ x: 2 })).toBe(112)
  expect(readRelation('If \\(-1 < x \\le 0\\), then')({ x: -1 })).toBe(false)
  expect(readRelation('\\(|x - 3| < |x + 5|\\)')({ x: 0 })).toBe(true)
  expect(() => readFormula('x +')({ x: 1 })).toThrow('cannot read')
  expect([claimsPlace([false, false, false]), claimsPlace([true, false, true])]).toEqual([0, 5])
})

it('a question whose options are statements is wrong when another option holds, or two do', () => {
  const { item } = buildProblem(closerTo, 4)
  expect(problemFaults(closerTo, item, 0)).toEqual([])
  const moved = item.options.map((option, at) => ({ ...option, text: item.options[(at + 1) % 5]!.text }))
  expect(problemFaults(closerTo, { ...item, options: moved }, 0)).toHaveLength(1)
  expect(onlyOption(['\\(x > 1\\)', '\\(x > 2\\)'], () => true)).toContain('2 options hold')
})

it('two statements are equivalent, implied or independent by the cases that satisfy them', () => {
  const question = { stem: '', cases: [1, 2, 3, 4, 5, 6], ask: String, show: String, statements: [], hints: ['', ''] as const } // prettier-ignore
  const says = (holds: (one: number) => boolean) => ({ text: '', holds })
  const [even, twice, four, small] = [says((n) => n % 2 === 0), says((n) => (2 * n) % 4 === 0), says((n) => n === 4), says((n) => n < 4)] // prettier-ignore
  const of = survey(question)
  expect(relationOf(of, [even, twice])).toBe('equivalent')
  expect(relationOf(of, [four, even])).toBe('implied')
  expect(relationOf(of, [even, small])).toBe('independent')
  const bounds = [
    'The fee is less than $18.',
    '\\(x > 5\\)',
    '\\(x + y > 5\\)',
    'It was 5 more than that of the others.',
    'More than 40 of the guests stayed.',
    'At least 40 guests stayed.',
    'Both numbers are less than 40.',
  ]
  expect(bounds.map(isMereBound)).toEqual([true, true, false, false, true, true, false])
})

it('a D has independent statements where a template has them, and an A or B no mere bound', () => {
  const decided = [remainderOfCombined, signs].flatMap((template) => Array.from({ length: 40 }, (_, seed) => decideSeed(template, seed))) // prettier-ignore
  const each = decided.filter(({ verdict }) => verdict.answer === 'D')
  expect(each.length).toBeGreaterThan(10)
  expect(each.map(({ question, pair }) => relationOf(survey(question), pair))).not.toContain('equivalent')
  const single = decided.filter(({ verdict }) => /[AB]/.test(verdict.answer))
  expect(single.filter(({ verdict, pair }) => isMereBound(pair[verdict.answer === 'A' ? 1 : 0].text))).toEqual([])
})

it.each(['problem-solving', 'data-sufficiency'] as const)('the live %s items reach from easy to hard', (type) => {
  const own = loadBank().heads.filter((head) => head.type === type)
  const share = (fits: (difficulty: number) => boolean) => own.filter(({ difficulty }) => fits(difficulty)).length / own.length // prettier-ignore
  expect(share((difficulty) => difficulty > 1.5)).toBeGreaterThanOrEqual(0.15)
  expect(share((difficulty) => difficulty < -1.2)).toBeGreaterThanOrEqual(0.1)
  expect(Math.max(...own.map(({ difficulty }) => difficulty))).toBe(2.2)
})
