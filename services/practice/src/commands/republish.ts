/**
 * Publishes the events of all submissions and erasures since an instant again, after the stream was lost. Harmless where it was not:
 * consumers take an event in once.
 *
 *   node services/practice/src/commands/republish.ts --since 2026-11-27T00:00:00Z
 *
 * Needs MONGODB_URL and NATS_URL of the system.
 */
import { EnvError } from '@app/shared/env'
import { republish } from '@app/shared/events/outbox'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { closeDeps, createDeps } from '../deps.ts'

const usage = 'usage: republish --since INSTANT, such as 2026-11-27T00:00:00Z'

function readSince(args: string[]): Date {
  const { values } = parseArgs({ args, options: { since: { type: 'string' } }, strict: false })
  const since = new Date(typeof values.since === 'string' ? values.since : '')
  if (Number.isNaN(since.getTime())) throw new EnvError(usage)
  return since
}

async function main(args: string[]): Promise<void> {
  const since = readSince(args)
  const deps = createDeps({ ...readConfig(), logLevel: 'warn' })
  try {
    await deps.broker.link()
    const count = await republish({ ...deps, db: deps.database.db, collections: ['submissions', 'erasures'], since })
    console.log(`${count} events published`)
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
