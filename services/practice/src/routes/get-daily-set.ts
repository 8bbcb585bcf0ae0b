import type { components, operations } from '@app/contracts/generated/practice'
import { dayEnd } from '@app/contracts/rules/day-key'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import type { DailySet } from '../domain/daily-set.ts'
import { doneMessage, emptyMessage, repeatedMessage } from '../domain/words.ts'
import { closesAt, nextSetAt, rhythm } from '../domain/schedule.ts'
import { countAnswered } from '../domain/seen.ts'
import { todaysSet } from '../flows/todays-set.ts'
import { questionViews, resultView } from './views.ts'

type View = components['schemas']['DailySet']

export function getDailySet(deps: Deps): Handlers<operations>['getDailySet'] {
  return async (input) => {
    const caller = callerOf(input)
    const now = deps.clock.now()
    const { plan, day, set, learner } = await todaysSet(deps, caller, now)
    const progress = countAnswered(learner.seen, deps.index().byHash)
    if (!set) return { status: 200, body: emptyView({ plan, day, progress, nextSetAt: dayEnd(day, caller.zone) }) }
    const isSubmitted = learner.recent.some(({ id, submitted }) => id === set.id && submitted)
    const [items, submission] = await Promise.all([
      deps.questions.load(set.questions),
      isSubmitted ? deps.submissions.byId(set.id) : null,
    ])
    const result = submission && resultView(submission, items, { ...deps, learner, alreadySubmitted: true })
    const next = nextSetAt(set, caller.zone)
    const message = result
      ? doneMessage({ size: rhythm[plan].size, at: next, now, zone: caller.zone })
      : repeatedWords(set)
    return {
      status: 200,
      body: {
        plan: set.plan,
        day: set.day,
        questions: questionViews(set.questions, items, deps),
        progress,
        totalQuestions: set.questions.length,
        canPractice: !result,
        ...(message === undefined ? {} : { message }),
        setId: set.id,
        closesAt: closesAt(set, caller.zone).toISOString(),
        nextSetAt: next.toISOString(),
        repeated: set.questions.some(({ repeated }) => repeated),
        ...(result ? { result } : {}),
      },
    }
  }
}

function repeatedWords({ questions }: DailySet): string | undefined {
  const repeated = questions.filter((question) => question.repeated).length
  return repeated === 0 ? undefined : repeatedMessage(repeated, questions.length)
}

function emptyView(facts: Pick<View, 'plan' | 'day' | 'progress'> & { nextSetAt: Date }): View {
  return {
    plan: facts.plan,
    day: facts.day,
    questions: [],
    progress: facts.progress,
    totalQuestions: 0,
    canPractice: false,
    message: emptyMessage,
    nextSetAt: facts.nextSetAt.toISOString(),
    repeated: false,
  }
}
