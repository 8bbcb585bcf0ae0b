import contract from '@app/contracts/generated/billing.json' with { type: 'json' }
import type { operations } from '@app/contracts/generated/billing'
import { runService } from '@app/shared/run-service'
import type { Service } from '@app/shared/service'
import { readConfig } from './config.ts'
import { closeDeps, createDeps, type Deps } from './deps.ts'
import { closeCustomers } from './flows/close-customers.ts'
import { processDueEvents } from './flows/process-event.ts'
import { reconcile } from './flows/reconcile.ts'
import { createReactions } from './reactions/reactions.ts'
import { createHandlers } from './routes/handlers.ts'
import { sweepsOf } from './store/collections.ts'

/** What a candidate pays, and what they have paid for. */
export const service: Service<Deps, operations> = {
  name: 'billing',
  contract,
  readConfig,
  createDeps,
  closeDeps,
  handlers: createHandlers,
  reactions: createReactions,
  once: ({ erasures, providerEvents }) => ({
    indexes: erasures.ensureIndexes,
    'event-indexes': providerEvents.ensureIndexes,
  }),
  sweeps: ({ database: { db }, waitingClock }) => ({ sweeps: sweepsOf(db), clock: waitingClock }),
  rounds: (deps) => ({
    'provider-events': () => processDueEvents(deps),
    'closed-customers': () => closeCustomers(deps),
    reconciliation: () => reconcile(deps),
    erasures: deps.erasures.round,
  }),
}

if (import.meta.main) await runService(service)
