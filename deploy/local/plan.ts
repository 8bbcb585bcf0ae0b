import { changePlan } from './change-plan.ts'
import { Failure, textOf } from './failure.ts'
import { localContext, rememberedServers } from './local-context.ts'
import { readStartPlan } from './start-plan.ts'

// `npm run plan -- USER_ID monthly|free`: gives a candidate of the running local system a plan.

try {
  const [userId = '', plan = ''] = process.argv.slice(2)
  if (plan !== 'monthly' && plan !== 'free') throw new Failure('usage: npm run plan -- USER_ID monthly|free')
  const start = readStartPlan([], process.env)
  console.log(await changePlan(localContext({ ...start, logLevel: 'warn' }, rememberedServers(start)), userId, plan))
} catch (error) {
  console.error(textOf(error))
  process.exitCode = 1
}
