import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { openNewPassword } from '../flows/accept-typed.ts'
import { replacePassword } from '../flows/replace-password.ts'
import { settleReset } from '../flows/settle-reset.ts'
import { withPassword } from '../flows/with-password.ts'
import { hashOfToken } from '../providers/link-tokens.ts'

/**
 * A link works once: it is good for the credential it was made under, and using it makes a new one. What follows is done
 * again by the reaction to the event, if a crash comes between.
 */
export function resetPassword(deps: Deps): Handlers<operations>['resetPassword'] {
  return async ({ body }) => {
    const { newPasswordEnc: passwordEnc, keyFingerprint } = body
    await withPassword(
      deps,
      { passwordEnc, ...(keyFingerprint === undefined ? {} : { keyFingerprint }) },
      async (open) => {
        const { login, user } = await findReset(deps, body.token)
        const password = await openNewPassword(open, user.email)
        const at = deps.clock.now()
        if (!(await replacePassword(deps, login, { password, keptSessionId: null }))) throw invalidToken()
        await settleReset(deps, login, at).catch((error: unknown) =>
          deps.logger.warn({ err: error, step: 'settle-reset' }, 'left to the reaction'),
        )
      },
    )
    return { status: 200, body: { message: 'Password reset successfully!' } }
  }
}

async function findReset({ tokens, logins, users, clock }: Deps, token: string) {
  const request = await tokens.findByHash(hashOfToken(token))
  if (request?.purpose !== 'reset' || request.expiresAt <= clock.now()) throw invalidToken()
  const [login, user] = await Promise.all([logins.findByEmail(request.emailKey), users.findById(request.userId)])
  if (!user || login?.userId !== user.id || login.credential !== request.credential) throw invalidToken()
  return { login, user }
}

function invalidToken() {
  const message = 'Invalid reset token. It was used before, or is older than 20 minutes. Please ask for a new link.'
  return problem(400, 'invalid-reset-token', message)
}
