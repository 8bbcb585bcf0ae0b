import type { Deps } from '../deps.ts'
import { isBehind } from '../domain/learner.ts'
import type { Ruling } from '../domain/correction.ts'
import type { QuestionRef } from '../store/questions.ts'
import { correctViews } from './take-in-corrections.ts'

type Needs = Pick<Deps, 'learners' | 'histories' | 'submissions' | 'retakes' | 'corrections' | 'erasures'>

/**
 * Stores a ruling on each of these questions, then brings every candidate up to date who answered one. It may be cut off
 * anywhere and run again: a ruling that holds already is not repeated, and only those still behind are changed. Whoever is
 * left behind is brought up to date by their own next request. Returns the number of new rulings and of candidates.
 */
export async function correctQuestions(
  deps: Needs,
  questions: readonly QuestionRef[],
  ruling: Ruling,
): Promise<{ rulings: number; candidates: number }> {
  let rulings = 0
  for (const question of questions) if (await deps.corrections.add(question, ruling)) rulings += 1
  return { rulings, candidates: await correctEverybody(deps) }
}

async function correctEverybody(deps: Needs): Promise<number> {
  const corrections = await deps.corrections.refresh()
  let candidates = 0
  for await (const learner of deps.learners.listAll()) {
    if (!isBehind(learner, corrections)) continue
    await correctViews(deps, learner)
    await deps.erasures.leaveNothing(learner.userId)
    candidates += 1
  }
  return candidates
}
