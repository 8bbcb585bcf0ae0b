/**
 * Makes the views (learners, history) anew from the facts, for everybody or for some candidates.
 *
 *   node services/practice/src/commands/rebuild.ts [USER_ID …]
 *
 * Needs MONGODB_URL and NATS_URL of the system; the service may go on running.
 */
import { EnvError } from '@app/shared/env'
import { closeDeps } from '@app/shared/service-deps'
import { readConfig } from '../config.ts'
import { createDeps } from '../deps.ts'
import { rebuildViews } from '../flows/rebuild-views.ts'

async function main(users: string[]): Promise<void> {
  const deps = createDeps({ ...readConfig(), logLevel: 'warn' })
  try {
    const started = performance.now()
    const count = await rebuildViews(deps, users.length > 0 ? users : await deps.sets.listUsers())
    console.log(`${count} candidates rebuilt in ${Math.round((performance.now() - started) / 100) / 10} s`)
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
