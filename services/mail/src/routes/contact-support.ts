import { emailProblem } from '@app/contracts/rules/email-address'
import type { operations } from '@app/contracts/generated/mail'
import { codePoints, contactMessageMin } from '@app/contracts/rules/text-limits'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { readAddress, readLines, readName } from '../domain/typed-text.ts'
import { receiveContact } from '../flows/receive-contact.ts'

export function contactSupport(deps: Deps): Handlers<operations>['contactSupport'] {
  return async ({ body, headers, caller }) => {
    const name = readName(body.name)
    if (name === null) throw problem(400, 'invalid-name', 'Enter your name on one line, without a web address.')
    const email = readAddress(body.email)
    if (email === null) throw problem(400, 'invalid-email', emailProblem(body.email) ?? 'Enter a valid email address.')
    const message = readLines(body.message)
    const missing = contactMessageMin - codePoints(message)
    if (missing > 0) throw problem(400, 'message-too-short', `Need ${missing} more character(s).`)
    await deps.botCheck(headers['x-recaptcha-token'] ?? body.recaptchaToken, 'contact')
    await receiveContact(deps, { name, email, message }, caller?.userId)
    return { status: 202, body: { message: "Message sent. We'll get back to you soon." } }
  }
}
