import type { BankIndex, PassageQuestions } from './bank-index.ts'
import { levelIn, type Candidate, type Picked } from './desk.ts'
import { nearby } from './nearby.ts'
import type { Random } from './random.ts'
import { lastSeen } from './seen.ts'

export interface PassageRequest {
  index: Pick<BankIndex, 'reading'>
  learner: Candidate
  /** Passages that are not to be taken: they are in the set already. */
  taken: ReadonlySet<string>
  /** Passages that were served lately; taken only if no other one has anything new. */
  resting: ReadonlySet<string>
  /** How many questions of it are wanted; 0 gives none. */
  most: number
  /** A passage with nothing new may come again if it was served last on this day or before. */
  lastDay: number
  random: Random
}

/** A passage is worth reading for this many questions. */
const worthwhile = 3
/** So many passages take part in the draw: one in four would meet on the first day of many accounts. */
const fewest = 8

/**
 * Returns questions of one passage, in the order of the passage: of one that the candidate has not read, near their
 * level; else the new questions of one that they have read; else those of the passage that was read longest ago, if that
 * is long enough. Empty if there is none.
 */
export function choosePassage(request: PassageRequest): Picked[] {
  const { index, taken, resting, most, learner } = request
  if (most === 0 || index.reading.passages.length === 0) return []
  const unread = (passage: PassageQuestions): boolean =>
    passage.heads.length >= Math.min(worthwhile, most) && countNew(passage, learner) === passage.heads.length
  const partly = (passage: PassageQuestions): boolean => countNew(passage, learner) > 0
  const rested = (passage: PassageQuestions): boolean => partly(passage) && !resting.has(passage.id)
  for (const rule of [unread, rested, partly]) {
    const found = drawPassage(request, (passage) => !taken.has(passage.id) && rule(passage))
    if (found) return questionsOf(found, request)
  }
  const oldest = oldestPassage(index.reading.passages, request)
  return oldest ? questionsOf(oldest, request) : []
}

function countNew({ hashes }: PassageQuestions, { seen }: Candidate): number {
  return hashes.reduce((count, hash) => count + (lastSeen(seen, hash) < 0 ? 1 : 0), 0)
}

function drawPassage(
  { index: { reading }, learner, random }: PassageRequest,
  rule: (passage: PassageQuestions) => boolean,
): PassageQuestions | undefined {
  const { passages, difficulties, skills } = reading
  const target = skills.reduce((sum, skill) => sum + levelIn(learner.abilities, skill).target, 0) / skills.length
  const accept = (at: number): boolean => passages[at] !== undefined && rule(passages[at])
  const found = nearby({ difficulties, target, fewest, accept })
  return passages[found[random(found.length)] ?? -1]
}

/** The passage whose last serving is longest ago. */
function oldestPassage(
  passages: readonly PassageQuestions[],
  { learner, taken, lastDay }: PassageRequest,
): PassageQuestions | undefined {
  let oldest: { passage: PassageQuestions; day: number } | undefined
  for (const passage of passages) {
    const day = passage.hashes.reduce((latest, hash) => Math.max(latest, lastSeen(learner.seen, hash)), -1)
    if (day <= lastDay && !taken.has(passage.id) && (!oldest || day < oldest.day)) oldest = { passage, day }
  }
  return oldest?.passage
}

/** New ones before old ones, those of the least practised skills first; never both, or one would be read for the old. */
function questionsOf({ heads, hashes }: PassageQuestions, { learner, most }: PassageRequest): Picked[] {
  const all = heads.map((head, at): Picked => {
    const { n, target } = levelIn(learner.abilities, head.skill)
    return { head, n, target, seenOn: lastSeen(learner.seen, hashes[at] ?? 0) }
  })
  const fresh = all.filter(({ seenOn }) => seenOn < 0)
  const wanted = (fresh.length > 0 ? fresh : all).toSorted((a, b) => a.seenOn - b.seenOn || a.n - b.n).slice(0, most)
  return all.filter((picked) => wanted.includes(picked))
}
