/**
 * Sets the payment provider up for this site, and says what it did. Repeating it changes nothing.
 *
 *   npm run payments -- configure
 *
 * Needs the environment of the service; the service may go on running.
 */
import { EnvError } from '@app/shared/env'
import { runCommand } from '@app/shared/run-command'
import { configureProvider } from '../flows/configure-provider.ts'
import { service } from '../main.ts'

await runCommand(service, {
  read([action, ...more]): 'configure' {
    if (action !== 'configure' || more.length > 0) throw new EnvError('usage: payments configure')
    return action
  },
  async work(deps) {
    for (const line of await configureProvider(deps)) console.log(line)
  },
})
