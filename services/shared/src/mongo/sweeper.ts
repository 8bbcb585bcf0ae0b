import type { Collection, Document, Filter } from 'mongodb'
import type { Clock } from '../clock.ts'
import type { Logger } from '../logger.ts'
import { repeat } from '../repeat.ts'

export interface Sweep {
  collection: Collection<Document & { _id: string }>
  /** The date field after which a document may go. */
  field: string
}

/** What a service removes, and the time by which it is due. */
export interface Swept {
  sweeps: Sweep[]
  clock: Clock
}

const longestMs = 5 * 60_000

/** Removes what is due, every `everyMs`; one sweeper per service, in place of TTL indexes (docs/data-rules.md#rules, 1). */
export function startSweeper(options: Swept & { logger: Logger; everyMs?: number }): { stop(): void } {
  const { sweeps, clock, logger, everyMs = 10 * 60_000 } = options
  const sweep = async (signal: AbortSignal): Promise<void> => {
    for (const { collection, field } of sweeps) {
      if (signal.aborted) return
      const filter = { [field]: { $lt: clock.now() } } as Filter<Document & { _id: string }>
      const { deletedCount } = await collection.deleteMany(filter)
      if (deletedCount > 0) logger.info({ collection: collection.collectionName, count: deletedCount }, 'swept')
    }
  }
  const onFailure = (error: unknown) => logger.warn({ err: error }, 'sweeping failed')
  return repeat(sweep, { every: everyMs, timeout: longestMs, waitFirst: true, onFailure })
}
