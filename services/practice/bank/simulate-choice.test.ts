import { describe, expect, it } from 'vitest'
import { loadBank } from './load-bank.ts'
import {
  fewestOn,
  firstSets,
  readingsOf,
  simulateSets,
  skillShares,
  soonestRepeat,
  spacingOf,
} from './simulate-choice.ts'

const bank = loadBank()

describe('20 candidates of ability 0 over 90 days of Monthly', () => {
  const sets = simulateSets({ bank, candidates: 20, days: 90, plan: 'monthly' })

  it('meet a Data Sufficiency template again after 8 days or more, nine times in ten', () => {
    expect(spacingOf(sets, 'data-sufficiency').p10).toBeGreaterThanOrEqual(8)
  })

  it('meet a Problem Solving template again after 15 days or more, nine times in ten', () => {
    expect(spacingOf(sets, 'problem-solving').p10).toBeGreaterThanOrEqual(15)
  })

  it.each(['problem-solving', 'data-sufficiency', 'reading'] as const)(
    'meet the same %s template or passage on successive days at most once',
    (type) => {
      expect(spacingOf(sets, type).nextDay).toBeLessThanOrEqual(1)
    },
  )

  it('read two or three passages in any seven days, 19 in 20 of them for three or four questions', () => {
    const { week, questions } = readingsOf(sets)
    expect(week).toEqual([2, 3])
    const readings = [...questions.values()].reduce((sum, count) => sum + count, 0)
    expect(((questions.get(3) ?? 0) + (questions.get(4) ?? 0)) / readings).toBeGreaterThanOrEqual(0.95)
  })

  it('get at most one question in a hundred on the order of operations, and on decimals', () => {
    const shares = new Map(skillShares(sets, 'problem-solving'))
    for (const skill of ['order-of-operations', 'decimals']) {
      expect(shares.get(skill)).toBeGreaterThan(0)
      expect(shares.get(skill)).toBeLessThanOrEqual(0.01)
    }
  })
})

it('20 candidates on Free, with two questions in two days, meet no template on successive sets', () => {
  const sets = simulateSets({ bank, candidates: 20, days: 90, plan: 'free' })
  for (const type of ['problem-solving', 'data-sufficiency'] as const)
    expect(spacingOf(sets, type).p10).toBeGreaterThan(30)
})

it('verbal questions do not end: at least three a day for 200 days, repeated after 60 days at the soonest', () => {
  const sets = simulateSets({ bank, candidates: 5, days: 200, plan: 'monthly' })
  for (let day = 0; day < 200; day += 1) expect(fewestOn(sets, day, 'verbal')).toBeGreaterThanOrEqual(3)
  expect(soonestRepeat(sets)).toBeGreaterThanOrEqual(60)
  expect(soonestRepeat(sets)).toBeLessThan(200)
})

it.each(['free', 'monthly'] as const)('first sets of new accounts on %s differ', (plan) => {
  const { sameFamily, sameItem } = firstSets({ bank, plan, accounts: 200 })
  expect(sameFamily).toBeLessThan(1 / 3)
  expect(sameItem).toBeLessThan(1 / 3)
})
