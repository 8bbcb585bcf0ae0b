import type { Outcome } from './row.ts'

/**
 * What a run saw of several planted defects. Each pattern must fit one of its faults; throws if a defect was not seen, since
 * the row's run then proves nothing about it.
 */
export function allSeen(outcome: Outcome, defects: readonly RegExp[]): Outcome {
  const missed = defects.find((defect) => !outcome.faults.some((fault) => defect.test(fault)))
  if (!missed) return outcome
  const seen = outcome.faults.slice(0, 10).join('\n') || 'nothing'
  throw new Error(`a planted defect was not seen, no fault fits ${missed.source}; seen: ${seen}`)
}

/** Parts of one row as one outcome. */
export const together = (...parts: readonly Outcome[]): Outcome => ({
  got: parts.map(({ got }) => got).join('; '),
  n: parts.reduce((sum, { n }) => sum + n, 0),
  faults: parts.flatMap(({ faults }) => faults),
})
