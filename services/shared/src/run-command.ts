import { EnvError } from './env.ts'
import { closeDeps, type ServiceDeps } from './service-deps.ts'
import type { Service } from './service.ts'

export type CommandService<Deps extends ServiceDeps> = Pick<
  Service<Deps, unknown>,
  'readConfig' | 'createDeps' | 'closeDeps'
>

export interface Command<Deps extends ServiceDeps, Order> {
  /** Reads the command line. Throws an `EnvError` that tells the operator what is wrong, before anything is connected. */
  read(args: string[]): Order
  work(deps: Deps, order: Order): Promise<void>
}

/**
 * Runs an operator's command with the deps of a service. The service may go on running. An `EnvError` is one sentence on
 * standard error; after any error the exit code is 1.
 */
export async function runCommand<Deps extends ServiceDeps, Order>(
  service: CommandService<Deps>,
  command: Command<Deps, Order>,
): Promise<void> {
  try {
    const order = command.read(process.argv.slice(2))
    const deps = service.createDeps({ ...service.readConfig(), logLevel: 'warn' })
    try {
      await command.work(deps, order)
    } finally {
      await (service.closeDeps ?? closeDeps)(deps)
    }
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error)
    process.exitCode = 1
  }
}
