import type { operations } from '@app/contracts/generated/mail'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { readUnsubscribeToken } from '../providers/unsubscribe-token.ts'
import { unsubscribe as stop } from '../flows/unsubscribe.ts'

export function unsubscribe(deps: Deps): Handlers<operations>['unsubscribe'] {
  return async ({ params }) => {
    const read = readUnsubscribeToken(deps.config.unsubscribeKey, params.token)
    if (!read) {
      throw problem(400, 'invalid-link', 'This link is not valid. You can choose your mails on your account page.')
    }
    await stop(deps, read.userId, read.kind)
    return { status: 200, body: { message: 'You are unsubscribed. You can change this on your account page.' } }
  }
}
