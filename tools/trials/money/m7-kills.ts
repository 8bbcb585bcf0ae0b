import { setTimeout as pause } from 'node:timers/promises'
import type { Plant } from '../../stack/plant.ts'
import type { Person } from '../faults/people.ts'
import { killEnvironment } from '../support/kill-point.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import { moneyKillPoints, type MoneyStep, moneySteps } from './kill-points.ts'
import { compareLedger, faultsOfPayment } from './ledger.ts'
import { reconcileNow } from './reconcile-now.ts'
import { pressUntilOpen, type Shop, until, withShop } from './shop.ts'

const each = 25
/** A quick run takes some of the points, others on other days. */
const quickPoints = 3

/** Ends a second subscription before it is paid back: a crash between the two leaves the money taken. */
const endsFirst: Plant = {
  file: '/billing/src/flows/sync-customer.ts',
  find: 'await providerSubscriptions.payBack(duplicate)',
  replace: `await providerSubscriptions.end(duplicate.id, 'duplicate')
  passes('paid-back')
  await providerSubscriptions.payBack(duplicate)`,
}

export const m7: Row = {
  id: 'M7',
  long: true,
  name: 'kill -9 of billing',
  bar: 'billing killed 25 times at each of 8 points between the press of the button and the end of the last message; each candidate pays, and a second old checkout of theirs is paid too: 0 payments lost, 0 charges doubled',
  plant: {
    what: 'a second subscription that ends before it is paid back',
    see: async (trial) => tryPoints(trial, ['paid-back'], [endsFirst]),
  },
  run: async (trial) => {
    const full = moneySteps.flatMap((step) => Array.from({ length: each }, () => step))
    const plan = trial.tier === 'full' ? full : trial.random.shuffle(moneySteps).slice(0, quickPoints)
    return tryPoints(trial, trial.random.shuffle(plan))
  },
}

async function tryPoints(trial: Trial, points: readonly MoneyStep[], defects: readonly Plant[] = []): Promise<Outcome> {
  const stack = await trial.stack()
  return withShop(stack, async (shop) => {
    const payments: { person: Person; done: Promise<void> }[] = []
    let kills = 0
    await stack.kill('billing')
    try {
      for (const [index, step] of points.entries()) {
        const person = await shop.newCandidate()
        if (await dieAt(shop, { step, defects }, () => payments.push({ person, done: payTwice(shop, person) })))
          kills += 1
        if (index % 25 === 24) trial.say(`${index + 1} of ${points.length} kills`)
      }
    } finally {
      await shop.makeDue()
      await stack.start('billing')
    }
    const faults = kills < points.length ? [`billing came to ${kills} of ${points.length} points`] : []
    const paid = await Promise.allSettled(payments.map(({ done }) => done))
    faults.push(...paid.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])))
    // The stand-in gives a message up after two minutes (a provider after days); billing is dead longer in the full tier.
    await reconcileNow(shop)
    faults.push(
      ...(await faultsAtEnd(
        shop,
        payments.map(({ person }) => person.userId),
      )),
    )
    return { got: `${kills} kills at ${new Set(points).size} points, ${faults.length} faults`, n: kills, faults }
  })
}

/** Whether billing came to the point and is dead. */
async function dieAt(
  { stack }: Shop,
  { step, defects }: { step: MoneyStep; defects: readonly Plant[] },
  act: () => void,
): Promise<boolean> {
  const plants = [...moneyKillPoints, ...defects]
  // What an earlier kill left may take it to the point before it is ready.
  const started = stack
    .start('billing', 0, { plants, env: killEnvironment({ step, pass: 1, afterMs: 0 }) })
    .catch(() => undefined)
  await Promise.race([started, pause(10_000)])
  act()
  const [child] = stack.processes('billing')
  const how = await Promise.race([child?.ended, pause(20_000)])
  await started
  if (how === undefined) await stack.kill('billing')
  return how === 'signal SIGKILL'
}

/** Subscribes and pays, and a second old checkout is paid too. */
async function payTwice(shop: Shop, person: Person): Promise<void> {
  const sessionId = await pressUntilOpen(shop, person)
  await shop.control('pay', { sessionId })
  await shop.control('subscriptions', { userId: person.userId })
}

async function faultsAtEnd(shop: Shop, userIds: readonly string[]): Promise<string[]> {
  const look = async () => {
    const state = await shop.state()
    return userIds.flatMap((userId) => faultsOfPayment(state, userId))
  }
  await until(async () => (await look()).length === 0, 20_000, 500)
  await shop.settled(20_000)
  return [...(await look()), ...(await compareLedger(shop, userIds))]
}
