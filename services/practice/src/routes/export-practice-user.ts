import type { operations } from '@app/contracts/generated/practice'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { readableExport } from '../flows/readable-export.ts'

export function exportPracticeUser(deps: Deps): Handlers<operations>['exportPracticeUser'] {
  return async ({ params }) => ({ status: 200, body: { collections: await readableExport(deps, params.userId) } })
}
