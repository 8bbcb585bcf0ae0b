import { parseArgs } from 'node:util'
import { EnvError } from '../env.ts'
import type { Database } from '../mongo/connect.ts'
import type { Broker } from './connect.ts'
import { republish } from './outbox.ts'

interface Needs {
  database: Database
  broker: Broker
}

export interface RepublishCommand<Deps extends Needs> {
  /** Where facts are kept that carry their events. */
  collections: readonly string[]
  open(): Deps
  close(deps: Deps): Promise<void>
}

/**
 * A service's command `republish --since INSTANT`: publishes the events of all its facts since then again, after the stream
 * was lost (docs/data-rules.md#rules, 9). Harmless where it was not: consumers take an event in once.
 */
export async function runRepublish<Deps extends Needs>(command: RepublishCommand<Deps>): Promise<void> {
  try {
    const since = readSince(process.argv.slice(2))
    const deps = command.open()
    try {
      await deps.broker.link()
      const { broker, database } = deps
      const count = await republish({ db: database.db, broker, collections: command.collections, since })
      console.log(`${count} events published`)
    } finally {
      await command.close(deps)
    }
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error)
    process.exitCode = 1
  }
}

function readSince(args: string[]): Date {
  const { values } = parseArgs({ args, options: { since: { type: 'string' } }, strict: false })
  const since = new Date(typeof values.since === 'string' ? values.since : '')
  if (Number.isNaN(since.getTime()))
    throw new EnvError('usage: republish --since INSTANT, such as 2026-11-27T00:00:00Z')
  return since
}
