import document from '@app/contracts/generated/auth.json' with { type: 'json' }
import type { operations } from '@app/contracts/generated/auth'
import { serveContract } from '@app/shared/http/contract'
import { NotReady } from '@app/shared/http/not-ready'
import { createServer } from '@app/shared/http/server'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { createHandlers } from './routes/handlers.ts'

export function createApp(deps: Deps): FastifyInstance {
  const { logger, counters, config } = deps
  const app = createServer({ logger, counters, ready: () => isReady(deps), trustedProxies: config.trustedProxies })
  serveContract<operations>(app, {
    document,
    handlers: createHandlers(deps),
    verifySession: deps.verifySession,
    verifyService: deps.verifyService,
    answerWithinMs: config.answerWithinMs,
  })
  return app
}

/** Ready means that the first caller waits for nothing: the database answers, and today's keys are made. */
async function isReady({ database, encryptionKeys, signingKeys }: Deps): Promise<boolean> {
  await database.ready()
  try {
    await Promise.all([encryptionKeys.current(), signingKeys.current()])
  } catch (cause) {
    throw new NotReady('its keys cannot be read from the database, or stored in it', { cause })
  }
  return true
}
