import { describe, expect, it } from 'vitest'
import { createFakeBank } from '../../test/support/fake-bank.ts'
import { createBankIndex } from './bank-index.ts'
import { daysOfStock } from './stock.ts'

const indexOf = (verbalPerSkill: number) => {
  const { skills, heads } = createFakeBank({ itemsPerSkill: 100 })
  const kept = heads.filter(({ section, id }) => section !== 'verbal' || Number(id.slice(-4)) < verbalPerSkill)
  return createBankIndex({ skills, heads: kept })
}

describe('days of stock', () => {
  it('end on the day after a section has given its last new question', () => {
    // Three skills of 10 items; three or four questions of ten are of each section.
    const stock = daysOfStock({ index: indexOf(10), plan: 'monthly', horizon: 20 })
    expect(stock['critical-reasoning']).toBe(9)
    expect(stock['problem-solving']).toBeNull()
    expect(stock['data-sufficiency']).toBeNull()
  })

  it('last longer on Free, which takes two questions in two days', () => {
    expect(daysOfStock({ index: indexOf(10), plan: 'free', horizon: 365 })['critical-reasoning']).toBe(90)
  })

  it('are none for a section without questions, and not known beyond the horizon', () => {
    expect(daysOfStock({ index: indexOf(10), plan: 'monthly', horizon: 8 })).toEqual({
      'problem-solving': null,
      'data-sufficiency': null,
      'critical-reasoning': null,
      reading: 0,
    })
  })

  it('are the same each time', () => {
    const request = { index: indexOf(7), plan: 'monthly', horizon: 30 } as const
    expect(daysOfStock(request)).toEqual(daysOfStock(request))
  })
})
