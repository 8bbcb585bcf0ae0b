import { dayNumber } from '@app/contracts/rules/day-key'
import { learnFrom, successChance } from './ability.ts'
import type { Candidate, Choice } from './choose-set.ts'
import type { Random } from './random.ts'
import { nothingSeen, see } from './seen.ts'

export const newCandidate: Candidate = { abilities: {}, seen: nothingSeen }

/**
 * Returns the candidate after they answered every question of a set. `ability` is their true ability in every skill, in
 * logits; the answers are drawn from the model that the service itself assumes (`successChance`).
 */
export function answerSet(
  candidate: Candidate,
  { set, day, ability, random }: { set: readonly Choice[]; day: string; ability: number; random: Random },
): Candidate {
  const sights = set.map(({ id }) => ({ id, day: dayNumber(day), answered: true }))
  const abilities = set.reduce((known, { skill, difficulty }) => {
    const correct = random(1_000_000) / 1_000_000 < successChance(ability, difficulty)
    return learnFrom(known, { skill, difficulty, correct })
  }, candidate.abilities)
  return { abilities, seen: see(candidate.seen, sights) }
}
