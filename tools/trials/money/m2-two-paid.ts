import type { Plant } from '../../stack/plant.ts'
import type { Outcome, Row } from '../support/row.ts'
import { forEach } from '../faults/days.ts'
import { compareLedger, faultsOfPayment } from './ledger.ts'
import { metricOf } from './metric.ts'
import { pressUntilOpen, type Shop, until, withShop } from './shop.ts'

const cases = { quick: 5, full: 50 } as const
const atOnce = 5

/** Leaves the second subscription alone. */
const keepsBoth: Plant = {
  file: '/billing/src/domain/entitlement.ts',
  find: '.toSorted(byAge).slice(1)',
  replace: '.toSorted(byAge).slice(2)',
}

export const m2: Row = {
  id: 'M2',
  name: 'two old checkouts paid',
  bar: '50 candidates pay two old checkouts: within 60 s one subscription is left, the other one is cancelled and paid back, and the counter of double subscriptions tells the operator',
  plant: {
    what: 'billing that leaves a second subscription alone',
    see: async (trial) => {
      const stack = await trial.stack()
      await stack.restart('billing', 0, { plants: [keepsBoth] })
      const outcome = await withShop(stack, (shop) => payTwice(shop, { count: 1, withinMs: 1_000 }))
      await stack.restart('billing')
      return outcome
    },
  },
  run: async (trial) =>
    withShop(await trial.stack(), (shop) => payTwice(shop, { count: cases[trial.tier], withinMs: 60_000 })),
}

async function payTwice(shop: Shop, { count, withinMs }: { count: number; withinMs: number }): Promise<Outcome> {
  const faults: string[] = []
  const counted = await metricOf(shop, 'double_subscriptions_total')
  const people = await Promise.all(Array.from({ length: count }, () => shop.newCandidate()))
  let longest = 0
  await forEach(people, atOnce, async (person) => {
    const { userId } = person
    const sessionId = await pressUntilOpen(shop, person)
    // The second one is an old tab's, from before billing knew of the first.
    await Promise.all([shop.control('pay', { sessionId }), shop.control('subscriptions', { userId })])
    const began = performance.now()
    await until(async () => faultsOfPayment(await shop.state(), userId).length === 0, withinMs)
    longest = Math.max(longest, performance.now() - began)
    faults.push(...faultsOfPayment(await shop.state(), userId))
  })
  await shop.settled()
  faults.push(
    ...(await compareLedger(
      shop,
      people.map(({ userId }) => userId),
    )),
  )
  const told = (await metricOf(shop, 'double_subscriptions_total')) - counted
  if (told < count) faults.push(`the counter of double subscriptions tells of ${told} of ${count}`)
  const got = `${count} candidates paid twice: put right after at most ${Math.round(longest)} ms, ${faults.length} faults`
  return { got, n: count, faults }
}
