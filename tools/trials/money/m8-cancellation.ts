import { randomUUID } from 'node:crypto'
import { onlyCounts } from '../../stack/stack.ts'
import type { Plant } from '../../stack/plant.ts'
import { forEach } from '../faults/days.ts'
import type { Person, Reply } from '../faults/people.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import { compareLedger } from './ledger.ts'
import { type Shop, until, withShop } from './shop.ts'

const users = { quick: 8, full: 200 } as const
const atOnce = 8
const offWithinMs = 60_000
/** With the planted defect the plan is renewed and never ends: looking for longer proves no more. */
const plantMs = 15_000
const answerMs = 15_000

/** Says yes and leaves the subscription as it is. */
const cancelsNothing: Plant = {
  file: '/billing/src/providers/subscriptions.ts',
  find: 'if (isCancelled === (cancelAt !== null)) return',
  replace: 'if (isCancelled || cancelAt === null) return',
}

export const m8: Row = {
  id: 'M8',
  long: true,
  name: 'cancel at period end',
  bar: 'of 200 candidates some cancel, some cancel twice, some take it back, and one who has no plan tries each: access to the last second of the period, off at most 60 s after it in billing and practice, and on for those who took it back',
  plant: {
    what: 'billing that does not pass a cancellation on',
    see: async (trial) => {
      const { got, n, faults } = await onOwnStack(trial, { count: 1, plants: [cancelsNothing], withinMs: plantMs })
      // The refusal of a press would be a fault, too, and prove nothing of the end of the period.
      return { got, n, faults: faults.filter((fault) => fault.includes('active true')) }
    },
  },
  run: async (trial) => onOwnStack(trial, { count: users[trial.tier], plants: [], withinMs: offWithinMs }),
}

/** Its clock goes on by a month, which the subscriptions of other rows must not. */
async function onOwnStack(
  trial: Trial,
  { count, plants, withinMs }: { count: number; plants: Plant[]; withinMs: number },
): Promise<Outcome> {
  const counts = onlyCounts(['gateway', 'auth', 'practice', 'billing', 'payments'])
  const stack = await trial.ownStack({ counts, plants: { billing: plants } })
  return withShop(stack, (shop) => cancelAll(shop, { count, withinMs }))
}

interface Case {
  userId: string
  /** What they press, one after the other. */
  presses: readonly ('cancel' | 'resume')[]
  goesOn: boolean
}

const habits: readonly Omit<Case, 'userId'>[] = [
  { presses: ['cancel'], goesOn: false },
  { presses: ['cancel', 'cancel'], goesOn: false },
  { presses: ['cancel', 'resume', 'cancel'], goesOn: false },
  { presses: ['cancel', 'resume'], goesOn: true },
]

/** `withinMs`: how long after the end of the period the access may take to follow. */
async function cancelAll(shop: Shop, { count, withinMs }: { count: number; withinMs: number }): Promise<Outcome> {
  const cases = Array.from({ length: count }, (_, n): Case => ({ userId: randomUUID(), ...habits[n % habits.length]! }))
  const userIds = cases.map(({ userId }) => userId)
  const faults: string[] = []
  // One period for all of them: it ends at the same second.
  const began = new Date(Math.floor(Date.now() / 1000) * 1000)
  shop.stack.stopClock(began)
  await forEach(cases, atOnce, async ({ userId }) => void (await shop.control('subscriptions', { userId })))
  await shop.settled()
  await forEach(cases, atOnce, async (one) => void faults.push(...(await pressAll(shop, one))))
  faults.push(...(await pressWithoutPlan(shop)), ...(await compareLedger(shop, userIds)))
  const periodEnd = await periodEndOf(shop)
  shop.stack.stopClock(new Date(periodEnd.getTime() - 1_000))
  await forEach(cases, atOnce, async (one) => void faults.push(...(await faultsOfAccess(shop, one, true))))
  shop.stack.stopClock(periodEnd)
  const off = performance.now()
  await forEach(cases, atOnce, async (one) => {
    const look = () => faultsOfAccess(shop, one, one.goesOn)
    await until(async () => (await look()).length === 0, withinMs - (performance.now() - off), 500)
    faults.push(...(await look()))
  })
  const longest = performance.now() - off
  await shop.settled()
  faults.push(...(await compareLedger(shop, userIds)))
  const got = `${count} candidates: right ${(longest / 1000).toFixed(1)} s after the end of the period, ${faults.length} faults`
  return { got, n: count, faults }
}

interface Live {
  active: boolean
  cancelAt: string | null
}

async function pressAll(shop: Shop, { userId, presses }: Case): Promise<string[]> {
  const person = await shop.personOf(userId)
  const faults: string[] = []
  for (const press of presses) {
    const { status, body } = await shop.call<{ subscription?: Live }>(person, {
      method: 'POST',
      path: `/payments/${press}`,
    })
    const wanted = press === 'cancel'
    const live = body.subscription
    if (status !== 200 || live?.active !== true || (live.cancelAt !== null) !== wanted)
      faults.push(`${userId}: ${press} was answered with ${status}, ${JSON.stringify(body)}`)
  }
  return faults
}

/** Nothing to cancel, nothing to resume. */
async function pressWithoutPlan(shop: Shop): Promise<string[]> {
  const person = await shop.newCandidate()
  const faults: string[] = []
  for (const press of ['cancel', 'resume']) {
    const { status } = await shop.call(person, { method: 'POST', path: `/payments/${press}` })
    if (status !== 409) faults.push(`${press} without a plan was answered with ${status}`)
  }
  return faults
}

async function periodEndOf(shop: Shop): Promise<Date> {
  const ends = Object.values((await shop.state()).subscriptions).map((each) => each.items.data[0]!.current_period_end)
  return new Date(Math.min(...ends) * 1000)
}

/** The clock stands still, so a machine that is too busy to answer may be asked again. */
async function answered<T>(ask: () => Promise<Reply<T>>): Promise<Reply<T>> {
  let reply = await ask()
  await until(async () => reply.status === 200 || (reply = await ask()).status === 200, answerMs, 500)
  return reply
}

/** What a candidate sees in billing and in practice at this instant. */
async function faultsOfAccess(shop: Shop, { userId, presses }: Case, hasPlan: boolean): Promise<string[]> {
  const person: Person = await shop.personOf(userId)
  const live = await answered(() => shop.call<Live>(person, { path: '/payments/subscription/live' }))
  const daily = await answered(() => shop.call<{ plan: string }>(person, { path: '/tests/daily' }))
  const habit = presses.join(', ')
  return [
    ...(live.body.active === hasPlan ? [] : [`${habit}: billing says ${live.status}, active ${live.body.active}`]),
    ...((daily.body.plan === 'monthly') === hasPlan
      ? []
      : [`${habit}: practice says ${daily.status}, plan ${daily.body.plan}`]),
  ]
}
