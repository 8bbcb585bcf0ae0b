import { parseArgs } from 'node:util'
import { EnvError } from '../env.ts'
import { runCommand, type CommandService } from '../run-command.ts'
import type { ServiceDeps } from '../service-deps.ts'
import { republish } from './outbox.ts'

/**
 * A service's command `republish --since INSTANT`: publishes the events of all facts in `collections` since then again,
 * after the stream was lost (docs/data-rules.md#rules, 9). Harmless if it was not: consumers take an event in once.
 */
export function runRepublish<Deps extends ServiceDeps>(
  service: CommandService<Deps>,
  collections: readonly string[],
): Promise<void> {
  return runCommand(service, {
    read: readSince,
    async work({ broker, database: { db } }, since) {
      await broker.link()
      console.log(`${await republish({ db, broker, collections, since })} events published`)
    },
  })
}

function readSince(args: string[]): Date {
  const { values } = parseArgs({ args, options: { since: { type: 'string' } }, strict: false })
  const since = new Date(typeof values.since === 'string' ? values.since : '')
  if (Number.isNaN(since.getTime()))
    throw new EnvError('usage: republish --since INSTANT, such as 2026-11-27T00:00:00Z')
  return since
}
