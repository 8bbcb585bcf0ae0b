import type { Deps } from '../deps.ts'
import type { DailySet } from '../domain/daily-set.ts'
import { grade, type Answers, type Seconds } from '../domain/grade.ts'
import type { Item } from '../domain/item.ts'
import type { Retake } from '../domain/result.ts'
import { takeInRetake } from './take-in-result.ts'

type Needs = Pick<Deps, 'retakes' | 'submissions' | 'learners' | 'histories' | 'corrections' | 'erasures'>

/** Closes an open retake with these answers; where somebody was faster, theirs stay. */
export async function closeRetake(
  deps: Needs,
  { set, retake }: { set: DailySet; retake: Retake },
  given: { items: ReadonlyMap<string, Item>; answers: Answers; seconds: Seconds; now: Date },
): Promise<{ retake: Retake; isFirst: boolean }> {
  const keys = new Map([...given.items].map(([question, item]) => [question, item.answer]))
  const closed = { dateTaken: given.now, ...grade(set.questions, keys, given) }
  const isFirst = await deps.retakes.close(retake.id, closed)
  const stored = isFirst ? { ...retake, closed } : await deps.retakes.byId(retake.id)
  await takeInRetake(deps, stored)
  return { retake: stored, isFirst }
}
