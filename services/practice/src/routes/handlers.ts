import type { operations } from '@app/contracts/generated/practice'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { exportPracticeUser } from './export-practice-user.ts'
import { findTutoredQuestion } from './find-tutored-question.ts'
import { getDailySet } from './get-daily-set.ts'
import { getProgress } from './get-progress.ts'
import { getResult } from './get-result.ts'
import { getRetake } from './get-retake.ts'
import { getTutoredQuestion } from './get-tutored-question.ts'
import { getVariant } from './get-variant.ts'
import { listResults } from './list-results.ts'
import { submitDailySet } from './submit-daily-set.ts'
import { submitRetake } from './submit-retake.ts'

/** Operation id to what it does; serveContract refuses to start unless this is the whole contract. */
export function createHandlers(deps: Deps): Handlers<operations> {
  return {
    exportPracticeUser: exportPracticeUser(deps),
    findTutoredQuestion: findTutoredQuestion(deps),
    getDailySet: getDailySet(deps),
    submitDailySet: submitDailySet(deps),
    getProgress: getProgress(deps),
    getRetake: getRetake(deps),
    submitRetake: submitRetake(deps),
    getTutoredQuestion: getTutoredQuestion(deps),
    getVariant: getVariant(deps),
    listResults: listResults(deps),
    getResult: getResult(deps),
  }
}
