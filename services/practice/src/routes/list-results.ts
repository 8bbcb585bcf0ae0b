import type { operations } from '@app/contracts/generated/practice'
import { dayKey } from '@app/contracts/rules/day-key'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { yearBefore } from '../domain/history.ts'
import { loadLearner } from '../flows/load-learner.ts'
import { monthsOf } from '../flows/results-of.ts'
import { historyView } from './views.ts'

export function listResults(deps: Deps): Handlers<operations>['listResults'] {
  return async (input) => {
    const { userId, zone } = callerOf(input)
    if (input.params.userId.toLowerCase() !== userId.toLowerCase())
      throw problem(403, 'forbidden', 'This history belongs to somebody else. You can see your own.')
    const today = dayKey(deps.clock.now(), zone)
    const months = monthsOf(await loadLearner(deps, userId), today)
    const entries = (await Promise.all(months.map((month) => deps.histories.ofMonth(userId, month)))).map((month) =>
      month.toReversed(),
    )
    const recent = entries.flat().filter(({ day }) => day > yearBefore(today))
    return { status: 200, body: recent.map((entry) => historyView(entry, deps)) }
  }
}
