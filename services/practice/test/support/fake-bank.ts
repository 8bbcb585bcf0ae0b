import type { Bank } from '../../src/domain/bank.ts'
import type { Item, ItemHead, ItemType, OptionId, Section, Skill } from '../../src/domain/item.ts'

export interface FakeBankOptions {
  /** Per section; 9 skills when each has 3. */
  skillsPerSection?: number
  itemsPerSkill?: number
  /** Items of one skill that come from one template. */
  siblings?: number
  version?: number
  sections?: readonly Section[]
  /** Passages with four questions each, one in each of four reading skills; 0 unless named. */
  passages?: number
}

const types: Record<Section, ItemType> = {
  quantitative: 'problem-solving',
  verbal: 'critical-reasoning',
  'data-insights': 'data-sufficiency',
}
const letters = ['A', 'B', 'C', 'D', 'E'] as const

/** A made-up bank: difficulties spread evenly from −2.5 to 2.5 in every skill. The key of an item is `keyOf` its id. */
export function createFakeBank(options: FakeBankOptions = {}): Bank {
  const { skillsPerSection = 3, itemsPerSkill = 20, siblings = 1, version = 1 } = options
  const { sections = ['quantitative', 'verbal', 'data-insights'], passages = 0 } = options
  const single = sections.flatMap((section) => Array.from({ length: skillsPerSection }, (_, n) => skillOf(section, n)))
  const skills = [...single, ...(passages > 0 ? readingSkills : [])]
  const singles = single.flatMap((skill) =>
    Array.from({ length: itemsPerSkill }, (_, n): ItemHead => ({
      id: `${skill.id}-${String(n).padStart(4, '0')}`,
      version,
      type: types[skill.section],
      section: skill.section,
      skill: skill.id,
      difficulty: itemsPerSkill === 1 ? 0 : -2.5 + (5 * n) / (itemsPerSkill - 1),
      family: `${skill.id}-family-${Math.floor(n / siblings)}`,
    })),
  )
  const heads = [...singles, ...Array.from({ length: passages }, (_, n) => passageHeads(n, version)).flat()]
  const byId = new Map(heads.map((head) => [head.id, head]))
  return {
    heads,
    skills,
    trial: ['trial-0001'],
    variant: (id, turn) => {
      const head = byId.get(id)
      return head && itemOf({ ...head, id: `${head.skill}-${1000 + (turn % 9000)}` })
    },
    digest: `fake-${sections.join('-')}-${skillsPerSection}-${itemsPerSkill}-${siblings}-${version}-${passages}`,
    item(id, wanted = version) {
      if (id === 'trial-0001') return itemOf({ ...heads[0]!, id })
      const head = byId.get(id)
      return head && wanted === version ? itemOf(head) : undefined
    },
  }
}

export function keyOf(id: string): OptionId {
  return id.length % 2 === 0 ? 'B' : 'D'
}

/** An option that is not the key. */
export function wrongFor(id: string): OptionId {
  return keyOf(id) === 'B' ? 'A' : 'B'
}

function skillOf(section: Section, n: number): Skill {
  return { id: `${section}-s${n}`, name: `Skill ${n} of ${section}`, section, needs: [], weight: 1 }
}

const readingSkills = [0, 1, 2, 3].map((n): Skill => ({ ...skillOf('verbal', n), id: `reading-s${n}` }))

/** The four questions of a passage, as far from the middle as the passage is. */
function passageHeads(n: number, version: number): ItemHead[] {
  return readingSkills.map(({ id: skill }, place) => ({
    id: `reading-${String(4 * n + place).padStart(4, '0')}`,
    version,
    type: 'reading',
    section: 'verbal',
    skill,
    difficulty: (n % 5) / 2 - 1,
    family: `passage-${n}`,
  }))
}

function itemOf(head: ItemHead): Item {
  const title = `About ${head.family}`
  const paragraphs = ['One sentence with six words here.', 'And four words more.']
  return {
    ...(head.type === 'reading' && { passage: { id: head.family, title, paragraphs } }),
    id: head.id,
    version: head.version,
    type: head.type,
    skill: head.skill,
    difficulty: head.difficulty,
    language: 'en',
    stem: `Question ${head.id} in version ${head.version}?`,
    options: letters.map((id) => ({ id, text: `Option ${id}`, reason: `Why ${id} of ${head.id}` })),
    answer: keyOf(head.id),
    solution: { quick: [`Quick ${head.id}`], full: [`First step of ${head.id}`, 'Second step'] },
    hints: ['First hint', 'Second hint'],
    source: { kind: 'template', template: head.family, seed: 1 },
  }
}
