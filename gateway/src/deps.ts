import { createClock, type Clock } from '@app/shared/clock'
import { createRemoteKeys, createVerifySession, type VerifySession } from '@app/shared/http/caller'
import { createInternalReads } from '@app/shared/internal-reads'
import { createLogger, type Logger } from '@app/shared/logger'
import { createCounters, type Counters } from '@app/shared/telemetry'
import type { Config } from './config.ts'
import { watchRevocations, type Revocations } from './revocations.ts'
import { services, type Service } from './route-table.ts'
import { createUpstreams, type Upstreams } from './upstreams.ts'

/** Everything the gateway works with: one plain object, made once, passed by hand. */
export interface Deps {
  config: Config
  clock: Clock
  logger: Logger
  counters: Counters
  verifySession: VerifySession
  revocations: Revocations
  upstreams: Record<Service, Upstreams>
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const clock = replaced.clock ?? createClock(config.testClockFile)
  const logger = replaced.logger ?? createLogger('gateway', config.logLevel)
  const urls = config.upstreams.auth
  const readAuth = createInternalReads({ caller: 'gateway', callee: 'auth', urls, key: config.serviceKey, clock })
  return {
    config,
    clock,
    logger,
    counters: createCounters(),
    verifySession: createVerifySession({ keys: createRemoteKeys(urls), clock }),
    revocations: replaced.revocations ?? watchRevocations({ natsUrl: config.natsUrl, readAuth, clock, logger }),
    upstreams: createAllUpstreams(config),
    ...replaced,
  }
}

/** They ask providers outside, who take their time. */
const waitsForOthers: ReadonlySet<Service> = new Set(['billing', 'tutor-voice'])
/** Twice what a call takes on average where the system can just keep up (deploy/RESULTS.md). */
const slowMs = 120

function createAllUpstreams(config: Config): Record<Service, Upstreams> {
  const options = { timeoutMs: config.upstreamTimeoutMs, inFlight: config.upstreamInFlight }
  const entries = services.map((name) => {
    const pace = waitsForOthers.has(name) ? Infinity : slowMs
    return [name, createUpstreams({ urls: config.upstreams[name], ...options, slowMs: pace })]
  })
  return Object.fromEntries(entries) as Record<Service, Upstreams>
}

export async function closeDeps(deps: Deps): Promise<void> {
  await deps.revocations.close()
  await Promise.all(Object.values(deps.upstreams).map((upstreams) => upstreams.close()))
}
