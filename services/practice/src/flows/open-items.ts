import type { Deps } from '../deps.ts'
import type { Item } from '../domain/item.ts'
import { loadLearner } from './load-learner.ts'

type Needs = Pick<
  Deps,
  'learners' | 'histories' | 'submissions' | 'retakes' | 'corrections' | 'erasures' | 'sets' | 'questions'
>

/** The questions of the user's recent sets that are not submitted, newest set first. */
export async function openItems(deps: Needs, userId: string): Promise<Item[]> {
  const { recent, newest } = await loadLearner(deps, userId)
  const open = recent.filter(({ submitted }) => !submitted).toReversed()
  const sets = await Promise.all(open.map(async ({ id }) => (newest?.id === id ? newest : deps.sets.findById(id))))
  const loaded = await Promise.all(sets.map((set) => deps.questions.load(set?.questions ?? [])))
  return loaded.flatMap((items) => [...items.values()])
}
