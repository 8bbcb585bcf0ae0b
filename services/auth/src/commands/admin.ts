/**
 * Makes somebody an admin, or no longer. Their sessions end; with the next login it counts.
 *
 *   npm run admin -- grant ada@example.com
 *   npm run admin -- revoke ada@example.com
 *
 * Needs the environment of the service, MONGODB_URL and NATS_URL included; the service may go on running.
 */
import { EnvError } from '@app/shared/env'
import { closeDeps } from '@app/shared/service-deps'
import { readConfig } from '../config.ts'
import { createDeps } from '../deps.ts'
import { readEmail } from '../domain/typed-text.ts'
import { setAdmin } from '../flows/set-admin.ts'

const usage = 'usage: admin grant EMAIL, or admin revoke EMAIL'

function readOrder([action, typed = '', ...more]: string[]): { admin: boolean; email: string } {
  const email = readEmail(typed)
  if ((action !== 'grant' && action !== 'revoke') || email === null || more.length > 0) throw new EnvError(usage)
  return { admin: action === 'grant', email }
}

async function main(args: string[]): Promise<void> {
  const { admin, email } = readOrder(args)
  const deps = createDeps({ ...readConfig(), logLevel: 'warn' })
  try {
    await deps.broker.link()
    const user = await setAdmin(deps, email, admin)
    if (!user) throw new EnvError(`There is no account with the address ${email}.`)
    console.log(`${email} is ${admin ? 'an admin now' : 'no longer an admin'}. Their sessions have ended.`)
    if (admin && !user.emailVerified)
      console.log('The address is not verified: make sure that the account is really theirs, or revoke it.')
  } finally {
    await closeDeps(deps)
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error)
  process.exitCode = 1
}
