import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Plant } from '../../stack/plant.ts'
import type { Person } from '../faults/people.ts'
import type { Random } from '../support/random.ts'
import type { Outcome, Row } from '../support/row.ts'
import { compareLedger, faultsOfPayment } from './ledger.ts'
import { press, pressUntilOpen, type Shop, until, withShop } from './shop.ts'

const presses = 50
const users = { quick: 4, full: 100 } as const
/** Of so many users, one sees billing killed among the calls. */
const killEvery = 5

/** Each call to the provider is one of its own. */
const otherKeys: Plant = {
  file: '/billing/src/providers/checkouts.ts',
  find: 'parametersOf(checkout), { idempotencyKey })',
  replace: 'parametersOf(checkout), { idempotencyKey: idempotencyKey + Math.random() })',
}

export const m1: Row = {
  id: 'M1',
  name: 'double submit',
  bar: '100 users press Subscribe 50 times at once, billing is killed among the calls of 20 of them: 1 customer, 1 checkout and, once it is paid, 1 subscription each; the next press is refused',
  plant: {
    what: 'another idempotency key with each call to the provider',
    see: async (trial) => {
      const stack = await trial.stack()
      await stack.restart('billing', 0, { plants: [otherKeys] })
      const outcome = await withShop(stack, (shop) => pressAll(shop, trial.random, { count: 1, kills: false }))
      await stack.restart('billing')
      return outcome
    },
  },
  run: async (trial) =>
    withShop(await trial.stack(), (shop) => pressAll(shop, trial.random, { count: users[trial.tier], kills: true })),
}

async function pressAll(shop: Shop, random: Random, options: { count: number; kills: boolean }): Promise<Outcome> {
  const faults: string[] = []
  const userIds: string[] = []
  let kills = 0
  for (let number = 0; number < options.count; number += 1) {
    const person = await shop.newCandidate()
    userIds.push(person.userId)
    const pressed = pressAtOnce(shop, person)
    if (options.kills && number % killEvery === 0) {
      await pause(random.int(5, 300))
      await shop.stack.restart('billing')
      kills += 1
    }
    const statuses = await pressed
    const odd = statuses.find((status) => ![0, 200, 502, 503, 504].includes(status))
    if (odd !== undefined) faults.push(`${person.userId}: a press was answered with ${odd}`)
    faults.push(...(await faultsOfCheckouts(shop, person)))
  }
  if (!(await shop.settled())) faults.push('messages were not processed within 3 minutes')
  const state = await shop.state()
  faults.push(...userIds.flatMap((userId) => faultsOfPayment(state, userId)), ...(await compareLedger(shop, userIds)))
  const got = `${options.count} users × ${presses} presses, ${kills} kills: ${faults.length} faults`
  return { got, n: options.count * presses, faults }
}

/** Half of the presses repeat one attempt; the others come from other tabs. */
async function pressAtOnce(shop: Shop, person: Person): Promise<number[]> {
  const attempt = randomUUID()
  const all = Array.from({ length: presses }, (_, n) => press(shop, person, n % 2 === 0 ? attempt : randomUUID()))
  return (await Promise.all(all)).map(({ status }) => status)
}

/** Looks at the checkouts, pays the one that the next press shows, and presses once more. */
async function faultsOfCheckouts(shop: Shop, person: Person): Promise<string[]> {
  const sessionId = await pressUntilOpen(shop, person)
  const { customers, sessions } = await shop.state()
  const own = Object.values(sessions).filter(({ customer }) => customers[customer]?.metadata.userId === person.userId)
  await shop.control('pay', { sessionId })
  // The refusal does not wait for the message: the provider is asked.
  const isRefused = await until(async () => (await press(shop, person)).status === 409, 2_000)
  return [
    ...(own.length === 1 ? [] : [`${person.userId}: ${own.length} checkouts instead of one`]),
    ...(isRefused ? [] : [`${person.userId}: a subscriber may start a checkout`]),
  ]
}
