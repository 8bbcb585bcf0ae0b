import { parse } from 'yaml'
import { fact, type Facts } from './facts.ts'

export interface ComposeService {
  image: string
  command: string[]
  ports?: string[]
  volumes?: string[]
  environment?: Record<string, string>
  healthcheck?: { test: string[] }
  user?: string
  read_only?: boolean
  privileged?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  restart?: string
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string; pids?: number } } }
}

export type ComposeFile = { services: Record<string, ComposeService> }

export function parseCompose(text: string): ComposeFile {
  return parse(text, { merge: true }) as ComposeFile
}

/**
 * What the compose file says about the processes: the services that run with a written environment file. Each must read
 * its own; what stands under `environment` comes on top of the start table and so counts as a difference.
 */
export function factsOfCompose({ services }: ComposeFile): Facts {
  return new Set(Object.entries(services).flatMap(([name, service]) => factsOfService(name, service)))
}

function factsOfService(
  name: string,
  { command, ports = [], environment = {}, healthcheck }: ComposeService,
): string[] {
  const published = ports.map((address) => fact.published(name, address))
  const [file, entry = ''] = command
  const envFile = /^--env-file=(.*)$/.exec(file ?? '')?.[1]
  if (envFile === undefined) return published
  const ready = /127\.0\.0\.1:(\d+)(\/[a-z/]+)/.exec(healthcheck?.test.join(' ') ?? '')
  return [
    ...published,
    fact.runs(name, entry),
    fact.ready(name, Number(ready?.[1]), ready?.[2] ?? ''),
    ...Object.entries(environment).map(([variable, value]) => fact.has(name, variable, value)),
    ...(envFile === `/run/gbat/${name}.env` ? [] : [`${name} reads ${envFile}`]),
  ]
}
