import { startConsumers } from './events/consume.ts'
import { listen } from './http/listen.ts'
import { createServiceApp } from './http/service-app.ts'
import { run, type Running } from './lifecycle.ts'
import { startSweeper } from './mongo/sweeper.ts'
import type { Logger } from './logger.ts'
import { repeat, type Repeated } from './repeat.ts'
import type { Service, Task } from './service.ts'
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
  const once = startTasks(service.once?.(deps), { logger, untilDone: true })
  const rounds = startTasks(service.rounds?.(deps), { logger, untilDone: false })
  const sweeper = service.sweeps && startSweeper({ logger, ...service.sweeps(deps) })
  const workers = service.workers?.(deps) ?? []
  logger.info({ port: config.port }, 'listening')
  return {
    logger,
    async close() {
      await app.close()
      for (const task of once) void task.stop()
      sweeper?.stop()
      await consumers.stop()
      for (const round of rounds) await round.stop()
      for (const worker of workers) await worker.stop()
      await (service.closeDeps ?? closeDeps)(deps)
    },
  }
}

const usual = { every: 5_000, timeout: 5 * 60_000 }

function startTasks(
  tasks: Record<string, Task> = {},
  { logger, untilDone }: { logger: Logger; untilDone: boolean },
): Repeated[] {
  return Object.entries(tasks).map(([step, task]) => {
    const { work, ...times } = typeof task === 'function' ? { work: task } : task
    const onFailure = (error: unknown) => logger.warn({ err: error, step }, 'will be tried again')
    return repeat(work, { ...usual, ...times, untilDone, onFailure })
  })
}
