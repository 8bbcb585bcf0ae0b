import { dayNumber } from '@app/contracts/rules/day-key'
import { abilityIn, difficultyFor, type Abilities } from './ability.ts'
import { arrange } from './arrange.ts'
import type { BankIndex, Shelf } from './bank-index.ts'
import type { ItemHead, Section } from './item.ts'
import { freshFrom, oldestFrom, type Allowed, type Oldest } from './pick-from-shelf.ts'
import { createRandom, type Random } from './random.ts'
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
  /** Served before, because the bank holds nothing new. */
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
  /** Nothing new is left for this set. */
  dry: boolean
  /** Looked for when nothing new is left anywhere. */
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

/**
 * Chooses a set; the same request always gives the same set. New items first, of the sections in turn and of the
 * skills that need it most, near the difficulty that is answered right three times in four; no two siblings in a set,
 * no two neighbours of one skill, unless the bank is too small for that. Where nothing new is left, those served longest
 * ago come again. A bank smaller than `size` gives a smaller set. Cost: one look at each shelf plus the items around
 * the target.
 */
export function chooseSet({ index, learner, day, seed, size }: ChooseRequest): Choice[] {
  const random = createRandom(seed)
  const today = dayNumber(day)
  const desks = openDesks(index, learner.abilities, random)
  const picked: Picked[] = []
  const ids = new Set<string>()
  const families = new Set<string>()
  const apart = (head: ItemHead): boolean => !families.has(head.family)
  const another = (head: ItemHead): boolean => !ids.has(head.id)
  const fill = (pick: (section: Section | undefined) => Picked | undefined): void => {
    while (picked.length < size) {
      const next = pick(index.sections[(today * size + picked.length) % index.sections.length])
      if (!next) return
      next.desk.used += 1
      ids.add(next.head.id)
      families.add(next.head.family)
      picked.push(next)
    }
  }
  for (const allowed of [apart, another]) {
    for (const desk of desks) desk.dry = false
    fill((section) => pickFresh(desks, section, { seen: learner.seen, allowed, random }))
  }
  for (const allowed of [apart, another]) fill(() => pickOldest(desks, learner.seen, allowed))
  return arrange(picked, (pick) => pick.head.skill).map((pick) => toChoice(pick, today))
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

/** Least practised first, then weakest; a skill waits for those it builds on. The seed breaks ties. */
function openDesks({ shelves }: BankIndex, abilities: Abilities, random: Random): Desk[] {
  const offered = new Set(shelves.map(({ skill }) => skill.id))
  return shelves.map((shelf) => {
    const { theta, n } = abilityIn(abilities, shelf.skill.id)
    const waits = shelf.skill.needs.some((need) => offered.has(need) && !abilities[need])
    const need = n + theta / 2 + random(1000) / 1000 + (waits ? 1000 : 0)
    return { shelf, theta, n, target: difficultyFor(theta, aim), need, used: 0, dry: false, oldest: undefined }
  })
}

/** A new item of the section, of any section where that one holds nothing new; undefined when nobody does. */
function pickFresh(
  desks: Desk[],
  section: Section | undefined,
  view: { seen: Seen; allowed: Allowed; random: Random },
): Picked | undefined {
  for (;;) {
    const open = desks.filter((desk) => !desk.dry)
    const desk = mostUrgent(open.filter(({ shelf }) => shelf.skill.section === section)) ?? mostUrgent(open)
    if (!desk) return undefined
    const head = freshFrom(desk.shelf, desk.target, view)
    if (head) return { desk, head, seenOn: -1 }
    desk.dry = true
  }
}

function mostUrgent(desks: Desk[]): Desk | undefined {
  let best: Desk | undefined
  for (const desk of desks)
    if (!best || desk.used < best.used || (desk.used === best.used && desk.need < best.need)) best = desk
  return best
}

/** The item served longest ago, over all skills; among equals the skill that needs it most. */
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
