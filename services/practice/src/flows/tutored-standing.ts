import { addDays } from '@app/contracts/rules/day-key'
import type { Deps } from '../deps.ts'
import { hashId } from '../domain/hash-id.ts'
import type { OptionId } from '../domain/item.ts'
import type { Learner } from '../domain/learner.ts'
import { rhythm, type Plan } from '../domain/schedule.ts'
import { lastSeen } from '../domain/seen.ts'
import { loadLearner } from './load-learner.ts'

type Needs = Pick<
  Deps,
  'learners' | 'histories' | 'submissions' | 'retakes' | 'corrections' | 'erasures' | 'sets' | 'bank'
>

/** How a person stands to a question. */
export interface Standing {
  version: number
  /** Open while it stands in a set that is not submitted, also if it was answered in an earlier one. */
  state: 'open' | 'answered'
  chosen: OptionId | null
}

/** Null if the question is in no set of theirs and not in the trial. Without a user only the trial's questions count. */
export async function tutoredStanding(
  deps: Needs,
  { userId, questionId }: { userId: string | undefined; questionId: string },
): Promise<Standing | null> {
  const own = userId === undefined ? null : await ownStanding(deps, await loadLearner(deps, userId), questionId)
  if (own) return own
  const version = deps.bank.trial.includes(questionId) ? deps.bank.item(questionId)?.version : undefined
  return version === undefined ? null : { version, state: 'answered', chosen: null }
}

async function ownStanding(deps: Needs, learner: Learner, questionId: string): Promise<Standing | null> {
  const holding = learner.recent.filter(({ questions }) => questions.includes(questionId))
  const open = holding.findLast(({ submitted }) => !submitted)
  if (open) return openIn(deps, learner, { setId: open.id, questionId })
  const last = holding.at(-1)
  if (last) return answeredIn(deps, { setId: last.id, questionId })
  for (const setId of earlierSets(learner, questionId)) {
    const found =
      (await answeredIn(deps, { setId, questionId })) ?? (await openIn(deps, learner, { setId, questionId }))
    if (found) return found
  }
  return null
}

interface Place {
  setId: string
  questionId: string
}

async function openIn({ sets }: Needs, { newest }: Learner, { setId, questionId }: Place): Promise<Standing | null> {
  const set = newest?.id === setId ? newest : await sets.findById(setId)
  const version = set?.questions.find(({ id }) => id === questionId)?.version
  return version === undefined ? null : { version, state: 'open', chosen: null }
}

async function answeredIn({ submissions }: Needs, { setId, questionId }: Place): Promise<Standing | null> {
  const answer = (await submissions.findById(setId))?.answers.find(({ id }) => id === questionId)
  return answer ? { version: answer.version, state: 'answered', chosen: answer.chosen } : null
}

/** The ids that the set can have in which a question was served last: it begins on that day, or in the same period. */
function earlierSets({ userId, seen }: Learner, questionId: string): string[] {
  const days = lastSeen(seen, hashId(questionId))
  if (days < 0) return []
  const day = addDays('1970-01-01', days)
  const plans = Object.keys(rhythm) as Plan[]
  return plans.flatMap((plan) =>
    Array.from({ length: rhythm[plan].days }, (_, back) => `${userId}:${plan}:${addDays(day, -back)}`),
  )
}
