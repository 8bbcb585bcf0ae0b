import type { operations } from '@app/contracts/generated/auth'
import { unauthorized } from '@app/shared/http/caller'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { exportReadme } from '../domain/export-readme.ts'
import { composeExport } from '../flows/compose-export.ts'

export function getExport(deps: Deps): Handlers<operations>['getExport'] {
  return async (input) => {
    const { userId } = callerOf(input)
    const request = await deps.exports.findById(input.params.id)
    if (request?.userId !== userId || request.expiresAt <= deps.clock.now())
      throw problem(
        404,
        'export-not-found',
        'This copy is no longer there. Please ask for a new one on the account page.',
      )
    const user = await deps.users.findById(userId)
    if (!user) throw unauthorized()
    const services = await composeExport(deps, user)
    return { status: 200, body: { readme: [...exportReadme], madeAt: deps.clock.now().toISOString(), services } }
  }
}
