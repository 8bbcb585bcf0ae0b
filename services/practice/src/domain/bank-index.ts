import { hashId } from './hash-id.ts'
import type { ItemHead, ItemType, Section, Skill } from './item.ts'

/** The live items of one skill, easiest first; the arrays run side by side. */
export interface Shelf {
  skill: Skill
  heads: readonly ItemHead[]
  difficulties: Float64Array
  hashes: Uint32Array
}

/** A passage with its live questions, in its own order; `hashes` runs beside them. */
export interface PassageQuestions {
  /** The family of its questions. */
  id: string
  heads: readonly ItemHead[]
  hashes: Uint32Array
}

/** All passages, the easiest by the mean of their questions first; the arrays run side by side. */
export interface PassageShelf {
  passages: readonly PassageQuestions[]
  difficulties: Float64Array
  /** The skills that their questions train. */
  skills: readonly string[]
}

/** The bank as selection reads it; made once, when the process starts. */
export interface BankIndex {
  /** How many live items there are. */
  size: number
  /** One shelf for each skill that has an item other than a question about a passage. */
  shelves: readonly Shelf[]
  /** Questions about a passage are served together, so they stand on no shelf of a skill. */
  reading: PassageShelf
  /** Sections that have an item, in a fixed order. */
  sections: readonly Section[]
  skills: ReadonlyMap<string, Skill>
  /** The live item of a hash, to find the families of what a candidate has seen, and to count what they answered. */
  byHash: ReadonlyMap<number, ItemHead>
  /** How many families (templates and passages) each type has. */
  familyCounts: ReadonlyMap<ItemType, number>
}

/** Throws where an item names a skill that is not in the list. */
export function createBankIndex({
  heads,
  skills,
}: {
  heads: readonly ItemHead[]
  skills: readonly Skill[]
}): BankIndex {
  const bySkill = new Map<string, ItemHead[]>(skills.map((skill) => [skill.id, []]))
  for (const head of heads) {
    const own = bySkill.get(head.skill)
    if (!own) throw new Error(`${head.id} trains ${head.skill}, which is no skill of the bank`)
    if (head.type !== 'reading') own.push(head)
  }
  const shelves = skills.flatMap((skill) => {
    const own = bySkill.get(skill.id) ?? []
    return own.length > 0 ? [createShelf(skill, own)] : []
  })
  return {
    size: heads.length,
    shelves,
    reading: createPassageShelf(heads),
    sections: [...new Set(heads.map(({ section }) => section))].toSorted(),
    skills: new Map(skills.map((skill) => [skill.id, skill])),
    byHash: new Map(heads.map((head) => [hashId(head.id), head])),
    familyCounts: countFamilies(heads),
  }
}

function createPassageShelf(heads: readonly ItemHead[]): PassageShelf {
  const byPassage = Map.groupBy(
    heads.filter(({ type }) => type === 'reading'),
    ({ family }) => family,
  )
  const rated = [...byPassage].map(([id, questions]) => {
    const own = questions.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const hashes = Uint32Array.from(own, (head) => hashId(head.id))
    const mean = own.reduce((sum, { difficulty }) => sum + difficulty, 0) / own.length
    return { passage: { id, heads: own, hashes }, mean }
  })
  const sorted = rated.toSorted((a, b) => a.mean - b.mean || (a.passage.id < b.passage.id ? -1 : 1))
  return {
    passages: sorted.map(({ passage }) => passage),
    difficulties: Float64Array.from(sorted, ({ mean }) => mean),
    skills: [...new Set(sorted.flatMap(({ passage }) => passage.heads.map(({ skill }) => skill)))].toSorted(),
  }
}

function countFamilies(heads: readonly ItemHead[]): Map<ItemType, number> {
  const counts = new Map<ItemType, number>()
  const known = new Set<string>()
  for (const { type, family } of heads) {
    if (known.has(family)) continue
    known.add(family)
    counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return counts
}

function createShelf(skill: Skill, own: ItemHead[]): Shelf {
  // By hash among equals: in the order of their ids, the nearest items would all be of one template.
  const sorted = own
    .map((head) => ({ head, hash: hashId(head.id) }))
    .toSorted((a, b) => a.head.difficulty - b.head.difficulty || a.hash - b.hash || (a.head.id < b.head.id ? -1 : 1))
  return {
    skill,
    heads: sorted.map(({ head }) => head),
    difficulties: Float64Array.from(sorted, ({ head }) => head.difficulty),
    hashes: Uint32Array.from(sorted, ({ hash }) => hash),
  }
}
