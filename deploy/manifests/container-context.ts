import { type Context, environmentOf, PROCESSES, type ProcessName, type ProcessRow } from '../start-table/processes.ts'
import type { Secrets } from '../start-table/secrets.ts'

/** Where the system meets its surroundings; in containers these are names of the network around them. */
export interface Surroundings {
  mongodbUrl?: string | undefined
  natsUrl?: string | undefined
  smtpUrl?: string | undefined
  logLevel?: string | undefined
  publicUrl?: string | undefined
}

/**
 * What the start table's variables depend on when every process is a container (compose) or a pod (Kubernetes): each
 * answers under its own name on its usual port.
 */
export function containerContext(secrets: Secrets, around: Surroundings = {}): Context {
  const urls = Object.fromEntries(PROCESSES.map(({ name, port }) => [name, `http://${name}:${port}`]))
  return {
    host: '0.0.0.0',
    mongodbUrl: around.mongodbUrl || 'mongodb://database:27017/?replicaSet=rs0',
    natsUrl: around.natsUrl || 'nats://broker:4222',
    smtpUrl: around.smtpUrl || 'smtp://mailbox:1025',
    smtpPort: 1025,
    mailFolder: '/var/lib/gbat/mails',
    paymentsFile: '/var/lib/gbat/payments/state.json',
    paymentsPublicUrl: 'http://localhost:8027',
    secrets,
    urls: urls as Record<ProcessName, string>,
    nodeEnv: 'production',
    logLevel: around.logLevel || 'info',
    publicUrl: around.publicUrl || 'http://localhost:8080',
  }
}

/** The ranges of private networks (RFC 1918, RFC 6598, RFC 4193), in which containers and pods have their addresses. */
const PRIVATE_NETWORKS = '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,fc00::/7'

/**
 * The whole environment of one process in a container. On one machine a service believes what 127.0.0.1 says about the
 * caller's address; here the gateway has another address, and nothing but it reaches a service from outside. Mail puts
 * the site's address into its links.
 */
export function containerEnvironmentOf(row: ProcessRow, context: Context): Record<string, string> {
  const isService = row.entry.startsWith('services/')
  return {
    ...(row.name === 'mail' && context.publicUrl ? { PUBLIC_URL: context.publicUrl } : {}),
    ...environmentOf(row, context, row.port),
    ...(isService ? { TRUSTED_PROXIES: PRIVATE_NETWORKS } : {}),
  }
}
