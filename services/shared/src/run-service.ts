import { startConsumers } from './events/consume.ts'
import { listen } from './http/listen.ts'
import { createServiceApp } from './http/service-app.ts'
import { keepTrying } from './keep-trying.ts'
import { run, type Running } from './lifecycle.ts'
import { startSweeper } from './mongo/sweeper.ts'
import { startRounds } from './rounds.ts'
import type { Service } from './service.ts'
import { closeDeps, type ServiceDeps } from './service-deps.ts'

/** Runs a service as this process, until it is told to stop. */
export function runService<Deps extends ServiceDeps, Operations>(service: Service<Deps, Operations>): Promise<void> {
  return run(() => startService(service, service.createDeps(service.readConfig())))
}

/**
 * Starts a service: it listens first, then the background work begins. `close` ends the requests first, then the
 * background work, and the connections that both need last.
 */
export async function startService<Deps extends ServiceDeps, Operations>(
  service: Service<Deps, Operations>,
  deps: Deps,
): Promise<Running> {
  const { logger, config, database } = deps
  const app = createServiceApp(service, deps)
  await listen(app, config)
  const reactions = service.reactions(deps)
  const consumers = startConsumers({ ...deps, db: database.db, service: service.name, reactions })
  const once = entriesOf(service.once?.(deps)).map(([step, work]) => keepTrying({ step, logger, work }))
  const rounds = entriesOf(service.rounds?.(deps)).map(([step, round]) => startRounds({ step, logger, round }))
  const sweeper = service.sweeps && startSweeper({ logger, ...service.sweeps(deps) })
  const workers = service.workers?.(deps) ?? []
  logger.info({ port: config.port }, 'listening')
  return {
    logger,
    async close() {
      await app.close()
      for (const work of once) work.stop()
      sweeper?.stop()
      await consumers.stop()
      for (const round of rounds) await round.stop()
      for (const worker of workers) await worker.stop()
      await (service.closeDeps ?? closeDeps)(deps)
    },
  }
}

const entriesOf = <T>(record: Record<string, T> = {}): [string, T][] => Object.entries(record)
