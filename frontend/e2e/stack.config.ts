import { startStack, type Stack, type StackOptions } from '../../tools/stack/stack.ts'
import { environmentOf, processRow } from '../../deploy/start-table/processes.ts'

/** Starts a stack for the browser tests, unless one is named by `E2E_URL`. Answers how to stop it. */
export default async function startOnce(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined
  const stack = await startE2eStack()
  return () => stack.stop()
}

/** Starts a stack that all helpers of this process then use; after `stop` they use the one before. */
export async function startE2eStack(options: StackOptions = {}): Promise<Stack> {
  const stack = await startStack(options)
  const before = { ...process.env }
  const commands = ['auth'] as const
  const environments = commands.map((name) => {
    const [port = 0] = stack.ports[name]
    return [name, environmentOf(processRow(name), stack.context, port)]
  })
  const addresses = {
    // The gateway itself and not the relay, so that each candidate of a test can come from a network of its own.
    E2E_URL: `http://127.0.0.1:${stack.ports.gateway[0]}`,
    E2E_MAILBOX: `http://127.0.0.1:${stack.ports.mailbox[0]}`,
    E2E_PAYMENTS: stack.context.urls.payments,
    E2E_VOICE: stack.context.voiceProviderUrl ?? '',
    E2E_COMMANDS: JSON.stringify(Object.fromEntries(environments)),
  }
  Object.assign(process.env, addresses)
  return {
    ...stack,
    stop() {
      for (const name of Object.keys(addresses)) {
        if (before[name] === undefined) delete process.env[name]
        else process.env[name] = before[name]
      }
      return stack.stop()
    },
  }
}

/** Where the site is. */
export const siteUrl = (): string => process.env.E2E_URL ?? 'http://localhost:8080'

/** Where the mails of the system arrive. */
export const mailboxUrl = (): string => process.env.E2E_MAILBOX ?? 'http://localhost:8025'

/** Where the payment stand-in is. */
export const paymentsUrl = (): string => process.env.E2E_PAYMENTS ?? 'http://localhost:8027'

/** Where the stand-in of the provider of voice is. */
export const voiceUrl = (): string => process.env.E2E_VOICE ?? 'http://localhost:8029'

/** What a service's command needs to reach the stack; nothing for a system that `npm start` runs. */
export function commandEnvironment(service: 'auth'): NodeJS.ProcessEnv | null {
  const known = process.env.E2E_COMMANDS
  if (known === undefined) return null
  return { ...process.env, ...(JSON.parse(known) as Record<string, Record<string, string>>)[service] }
}
