/**
 * For development, until checkout can: gives a candidate a plan.
 *
 *   node services/billing/src/commands/change-subscription.ts USER_ID monthly [DAYS]
 *   node services/billing/src/commands/change-subscription.ts USER_ID free
 *
 * Needs MONGODB_URL and NATS_URL of the running system; `npm run plan -- USER_ID monthly` fills them in locally.
 */
import { EnvError } from '@app/shared/env'
import { closeDeps } from '@app/shared/service-deps'
import { timeout } from '@app/shared/timeout'
import { readConfig } from '../config.ts'
import { createDeps } from '../deps.ts'
import { applySubscriptionChange } from '../flows/apply-subscription-change.ts'

const usage = 'usage: change-subscription USER_ID monthly|free [DAYS]'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

async function main([userId = '', plan = '', days = '30']: string[]): Promise<void> {
  if (!uuid.test(userId) || (plan !== 'monthly' && plan !== 'free') || !(Number(days) > 0)) throw new EnvError(usage)
  const deps = createDeps({ ...readConfig(), logLevel: 'warn' })
  try {
    const periodEnd = plan === 'monthly' ? new Date(deps.clock.now().getTime() + Number(days) * 86_400_000) : null
    // Without a broker the change is stored all the same, and the running service's relay publishes it.
    await timeout(2_000, deps.broker.link()).catch(() => undefined)
    const next = await applySubscriptionChange(deps, userId, {
      plan,
      status: plan === 'monthly' ? 'active' : 'canceled',
      periodEnd,
    })
    console.log(
      `${userId}: ${next.plan}, ${next.status}${next.periodEnd ? ` until ${next.periodEnd.toISOString()}` : ''}`,
    )
  } finally {
    await closeDeps(deps)
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error)
  process.exitCode = 1
}
