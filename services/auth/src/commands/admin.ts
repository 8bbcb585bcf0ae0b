/**
 * Makes somebody an admin, or no longer. Their sessions end; with the next login it counts.
 *
 *   npm run admin -- grant ada@example.com
 *   npm run admin -- revoke ada@example.com
 *
 * Needs the environment of the service, MONGODB_URL and NATS_URL included; the service may go on running.
 */
import { EnvError } from '@app/shared/env'
import { runCommand } from '@app/shared/run-command'
import { readEmail } from '../domain/typed-text.ts'
import { setAdmin } from '../flows/set-admin.ts'
import { service } from '../main.ts'

await runCommand(service, {
  read([action, typed = '', ...more]): { admin: boolean; email: string } {
    const email = readEmail(typed)
    if ((action !== 'grant' && action !== 'revoke') || email === null || more.length > 0)
      throw new EnvError('usage: admin grant EMAIL, or admin revoke EMAIL')
    return { admin: action === 'grant', email }
  },
  async work(deps, { admin, email }) {
    await deps.broker.link()
    const user = await setAdmin(deps, email, admin)
    if (!user) throw new EnvError(`There is no account with the address ${email}.`)
    console.log(`${email} is ${admin ? 'an admin now' : 'no longer an admin'}. Their sessions have ended.`)
    if (admin && !user.emailVerified)
      console.log('The address is not verified: make sure that the account is really theirs, or revoke it.')
  },
})
