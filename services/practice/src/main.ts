import contract from '@app/contracts/generated/practice.json' with { type: 'json' }
import type { operations } from '@app/contracts/generated/practice'
import { runService } from '@app/shared/run-service'
import type { Service } from '@app/shared/service'
import { readConfig } from './config.ts'
import { createDeps, type Deps } from './deps.ts'
import { storeBank } from './flows/store-bank.ts'
import { warnOfLowStock } from './flows/warn-of-low-stock.ts'
import { createReactions } from './reactions/reactions.ts'
import { createHandlers } from './routes/handlers.ts'

/** The daily sets, their results, and what a candidate has learned. */
export const service: Service<Deps, operations> = {
  name: 'practice',
  contract,
  readConfig,
  createDeps,
  handlers: createHandlers,
  reactions: createReactions,
  async ready({ corrections }) {
    // Before the first reading a request would wait for it.
    await corrections.known()
  },
  once: (deps) => ({
    indexes: deps.erasures.ensureIndexes,
    'store-bank': { work: (signal) => storeBank(deps, signal), retryAfter: 30_000, timeout: 6 * 3_600_000 },
    'low-stock': async () => warnOfLowStock(deps),
  }),
  rounds: ({ erasures, corrections }) => ({
    erasures: erasures.round,
    // Every replica learns of a correction by this round.
    async corrections() {
      await corrections.refresh()
    },
  }),
}

if (import.meta.main) await runService(service)
