import { Failure, textOf } from '../../deploy/start-table/failure.ts'
import { localContext, rememberedServers } from './local-context.ts'
import { PROCESS_NAMES, type ProcessName } from '../../deploy/start-table/processes.ts'
import { runServiceCommand } from './service-command.ts'
import { readStartPlan } from './start-plan.ts'

// `npm run plan|admin|rebuild|republish -- …`: a service's own command, beside the running local system.

const isProcess = (name: string): name is ProcessName => PROCESS_NAMES.some((known) => known === name)

try {
  const [names = '', command = '', ...args] = process.argv.slice(2)
  const services = names.split(',').filter(isProcess)
  if (services.length === 0 || command === '') throw new Failure('usage: command.ts SERVICE[,…] COMMAND [ARGUMENT …]')
  const start = readStartPlan([], process.env)
  const context = localContext({ ...start, logLevel: 'warn' }, rememberedServers(start))
  for (const service of services) {
    const said = await runServiceCommand(context, { service, command, args })
    console.log(services.length === 1 ? said : `${service}: ${said}`)
  }
} catch (error) {
  // What the command itself had to say stands on its standard error.
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  console.error(said || textOf(error))
  process.exitCode = 1
}
