import contract from '@app/contracts/generated/billing.json' with { type: 'json' }
import type { operations } from '@app/contracts/generated/billing'
import { runService } from '@app/shared/run-service'
import type { Service } from '@app/shared/service'
import { readConfig } from './config.ts'
import { createDeps, type Deps } from './deps.ts'
import { createReactions } from './reactions/reactions.ts'
import { createHandlers } from './routes/handlers.ts'

/** What a candidate pays, and what they have paid for. */
export const service: Service<Deps, operations> = {
  name: 'billing',
  contract,
  readConfig,
  createDeps,
  handlers: createHandlers,
  reactions: createReactions,
  once: ({ erasures }) => ({ indexes: erasures.ensureIndexes }),
  rounds: ({ erasures }) => ({ erasures: erasures.round }),
}

if (import.meta.main) await runService(service)
