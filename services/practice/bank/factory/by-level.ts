import type { Level, Problem } from './problem-template.ts'

/** What the function of one level writes: the whole question, but for how values are shown and what else is shared. */
export type Written<Shared extends keyof Problem = 'show'> = Omit<Problem, 'show' | Shared>

/** The functions of the levels 1, 2 and 3, in this order. */
export type LevelFunctions<P, W> = readonly [(parameters: P) => W, (parameters: P) => W, (parameters: P) => W]

/**
 * Writes a question whose levels ask different things: each level has a function of its own, and what a template's
 * levels share stands beside the call.
 */
export function byLevel<P extends { level: Level }, W>(parameters: P, levels: LevelFunctions<P, W>): W {
  return levels[parameters.level - 1]!(parameters)
}
