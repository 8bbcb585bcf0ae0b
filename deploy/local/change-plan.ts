import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Context, environmentOf, processRow } from './processes.ts'
import { ROOT } from './root.ts'

const run = promisify(execFile)

/** Gives a candidate a plan with billing's documented command, until checkout can sell one. */
export async function changePlan(context: Context, userId: string, plan: 'free' | 'monthly'): Promise<string> {
  const row = processRow('billing')
  const command = 'services/billing/src/commands/change-subscription.ts'
  const env = { ...process.env, ...environmentOf(row, context, row.port) }
  const { stdout } = await run(process.execPath, [command, userId, plan], { cwd: ROOT, env })
  return stdout.trim()
}
