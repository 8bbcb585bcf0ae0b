import { createServer } from '@app/shared/http/server'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'

type Needs = Pick<Deps, 'logger' | 'metrics'>

/**
 * Serves /metrics on a port of its own, and /health and /ready, which every server of ours has. The public port refuses
 * /metrics: a request that came through a proxy on this machine cannot be told from one of this machine. Returns undefined
 * if no METRICS_PORT is set.
 */
export async function listenForMetrics(
  { logger, metrics }: Needs,
  { host, metricsPort }: Pick<Config, 'host' | 'metricsPort'>,
): Promise<FastifyInstance | undefined> {
  if (metricsPort === undefined) return undefined
  const app = createServer({ logger, metrics, ready: () => Promise.resolve(true) })
  await app.listen({ host, port: metricsPort })
  return app
}
