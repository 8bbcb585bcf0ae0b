import type { Plant } from '../../stack/plant.ts'
import { importPasses } from '../support/kill-point.ts'

/**
 * Where billing is killed, in the order of a payment: after the provider has the customer and the checkout, before and after
 * a message is stored, after the provider was read, after a second subscription was paid back and before it ends, after the
 * state is written and before its event is out, after the message is done.
 */
export const moneySteps = [
  'customer',
  'session',
  'received',
  'stored',
  'read',
  'paid-back',
  'written',
  'finished',
] as const
export type MoneyStep = (typeof moneySteps)[number]

const flow = (name: string) => `/billing/src/flows/${name}.ts`
const flows = [
  'ensure-customer',
  'start-checkout',
  'receive-message',
  'sync-customer',
  'process-event',
  'apply-subscription-change',
]
const before = (file: string, find: string, what: string): Plant => ({ file, find, replace: `${what}\n${find}` })
const dies = (step: MoneyStep, name: string, find: string) => before(flow(name), find, `passes('${step}')`)

/** No defects: the steps tell that they are passed. */
export const moneyKillPoints: readonly Plant[] = [
  ...flows.map((name) => before(flow(name), "import type { Deps } from '../deps.ts'", importPasses)),
  dies('customer', 'ensure-customer', 'await providerCheckouts.setEmail(created'),
  dies('session', 'start-checkout', 'const stored = await checkouts.change(terms.userId'),
  dies('received', 'receive-message', 'const now = deps.waitingClock.now()'),
  dies('stored', 'receive-message', 'const lagMs ='),
  dies('read', 'sync-customer', 'const duplicates = duplicatesOf(found)'),
  dies('paid-back', 'sync-customer', "await providerSubscriptions.end(duplicate.id, 'duplicate')"),
  dies('written', 'apply-subscription-change', 'if (await deps.erasures.leaveNothing(userId)) throw noSuchUser()'),
  dies('finished', 'process-event', 'paymentMetrics(deps.metrics).processedEvents.inc()'),
]
