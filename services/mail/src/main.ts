import contract from '@app/contracts/generated/mail.json' with { type: 'json' }
import { runService } from '@app/shared/run-service'
import type { Service } from '@app/shared/service'
import { readConfig } from './config.ts'
import { closeDeps, createDeps, type Deps } from './deps.ts'
import { doWhatIsDue } from './flows/do-what-is-due.ts'
import { startWorker } from './flows/worker.ts'
import { createReactions } from './reactions/reactions.ts'
import { createHandlers, type Served } from './routes/handlers.ts'
import { ensureIndexes, sweepsOf } from './store/collections.ts'

/** Every mail that the site sends, and the contact form. */
export const service: Service<Deps, Served> = {
  name: 'mail',
  contract,
  readConfig,
  createDeps,
  closeDeps,
  handlers: createHandlers,
  reactions: createReactions,
  once: ({ database }) => ({ indexes: () => ensureIndexes(database.db) }),
  rounds: (deps) => ({ due: () => doWhatIsDue(deps) }),
  sweeps: ({ database, waitingClock: clock }) => ({ sweeps: sweepsOf(database.db), clock }),
  workers: (deps) => [startWorker(deps)],
}

if (import.meta.main) await runService(service)
