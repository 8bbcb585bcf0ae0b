import { PROCESSES, type ProcessName } from '../start-table/processes.ts'
import { generateSecrets } from '../start-table/secrets.ts'
import { containerContext, containerEnvironmentOf } from './container-context.ts'
import { SECRET_VARIABLES } from './env-files.ts'

/**
 * What the start table says and a manifest says again, one plain line per fact, like `auth listens on 8101`. Two places
 * agree when their lines are the same set.
 */
export type Facts = Set<string>

export const fact = {
  runs: (name: string, entry: string) => `${name} runs ${entry}`,
  listens: (name: string, port: number) => `${name} listens on ${port}`,
  ready: (name: string, port: number, path: string) => `${name} is ready at :${port}${path}`,
  answers: (name: string, port: number) => `${name} answers at ${name}:${port}`,
  has: (name: string, variable: string, value: string) => `${name} has ${variable}=${value}`,
  hasSecret: (name: string, variable: string) => `${name} has ${variable} from the secret gbat-${name}`,
  published: (name: string, address: string) => `${name} is published at ${address}`,
  forwarded: (name: string, ports: string) => `${name} is forwarded ${ports}`,
  labelled: (name: string, label: string) => `${name} is labelled ${label}`,
  calls: (caller: string, callee: string, port: number) => `${caller} calls ${callee}:${port}`,
  letsIn: (callee: string, port: number, caller: string) => `${callee}:${port} lets in ${caller}`,
}

/** What is missing and what is too much in `found`, as sentences. Empty when they agree. */
export function differences(expected: Facts, found: Facts): string[] {
  const missing = [...expected.difference(found)].map((line) => `missing: ${line}`)
  const extra = [...found.difference(expected)].map((line) => `not in the start table: ${line}`)
  return [...missing, ...extra].sort()
}

const context = containerContext(generateSecrets())
const published: readonly ProcessName[] = ['gateway', 'mailbox', 'payments']
const backing = [
  { name: 'database', forward: '27117:27017' },
  { name: 'broker', forward: '4322:4222' },
]

/** What the compose file has to say about the processes. */
export function composeFacts(): Facts {
  return new Set(
    PROCESSES.flatMap((row) => [
      fact.runs(row.name, row.entry),
      fact.ready(row.name, row.port, row.readyPath),
      ...(published.includes(row.name)
        ? [fact.published(row.name, `127.0.0.1:\${${row.portVariable}:-${row.port}}:${row.port}`)]
        : []),
    ]),
  )
}

/** What the Kubernetes manifests with the local overlay have to say: processes, variables and who may call whom. */
export function kubernetesFacts(): Facts {
  const processes = PROCESSES.flatMap((row) => [
    fact.runs(row.name, row.entry),
    fact.listens(row.name, row.port),
    fact.answers(row.name, row.port),
    fact.ready(row.name, row.port, row.readyPath),
    ...Object.entries(containerEnvironmentOf(row, context)).map(([variable, value]) =>
      SECRET_VARIABLES.has(variable) ? fact.hasSecret(row.name, variable) : fact.has(row.name, variable, value),
    ),
  ])
  const edges = PROCESSES.flatMap((row) => calledBy(row.name))
  return new Set([...processes, ...edges, fact.letsIn('gateway', 8080, 'everybody')])
}

/** What the Tiltfile has to say. */
export function tiltFacts(): Facts {
  const processes = PROCESSES.flatMap(({ name, port }) => [
    fact.forwarded(name, `${port}:${port}`),
    fact.labelled(name, name === 'gateway' ? 'edge' : isStandIn(name) ? 'backing' : 'services'),
  ])
  const others = backing.flatMap(({ name, forward }) => [fact.forwarded(name, forward), fact.labelled(name, 'backing')])
  return new Set([...processes, ...others])
}

const isStandIn = (name: ProcessName) => name === 'mailbox' || name === 'payments'

/** The calls that a process can make: the addresses in its variables, but for its own and for the one that people type. */
function calledBy(name: ProcessName): string[] {
  const row = PROCESSES.find((candidate) => candidate.name === name)
  const variables = row ? containerEnvironmentOf(row, context) : {}
  const { STRIPE_PROTOCOL, STRIPE_HOST, STRIPE_PORT } = variables
  const values = [...Object.values(variables), `${STRIPE_PROTOCOL}://${STRIPE_HOST}:${STRIPE_PORT}`]
  return values
    .flatMap((value) => [...value.matchAll(/\w+:\/\/([a-z-]+):(\d+)/g)])
    .filter(([, callee]) => callee !== name && callee !== 'localhost')
    .flatMap(([, callee = '', port]) => [
      fact.calls(name, callee, Number(port)),
      fact.letsIn(callee, Number(port), name),
    ])
}
