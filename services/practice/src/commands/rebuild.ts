/**
 * Makes the views (learners, history) anew from the facts, for everybody or for some candidates.
 *
 *   node services/practice/src/commands/rebuild.ts [USER_ID …]
 *
 * Needs MONGODB_URL and NATS_URL of the system; the service may go on running.
 */
import { runCommand } from '@app/shared/run-command'
import { rebuildViews } from '../flows/rebuild-views.ts'
import { service } from '../main.ts'

await runCommand(service, {
  read: (users) => users,
  async work(deps, users) {
    const started = performance.now()
    const count = await rebuildViews(deps, users.length > 0 ? users : await deps.sets.listUsers())
    console.log(`${count} candidates rebuilt in ${Math.round((performance.now() - started) / 100) / 10} s`)
  },
})
