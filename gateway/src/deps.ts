import { createClock, type Clock } from '@app/shared/clock'
import { createRemoteKeys, createVerifySession, type VerifySession } from '@app/shared/http/caller'
import { createInternalReads } from '@app/shared/internal-reads'
import { createLogger, type Logger } from '@app/shared/logger'
import { counter, createMetrics, readGauge, type Metrics } from '@app/shared/metrics'
import type { Config } from './config.ts'
import { watchRevocations, type Revocations } from './revocations.ts'
import { services, type Service } from './route-table.ts'
import { createUpstreams, type Upstreams } from './upstreams.ts'

/** Everything the gateway works with: one plain object, made once, passed by hand. */
export interface Deps {
  config: Config
  clock: Clock
  logger: Logger
  metrics: Metrics
  verifySession: VerifySession
  revocations: Revocations
  upstreams: Record<Service, Upstreams>
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const clock = replaced.clock ?? createClock(config.testClockFile)
  const logger = replaced.logger ?? createLogger('gateway', config.logLevel)
  const metrics = replaced.metrics ?? createMetrics()
  const urls = config.upstreams.auth
  const readAuth = createInternalReads({ caller: 'gateway', callee: 'auth', urls, key: config.serviceKey, clock })
  return {
    config,
    clock,
    logger,
    metrics,
    verifySession: createVerifySession({ keys: createRemoteKeys(urls), clock }),
    revocations: replaced.revocations ?? watchRevocations({ natsUrl: config.natsUrl, readAuth, clock, logger }),
    upstreams: createAllUpstreams(config, metrics),
    ...replaced,
  }
}

/** They ask providers outside, who take their time. */
const waitsForOthers: ReadonlySet<Service> = new Set(['billing', 'tutor-voice'])
/** Twice what a call takes on average where the system can just keep up (deploy/RESULTS.md). */
const slowMs = 120

function createAllUpstreams(config: Config, metrics: Metrics): Record<Service, Upstreams> {
  const refused = counter(metrics, {
    name: 'upstream_refused_requests_total',
    help: 'Calls that were refused because the service had enough to do.',
    labels: ['service'],
  })
  const options = { timeoutMs: config.upstreamTimeoutMs, inFlight: config.upstreamInFlight }
  const entries = services.map((name) => {
    const pace = waitsForOthers.has(name) ? Infinity : slowMs
    return [
      name,
      createUpstreams({
        urls: config.upstreams[name],
        ...options,
        slowMs: pace,
        onRefused: () => refused.inc({ service: name }),
      }),
    ] as const
  })
  const inFlight = {
    name: 'upstream_in_flight_requests',
    help: 'Calls to a service that have been let in and are not answered yet.',
    labels: ['service'] as const,
  }
  readGauge(metrics, inFlight, (gauge) => {
    for (const [service, upstreams] of entries) gauge.set({ service }, upstreams.inFlight())
  })
  return Object.fromEntries(entries) as Record<Service, Upstreams>
}

export async function closeDeps(deps: Deps): Promise<void> {
  await deps.revocations.close()
  await Promise.all(Object.values(deps.upstreams).map((upstreams) => upstreams.close()))
}
