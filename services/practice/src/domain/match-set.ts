import type { RecentSet } from './learner.ts'

export type Match =
  | { set: RecentSet }
  | { refused: 'unknown-questions' | 'two-sets' | 'incomplete-answers'; missing: number }

/**
 * The set that these answers belong to; a submission names none. Where the bank is so small that several sets hold the
 * same questions, it is the newest one that waits for answers, else the newest.
 */
export function matchSet(recent: readonly RecentSet[], answered: readonly string[]): Match {
  const ids = new Set(answered)
  const whole = recent.filter(({ questions }) => questions.length === ids.size && questions.every((id) => ids.has(id)))
  const set = whole.findLast(({ submitted }) => !submitted) ?? whole.at(-1)
  if (set) return { set }
  const known = new Set(recent.flatMap(({ questions }) => questions))
  if (answered.some((id) => !known.has(id))) return { refused: 'unknown-questions', missing: 0 }
  const around = recent.findLast(({ questions }) => answered.every((id) => questions.includes(id)))
  if (!around) return { refused: 'two-sets', missing: 0 }
  return { refused: 'incomplete-answers', missing: around.questions.length - ids.size }
}
