import { abilityIn, difficultyFor, type Abilities } from './ability.ts'
import type { BankIndex, Shelf } from './bank-index.ts'
import type { ItemHead } from './item.ts'
import type { Oldest } from './pick-from-shelf.ts'
import type { Random } from './random.ts'
import type { Seen } from './seen.ts'

/** What selection knows of a candidate; spacing adds its cards here. */
export interface Candidate {
  abilities: Abilities
  seen: Seen
}

/** A skill as one choice sees it. Lower need = more urgent. */
export interface Desk {
  shelf: Shelf
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

/** An item that was picked for a set, and what its skill was like then. */
export interface Picked extends Pick<Desk, 'n' | 'target'> {
  head: ItemHead
  /** The day it was last served, -1 = never. */
  seenOn: number
}

/** Learning is fastest, and people stay, at about three right answers in four (Klinkenberg et al. 2011). */
const aim = 0.75
/** A skill that builds on unpractised ones comes this many answers later. More would repeat the few others for weeks. */
const patience = 2

/** How often a candidate has answered in a skill, and which difficulty suits them there. */
export function levelIn(abilities: Abilities, skill: string): { theta: number } & Pick<Desk, 'n' | 'target'> {
  const { theta, n } = abilityIn(abilities, skill)
  return { theta, n, target: difficultyFor(theta, aim) }
}

/**
 * The skill with the fewest answers for its weight comes first, then the weakest; a skill waits a little for those it
 * builds on. The seed breaks ties. `(n + ½) / weight` is the divisor rule of Sainte-Laguë (1910), which keeps the dealt
 * shares nearest to the weights after any number of answers.
 */
export function openDesks({ shelves }: BankIndex, abilities: Abilities, random: Random): Desk[] {
  const offered = new Set(shelves.map(({ skill }) => skill.id))
  return shelves.map((shelf) => {
    const { id, needs, weight } = shelf.skill
    const { theta, n, target } = levelIn(abilities, id)
    const waits = needs.some((need) => offered.has(need) && !abilities[need])
    const need = (n + 1 / 2) / weight + theta / 2 + random(1000) / 1000 + (waits ? patience : 0)
    return { shelf, n, target, need, used: 0, dry: 0, oldest: undefined }
  })
}
