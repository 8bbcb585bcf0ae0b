import type { BrokenRule } from './broken-rule.ts'

/**
 * A conditional on the level as the branch of another one. The formatter sets a space before the colon of a conditional,
 * and none before the colon of a property; `?.` and `??` are no conditionals.
 */
const LADDER = /\s[:?]\s+\(?(?:\w+\.)?(?:level|kind) (?:===|!==|<|>|<=|>=) \d\s*\?(?![.?])/g

const NO_LADDERS = {
  rule: 'levels-without-ladders',
  why: 'A template says level by level what it asks: one function a level (`byLevel`), or a list of three by level.',
}

/** The nested conditionals on the level in a template of the question bank. */
export function checkLevels(file: string, text: string): BrokenRule[] {
  if (!/^services\/practice\/bank\/(problem-solving|data-sufficiency)\/.*\.ts$/.test(file)) return []
  return [...text.matchAll(LADDER)].map(({ index }) => ({
    file,
    // The match begins with the space before the branch, which may be the end of the line above.
    line: text.slice(0, index + 1).split('\n').length,
    ...NO_LADDERS,
  }))
}
