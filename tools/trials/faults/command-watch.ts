import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync } from 'node:fs'

/**
 * Loaded into a process by the plants of d13-queries.ts: writes down every command that the driver sends for a request,
 * one JSON line each, into the file that HARNESS_COMMANDS names.
 */

interface Monitored {
  on(event: 'commandStarted', listener: (command: Started) => void): unknown
}

interface Started {
  commandName: string
  command: Record<string, unknown>
}

interface Hooked {
  addHook(name: 'onRequest', hook: (request: Routed, reply: unknown, done: () => void) => void): unknown
}

interface Routed {
  method: string
  routeOptions: { url?: string }
}

export interface Watched {
  route: string
  name: string
  collection: string
  /** How each document is chosen; the documents' number for an insert. */
  filters: unknown[]
  documents: number
}

const requests = new AsyncLocalStorage<string>()
const file = process.env['HARNESS_COMMANDS'] ?? ''

/** Everything that follows in this call is the request's. */
export function markRequests(app: unknown): void {
  ;(app as Hooked).addHook('onRequest', ({ method, routeOptions }, _reply, done) =>
    requests.run(`${method} ${routeOptions.url ?? ''}`, done),
  )
}

export function watchCommands<T>(client: T): T {
  ;(client as Monitored).on('commandStarted', ({ commandName, command }) => {
    const route = requests.getStore()
    if (route === undefined || route.endsWith('/ready')) return
    const watched: Watched = {
      route,
      name: commandName,
      collection: String(command[commandName]),
      filters: filtersOf(commandName, command),
      documents: (command['documents'] as unknown[] | undefined)?.length ?? 0,
    }
    appendFileSync(file, `${JSON.stringify(watched)}\n`)
  })
  return client
}

function filtersOf(name: string, command: Record<string, unknown>): unknown[] {
  if (name === 'find') return [command['filter']]
  if (name === 'findAndModify') return [command['query']]
  if (name === 'update') return (command['updates'] as Array<{ q: unknown }>).map(({ q }) => q)
  if (name === 'delete') return (command['deletes'] as Array<{ q: unknown }>).map(({ q }) => q)
  return []
}
