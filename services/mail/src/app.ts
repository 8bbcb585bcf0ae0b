import document from '@app/contracts/generated/mail.json' with { type: 'json' }
import { serveContract } from '@app/shared/http/contract'
import { createServer } from '@app/shared/http/server'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { createHandlers, type Served } from './routes/handlers.ts'

export function createApp(deps: Deps): FastifyInstance {
  const { logger, counters, config, database, verifySession, verifyService } = deps
  const app = createServer({ logger, counters, ready: database.ready, trustedProxies: config.trustedProxies })
  serveContract<Served>(app, { document, handlers: createHandlers(deps), verifySession, verifyService })
  return app
}
