import { parseArgs } from 'node:util'
import { exitCodeOf, Failure, textOf } from '../../deploy/start-table/failure.ts'
import { localContext, rememberedServers } from './local-context.ts'
import { PROCESS_NAMES, type ProcessName } from '../../deploy/start-table/processes.ts'
import { runServiceCommand } from './service-command.ts'
import { readStartPlan } from './start-plan.ts'

// `npm run admin|rebuild|republish -- … [--data FOLDER]`: a service's own command, beside the running local system.

const isProcess = (name: string): name is ProcessName => PROCESS_NAMES.some((known) => known === name)

try {
  const [names = '', command = '', ...given] = process.argv.slice(2)
  const services = names.split(',').filter(isProcess)
  if (services.length === 0 || command === '') throw new Failure('usage: command.ts SERVICE[,…] COMMAND [ARGUMENT …]')
  const { args, startArgs } = splitArguments(given)
  const start = readStartPlan(startArgs, process.env)
  const context = localContext({ ...start, logLevel: 'warn' }, rememberedServers(start))
  for (const service of services) {
    const said = await runServiceCommand(context, { service, command, args })
    console.log(services.length === 1 ? said : `${service}: ${said}`)
  }
} catch (error) {
  // What the command itself had to say stands on its standard error.
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  console.error(said || textOf(error))
  process.exitCode = exitCodeOf(error)
}

/** `--data FOLDER` is ours, and says which system is meant; everything else is the command's. */
function splitArguments(given: string[]): { args: string[]; startArgs: string[] } {
  const options = { data: { type: 'string' } } as const
  const { tokens } = parseArgs({ args: given, options, strict: false, allowPositionals: true, tokens: true })
  const data = tokens.find((token) => token.kind === 'option' && token.name === 'data')
  if (data?.kind !== 'option') return { args: given, startArgs: [] }
  const length = data.inlineValue || data.value === undefined ? 1 : 2
  const startArgs = given.slice(data.index, data.index + length)
  return { args: given.toSpliced(data.index, length), startArgs }
}
