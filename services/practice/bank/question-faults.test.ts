import { splitStatements } from '@app/contracts/rules/statement-layout'
import { describe, expect, it } from 'vitest'
import type { Item } from '../src/domain/item.ts'
import { compareFractions } from './data-sufficiency/inequalities/compare-fractions.ts'
import { neitherGroup } from './data-sufficiency/sets/neither-group.ts'
import { numberLineGap } from './data-sufficiency/coordinates/number-line-gap.ts'
import { oddOrEven } from './data-sufficiency/integers/odd-or-even.ts'
import { quadrantOfPoint } from './data-sufficiency/coordinates/quadrant-of-point.ts'
import { signs } from './data-sufficiency/inequalities/signs.ts'
import { buildSufficiency } from './factory/build-sufficiency.ts'
import { restatesQuestion } from './factory/restates.ts'
import { solveSufficiency } from './factory/solve-sufficiency.ts'
import { renameSymbols, symbolsIn } from './factory/symbols.ts'
import { questionFaults } from './question-faults.ts'
import { renderFormula } from './render-formula.ts'
import { solverFaults } from './solver-faults.ts'
import { textFaults } from './text-faults.ts'
import { witnessFaults } from './witness-faults.ts'

const faultsOf = (stem: string, type: Item['type'] = 'data-sufficiency'): string[] => questionFaults({ type, stem })
const ask = (stem: string, first: string, second = '\\(a > 1\\)'): string => `${stem}\n(1) ${first}\n(2) ${second}`
const fraction = 'If \\(a\\) and \\(b\\) are positive integers, is \\(\\frac{a}{b} > 1\\)?'

describe('a planted breach of the question is caught:', () => {
  it('none is found in a good item', () => {
    expect(faultsOf(ask(fraction, '\\(ab = 20\\)', '\\(b = 4\\)'))).toEqual([])
  })

  it('a symbol that the stem does not declare', () => {
    expect(faultsOf(ask(fraction, '\\(xy = 20\\)'))).toEqual([
      'statement (1) uses x, y, which the stem does not declare',
    ])
    const points = 'K, L and M are three different points on the number line. Is L between K and M?'
    expect(faultsOf(ask(points, 'The distance between K and N is 4.', 'A point lies on the left of K.'))).toHaveLength(
      1,
    )
    const declaring = '\\((r - 1)(s - 1) = 12\\), where \\(r\\) and \\(s\\) are the solutions.'
    expect(faultsOf(ask('The equation \\(a^2 + ba = 0\\) has two solutions. What is \\(b\\)?', declaring))).toEqual([])
  })

  it("a 'between' that leaves the ends open", () => {
    const stem = 'What is the remainder when the positive integer \\(n\\) is divided by 5?'
    const odd = '\\(n\\) is odd.'
    expect(faultsOf(ask(stem, '\\(n\\) is between 17 and 20.', odd))).toHaveLength(1)
    expect(faultsOf(ask(stem, '\\(n\\) is between \\(-7\\) and \\(20\\).', odd))).toHaveLength(1)
    expect(faultsOf(ask(stem, '\\(n\\) is between 17 and 20, exclusive.', odd))).toEqual([])
    expect(faultsOf('A farm has between 760 and 1,010 eggs. How many are there?', 'problem-solving')).toHaveLength(1)
    expect(faultsOf('The price is between $40 and $50. Which is it?', 'problem-solving')).toHaveLength(1)
    expect(
      faultsOf('What is the distance between the points \\((1, 2)\\) and \\((3, 4)\\)?', 'problem-solving'),
    ).toEqual([])
  })

  it("a part of a trip that is 'as long' in miles or in hours", () => {
    const trip = (long: string) =>
      `Ines cycles the first part of a trip at 12 miles per hour and a second part, 3 times as long${long}, at 18 miles per hour. What is the average speed?`
    expect(faultsOf(trip(''), 'problem-solving')).toHaveLength(1)
    expect(faultsOf(trip(' in miles'), 'problem-solving')).toEqual([])
    expect(faultsOf(trip(' in hours'), 'problem-solving')).toEqual([])
  })

  it('in an item of the bank too, whoever wrote it', () => {
    const item = buildSufficiency(compareFractions, 1)
    const { stem = '' } = splitStatements(item.stem) ?? {}
    const spoiled = { ...item, stem: ask(stem, '\\(xy = 20\\)', '\\(z > 3\\)') }
    expect(textFaults(item, renderFormula)).toEqual([])
    expect(textFaults(spoiled, renderFormula)).toHaveLength(2)
  })
})

describe('a statement', () => {
  it.each([
    ['If \\(p\\) and \\(q\\) are positive integers, is \\(pq\\) even?', '\\(pq\\) is even.'],
    ['If \\(p\\) and \\(q\\) are positive integers, is \\(pq\\) even?', '\\(pq\\) is odd.'],
    ['If \\(x\\) is a real number, is \\(x < 4\\)?', '\\(4 < x\\)'],
    ['If \\(x\\) and \\(y\\) are integers, what is the value of \\(x^2 + y^2\\)?', '\\(x^2 + y^2 = 29\\)'],
    ['If \\(n\\) is a two-digit positive integer, what is \\(n\\)?', '\\(26 = n\\).'],
    ['Does line \\(k\\) pass through the point \\((4,\\ 1)\\)?', 'Line \\(k\\) passes through the point \\((4,\\ 1)\\) and has the slope 2.'],
    ['A shop charges a fee once. How much is the handling fee?', 'The handling fee is $15.'],
    ['What did the customer pay?', 'The customer paid $160.'],
    ['How many roses and lilies were bought in all?', 'The roses and lilies are 13 in all.'],
    ['Is the hut less than 10 miles from the inn?', 'The hut is 16 miles from the inn.'],
    ['Was the average (arithmetic mean) of all 5 greater than 21?', 'The average of all 5 was 24.2.'],
    ['What is the remainder when \\(n\\) is divided by 5?', 'When \\(n\\) is divided by 5, the remainder is 3.'],
    ['Of the 20 guests, some sing. How many of them do neither?', '7 of them do neither.'],
  ])('that equals the question or contains its answer is seen: %s %s', (stem, statement) => {
    expect(restatesQuestion(stem, statement)).toBe(true)
  }) // prettier-ignore

  it.each([
    ['If \\(x\\) is an integer, what is the value of \\(x\\)?', '\\(3x = 12\\)'],
    ['If \\(x\\) is a real number, is \\(x < 4\\)?', '\\(x > 5\\)'],
    ['How much is the handling fee?', 'The handling fee is less than $22.'],
    ['What is the greatest number?', 'The sum of the smallest and the greatest number is 43.'],
    ['How old is Samir now?', 'In 3 years, Samir will be 20 years old.'],
    ['How many of them speak Greek but do not speak Turkish?', '5 of them speak Turkish but do not speak Greek.'],
    ['What is the remainder when \\(n\\) is divided by 5?', 'When \\(n\\) is divided by 3, the remainder is 2.'],
    ['How much do 3 ferns and 3 cacti cost?', '1 fern and 3 cacti cost $20.'],
    ['Is the hut less than 10 miles from the inn?', 'The hut is less than 4 miles from the mill.'],
  ])('that only leads to the answer is none: %s %s', (stem, statement) => {
    expect(restatesQuestion(stem, statement)).toBe(false)
  })
})

describe('the second solver takes its symbols from the stem alone:', () => {
  it('a statement in other letters cannot be read', () => {
    const read = (letters: string): unknown =>
      solveSufficiency(compareFractions.second, ask(fraction, `\\(${letters} = 20\\)`, '\\(a = b + 1\\)'))
    expect(read('ab')).toBe('B')
    expect(read('xy')).toBeNull()
    expect(read('mn')).toBeNull()
  })

  it('the answer is the same in any letters', () => {
    const fresh = ['g', 'h']
    for (const template of [compareFractions, oddOrEven, signs, quadrantOfPoint]) {
      for (let seed = 1; seed <= 20; seed += 1) {
        const item = buildSufficiency(template, seed)
        const { stem = '' } = splitStatements(item.stem) ?? {}
        const names = new Map(symbolsIn(stem).slice(0, 2).map((symbol, at) => [symbol, fresh[at]!])) // prettier-ignore
        const renamed = renameSymbols(item.stem, names)
        expect(renamed).not.toBe(item.stem)
        expect(solveSufficiency(template.second, renamed), renamed).toBe(item.answer)
      }
    }
    const { stem, answer } = buildSufficiency(numberLineGap, 3)
    const points = new Map(symbolsIn(stem).map((symbol, at) => [symbol, 'XYZ'[at]!]))
    expect(solveSufficiency(numberLineGap.second, renameSymbols(stem, points))).toBe(answer)
  })

  it('numbers between 1 and 1.5 decide a question that whole and half numbers leave open', () => {
    const greater = 'If \\(p\\) and \\(q\\) are real numbers other than zero, is \\(p > q\\)?'
    expect(solveSufficiency(signs.second, ask(greater, '\\(q < -1\\)', '\\(pq = 2\\)'))).toBe('E')
  })
})

describe('a case that an explanation shows', () => {
  const item = buildSufficiency(neitherGroup, 1)
  const shown = (text: string): Item => ({ ...item, solution: { ...item.solution, full: [text] } })
  const split = (both: number, one: number, other: number) =>
    `a split of ${both} (both), ${one} (only bike to work), ${other} (only take the bus), and ${19 - both - one - other} (neither)`

  it('must be one that the stem allows', () => {
    expect(item.stem).toContain('Of the 19 employees of a firm, some bike to work, some take the bus,')
    expect(witnessFaults(item)).toEqual([])
    const text = `Statement (2) allows ${split(0, 1, 12)} (answer: 13) as well as ${split(0, 0, 12)} (answer: 12).`
    expect(witnessFaults(shown(text))).toEqual([expect.stringContaining(split(0, 0, 12))])
    const alone = `Statement (1) is sufficient: it leaves only ${split(0, 3, 0)}, so the answer is 3.`
    expect(witnessFaults(shown(alone))).toHaveLength(1)
    const check = `Check: both statements are true for ${split(0, 0, 2)}, and the answer is 17.`
    expect(witnessFaults(shown(check))).toEqual([expect.stringContaining(split(0, 0, 2))])
    const table = `It gives a bound. Two cases fit it:\nCase 1: ${split(0, 1, 12)}; answer: 13\nCase 2: ${split(0, 0, 0)}; answer: 0`
    expect(witnessFaults(shown(table))).toEqual([expect.stringContaining(split(0, 0, 0))])
  })

  it('must be there, under a stem whose conditions are known', () => {
    const silent = { ...item, options: item.options.map((option) => ({ ...option, reason: 'So it is.' })) }
    expect(witnessFaults({ ...silent, solution: { quick: ['So.'], full: ['So.'] } })).toEqual([
      'no explanation shows a case',
    ])
    expect(witnessFaults({ ...item, stem: ask('Is it late?', 'It is dark.', 'It is cold.') })).toHaveLength(1)
  })

  it('is looked at whenever an item is proved', () => {
    const anyGroup = { ...neitherGroup, compose: emptyGroupsToo }
    const faults = Array.from({ length: 12 }, (_, at) => solverFaults(anyGroup, at + 1).faults).flat()
    expect(faults).toContainEqual(expect.stringContaining('the stem excludes it'))
  })
})

/** As the template was until version 2: nobody may be in a group of which the stem says that some are. */
const emptyGroupsToo: typeof neitherGroup.compose = (random, level) => {
  const question = neitherGroup.compose(random, level)
  const empty = { first: 0, second: 0, both: 0, neither: Number(/\d+/.exec(question?.stem ?? '')?.[0]) }
  return question && { ...question, cases: [empty, ...question.cases] }
}
