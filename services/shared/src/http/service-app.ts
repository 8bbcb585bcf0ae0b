import type { FastifyInstance } from 'fastify'
import type { Service } from '../service.ts'
import type { ServiceDeps } from '../service-deps.ts'
import { serveContract } from './contract.ts'
import { createServer } from './server.ts'

/**
 * Returns the HTTP server of a service, not yet listening. /ready responds with 200 once the database responds and the
 * service's own check passes.
 */
export function createServiceApp<Deps extends ServiceDeps, Operations>(
  service: Pick<Service<Deps, Operations>, 'contract' | 'handlers' | 'ready'>,
  deps: Deps,
): FastifyInstance {
  const { logger, metrics, database, verifySession, verifyService } = deps
  const { trustedProxies, answerWithinMs } = deps.config
  const ready = async () => {
    const responds = await database.ready()
    await service.ready?.(deps)
    return responds
  }
  const app = createServer({ logger, metrics, ready, trustedProxies })
  const { contract: document } = service
  const handlers = service.handlers(deps)
  serveContract<Operations>(app, { document, handlers, verifySession, verifyService, answerWithinMs })
  return app
}
