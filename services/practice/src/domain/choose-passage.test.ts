import { addDays, dayNumber } from '@app/contracts/rules/day-key'
import { describe, expect, it } from 'vitest'
import { createFakeBank } from '../../test/support/fake-bank.ts'
import { createBankIndex } from './bank-index.ts'
import { chooseSet, type Candidate, type Choice } from './choose-set.ts'
import { agendaOf } from './passage-days.ts'
import { rhythm, type Plan } from './schedule.ts'
import { nothingSeen, see } from './seen.ts'

const newcomer: Candidate = { abilities: {}, seen: nothingSeen }
const firstDay = '2026-11-27'
const bank = createFakeBank({ itemsPerSkill: 120, passages: 12 })
const heads = new Map(bank.heads.map((head) => [head.id, head]))
const passageOf = ({ id }: Choice) => (id.startsWith('reading-') ? heads.get(id)?.family : undefined)
const sectionOf = ({ id }: Choice) => heads.get(id)?.section
const numbersOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)

interface Served {
  day: string
  set: Choice[]
}

/** The sets of a candidate who asks for each; `seen` is what they were served before. */
function practise(plan: Plan, sets: number, { passages = 12, seen = nothingSeen } = {}): Served[] {
  const index = createBankIndex(createFakeBank({ itemsPerSkill: 120, passages }))
  const served: Served[] = []
  let learner: Candidate = { ...newcomer, seen }
  for (let at = 0; at < sets; at += 1) {
    const day = addDays(firstDay, at * rhythm[plan].days)
    const set = chooseSet({ index, learner, day, seed: at, size: rhythm[plan].size, agenda: agendaOf(plan, day) })
    const sights = set.map(({ id }) => ({ id, day: dayNumber(day), answered: true }))
    learner = { ...learner, seen: see(learner.seen, sights) }
    served.push({ day, set })
  }
  return served
}

const readings = (served: Served[]) =>
  served.flatMap(({ day, set }) => {
    const own = set.filter((choice) => passageOf(choice) !== undefined)
    return own.length > 0 ? [{ day, set, own }] : []
  })

describe('Monthly', () => {
  it('any seven days have two or three passages, each with four questions that stand together in its order', () => {
    const served = practise('monthly', 28)
    const found = readings(served)
    for (const { set, own } of found) {
      expect(set).toHaveLength(10)
      expect(new Set(own.map(passageOf)).size).toBe(1)
      expect(own).toHaveLength(4)
      expect(set.slice(set.indexOf(own[0]!), set.indexOf(own[0]!) + 4)).toEqual(own)
      expect(own.map(({ id }) => id)).toEqual(own.map(({ id }) => id).toSorted())
    }
    const days = new Set(found.map(({ day }) => day))
    for (let from = 0; from <= 21; from += 1) {
      const week = served.slice(from, from + 7).filter(({ day }) => days.has(day))
      expect([2, 3]).toContain(week.length)
    }
  })

  it('a day with a passage has no other verbal question, and every other day three or four', () => {
    for (const { set } of practise('monthly', 28)) {
      const others = set.filter((choice) => sectionOf(choice) === 'verbal' && !passageOf(choice)).length
      if (set.some((choice) => passageOf(choice))) expect(others).toBe(0)
      else expect([3, 4]).toContain(others)
    }
  })

  it('reads every passage once before anything of one comes again, which is 60 days later at the soonest', () => {
    const found = readings(practise('monthly', 150))
    const first = found.slice(0, 12)
    expect(new Set(first.map(({ own }) => passageOf(own[0]!))).size).toBe(12)
    expect(first.some(({ own }) => own.some(({ repeated }) => repeated))).toBe(false)
    const again = found.slice(12)
    expect(again.length).toBeGreaterThan(5)
    for (const { day, own } of again) {
      const before = found.findLast((one) => one.day < day && passageOf(one.own[0]!) === passageOf(own[0]!))
      expect(dayNumber(day) - dayNumber(before?.day ?? day)).toBeGreaterThanOrEqual(60)
      expect(own.every(({ repeated }) => repeated)).toBe(true)
    }
  })

  it('asks only the questions of a passage that are new, and unread passages come first', () => {
    // Of passage 0 the first two questions were served long ago; passage 1 was never read.
    const seen = see(nothingSeen, [
      { id: 'reading-0000', day: dayNumber(firstDay) - 400, answered: true },
      { id: 'reading-0001', day: dayNumber(firstDay) - 400, answered: true },
    ])
    const [unread, partly] = readings(practise('monthly', 6, { passages: 2, seen }))
    expect(unread?.own.map(passageOf)).toEqual(Array(4).fill('passage-1'))
    expect(partly?.own.map(({ id, repeated }) => [id, repeated])).toEqual([
      ['reading-0002', false],
      ['reading-0003', false],
    ])
  })
})

describe('Free', () => {
  it('has two questions of one passage in one set of seven, and as many questions of each section as before', () => {
    const served = practise('free', 42)
    const found = readings(served)
    expect(found).toHaveLength(6)
    for (const { own } of found) {
      expect(own).toHaveLength(2)
      expect(new Set(own.map(passageOf)).size).toBe(1)
    }
    const counts = Object.groupBy(
      served.flatMap(({ set }) => set),
      (choice) => sectionOf(choice) ?? 'verbal',
    )
    expect(numbersOf(Object.values(counts).map((own) => own.length))).toEqual([28, 28, 28])
  })

  it('begins every passage before it asks the other two questions of one', () => {
    const found = readings(practise('free', 42, { passages: 4 }))
    const passages = found.map(({ own }) => passageOf(own[0]!))
    expect(new Set(passages.slice(0, 4)).size).toBe(4)
    const ids = found.flatMap(({ own }) => own.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it('a bank of passages alone gives full sets, on days with and without a passage', () => {
  const { heads: all, skills } = bank
  const index = createBankIndex({ heads: all.filter(({ type }) => type === 'reading'), skills })
  for (const agenda of [agendaOf('monthly', '2026-11-27'), { passage: 4, verbal: true }]) {
    const set = chooseSet({ index, learner: newcomer, day: firstDay, seed: 1, size: 10, agenda })
    expect(set).toHaveLength(10)
    expect(new Set(set.map(({ id }) => id)).size).toBe(10)
  }
})
