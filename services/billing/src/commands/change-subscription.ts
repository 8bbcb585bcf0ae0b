/**
 * For development, until checkout can: gives a candidate a plan.
 *
 *   node services/billing/src/commands/change-subscription.ts USER_ID monthly [DAYS]
 *   node services/billing/src/commands/change-subscription.ts USER_ID free
 *
 * Needs MONGODB_URL and NATS_URL of the running system; `npm run plan -- USER_ID monthly` fills them in locally.
 */
import { EnvError } from '@app/shared/env'
import { runCommand } from '@app/shared/run-command'
import { timeout } from '@app/shared/timeout'
import { applySubscriptionChange } from '../flows/apply-subscription-change.ts'
import { service } from '../main.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

await runCommand(service, {
  read([userId = '', plan = '', days = '30']) {
    if (!uuid.test(userId) || (plan !== 'monthly' && plan !== 'free') || !(Number(days) > 0))
      throw new EnvError('usage: change-subscription USER_ID monthly|free [DAYS]')
    return { userId, plan, days: Number(days) } as const
  },
  async work(deps, { userId, plan, days }) {
    const periodEnd = plan === 'monthly' ? new Date(deps.clock.now().getTime() + days * 86_400_000) : null
    // Without a broker the change is stored all the same, and the running service's relay publishes it.
    await timeout(2_000, deps.broker.link()).catch(() => undefined)
    const status = plan === 'monthly' ? 'active' : 'canceled'
    const next = await applySubscriptionChange(deps, userId, { plan, status, periodEnd })
    const until = next.periodEnd ? ` until ${next.periodEnd.toISOString()}` : ''
    console.log(`${userId}: ${next.plan}, ${next.status}${until}`)
  },
})
