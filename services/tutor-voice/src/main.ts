import contract from '@app/contracts/generated/tutor-voice.json' with { type: 'json' }
import type { operations } from '@app/contracts/generated/tutor-voice'
import { runService } from '@app/shared/run-service'
import type { Service } from '@app/shared/service'
import { readConfig } from './config.ts'
import { createDeps, type Deps } from './deps.ts'
import { createReactions } from './reactions/reactions.ts'
import { createHandlers } from './routes/handlers.ts'
import { ensureIndexes, sweepsOf } from './store/collections.ts'

/** The tutor by text, and how much of it and of its voice a person has left today. */
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
  rounds: ({ erasures }) => ({ erasures: erasures.round }),
  sweeps: ({ database, clock }) => ({ sweeps: sweepsOf(database.db), clock }),
}

if (import.meta.main) await runService(service)
