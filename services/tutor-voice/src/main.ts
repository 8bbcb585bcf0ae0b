import contract from '@app/contracts/generated/tutor-voice.json' with { type: 'json' }
import type { operations } from '@app/contracts/generated/tutor-voice'
import { runService } from '@app/shared/run-service'
import type { Service } from '@app/shared/service'
import { readConfig } from './config.ts'
import { createDeps, type Deps } from './deps.ts'
import { createReactions } from './reactions/reactions.ts'
import { createHandlers } from './routes/handlers.ts'
import { ensureIndexes, sweepsOf } from './store/collections.ts'

/** How often calls are looked after. */
const watchMs = 1_000

/** The tutor by text and by voice, within daily limits. */
export const service: Service<Deps, operations> = {
  name: 'tutor-voice',
  contract,
  readConfig,
  createDeps,
  handlers: createHandlers,
  reactions: createReactions,
  once: ({ database, erasures }) => ({
    async indexes() {
      await ensureIndexes(database.db)
      await erasures.ensureIndexes()
    },
  }),
  rounds: ({ erasures, watch }) => ({
    erasures: erasures.round,
    calls: { work: watch.round, every: watchMs, timeout: 10_000 },
  }),
  workers: ({ watch }) => [watch],
  sweeps: ({ database, clock }) => ({ sweeps: sweepsOf(database.db), clock }),
}

if (import.meta.main) await runService(service)
