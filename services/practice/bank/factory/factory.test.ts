import { describe, expect, it } from 'vitest'
import { problemTemplates } from '../templates.ts'
import { $, count, duration, m, money, percent, plain, poly, ratio } from './format.ts'
import { buildProblem } from './build-problem.ts'
import { numbersInText } from './numbers-in-text.ts'
import { PACK } from './problem-template.ts'
import { seededRandom } from './random.ts'
import { add, changedBy, compare, div, isWhole, mul, power, rational, sub, toNumber } from './rational.ts'

describe('exact arithmetic', () => {
  it('keeps fractions exact and in lowest terms', () => {
    expect(add(rational(1, 6), rational(1, 3))).toEqual(rational(1, 2))
    expect(sub(rational(1, 10), rational(3, 10))).toEqual({ n: -1n, d: 5n })
    expect(mul(rational(2, 3), rational(9, 4), 2)).toEqual(rational(3))
    expect(div(1, rational(-2, 3))).toEqual({ n: -3n, d: 2n })
    expect(power(rational(2, 3), -2)).toEqual(rational(9, 4))
    expect(changedBy(-20)).toEqual(rational(4, 5))
    expect(compare(rational(1, 3), rational(333, 1000))).toBe(1)
    expect(isWhole(rational(8, 4))).toBe(true)
    expect(toNumber(rational(-7, 4))).toBe(-1.75)
  })

  it('refuses a broken number and a zero divisor', () => {
    expect(() => rational(0.5)).toThrow(RangeError)
    expect(() => div(1, 0)).toThrow(RangeError)
  })
})

describe('numbers as text', () => {
  it('prints them as people write them', () => {
    expect([plain(1200), plain(rational(3, 4)), plain(rational(1, 3)), plain(-5)]).toEqual([
      '1,200',
      '0.75',
      '\\(\\frac{1}{3}\\)',
      '−5',
    ])
    expect([money(1200), money(rational(25, 2)), money(-3)]).toEqual(['$1,200', '$12.50', '−$3'])
    expect([percent(20), percent(rational(25, 2)), percent(rational(100, 3))]).toEqual([
      '20%',
      '12.5%',
      '\\(33\\frac{1}{3}\\%\\)',
    ])
    expect([ratio(rational(3, 4)), count(1, 'hour'), count(3, 'hour'), duration(rational(3, 2))]).toEqual([
      '3 to 4',
      '1 hour',
      '3 hours',
      '1 hour 30 minutes',
    ])
    expect(poly([1, -5, 6])).toBe('x^{2} - 5x + 6')
    expect(m`${rational(1, 3)} \times ${1500} = ${$(500)}`).toBe('\\(\\frac{1}{3} \\times 1{,}500 = \\$500\\)')
  })

  it('reads them back', () => {
    expect(
      numbersInText('$1,200 at 4.5% for 3 years, (-2, 5), \\(\\frac{3}{4}\\), \\(2{,}500\\), x - 5, 12, 15'),
    ).toEqual([1200, 4.5, 3, -2, 5, 3, 4, 2500, 5, 12, 15])
  })
})

describe('the seeded random source', () => {
  it('repeats itself for the same words and differs for others', () => {
    const sequence = (...words: Array<string | number>): number[] => {
      const random = seededRandom(...words)
      return Array.from({ length: 8 }, () => random.int(1, 1000))
    }
    expect(sequence('a', 1)).toEqual(sequence('a', 1))
    expect(sequence('a', 1)).not.toEqual(sequence('a', 2))
    expect(sequence('a', 1)).toEqual([733, 424, 144, 137, 200, 544, 34, 418])
  })

  it('stays in its bounds and reaches both ends', () => {
    const random = seededRandom('bounds')
    const drawn = Array.from({ length: 500 }, () => random.step(10, 50, 10))
    expect(new Set(drawn)).toEqual(new Set([10, 20, 30, 40, 50]))
    expect(new Set(random.some([1, 2, 3], 3))).toEqual(new Set([1, 2, 3]))
  })
})

describe("the key's place", () => {
  it('comes twelve times of sixty for every template, and is dealt by the level', () => {
    for (const { id, places } of problemTemplates) {
      expect(
        places.map((level) => level.reduce((sum, times) => sum + times, 0)),
        id,
      ).toEqual([PACK, PACK, PACK])
      expect(
        [0, 1, 2, 3, 4].map((at) => places.reduce((sum, level) => sum + level[at]!, 0)),
        id,
      ).toEqual(Array.from({ length: 5 }, () => 12))
    }
  })

  it('is each of the five twelve times in sixty seeds in a row, with the options in ascending order', () => {
    const template = problemTemplates.find(({ id }) => id === 'two-accounts')!
    const items = Array.from({ length: 60 }, (_, at) => buildProblem(template, 120 + at).item)
    const held = Map.groupBy(items, ({ answer }) => answer)
    expect(['A', 'B', 'C', 'D', 'E'].map((id) => held.get(id as 'A')?.length)).toEqual([12, 12, 12, 12, 12])
    for (const { options } of items) {
      const amounts = options.map(({ text }) => Number(text.replaceAll(/[$,]/g, '')))
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    }
  })
})
