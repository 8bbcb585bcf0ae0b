import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Billing, Candidate, Live } from './start-billing.ts'

export interface StartedCheckout {
  url: string
  sessionId: string
  promotion: { code: string; outcome: string; message: string } | null
}

/** Presses 'Subscribe' once. */
export async function press(candidate: Candidate, wish: { promo?: string; attempt?: string } = {}) {
  const { userId } = candidate
  const body = { userId, attempt: wish.attempt ?? randomUUID(), ...(wish.promo ? { promo: wish.promo } : {}) }
  return candidate.call<StartedCheckout>('POST', '/checkout-session', body)
}

/** Subscribes and pays, and waits until billing knows. */
export async function subscribed(billing: Billing, wish: { promo?: string; card?: string } = {}): Promise<Candidate> {
  const candidate = await billing.newCandidate()
  const { body } = await press(candidate, wish)
  await billing.control('pay', { sessionId: body.sessionId, ...(wish.card ? { card: wish.card } : {}) })
  await expectLive(candidate, { active: true, status: 'active' })
  return candidate
}

export const live = async (candidate: Candidate): Promise<Live> =>
  (await candidate.call<Live>('GET', '/subscription/live')).body

/** Waits until the service knows it, by messages alone. */
export async function expectLive(candidate: Candidate, wanted: Partial<Live>): Promise<void> {
  await expect.poll(() => live(candidate)).toMatchObject(wanted)
}

/** What the provider has of one candidate. */
export async function atProvider(billing: Billing, { userId }: Candidate) {
  const state = await billing.provider()
  const customers = Object.values(state.customers).filter(({ metadata }) => metadata.userId === userId)
  const ids = new Set(customers.map(({ id }) => id))
  const of = <T extends { customer: string }>(table: Record<string, T>) =>
    Object.values(table).filter(({ customer }) => ids.has(customer))
  return {
    customers,
    subscriptions: of(state.subscriptions),
    sessions: of(state.sessions),
    invoices: of(state.invoices),
    charges: of(state.charges),
  }
}
