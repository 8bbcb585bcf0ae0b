import { addDays, dayNumber } from '@app/contracts/rules/day-key'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakeBank, type FakeBankOptions } from '../../test/support/fake-bank.ts'
import { learnFrom, successChance, type Abilities } from './ability.ts'
import { createBankIndex } from './bank-index.ts'
import { chooseSet, type Candidate, type Choice } from './choose-set.ts'
import { createRandom } from './random.ts'
import { nothingSeen, see } from './seen.ts'

const newcomer: Candidate = { abilities: {}, seen: nothingSeen }
const day = '2026-11-27'
const indexOf = (options?: FakeBankOptions) => createBankIndex(createFakeBank(options))
const neighbours = (set: Choice[]) => set.filter(({ skill }, at) => skill === set[at + 1]?.skill).length
const familyOf = (options?: FakeBankOptions) => {
  const families = new Map(createFakeBank(options).heads.map(({ id, family }) => [id, family]))
  return ({ id }: Choice) => families.get(id)
}

function serve(learner: Candidate, set: Choice[], on: string): Candidate {
  const sights = set.map(({ id }) => ({ id, day: dayNumber(on), answered: true }))
  return { ...learner, seen: see(learner.seen, sights) }
}

describe('a set', () => {
  it('is the same for the same request, and another for another seed', () => {
    const request = { index: indexOf(), learner: newcomer, day, seed: 7, size: 10 }
    expect(chooseSet(request)).toEqual(chooseSet(request))
    expect(chooseSet({ ...request, seed: 8 })).not.toEqual(chooseSet(request))
  })

  it('is full, new, without siblings and without neighbours of one skill, whatever the bank, seed and day', () => {
    const options = fc.record({
      skillsPerSection: fc.integer({ min: 2, max: 12 }),
      itemsPerSkill: fc.integer({ min: 6, max: 30 }),
      siblings: fc.integer({ min: 1, max: 2 }),
    })
    const check = (bank: FakeBankOptions, seed: number, later: number, size: number) => {
      const index = indexOf(bank)
      const set = chooseSet({ index, learner: newcomer, day: addDays(day, later), seed, size })
      expect(set).toHaveLength(size)
      expect(new Set(set.map(familyOf(bank))).size).toBe(size)
      expect(neighbours(set)).toBe(0)
      expect(set.some(({ repeated }) => repeated)).toBe(false)
    }
    const integer = (max: number) => fc.integer({ min: 0, max })
    fc.assert(fc.property(options, integer(2 ** 32 - 1), integer(400), fc.constantFrom(2, 10), check))
  })

  it('takes the sections in turn', () => {
    const sections = new Map(createFakeBank().heads.map(({ id, section }) => [id, section]))
    const counts: Record<string, number> = { quantitative: 0, verbal: 0, 'data-insights': 0 }
    for (let later = 0; later < 30; later += 1) {
      const set = chooseSet({ index: indexOf(), learner: newcomer, day: addDays(day, later), seed: later, size: 10 })
      for (const { id } of set) counts[sections.get(id) ?? ''] = (counts[sections.get(id) ?? ''] ?? 0) + 1
    }
    expect(counts).toEqual({ quantitative: 100, verbal: 100, 'data-insights': 100 })
  })

  it('begins with skills that build on nothing', () => {
    const { heads, skills } = createFakeBank({ skillsPerSection: 4 })
    const chained = skills.map((skill) => ({
      ...skill,
      needs: skill.id.endsWith('0') ? [] : [skill.id.replace(/\d$/, '0')],
    }))
    const index = createBankIndex({ heads, skills: chained })
    const set = chooseSet({ index, learner: newcomer, day, seed: 1, size: 3 })
    expect(set.map(({ skill }) => skill).toSorted()).toEqual(['data-insights-s0', 'quantitative-s0', 'verbal-s0'])
  })

  it('aims where three answers in four are right', () => {
    const abilities: Abilities = Object.fromEntries(
      createFakeBank().skills.map(({ id }, at) => [id, { theta: (at - 4) / 3, n: 20 }]),
    )
    const index = indexOf({ itemsPerSkill: 200 })
    const set = chooseSet({ index, learner: { abilities, seen: nothingSeen }, day, seed: 3, size: 10 })
    for (const { skill, difficulty, why } of set) {
      expect(successChance(abilities[skill]?.theta ?? 0, difficulty)).toBeCloseTo(0.75, 1)
      expect(why).toBe('At your level')
    }
  })

  it('keeps simulated candidates at about three right answers in four', () => {
    const index = indexOf({ itemsPerSkill: 300 })
    const random = createRandom(5)
    let right = 0
    let asked = 0
    for (const truth of [-1, 0, 1]) {
      let learner = newcomer
      for (let later = 0; later < 40; later += 1) {
        const on = addDays(day, later)
        const set = chooseSet({ index, learner, day: on, seed: random(2 ** 32), size: 10 })
        learner = serve(learner, set, on)
        for (const { skill, difficulty } of set) {
          const correct = random(10_000) / 10_000 < successChance(truth, difficulty)
          learner = { ...learner, abilities: learnFrom(learner.abilities, { skill, difficulty, correct }) }
          if (later < 5) continue
          right += correct ? 1 : 0
          asked += 1
        }
      }
    }
    expect(right / asked).toBeGreaterThan(0.7)
    expect(right / asked).toBeLessThan(0.8)
  })

  it('says when a skill is new', () => {
    const set = chooseSet({ index: indexOf(), learner: newcomer, day, seed: 1, size: 9 })
    expect(set.map(({ why }) => why)).toEqual(Array(9).fill('New skill'))
  })
})

describe('when the bank runs dry', () => {
  const bank: FakeBankOptions = { itemsPerSkill: 4 } // 36 items

  it('serves every item once before one comes again, then the ones seen longest ago, and says so', () => {
    const index = indexOf(bank)
    const lastDays = new Map<string, number>()
    let learner = newcomer
    for (let later = 0; later < 12; later += 1) {
      const on = addDays(day, later)
      const set = chooseSet({ index, learner, day: on, seed: later, size: 10 })
      expect(set).toHaveLength(10)
      expect(new Set(set.map(({ id }) => id)).size).toBe(10)
      for (const { id, repeated, why } of set) {
        const last = lastDays.get(id)
        expect(repeated).toBe(last !== undefined)
        if (last !== undefined) expect(why).toBe(`Seen ${dayNumber(on) - last} days ago`)
      }
      const oldestLeft = Math.min(
        ...[...lastDays].filter(([id]) => !set.some((choice) => choice.id === id)).map(([, last]) => last),
      )
      for (const { id, repeated } of set) if (repeated) expect(lastDays.get(id)).toBeLessThanOrEqual(oldestLeft)
      for (const { id } of set) lastDays.set(id, dayNumber(on))
      learner = serve(learner, set, on)
      if (later === 3) expect(lastDays.size).toBe(36)
    }
  })

  it('takes siblings before repeats, and gives a smaller set where the whole bank is smaller', () => {
    const small = { sections: ['verbal'], skillsPerSection: 2, itemsPerSkill: 3, siblings: 3 } as const
    const set = chooseSet({ index: indexOf(small), learner: newcomer, day, seed: 1, size: 10 })
    expect(set.map(({ repeated }) => repeated)).toEqual(Array(6).fill(false))
    expect(neighbours(set)).toBe(0)
    const again = chooseSet({ index: indexOf(small), learner: serve(newcomer, set, day), day, seed: 1, size: 10 })
    expect(again.map(({ why }) => why)).toEqual(Array(6).fill('Seen earlier today'))
  })

  it('an empty bank gives an empty set', () => {
    const index = createBankIndex({ heads: [], skills: [] })
    expect(chooseSet({ index, learner: newcomer, day, seed: 1, size: 10 })).toEqual([])
  })
})

it('an item of an unknown skill stops the start', () => {
  const { heads } = createFakeBank()
  expect(() => createBankIndex({ heads, skills: [] })).toThrow('which is no skill of the bank')
})
