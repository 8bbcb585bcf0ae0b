import type { operations } from '@app/contracts/generated/tutor-voice'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'

export function rateTutorAnswer({ threads }: Pick<Deps, 'threads'>): Handlers<operations>['rateTutorAnswer'] {
  return async (input) => {
    const { userId } = callerOf(input)
    const { helpful } = input.body
    const [threadId = '', number = ''] = input.params.answerId.split(':')
    if (!(await threads.rate(userId, threadId, { number: Number(number), helpful })))
      throw problem(404, 'not-found', 'There is no such answer among yours.')
    return { status: 200, body: { helpful } }
  }
}
