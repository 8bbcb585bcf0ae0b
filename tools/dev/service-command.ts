import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Context, environmentOf, type ProcessName, processRow } from '../../deploy/start-table/processes.ts'
import { CACHE, ROOT } from './root.ts'

export interface ServiceCommand {
  service: ProcessName
  /** File name in `services/<service>/src/commands/`, without its ending. */
  command: string
  args: readonly string[]
  /** Further variables, such as the defects that a test plants in it. */
  extraEnvironment?: NodeJS.ProcessEnv
}

/** Runs a service's own command beside the running system, with the service's environment. Resolves to what it printed. */
export async function runServiceCommand(
  context: Context,
  { service, command, args, extraEnvironment }: ServiceCommand,
): Promise<string> {
  const row = processRow(service)
  const file = `services/${service}/src/commands/${command}.ts`
  const compileCache = { NODE_COMPILE_CACHE: join(CACHE, 'node') }
  const env = { ...compileCache, ...process.env, ...environmentOf(row, context, row.port), ...extraEnvironment }
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { cwd: ROOT, env })
  return stdout.trim()
}
