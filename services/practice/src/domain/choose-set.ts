import { dayNumber } from '@app/contracts/rules/day-key'
import { arrange } from './arrange.ts'
import type { BankIndex } from './bank-index.ts'
import { choosePassage } from './choose-passage.ts'
import { openDesks, type Candidate, type Desk, type Picked } from './desk.ts'
import type { Section } from './item.ts'
import { noPassage, type Agenda } from './passage-days.ts'
import { freshFrom, oldestFrom, type Allowed } from './pick-from-shelf.ts'
import { createRandom, type Random } from './random.ts'
import { restingFamilies } from './resting-families.ts'
import type { Seen } from './seen.ts'
import { whyChosen } from './why-chosen.ts'

export type { Candidate } from './desk.ts'

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
  /** `agendaOf` the candidate's plan; single questions only unless given. */
  agenda?: Agenda
}

/** A section that has nothing new repeats questions that were last served at least this many days ago. */
const repeatAfter = 60

/**
 * Chooses a set; the same request always gives the same set. On a day with a passage, its questions stand together and
 * take the turns of verbal questions (`choosePassage`). For the other places the sections take turns. Of each, new items
 * of the skills that need it most come first, near the difficulty that is answered right three times in four, of
 * templates that were not served lately; no two siblings in a set, no two neighbours of one skill, unless the bank is too
 * small for that. A section that has nothing new repeats its own items, those served longest ago first, if they were
 * served long enough ago; otherwise another section gives a new item. If nothing new is left anywhere, the items served
 * longest ago come again, and a bank without single questions gives passages. A bank smaller than `size` gives a smaller
 * set. Cost: one look at each shelf plus the items around the target, and the items seen in the last 30 days.
 */
export function chooseSet(request: ChooseRequest): Choice[] {
  const { index, learner, day, seed, size, agenda = noPassage } = request
  const random = createRandom(seed)
  const today = dayNumber(day)
  const desks = openDesks(index, learner.abilities, random)
  const resting = restingFamilies(index, learner.seen, today)
  const blocks: Picked[][] = []
  const count = (): number => blocks.flat().length
  const addPassage = (most: number, lastDay: number): boolean => {
    const taken = new Set(blocks.flat().map(({ head }) => head.family))
    const questions = choosePassage({ index, learner, resting, random, most, lastDay, taken })
    return questions.length > 0 && blocks.push(questions) > 0
  }
  addPassage(Math.min(agenda.passage, size), today - repeatAfter)
  const pick = createPicker({ desks, seen: learner.seen, resting, random })
  for (const section of turnsLeft({ index, today, size, agenda }, count())) {
    const next = pick(section, today - repeatAfter)
    if (next) blocks.push([next])
  }
  while (addPassage(size - count(), today));
  // Each candidate begins somewhere else, or all first sets of a day would begin with the same skill.
  const begin = random(blocks.length)
  const turned = [...blocks.slice(begin), ...blocks.slice(0, begin)]
  return arrange(turned, kindOf)
    .flat()
    .map((chosen) => toChoice(chosen, today))
}

/** Two neighbours must differ in it: the skill of a single question, or the passage. */
function kindOf([first, ...others]: Picked[]): string {
  return (others.length > 0 ? first?.head.family : first?.head.skill) ?? ''
}

/**
 * The sections of the single questions: in turn, less those whose places the questions of a passage took. They take
 * verbal turns first, then turns of the section that has most.
 */
function turnsLeft(
  { index, today, size, agenda }: Pick<ChooseRequest, 'index' | 'size'> & { today: number; agenda: Agenda },
  taken: number,
): Section[] {
  const others = index.sections.filter((section) => section !== 'verbal')
  const isVerbalOut = !agenda.verbal && index.reading.passages.length > 0 && others.length > 0
  const sections = isVerbalOut ? others : index.sections
  const turns = Array.from({ length: size }, (_, at) => sections[(today * size + at) % sections.length]!)
  for (let gone = 0; gone < taken; gone += 1) {
    const verbal = turns.lastIndexOf('verbal')
    turns.splice(verbal >= 0 ? verbal : turns.lastIndexOf(mostFrequent(turns)!), 1)
  }
  return turns
}

function mostFrequent(turns: readonly Section[]): Section | undefined {
  const counted = [...Map.groupBy(turns, (section) => section)]
  return counted.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}

interface PickerView {
  desks: Desk[]
  seen: Seen
  resting: ReadonlySet<string>
  random: Random
}

type PickedFromDesk = Picked & { desk: Desk }
type Picker = (section: Section, lastDay: number) => PickedFromDesk | undefined

/** Returns a function that picks the next item of a set: for a section, or of any if that section has nothing. */
function createPicker({ desks, seen, resting, random }: PickerView): Picker {
  const bySection = Map.groupBy(desks, ({ shelf }) => shelf.skill.section)
  const ids = new Set<string>()
  const families = new Set<string>()
  const another: Allowed = ({ id }) => !ids.has(id)
  const apart: Allowed = ({ family }) => !families.has(family)
  const rested: Allowed = (head) => apart(head) && !resting.has(head.family)
  const rules = [rested, apart, another]
  const fresh = (from: Desk[], strictness: number): PickedFromDesk | undefined => {
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

function toChoice({ head, n, target, seenOn }: Picked, today: number): Choice {
  const { id, version, skill, difficulty } = head
  const daysAgo = seenOn < 0 ? undefined : Math.max(0, today - seenOn)
  return { id, version, skill, difficulty, why: whyChosen({ n, target, difficulty, daysAgo }), repeated: seenOn >= 0 }
}

/** A new item of the most urgent skill that has one; undefined if none of these desks has any. */
function pickFresh(
  desks: Desk[],
  rule: number,
  view: { seen: Seen; allowed: Allowed; random: Random },
): PickedFromDesk | undefined {
  for (;;) {
    const desk = mostUrgent(desks, rule)
    if (!desk) return undefined
    const head = freshFrom(desk.shelf, desk.target, view)
    if (head) return { desk, head, n: desk.n, target: desk.target, seenOn: -1 }
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
function pickOldest(desks: Desk[], seen: Seen, allowed: Allowed): PickedFromDesk | undefined {
  let best: PickedFromDesk | undefined
  for (const desk of desks) {
    if (!desk.oldest || !allowed(desk.oldest.head)) desk.oldest = oldestFrom(desk.shelf, seen, allowed)
    if (!desk.oldest) continue
    const pick = { desk, n: desk.n, target: desk.target, ...desk.oldest }
    if (!best || isBefore(pick, best)) best = pick
  }
  return best
}

function isBefore(a: PickedFromDesk, b: PickedFromDesk): boolean {
  if (a.seenOn !== b.seenOn) return a.seenOn < b.seenOn
  return a.desk.used === b.desk.used ? a.desk.need < b.desk.need : a.desk.used < b.desk.used
}
