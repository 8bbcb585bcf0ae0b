import { randomUUID } from 'node:crypto'
import type { Plant } from '../../stack/plant.ts'
import { forEach } from '../faults/days.ts'
import type { Random } from '../support/random.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import { compareLedger } from './ledger.ts'
import { putRight } from './put-right.ts'
import { reconcileNow } from './reconcile-now.ts'
import { type Message, type Shop, withShop } from './shop.ts'

const sizes = { quick: { orders: 24, sequences: 24 }, full: { orders: 720, sequences: 2000 } } as const
const atOnce = 8

/** What is read once is taken for the truth of ever after. */
const readsOnce: Plant = {
  file: '/billing/src/providers/subscriptions.ts',
  find: 'for await (const subscription of list) found.push(read(subscription))',
  replace: `const kept = (globalThis.kept ??= new Map())
      if (kept.has(customer)) return kept.get(customer)
      for await (const subscription of list) found.push(read(subscription))
      if (found.length > 0) kept.set(customer, found)`,
}

export const m4: Row = {
  id: 'M4',
  name: 'order of messages',
  bar: "all 720 orders of the messages of six events of a subscription, and 2,000 random sequences with drops and repeats, while the subscription changes: the state in billing and practice is the provider's, 0 mismatches",
  plant: {
    what: 'billing that reads a subscription at the provider only once',
    see: async (trial) => {
      const stack = await trial.stack()
      await stack.restart('billing', 0, { plants: [readsOnce] })
      return withShop(stack, async (shop) => {
        const lives: Life[] = []
        const outcome = await tryOrders(shop, [[0, 1, 2, 3, 4, 5]], lives)
        await stack.restart('billing')
        await putRight(
          shop,
          lives.map(({ userId }) => userId),
        )
        return outcome
      })
    },
  },
  run: async (trial) => withShop(await trial.stack(), (shop) => run(shop, trial)),
}

async function run(shop: Shop, { tier, random, say }: Trial): Promise<Outcome> {
  const { orders, sequences } = sizes[tier]
  const ordered = await tryOrders(shop, random.shuffle(permutations([0, 1, 2, 3, 4, 5])).slice(0, orders))
  for (const line of [ordered.got, ...ordered.faults]) say(line)
  const mixed = await trySequences(shop, random, sequences)
  return {
    got: `${ordered.got}; ${mixed.got}`,
    n: ordered.n + mixed.n,
    faults: [...ordered.faults, ...mixed.faults],
  }
}

/** One subscription at the provider, and the messages that it has caused. */
interface Life {
  userId: string
  customerId: string
  subscriptionId: string
  messages: Message[]
}

type Step = (shop: Shop, life: Life) => Promise<unknown>

const begin: Step = async (shop, life) => {
  const begun = await shop.control<{ customerId: string; subscriptionId: string }>('subscriptions', {
    userId: life.userId,
  })
  Object.assign(life, begun)
}
const cancelLater: Step = (shop, { subscriptionId }) =>
  shop.atProvider('POST', `/subscriptions/${subscriptionId}`, { cancel_at_period_end: 'true' })
const goOn: Step = (shop, { subscriptionId }) =>
  shop.atProvider('POST', `/subscriptions/${subscriptionId}`, { cancel_at: '' })
const payBackPart: Step = (shop, { userId }) => shop.control('refund', { userId, amount: 10 })
const end: Step = (shop, { userId }) => shop.control('end', { userId })

/** The six events, in the order in which the provider has them; the first step causes two of them. */
const six = [
  { step: begin, type: 'customer.subscription.created' },
  { step: null, type: 'invoice.paid' },
  { step: cancelLater, type: 'customer.subscription.updated' },
  { step: payBackPart, type: 'charge.refunded' },
  { step: goOn, type: 'customer.subscription.updated' },
  { step: end, type: 'customer.subscription.deleted' },
] as const

/**
 * Messages in each of these orders. A message is sent as soon as its event has happened, so that in the order 1 2 3 the
 * subscription changes between the messages, and in the order 3 2 1 all changes come first. Adds the candidates to `lives`.
 */
async function tryOrders(shop: Shop, orders: readonly (readonly number[])[], lives: Life[] = []): Promise<Outcome> {
  const faults: string[] = []
  await shop.control('webhooks', { lose: true })
  try {
    await forEach(orders, atOnce, async (order) => {
      const life = newLife()
      lives.push(life)
      const happened: Message[] = []
      for (const index of order) {
        while (happened.length <= index) await happen(shop, life, happened)
        const status = await shop.deliver(happened[index]!)
        if (status !== 200) faults.push(`a message was answered with ${status}`)
      }
    })
  } finally {
    await shop.control('webhooks', { lose: false })
  }
  if (!(await shop.settled())) faults.push('messages were not processed within 3 minutes')
  const differing = await compareLedger(
    shop,
    lives.map(({ userId }) => userId),
  )
  const got = `${orders.length} orders of six messages: ${differing.length} mismatches`
  return { got, n: orders.length, faults: [...faults, ...differing] }
}

/** Lets the next of the six events happen, and keeps its message. */
async function happen(shop: Shop, life: Life, happened: Message[]): Promise<void> {
  const { step, type } = six[happened.length]!
  if (step) await doStep(shop, life, step)
  const message = life.messages.findLast((each) => each.type === type)
  if (!message) throw new Error(`the stand-in sent no ${type}`)
  happened.push(message)
}

/** Steps and messages at random: each message is sent up to three times, at any time after its event, or never. */
async function trySequences(shop: Shop, random: Random, count: number): Promise<Outcome> {
  const lives = Array.from({ length: count }, () => ({ ...newLife(), plan: planOf(random) }))
  await shop.control('webhooks', { lose: true })
  try {
    await forEach(lives, atOnce, async (life) => {
      for (const { step, deliveries } of life.plan) {
        await doStep(shop, life, step)
        const drawn = deliveries.map((share) => life.messages[Math.floor(share * life.messages.length)]!)
        await Promise.all(drawn.map((message) => shop.deliver(message)))
      }
    })
  } finally {
    await shop.control('webhooks', { lose: false })
  }
  await shop.settled()
  const userIds = lives.map(({ userId }) => userId)
  const behind = new Set((await compareLedger(shop, userIds)).map((fault) => fault.slice(0, 36))).size
  await reconcileNow(shop)
  const faults = await compareLedger(shop, userIds)
  const got = `${count} random sequences: ${behind} had lost their last message, ${faults.length} mismatches after a round`
  return { got, n: count, faults }
}

interface PlannedStep {
  step: Step
  /** Which of the messages so far are sent afterwards: shares of their number. */
  deliveries: number[]
}

function planOf(random: Random): PlannedStep[] {
  const steps = Array.from({ length: random.int(1, 5) }, () => random.pick([cancelLater, goOn, payBackPart]))
  const ends: Step[] = random.next() < 0.5 ? [end, ...(random.next() < 0.5 ? [begin] : [])] : []
  return [begin, ...steps, ...ends].map((step) => ({
    step,
    deliveries: Array.from({ length: random.int(0, 4) }, () => random.next()),
  }))
}

const newLife = (): Life => ({ userId: randomUUID(), customerId: '', subscriptionId: '', messages: [] })

/** The provider lists its newest events first; those of this step are among them, however many lives go on beside it. */
async function doStep(shop: Shop, life: Life, step: Step): Promise<void> {
  await step(shop, life)
  const { data } = await shop.atProvider<{ data: Message[] }>('GET', '/events', { limit: '100' })
  const known = new Set(life.messages.map(({ id }) => id))
  const isOurs = ({ data: { object } }: Message) => object.customer === life.customerId
  life.messages.push(...data.filter((message) => !known.has(message.id) && isOurs(message)).toReversed())
}

function permutations(list: readonly number[]): number[][] {
  if (list.length <= 1) return [[...list]]
  return list.flatMap((first) => permutations(list.filter((each) => each !== first)).map((rest) => [first, ...rest]))
}
