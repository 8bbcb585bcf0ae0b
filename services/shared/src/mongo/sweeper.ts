import type { Collection, Document, Filter } from 'mongodb'
import type { Clock } from '../clock.ts'
import type { Logger } from '../logger.ts'

export interface Sweep {
  collection: Collection<Document & { _id: string }>
  /** The date field after which a document may go. */
  field: string
}

/** Removes what is due, every `everyMs`; one sweeper per service, in place of TTL indexes (docs/data-rules.md#rules, 1). */
export function startSweeper(options: { sweeps: Sweep[]; clock: Clock; logger: Logger; everyMs?: number }): {
  stop(): void
} {
  const sweep = async (): Promise<void> => {
    for (const { collection, field } of options.sweeps) {
      const filter = { [field]: { $lt: options.clock.now() } } as Filter<Document & { _id: string }>
      const { deletedCount } = await collection.deleteMany(filter)
      if (deletedCount > 0) options.logger.info({ collection: collection.collectionName, count: deletedCount }, 'swept')
    }
  }
  const timer = setInterval(
    () => {
      sweep().catch((error: unknown) => options.logger.warn({ err: error }, 'sweeping failed'))
    },
    options.everyMs ?? 10 * 60_000,
  )
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
