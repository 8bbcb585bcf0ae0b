import document from '@app/contracts/generated/practice.json' with { type: 'json' }
import type { operations } from '@app/contracts/generated/practice'
import { serveContract } from '@app/shared/http/contract'
import { createServer } from '@app/shared/http/server'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { createHandlers } from './routes/handlers.ts'

export function createApp(deps: Deps): FastifyInstance {
  const { logger, counters, config, database, corrections } = deps
  const ready = async () => {
    // Before the first reading a request would wait for it.
    await corrections.known()
    return database.ready()
  }
  const app = createServer({ logger, counters, ready, trustedProxies: config.trustedProxies })
  const { answerWithinMs } = config
  const { verifySession, verifyService } = deps
  const handlers = createHandlers(deps)
  serveContract<operations>(app, { document, handlers, verifySession, verifyService, answerWithinMs })
  return app
}
