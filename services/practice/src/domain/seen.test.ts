import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashId } from './hash-id.ts'
import { countAnswered, lastSeen, nothingSeen, packSeen, see, unpackSeen, type Sight } from './seen.ts'

const sights = fc.array(
  fc.record({
    id: fc.integer({ min: 0, max: 60 }).map((n) => `item-${n}`),
    day: fc.integer({ min: 20_000, max: 20_400 }),
    answered: fc.boolean(),
  }),
  { maxLength: 80 },
)

/** The same, written down plainly. */
function plainly(all: Sight[]): Map<string, { day: number; answered: boolean }> {
  const known = new Map<string, { day: number; answered: boolean }>()
  for (const { id, day, answered } of all) {
    const before = known.get(id)
    known.set(id, { day: Math.max(day, before?.day ?? 0), answered: answered || (before?.answered ?? false) })
  }
  return known
}

it('knows the last day of every item and what was answered, in whatever order and portions it is told', () => {
  fc.assert(
    fc.property(sights, fc.integer({ min: 0, max: 80 }), (all, cut) => {
      const seen = see(see(nothingSeen, all.slice(0, cut)), all.slice(cut))
      const other = see(see(nothingSeen, all.slice(cut).toReversed()), all.slice(0, cut))
      const known = plainly(all)
      for (const [id, { day }] of known) expect(lastSeen(seen, hashId(id))).toBe(day)
      expect(lastSeen(seen, hashId('never'))).toBe(-1)
      const answeredIds = [...known].flatMap(([id, { answered }]) => (answered ? [id] : []))
      expect(countAnswered(seen, { has: () => true })).toBe(answeredIds.length)
      const bank = new Set(Array.from({ length: 30 }, (_, n) => `item-${n}`))
      const inBank = answeredIds.filter((id) => bank.has(id)).length
      expect(countAnswered(seen, new Set([...bank].map(hashId)))).toBe(inBank)
      expect(packSeen(other)).toEqual(packSeen(seen))
    }),
  )
})

it('the same after packing, also from the middle of a buffer', () => {
  fc.assert(
    fc.property(sights, (all) => {
      const seen = see(nothingSeen, all)
      const bytes = packSeen(seen)
      const shifted = new Uint8Array(bytes.byteLength + 1)
      shifted.set(bytes, 1)
      expect(unpackSeen(shifted.subarray(1))).toEqual(seen)
    }),
  )
})

it('of every hash and day that there is', () => {
  const seen = {
    hashes: Uint32Array.of(0, 1, 0x7f, 0x80, 0xffff_ffff),
    stamps: Uint16Array.of(0, 0xffff, 1, 0x8000, 3),
  }
  expect(unpackSeen(packSeen(seen))).toEqual(seen)
})

it('takes at most five bytes an item of ten thousand', () => {
  const all = Array.from({ length: 10_000 }, (_, n) => ({ id: `item-${n}`, day: 20_000 + (n % 1000), answered: true }))
  expect(packSeen(see(nothingSeen, all)).byteLength).toBeLessThan(50_000)
})

it('hashes of ids spread: no two of 5,000 generated ids share one', () => {
  const ids = Array.from({ length: 5000 }, (_, n) => `ps-percent-change-${String(n).padStart(4, '0')}`)
  expect(new Set(ids.map(hashId)).size).toBe(5000)
  // Stored documents depend on these numbers.
  expect([hashId(''), hashId('ps-percent-change-0007')]).toEqual([2872998923, 2138736250])
})
