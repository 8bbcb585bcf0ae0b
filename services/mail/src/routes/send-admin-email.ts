import type { operations } from '@app/contracts/generated/mail'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { readAddress, readLine, readLines } from '../domain/typed-text.ts'
import { sendAdminEmail as send } from '../flows/send-admin-email.ts'

export function sendAdminEmail(deps: Deps): Handlers<operations>['sendAdminEmail'] {
  return async (input) => {
    const caller = callerOf(input)
    if (!caller.admin) throw problem(403, 'forbidden', 'Forbidden')
    const { to: typed = '' } = input.body
    const to = typed.trim() === '' ? deps.config.salesMailbox : readAddress(typed)
    if (to === null) throw problem(400, 'invalid-email', 'Enter one valid email address, or leave it empty.')
    const subject = readLine(input.body.subject)
    if (subject === null)
      throw problem(400, 'invalid-subject', 'Enter a subject on one line, without control characters.')
    const text = readLines(input.body.text)
    if (text === '') throw problem(400, 'invalid-text', 'Enter the text of the e-mail.')
    await send(deps, caller.userId, { to, subject, text })
    return { status: 200, body: { to } }
  }
}
