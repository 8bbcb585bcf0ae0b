import { hashId } from './hash-id.ts'
import type { ItemHead, Section, Skill } from './item.ts'

/** The live items of one skill, easiest first; the arrays run side by side. */
export interface Shelf {
  skill: Skill
  heads: readonly ItemHead[]
  difficulties: Float64Array
  hashes: Uint32Array
}

/** The bank as selection reads it; made once, when the process starts. */
export interface BankIndex {
  /** How many live items there are. */
  size: number
  /** One shelf per skill that has an item. */
  shelves: readonly Shelf[]
  /** Sections that have an item, in a fixed order. */
  sections: readonly Section[]
  skills: ReadonlyMap<string, Skill>
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
    own.push(head)
  }
  const shelves = skills.flatMap((skill) => {
    const own = bySkill.get(skill.id) ?? []
    return own.length > 0 ? [createShelf(skill, own)] : []
  })
  return {
    size: heads.length,
    shelves,
    sections: [...new Set(shelves.map(({ skill }) => skill.section))].toSorted(),
    skills: new Map(skills.map((skill) => [skill.id, skill])),
  }
}

function createShelf(skill: Skill, own: ItemHead[]): Shelf {
  const heads = own.toSorted((a, b) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1))
  return {
    skill,
    heads,
    difficulties: Float64Array.from(heads, ({ difficulty }) => difficulty),
    hashes: Uint32Array.from(heads, ({ id }) => hashId(id)),
  }
}
