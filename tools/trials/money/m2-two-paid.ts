import type { Plant } from '../../stack/plant.ts'
import type { Outcome, Row } from '../support/row.ts'
import { forEach } from '../faults/days.ts'
import type { Person } from '../faults/people.ts'
import { compareLedger, faultsOfPayment } from './ledger.ts'
import { metricOf } from './metric.ts'
import { putRight } from './put-right.ts'
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
      return withShop(stack, async (shop) => {
        const victim = await shop.newCandidate()
        const outcome = await payTwice(shop, [victim], 1_000)
        await stack.restart('billing')
        await putRight(shop, [victim.userId])
        return outcome
      })
    },
  },
  run: async (trial) =>
    withShop(await trial.stack(), async (shop) => {
      const people = await Promise.all(Array.from({ length: cases[trial.tier] }, () => shop.newCandidate()))
      return payTwice(shop, people, 60_000)
    }),
}

async function payTwice(shop: Shop, people: readonly Person[], withinMs: number): Promise<Outcome> {
  const count = people.length
  const faults: string[] = []
  const counted = await metricOf(shop, 'double_subscriptions_total')
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
