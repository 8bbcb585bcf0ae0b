import { parseEnv } from 'node:util'
import { Failure } from '../start-table/failure.ts'
import { type Context, PROCESSES } from '../start-table/processes.ts'
import { containerEnvironmentOf } from './container-context.ts'

/** Keys, addresses that may carry a password, and the payment provider, which is another one in production. On Kubernetes they live in Secrets, all else in the manifests. */
export const SECRET_VARIABLES: ReadonlySet<string> = new Set([
  'MONGODB_URL',
  'NATS_URL',
  'SMTP_URL',
  'STRIPE_KEY',
  'STRIPE_HOST',
  'STRIPE_PORT',
  'STRIPE_PROTOCOL',
  'STRIPE_WEBHOOK_SECRETS',
  'WEBHOOK_SECRET',
  'SERVICE_KEY',
  'SERVICE_CALLERS',
  'SEAL_KEY',
  'EMAIL_KEY',
  'LINK_KEY',
  'RECAPTCHA_SECRET',
  'UNSUBSCRIBE_KEY',
])

/** One environment file per process, `auth.env` and so on, from the start table. Throws `Failure` (see `envFile`). */
export function envFiles(context: Context, onlySecrets = false): Record<string, string> {
  const files = PROCESSES.map((row) => {
    const variables = Object.entries(containerEnvironmentOf(row, context))
    const kept = onlySecrets ? variables.filter(([name]) => SECRET_VARIABLES.has(name)) : variables
    return [`${row.name}.env`, envFile(Object.fromEntries(kept))] as const
  })
  return Object.fromEntries(files.filter(([, text]) => text !== ''))
}

/**
 * `NAME=value` lines without quotes: kustomize takes quotes literally, so only values that need none can be read the
 * same way by Node and by kustomize. Throws `Failure` for any other value.
 */
function envFile(variables: Record<string, string>): string {
  const text = Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
  const read = parseEnv(text)
  for (const [name, value] of Object.entries(variables)) {
    if (read[name] === value) continue
    throw new Failure(`The value of ${name} cannot be written without quotes: it must have no line break, # or quotes.`)
  }
  return text
}
