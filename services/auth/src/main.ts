import contract from '@app/contracts/generated/auth.json' with { type: 'json' }
import type { operations } from '@app/contracts/generated/auth'
import { NotReady } from '@app/shared/http/not-ready'
import { runService } from '@app/shared/run-service'
import type { Service } from '@app/shared/service'
import { readConfig } from './config.ts'
import { createDeps, type Deps } from './deps.ts'
import { advanceErasure } from './flows/erase-account.ts'
import { upkeep } from './flows/upkeep.ts'
import { createReactions } from './reactions/reactions.ts'
import { createHandlers } from './routes/handlers.ts'
import { sweepsOf } from './store/collections.ts'

/** Accounts, logins and sessions. */
export const service: Service<Deps, operations> = {
  name: 'auth',
  contract,
  readConfig,
  createDeps,
  handlers: createHandlers,
  reactions: createReactions,
  /** The first caller must not wait until today's keys are made. */
  async ready({ encryptionKeys, signingKeys }) {
    try {
      await Promise.all([encryptionKeys.current(), signingKeys.current()])
    } catch (cause) {
      throw new NotReady('its keys cannot be read from the database, or stored in it', { cause })
    }
  },
  rounds: (deps) => ({
    upkeep: { work: () => upkeep(deps), every: 10 * 60_000, retryAfter: 5_000 },
    async erasures() {
      for (const id of await deps.erasures.listOpen()) await advanceErasure(deps, id)
    },
  }),
  sweeps: ({ database, clock }) => ({ sweeps: sweepsOf(database.db), clock }),
}

if (import.meta.main) await runService(service)
