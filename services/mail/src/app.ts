import { createServer } from '@app/shared/http/server'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'

/** mail has no operation of its own yet: only /health, /ready and /metrics. */
export function createApp({ logger, counters, config, database }: Deps): FastifyInstance {
  return createServer({ logger, counters, ready: database.ready, trustedProxies: config.trustedProxies })
}
