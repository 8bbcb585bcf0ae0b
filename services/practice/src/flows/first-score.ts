import type { Deps } from '../deps.ts'
import { correctedIn, judge } from '../domain/correction.ts'
import type { Retake } from '../domain/result.ts'

/** Percent of the first try of a retaken set, under the corrections; reads the first try only if one concerns it. */
export async function firstScore(
  { submissions, corrections }: Pick<Deps, 'submissions' | 'corrections'>,
  { setId, closed, originalScore }: Retake,
): Promise<number> {
  const known = await corrections.known()
  if (!closed || correctedIn(closed.answers, known).length === 0) return originalScore
  const { answers } = await submissions.byId(setId)
  return judge(answers, known).score
}
