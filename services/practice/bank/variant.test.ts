import { expect, it } from 'vitest'
import { loadBank } from './load-bank.ts'
import { parseSeeds } from './live-seeds.ts'
import live from './live.json' with { type: 'json' }
import { areClose, printOf } from './near-duplicates.ts'
import { FIRST_VARIANT_SEED, NEAR } from './variant.ts'

const bank = loadBank()

it('every live seed is below the seeds of variants', () => {
  const highest = Object.values(live).map(({ seeds }) => Math.max(...parseSeeds(seeds)))
  expect(highest.length).toBeGreaterThan(100)
  expect(Math.max(...highest)).toBeLessThan(FIRST_VARIANT_SEED)
})

it('a variant is of the same skill and level, is no live question, and reads like none of its template', () => {
  const ids = Object.keys(live)
    .filter((_, at) => at % 6 === 0)
    .map((prefix, at) => `${prefix}-${String((at % 60) + 1).padStart(4, '0')}`)
  let found = 0
  for (const [turn, id] of ids.entries()) {
    const original = bank.item(id)!
    const variant = bank.variant(id, turn * 37)
    if (!variant) continue
    found += 1
    expect(variant.skill).toBe(original.skill)
    expect(Math.abs(variant.difficulty - original.difficulty)).toBeLessThanOrEqual(NEAR)
    const { words, numbers } = printOf(variant.stem)
    const prefix = id.slice(0, -5)
    const same = bank.heads
      .filter((head) => head.id.startsWith(`${prefix}-`))
      .filter((head) => {
        const print = printOf(bank.item(head.id)!.stem)
        return head.id === variant.id || (print.words === words && areClose(numbers, print.numbers))
      })
    expect(same.map((head) => head.id)).toEqual([])
  }
  expect(found / ids.length).toBeGreaterThan(0.9)
})

it('a written question has none, and an unknown one neither', () => {
  expect(bank.variant('cr-0001', 1)).toBeUndefined()
  expect(bank.variant('ps-no-such-template-0001', 1)).toBeUndefined()
})
