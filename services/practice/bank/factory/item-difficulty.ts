import type { Level } from './problem-template.ts'

/** The ends of our scale, in logits. */
const HARDEST = 2.2

/** The difficulty of an item in logits: that of its level, moved by what makes this item harder or easier. */
export function difficultyOf(
  template: { levels: readonly [number, number, number] },
  level: Level,
  harder: number | undefined,
): number {
  const base = template.levels[level - 1]!
  if (harder === undefined) return base
  return Math.round(10 * Math.min(HARDEST, Math.max(-HARDEST, base + harder))) / 10
}
