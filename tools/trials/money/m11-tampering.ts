import { randomUUID } from 'node:crypto'
import type { Plant } from '../../stack/plant.ts'
import type { Person } from '../faults/people.ts'
import type { Outcome, Row } from '../support/row.ts'
import { faultsOfPayment } from './ledger.ts'
import { pressUntilOpen, type Shop, withShop } from './shop.ts'

/** Takes the name in the body for the caller's own. */
const believesBody: Plant = {
  file: '/billing/src/routes/create-checkout-session.ts',
  find: 'if (input.body.userId !== userId)',
  replace: "if (userId === '')",
}

export const m11: Row = {
  id: 'M11',
  name: 'tampering',
  bar: '60 calls with a price, a quantity, a customer, a discount, another candidate or another site in them: refused or ignored, 0 effects; the checkout afterwards is at the full price, for the caller, and leads back here',
  plant: {
    what: 'billing that does not compare the candidate in the body with the caller',
    see: async (trial) => {
      const stack = await trial.stack()
      await stack.restart('billing', 0, { plants: [believesBody] })
      const outcome = await withShop(stack, tamper)
      await stack.restart('billing')
      return outcome
    },
  },
  run: async (trial) => withShop(await trial.stack(), tamper),
}

interface Case {
  path: string
  method?: 'GET' | 'POST'
  body?: object
  wanted: readonly number[]
}

/** Fields that the provider knows, or that a careless service would read. */
const fields = {
  amount: [0, 1, -1000, '1'],
  price: ['price_free', 0],
  priceId: ['price_free'],
  unit_amount: [1],
  currency: ['jpy'],
  quantity: [0, -1, 0.01],
  line_items: [[{ price: 'price_free', quantity: 1 }]],
  discounts: [[{ coupon: 'FREE' }]],
  coupon: ['FREE'],
  trial_period_days: [365],
  customer: ['cus_other'],
  customerId: ['cus_other'],
  email: ['other@example.com'],
  mode: ['setup'],
  success_url: ['https://evil.example/'],
  cancel_url: ['https://evil.example/'],
  returnUrl: ['https://evil.example/'],
  metadata: [{ userId: 'other' }],
  client_reference_id: ['other'],
  subscription_data: [{ trial_end: 2_000_000_000 }],
} as const

const promos = [
  '',
  ' ',
  'A'.repeat(41),
  'OCT 90',
  "'; drop",
  '<b>',
  '../x',
  { $ne: null },
  ['OCT90'],
  90,
  true,
  '٣',
  'é',
]
const attempts = ['', 'x', null, 1, { $gt: '' }, ['a'], 'a'.repeat(1000), '../..', '\u0000']

function casesOf(person: Person, other: Person, foreignSession: string): Case[] {
  const { userId } = person
  const path = '/payments/checkout-session'
  const own = { userId, attempt: randomUUID() }
  const withField = Object.entries(fields).flatMap(([name, values]) =>
    values.map((value) => ({ ...own, [name]: value })),
  )
  const strange = ['', null, '*', { $ne: null }, [userId], `${userId} `, `${userId},${other.userId}`, 0]
  const posts = ['/cancel', '/resume', '/sync'].flatMap((to) => [
    { path: `/payments${to}`, body: { userId: other.userId }, wanted: [400, 409, 415, 200] },
    { path: `/payments${to}?userId=${other.userId}`, wanted: [400, 409, 200] },
  ])
  return [
    ...withField.map((body) => ({ path, body, wanted: [400] })),
    ...promos.map((promo) => ({ path, body: { ...own, promo }, wanted: [400] })),
    ...attempts.map((attempt) => ({ path, body: { userId, attempt }, wanted: [400] })),
    ...strange.map((each) => ({ path, body: { ...own, userId: each }, wanted: [400, 403] })),
    { path, body: { ...own, userId: other.userId }, wanted: [403] },
    ...posts,
    { path: `${path}/${foreignSession}`, method: 'GET', wanted: [403] },
    { path: `${path}/${foreignSession}?userId=${other.userId}`, method: 'GET', wanted: [400, 403] },
    { path: `/payments/receipts?userId=${other.userId}`, method: 'GET', wanted: [200, 400] },
    { path: `/payments/subscription/live?userId=${other.userId}`, method: 'GET', wanted: [200, 400] },
    { path: '/payments/billing-portal', body: { customer: 'cus_other' }, wanted: [400, 409] },
    { path: '/payments/billing-portal', body: { userId: other.userId }, wanted: [400, 409] },
  ]
}

async function tamper(shop: Shop): Promise<Outcome> {
  const [person, other] = [await shop.newCandidate(), await shop.newCandidate()]
  const faults: string[] = []
  const foreign = await pressUntilOpen(shop, other)
  await shop.control('pay', { sessionId: foreign })
  await shop.settled()
  const cases = casesOf(person, other, foreign)
  for (const { path, method = 'POST', body, wanted } of cases) {
    const { status } = await shop.call(person, { method, path, ...(body ? { body } : {}) })
    if (!wanted.includes(status))
      faults.push(`${method} ${path} ${JSON.stringify(body ?? null)}: responded with ${status}`)
  }
  const { customers, sessions } = await shop.state()
  const own = Object.values(customers).filter(({ metadata }) => metadata.userId === person.userId)
  if (own.length > 0) faults.push('a refused call left a customer at the provider')
  const foreigners = Object.values(sessions).filter(({ id, customer }) => {
    return id !== foreign && customers[customer]?.metadata.userId === other.userId
  })
  if (foreigners.length > 0) faults.push('a call opened a checkout of another candidate')
  faults.push(...faultsOfPayment(await shop.state(), other.userId), ...(await payAfterwards(shop, person)))
  return { got: `${cases.length} calls, ${faults.length} faults`, n: cases.length, faults }
}

/** What the caller can buy is what everyone can buy, and the portal leads back to this site. */
async function payAfterwards(shop: Shop, person: Person): Promise<string[]> {
  const sessionId = await pressUntilOpen(shop, person)
  await shop.control('pay', { sessionId })
  await shop.settled()
  const faults = faultsOfPayment(await shop.state(), person.userId)
  for (const returnUrl of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'https://u@evil.example',
  ]) {
    const portal = await shop.call<{ url: string }>(person, {
      method: 'POST',
      path: '/payments/billing-portal',
      body: { returnUrl },
    })
    const page = portal.status === 200 ? await (await fetch(portal.body.url)).text() : ''
    if (page.includes('evil') || page.includes('alert(1)')) faults.push(`the portal leads to ${returnUrl}`)
    if (![200, 400].includes(portal.status)) faults.push(`the portal responded with ${portal.status}`)
  }
  return faults
}
