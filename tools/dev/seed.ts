import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { login, register } from './candidate.ts'
import { Failure } from '../../deploy/start-table/failure.ts'
import type { Context } from '../../deploy/start-table/processes.ts'
import { runServiceCommand } from './service-command.ts'

/** For looking around on one machine only; its address can receive no mail. */
export const DEMO_CANDIDATE = { email: 'demo@example.com', username: 'demo', password: 'coffee before questions' }

/** Registers the demo candidate through the site's own API, once per database, and gives them the Monthly plan. */
export async function seed(context: Context, dataFolder: string): Promise<void> {
  const stamp = join(dataFolder, 'seeded')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === context.mongodbUrl) return
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const entry = { base: context.urls.gateway, zone, ...DEMO_CANDIDATE }
  const { userId } = await register(entry).catch(() => login(entry).catch(refuse))
  await runServiceCommand(context, { service: 'billing', command: 'change-subscription', args: [userId, 'monthly'] })
  writeFileSync(stamp, context.mongodbUrl)
}

function refuse(cause: unknown): never {
  throw new Failure('The demo candidate cannot log in. Begin anew with: npm start -- --fresh', { cause })
}
