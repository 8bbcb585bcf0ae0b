import { startStack } from '../../deploy/harness/stack.ts'
import { environmentOf, processRow } from '../../deploy/local/processes.ts'

/** Starts a stack for the browser tests, unless one is named by `E2E_URL`. Answers how to stop it. */
export default async function startOnce(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined
  const stack = await startStack()
  // The gateway itself and not the relay, so that each candidate of a test can come from a network of its own.
  process.env.E2E_URL = `http://127.0.0.1:${stack.ports.gateway[0]}`
  const [port = 0] = stack.ports.billing
  process.env.E2E_BILLING = JSON.stringify(environmentOf(processRow('billing'), stack.context, port))
  return () => stack.stop()
}

/** Where the site is. */
export const siteUrl = (): string => process.env.E2E_URL ?? 'http://localhost:8080'

/** What billing's command needs to reach the stack; nothing for a system that `npm start` runs. */
export function billingEnvironment(): NodeJS.ProcessEnv | null {
  const known = process.env.E2E_BILLING
  return known === undefined ? null : { ...process.env, ...(JSON.parse(known) as Record<string, string>) }
}
