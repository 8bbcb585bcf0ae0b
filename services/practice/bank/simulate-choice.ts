import { addDays, dayNumber } from '@app/contracts/rules/day-key'
import { successChance } from '../src/domain/ability.ts'
import { createBankIndex, type BankIndex } from '../src/domain/bank-index.ts'
import { chooseSet, type Choice } from '../src/domain/choose-set.ts'
import { hashId } from '../src/domain/hash-id.ts'
import type { ItemHead, ItemType, Section } from '../src/domain/item.ts'
import { createRandom } from '../src/domain/random.ts'
import { agendaOf } from '../src/domain/passage-days.ts'
import { rhythm, type Plan } from '../src/domain/schedule.ts'
import { answerSet, newCandidate } from '../src/domain/simulated-candidate.ts'
import type { Bank } from '../src/domain/bank.ts'

/** A set with its day, counted from 0. */
interface Served {
  day: number
  heads: readonly ItemHead[]
  set: readonly Choice[]
}

export interface Simulation {
  bank: Bank
  candidates: number
  days: number
  plan: Plan
}

const firstDay = '2026-01-01'
/** The true ability of every simulated candidate in every skill, in logits: the middle of the scale. */
const ability = 0

/** One list of sets for each candidate. Seeds are fixed, so the same bank gives the same sets. */
export function simulateSets({ bank, candidates, days, plan }: Simulation): Served[][] {
  const index = createBankIndex(bank)
  const heads = new Map(bank.heads.map((head) => [head.id, head]))
  return Array.from({ length: candidates }, (_, n) => simulateOne({ index, heads, n, days, plan }))
}

interface One {
  index: BankIndex
  heads: ReadonlyMap<string, ItemHead>
  n: number
  days: number
  plan: Plan
}

function simulateOne({ index, heads, n, days, plan }: One): Served[] {
  const random = createRandom(hashId(`simulated:${n}`))
  const served: Served[] = []
  let learner = newCandidate
  for (let elapsed = 0; elapsed < days; elapsed += rhythm[plan].days) {
    const day = addDays(firstDay, elapsed)
    const seed = hashId(`simulated-${n}:${plan}:${day}`)
    const set = chooseSet({ index, learner, day, seed, size: rhythm[plan].size, agenda: agendaOf(plan, day) })
    served.push({ day: elapsed, set, heads: set.flatMap(({ id }) => heads.get(id) ?? []) })
    learner = answerSet(learner, { set, day, ability, random })
  }
  return served
}

/** How far apart the questions of one template (or one passage) are. */
export interface Spacing {
  /** The tenth percentile and the median of the days between two questions of one family, over all candidates. */
  p10: number
  median: number
  /** The most questions that any candidate got on the day after another one of the same family. */
  nextDay: number
  /** The mean expected success of a candidate of ability 0, from 0 to 1. */
  success: number
}

export function spacingOf(sets: readonly Served[][], type: ItemType): Spacing {
  const gaps = sets.map((own) => gapsOf(own, type))
  const sorted = gaps.flat().toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? Infinity
  const difficulties = sets.flat().flatMap(({ heads }) => heads.filter((head) => head.type === type))
  return {
    p10: at(0.1),
    median: at(0.5),
    nextDay: Math.max(...gaps.map((own) => own.filter((gap) => gap <= 1).length)),
    success:
      difficulties.reduce((sum, { difficulty }) => sum + successChance(ability, difficulty), 0) / difficulties.length,
  }
}

function gapsOf(served: readonly Served[], type: ItemType): number[] {
  const last = new Map<string, number>()
  const gaps: number[] = []
  for (const { day, heads } of served)
    // The questions of a passage in one set are one reading of it.
    for (const family of new Set(heads.filter((head) => head.type === type).map((head) => head.family))) {
      const before = last.get(family)
      if (before !== undefined) gaps.push(day - before)
      last.set(family, day)
    }
  return gaps
}

/** How passages are read, over all candidates. */
export interface Readings {
  /** The fewest and the most sets with a passage among the sets of any seven days in a row. */
  week: readonly [number, number]
  /** How many sets have this many questions of a passage. */
  questions: ReadonlyMap<number, number>
  /** The mean number of other verbal questions in sets with a passage, and in sets without. */
  otherVerbal: readonly [withPassage: number, without: number]
}

export function readingsOf(sets: readonly Served[][]): Readings {
  const counted = sets.flatMap((own) =>
    own.map(({ heads }) => ({
      reading: heads.filter(({ type }) => type === 'reading').length,
      other: heads.filter(({ type }) => type === 'critical-reasoning').length,
    })),
  )
  const weeks = sets.flatMap((own) =>
    own.slice(6).map(({ day }) => {
      const within = own.filter((served) => served.day <= day && served.day > day - 7)
      return within.filter(({ heads }) => heads.some(({ type }) => type === 'reading')).length
    }),
  )
  const mean = (found: ReadonlyArray<{ other: number }>) =>
    found.reduce((sum, { other }) => sum + other, 0) / found.length
  const withPassage = counted.filter(({ reading }) => reading > 0)
  const sizes = Map.groupBy(withPassage, ({ reading }) => reading)
  return {
    week: [Math.min(...weeks), Math.max(...weeks)],
    questions: new Map([...sizes].toSorted(([a], [b]) => a - b).map(([size, own]) => [size, own.length])),
    otherVerbal: [mean(withPassage), mean(counted.filter(({ reading }) => reading === 0))],
  }
}

/** The share of each skill among the questions of its type, from 0 to 1, the most frequent first. */
export function skillShares(sets: readonly Served[][], type: ItemType): Array<readonly [skill: string, share: number]> {
  const all = sets.flat().flatMap(({ heads }) => heads.filter((head) => head.type === type))
  const bySkill = [...Map.groupBy(all, ({ skill }) => skill)]
  return bySkill.map(([skill, own]) => [skill, own.length / all.length] as const).toSorted(([, a], [, b]) => b - a)
}

/** How many questions of a section a candidate gets on a day: the least over all candidates. */
export function fewestOn(sets: readonly Served[][], day: number, section: Section): number {
  const onDay = sets.map((own) => own.find((served) => served.day === day))
  return Math.min(...onDay.map((served) => served?.heads.filter((head) => head.section === section).length ?? 0))
}

/** The days after which a repeated question of a section came again: the least, or null if none was repeated. */
export function soonestRepeat(sets: readonly Served[][]): number | null {
  let soonest: number | null = null
  for (const own of sets) {
    const last = new Map<string, number>()
    for (const { day, heads } of own)
      for (const { id } of heads) {
        const before = last.get(id)
        if (before !== undefined) soonest = Math.min(soonest ?? Infinity, day - before)
        last.set(id, day)
      }
  }
  return soonest
}

/** How much the first sets of new accounts have in common, on the day on which that is most. */
export interface Firsts {
  /** The share of accounts whose first question is of the most frequent family. */
  sameFamily: number
  /** The share of accounts that get the most frequent item, at any place of the set. */
  sameItem: number
}

export function firstSets({ bank, plan, accounts }: { bank: Bank; plan: Plan; accounts: number }): Firsts {
  const index = createBankIndex(bank)
  const families = new Map(bank.heads.map(({ id, family }) => [id, family]))
  const worst: Firsts = { sameFamily: 0, sameItem: 0 }
  for (let later = 0; later < 3; later += 1) {
    const day = addDays(firstDay, later)
    const sets = Array.from({ length: accounts }, (_, n) =>
      chooseSet({
        index,
        learner: newCandidate,
        day,
        seed: hashId(`account-${n}:${dayNumber(day)}`),
        size: rhythm[plan].size,
        agenda: agendaOf(plan, day),
      }),
    )
    const ofFirst = sets.map(([first]) => families.get(first?.id ?? '') ?? '')
    worst.sameFamily = Math.max(worst.sameFamily, mostFrequent(ofFirst) / accounts)
    worst.sameItem = Math.max(worst.sameItem, mostFrequent(sets.flat().map(({ id }) => id)) / accounts)
  }
  return worst
}

function mostFrequent(names: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Math.max(...counts.values())
}
