import { randomUUID } from 'node:crypto'
import { onlyCounts, type Stack } from '../../stack/stack.ts'
import type { Plant } from '../../stack/plant.ts'
import type { Person } from '../faults/people.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import { metricOf } from './metric.ts'
import { type Shop, until, untilOpen, withShop } from './shop.ts'

const presses = { quick: 20, full: 100 } as const
const cardUsers = { quick: 4, full: 10 } as const
const [full, reduced] = [1_000, 100]
const promotion = { heading: 'A row', subheading: 'Of a test.', ctaLabel: 'Subscribe', highlightColor: '#b45309' }
const dayMs = 86_400_000

const keepsCode: Plant = {
  file: '/billing/src/domain/promotion.ts',
  find: "return isUsed ? 'used' : 'applied'",
  replace: "return 'applied'",
}
const countsNoCard: Plant = {
  file: '/billing/src/flows/note-promotion.ts',
  find: 'if (before > 0) {',
  replace: 'if (before < 0) {',
}
/** Every planted defect has its own fault. */
const parts = [/used a second time/, /cards of several accounts/]

export const m10: Row = {
  id: 'M10',
  long: true,
  name: 'promotion',
  bar: 'a code ends at its instant, to the second, in any letter case; 100 presses at once redeem it once, and a candidate has it once; the first invoice is 100 and the next 1000 (minor units); who gets no discount is told the full price; one card on 10 accounts is counted for the operator and not refused',
  plant: {
    what: 'billing that lets a candidate use a code again, and one that counts no card',
    see: async (trial) => {
      const wish = { presses: 2, cardUsers: 2, plants: [keepsCode, countsNoCard] }
      const { got, n, faults } = await onOwnStack(trial, wish)
      const seen = parts.map((part) => faults.find((fault) => part.test(fault))).filter((fault) => fault !== undefined)
      return { got, n, faults: seen.length === parts.length ? seen : [] }
    },
  },
  run: async (trial) =>
    onOwnStack(trial, { presses: presses[trial.tier], cardUsers: cardUsers[trial.tier], plants: [] }),
}

interface Wish {
  presses: number
  cardUsers: number
  plants: Plant[]
}

/** Its clock goes on by a month, which the subscriptions of other rows must not. */
async function onOwnStack(trial: Trial, wish: Wish): Promise<Outcome> {
  const expiresAt = new Date(Math.floor(Date.now() / 1000) * 1000 + dayMs)
  const PROMOTIONS = JSON.stringify([{ code: 'Row90', discountPercent: 90, expiresAt, ...promotion }])
  const stack: Stack = await trial.ownStack({
    counts: onlyCounts(['gateway', 'auth', 'practice', 'billing', 'payments']),
    plants: { billing: wish.plants },
    env: { billing: { PROMOTIONS }, payments: { PROMOTIONS } },
  })
  return withShop(stack, async (shop) => {
    const faults = [
      ...(await redeemAtOnce(shop, wish.presses)),
      ...(await shareCard(shop, wish.cardUsers)),
      ...(await atTheEnd(shop, expiresAt)),
    ]
    const n = wish.presses + wish.cardUsers
    return {
      got: `${wish.presses} presses at once, ${wish.cardUsers} accounts of a card, ${faults.length} faults`,
      n,
      faults,
    }
  })
}

interface Pressed {
  sessionId: string
  promotion: { outcome: string; message: string } | null
}

/** The code in letters of either case. */
async function press(shop: Shop, { userId }: Person, promo = 'rOW90') {
  const person = await shop.personOf(userId)
  const body = { userId, attempt: randomUUID(), promo }
  return shop.call<Pressed>(person, { method: 'POST', path: '/payments/checkout-session', body })
}

/** The code is judged at the press that opened the checkout. */
const pressUntilOpen = (shop: Shop, person: Person, promo?: string) => untilOpen(() => press(shop, person, promo))

/** What a checkout costs today, by what the provider has of it. */
const priceOf = async (shop: Shop, sessionId: string) => (await shop.state()).sessions[sessionId]?.amount_total

async function redeemAtOnce(shop: Shop, count: number): Promise<string[]> {
  const person = await shop.newCandidate()
  const pressed = await Promise.all(Array.from({ length: count }, () => press(shop, person)))
  const ids = new Set(pressed.flatMap(({ status, body }) => (status === 200 ? [body.sessionId] : [])))
  const faults = ids.size <= 1 ? [] : [`${count} presses at once opened ${ids.size} checkouts`]
  const [sessionId = (await pressUntilOpen(shop, person)).sessionId] = ids
  await shop.control('pay', { sessionId })
  await shop.settled()
  await shop.control('end', { userId: person.userId })
  await until(async () => !(await isActive(shop, person)), 10_000)
  const again = await pressUntilOpen(shop, person)
  const cost = await priceOf(shop, again.sessionId)
  const charged = await chargesOf(shop, person)
  if (String(charged) !== String([reduced])) faults.push(`a code took ${charged.join(', ')} instead of ${reduced}`)
  const isTold = again.promotion?.outcome === 'used' && again.promotion.message.includes('The full price')
  if (!isTold || cost !== full)
    faults.push(`a code was used a second time: ${JSON.stringify(again.promotion)}, for ${cost}`)
  return faults
}

const isActive = async (shop: Shop, { userId }: Person) =>
  (await shop.call<{ active: boolean }>(await shop.personOf(userId), { path: '/payments/subscription/live' })).body
    .active

async function chargesOf(shop: Shop, { userId }: Person): Promise<number[]> {
  const { customers, charges } = await shop.state()
  const own = Object.values(charges).filter(({ customer }) => customers[customer]?.metadata.userId === userId)
  return own.map(({ amount }) => amount)
}

/** One card pays for several accounts; each gets the discount, and the operator is told of all but the first. */
async function shareCard(shop: Shop, count: number): Promise<string[]> {
  const before = await metricOf(shop, 'promotion_card_repeats_total')
  const fingerprint = `card ${randomUUID()}`
  const faults: string[] = []
  await Promise.all(
    Array.from({ length: count }, async () => {
      const person = await shop.newCandidate()
      const { sessionId } = await pressUntilOpen(shop, person)
      await shop.control('pay', { sessionId, fingerprint })
      const charged = await chargesOf(shop, person)
      if (String(charged) !== String([reduced])) faults.push(`a shared card paid ${charged.join(', ')}, not ${reduced}`)
    }),
  )
  const told = async () => (await metricOf(shop, 'promotion_card_repeats_total')) - before
  await until(async () => (await told()) >= count - 1, 5_000)
  await shop.settled()
  if ((await told()) !== count - 1)
    faults.push(`the operator is told of ${await told()} cards of several accounts instead of ${count - 1}`)
  return faults
}

/** The second before its end and the end itself; then the month goes by, and the next invoice is at the full price. */
async function atTheEnd(shop: Shop, expiresAt: Date): Promise<string[]> {
  const [early, late] = [await shop.newCandidate(), await shop.newCandidate()]
  shop.stack.stopClock(new Date(expiresAt.getTime() - 1_000))
  const inTime = await pressUntilOpen(shop, early, 'ROW90')
  await shop.control('pay', { sessionId: inTime.sessionId })
  shop.stack.stopClock(expiresAt)
  const tooLate = await pressUntilOpen(shop, late, 'row90')
  const cost = await priceOf(shop, tooLate.sessionId)
  const faults: string[] = []
  if (inTime.promotion?.outcome !== 'applied')
    faults.push(`a second before its end the code was ${JSON.stringify(inTime.promotion)}`)
  if (tooLate.promotion?.outcome !== 'expired' || cost !== full)
    faults.push(`at its end the code was ${JSON.stringify(tooLate.promotion)}, for ${cost}`)
  shop.stack.setClock(new Date(expiresAt.getTime() + 32 * dayMs))
  await until(async () => (await chargesOf(shop, early)).length === 2, 10_000)
  const charged = await chargesOf(shop, early)
  if (String(charged) !== String([reduced, full])) faults.push(`the invoices were ${charged.join(', ')}`)
  return faults
}
