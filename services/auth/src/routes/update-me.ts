import type { operations } from '@app/contracts/generated/auth'
import { unauthorized } from '@app/shared/http/caller'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { changeProfile } from '../flows/change-profile.ts'
import { acceptName, acceptUsername, acceptZone } from '../flows/accept-typed.ts'
import { signSession } from '../providers/signing-keys.ts'
import { userView } from './views.ts'

export function updateMe(deps: Deps): Handlers<operations>['updateMe'] {
  return async (input) => {
    const { name, username, zone, weeklySummary } = input.body
    const edit = {
      ...(name === undefined ? {} : { name: acceptName(name) }),
      ...(username === undefined ? {} : { username: acceptUsername(username) }),
      ...(zone === undefined ? {} : { zone: acceptZone(zone) }),
      ...(weeklySummary === undefined ? {} : { weeklySummary }),
    }
    const { userId, sessionId, expiresAt } = callerOf(input)
    const session = await deps.sessions.findLive(sessionId)
    const user = session && (await changeProfile(deps, userId, edit))
    if (!user) throw unauthorized()
    if ('refused' in user) throw problem(409, 'username-taken', 'This username is taken. Please choose another.')
    const now = deps.clock.now()
    // Ends with the token of this call: only the cookie prolongs a session, so a copied token cannot prolong itself.
    const claims = { admin: user.admin, zone: user.zone, now }
    const token = await signSession(deps.signingKeys, { ...session, expiresAt }, claims)
    return { status: 200, body: { token, user: userView(user, now) } }
  }
}
