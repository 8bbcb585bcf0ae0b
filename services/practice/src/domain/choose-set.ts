import { dayNumber } from '@app/contracts/rules/day-key'
import { abilityIn, difficultyFor, type Abilities } from './ability.ts'
import { arrange } from './arrange.ts'
import type { BankIndex, Shelf } from './bank-index.ts'
import type { ItemHead, Section } from './item.ts'
import { freshFrom, oldestFrom, type Allowed, type Oldest } from './pick-from-shelf.ts'
import { createRandom, type Random } from './random.ts'
import { restingFamilies } from './resting-families.ts'
import type { Seen } from './seen.ts'
import { whyChosen } from './why-chosen.ts'

/** What selection knows of a candidate; spacing adds its cards here. */
export interface Candidate {
  abilities: Abilities
  seen: Seen
}

export interface Choice {
  id: string
  version: number
  skill: string
  difficulty: number
  /** Why it is in the set, as the candidate reads it. */
  why: string
  /** Served before, because its section holds nothing new. */
  repeated: boolean
}

export interface ChooseRequest {
  index: BankIndex
  learner: Candidate
  /** The local day of the set. */
  day: string
  seed: number
  size: number
}

/** A skill as one choice sees it. Lower need = more urgent. */
interface Desk {
  shelf: Shelf
  theta: number
  /** Answers so far; 0 = a new skill. */
  n: number
  target: number
  need: number
  used: number
  /** How many of the rules for new items, the strictest first, are known to find nothing here for this set. */
  dry: number
  /** Looked for when nothing new is left. */
  oldest: Oldest | undefined
}

interface Picked {
  desk: Desk
  head: ItemHead
  /** The day it was last served, -1 = never. */
  seenOn: number
}

/** Learning is fastest, and people stay, at about three right answers in four (Klinkenberg et al. 2011). */
const aim = 0.75

/** A section that has nothing new repeats questions that were last served at least this many days ago. */
const repeatAfter = 60
/** A skill that builds on unpractised ones comes this many answers later. More would repeat the few others for weeks. */
const patience = 2

/**
 * Chooses a set; the same request always gives the same set. The sections take turns. Of each, new items of the skills
 * that need it most come first, near the difficulty that is answered right three times in four, of templates and
 * passages that were not served lately; no two siblings in a set, no two neighbours of one skill, unless the bank is too
 * small for that. A section that has nothing new repeats its own items, those served longest ago first, if they were
 * served long enough ago; otherwise another section gives a new item. If nothing new is left anywhere, the items served
 * longest ago come again. A bank smaller than `size` gives a smaller set. Cost: one look at each shelf plus the items
 * around the target, and the items seen in the last 30 days.
 */
export function chooseSet({ index, learner, day, seed, size }: ChooseRequest): Choice[] {
  const random = createRandom(seed)
  const today = dayNumber(day)
  const desks = openDesks(index, learner.abilities, random)
  const picked: Picked[] = []
  const pick = createPicker({ desks, seen: learner.seen, resting: restingFamilies(index, learner.seen, today), random })
  while (picked.length < size) {
    const section = index.sections[(today * size + picked.length) % index.sections.length]
    const next = pick(section, today - repeatAfter)
    if (!next) break
    picked.push(next)
  }
  // Each candidate begins somewhere else, or all first sets of a day would begin with the same skill.
  const begin = random(picked.length)
  const turned = [...picked.slice(begin), ...picked.slice(0, begin)]
  return arrange(turned, ({ head }) => head.skill).map((chosen) => toChoice(chosen, today))
}

interface PickerView {
  desks: Desk[]
  seen: Seen
  resting: ReadonlySet<string>
  random: Random
}

type Picker = (section: Section | undefined, lastDay: number) => Picked | undefined

/** Returns a function that picks the next item of a set: for a section, or of any if that section has nothing. */
function createPicker({ desks, seen, resting, random }: PickerView): Picker {
  const bySection = Map.groupBy<Section | undefined, Desk>(desks, ({ shelf }) => shelf.skill.section)
  const ids = new Set<string>()
  const families = new Set<string>()
  const another: Allowed = ({ id }) => !ids.has(id)
  const apart: Allowed = ({ family }) => !families.has(family)
  const rested: Allowed = (head) => apart(head) && !resting.has(head.family)
  const rules = [rested, apart, another]
  const fresh = (from: Desk[], strictness: number): Picked | undefined => {
    for (let rule = 0; rule < strictness; rule += 1) {
      const found = pickFresh(from, rule, { seen, allowed: rules[rule] ?? another, random })
      if (found) return found
    }
    return undefined
  }
  const find: Picker = (section, lastDay) => {
    const own = bySection.get(section) ?? []
    const found = fresh(own, 2)
    if (found) return found
    const repeated = pickOldest(own, seen, apart)
    if (repeated && repeated.seenOn <= lastDay) return repeated
    return fresh(desks, 3) ?? pickOldest(desks, seen, apart) ?? pickOldest(desks, seen, another)
  }
  return (section, lastDay) => {
    const next = find(section, lastDay)
    if (!next) return undefined
    next.desk.used += 1
    ids.add(next.head.id)
    families.add(next.head.family)
    return next
  }
}

function toChoice({ desk, head, seenOn }: Picked, today: number): Choice {
  const daysAgo = seenOn < 0 ? undefined : Math.max(0, today - seenOn)
  return {
    id: head.id,
    version: head.version,
    skill: head.skill,
    difficulty: head.difficulty,
    why: whyChosen({ n: desk.n, target: desk.target, difficulty: head.difficulty, daysAgo }),
    repeated: seenOn >= 0,
  }
}

/** Least practised first, then weakest; a skill waits a little for those it builds on. The seed breaks ties. */
function openDesks({ shelves }: BankIndex, abilities: Abilities, random: Random): Desk[] {
  const offered = new Set(shelves.map(({ skill }) => skill.id))
  return shelves.map((shelf) => {
    const { theta, n } = abilityIn(abilities, shelf.skill.id)
    const waits = shelf.skill.needs.some((need) => offered.has(need) && !abilities[need])
    const need = n + theta / 2 + random(1000) / 1000 + (waits ? patience : 0)
    return { shelf, theta, n, target: difficultyFor(theta, aim), need, used: 0, dry: 0, oldest: undefined }
  })
}

/** A new item of the most urgent skill that has one; undefined if none of these desks has any. */
function pickFresh(
  desks: Desk[],
  rule: number,
  view: { seen: Seen; allowed: Allowed; random: Random },
): Picked | undefined {
  for (;;) {
    const desk = mostUrgent(desks, rule)
    if (!desk) return undefined
    const head = freshFrom(desk.shelf, desk.target, view)
    if (head) return { desk, head, seenOn: -1 }
    desk.dry = rule + 1
  }
}

function mostUrgent(desks: Desk[], rule: number): Desk | undefined {
  let best: Desk | undefined
  for (const desk of desks) {
    if (desk.dry > rule) continue
    if (!best || desk.used < best.used || (desk.used === best.used && desk.need < best.need)) best = desk
  }
  return best
}

/** The item served longest ago, over all these skills; among equals the skill that needs it most. */
function pickOldest(desks: Desk[], seen: Seen, allowed: Allowed): Picked | undefined {
  let best: Picked | undefined
  for (const desk of desks) {
    if (!desk.oldest || !allowed(desk.oldest.head)) desk.oldest = oldestFrom(desk.shelf, seen, allowed)
    if (!desk.oldest) continue
    const pick = { desk, ...desk.oldest }
    if (!best || isBefore(pick, best)) best = pick
  }
  return best
}

function isBefore(a: Picked, b: Picked): boolean {
  if (a.seenOn !== b.seenOn) return a.seenOn < b.seenOn
  return a.desk.used === b.desk.used ? a.desk.need < b.desk.need : a.desk.used < b.desk.used
}
