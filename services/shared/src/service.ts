import type { Reactions } from './events/consume.ts'
import type { Handlers } from './http/handler-types.ts'
import type { Swept } from './mongo/sweeper.ts'
import type { RepeatOptions, Try } from './repeat.ts'
import type { ServiceDeps } from './service-deps.ts'

/** Work in the background. Where a task's times (in milliseconds) differ from the usual ones, they stand beside it. */
export type Task = Try | ({ work: Try } & Partial<Pick<RepeatOptions, 'every' | 'timeout' | 'retryAfter'>>)

/** What a service is. Its `main.ts` holds this one table; `runService` makes a process of it. */
export interface Service<Deps extends ServiceDeps, Operations> {
  name: string
  /** Dereferenced OpenAPI 3.1 document, from contracts/generated. */
  contract: unknown
  /** Throws an `EnvError` that names every wrong variable. */
  readConfig(): Deps['config']
  createDeps(config: Deps['config']): Deps
  /** In place of the shared `closeDeps`, if the service's own deps hold something open. */
  closeDeps?(deps: Deps): Promise<void>
  /** Operation id to its handler: the whole contract, and nothing else. */
  handlers(deps: Deps): Handlers<Operations>
  /** Event subject to what it does here. */
  reactions(deps: Deps): Reactions
  /** What must be ready besides the database. Throws `NotReady` while it is not. */
  ready?(deps: Deps): Promise<void>
  /** What is done once, retried until it has worked: name for the log to task. */
  once?(deps: Deps): Record<string, Task>
  /** What is done every few seconds: name for the log to task. */
  rounds?(deps: Deps): Record<string, Task>
  /** What is removed when it is due. */
  sweeps?(deps: Deps): Swept
  /** What else runs in the background; it stops last, before the deps are closed. */
  workers?(deps: Deps): { stop(): Promise<void> | void }[]
}
