import { type Context, PROCESSES, type ProcessName } from '../local/processes.ts'
import type { Secrets } from '../local/secrets.ts'

/** Where the system meets its surroundings; in containers these are names of the network around them. */
export interface Surroundings {
  mongodbUrl?: string | undefined
  natsUrl?: string | undefined
  smtpUrl?: string | undefined
  logLevel?: string | undefined
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
    secrets,
    urls: urls as Record<ProcessName, string>,
    nodeEnv: 'production',
    logLevel: around.logLevel || 'info',
  }
}
