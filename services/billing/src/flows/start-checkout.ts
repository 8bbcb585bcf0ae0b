import { randomUUID } from 'node:crypto'
import { problem, unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { isLive } from '../domain/entitlement.ts'
import { judgeCode, promotionOf, type PromotionOutcome } from '../domain/promotion.ts'
import type { NewCheckout, ProviderCheckout } from '../providers/checkouts.ts'
import { isStale } from '../providers/stripe-client.ts'
import type { Checkout } from '../store/checkouts.ts'
import { ensureCustomer } from './ensure-customer.ts'
import { syncCustomer } from './sync-customer.ts'

export interface CheckoutWish {
  userId: string
  /** One press of the button. */
  attempt: string
  promo: string | undefined
}

export interface StartedCheckout {
  checkout: ProviderCheckout
  /** What became of the code; null if none was given. */
  promotion: { code: string; outcome: PromotionOutcome; percent: number } | null
}

const mostTries = 8

/**
 * Opens the candidate's checkout. At most one is open: the same wish gets the same one again, and another wish closes it
 * first. The key of the checkout is stored before the provider is asked, so a crash or a lost answer leads to the same
 * checkout. Throws the problem 409 `already-subscribed`, and the SDK's errors.
 */
export async function startCheckout(deps: Deps, wish: CheckoutWish): Promise<StartedCheckout> {
  const customerId = await ensureCustomer(deps, wish.userId)
  await refuseSubscriber(deps, wish.userId, customerId)
  const price = await deps.currentPrice()
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const judged = await judge(deps, wish)
    const created = await tryCheckout(deps, wish, {
      userId: wish.userId,
      customerId,
      priceId: price.priceId,
      promotion: judged?.promotion ?? null,
      origin: deps.config.returnOrigin,
    })
    if (created?.status === 'open') return { checkout: created, promotion: judged }
    // It was paid meanwhile, in another tab.
    if (created?.status === 'complete') await refuseSubscriber(deps, wish.userId, customerId)
  }
  throw unavailable()
}

async function refuseSubscriber(deps: Deps, userId: string, customerId: string): Promise<void> {
  const found = await deps.providerSubscriptions.ofCustomer(customerId)
  if (!found.some(isLive)) return
  await syncCustomer(deps, userId, customerId)
  throw problem(409, 'already-subscribed', 'You already have a subscription. Manage it in the billing portal.')
}

interface Judged {
  code: string
  outcome: PromotionOutcome
  percent: number
  promotion: { id: string; code: string } | null
}

async function judge(deps: Deps, { userId, promo }: CheckoutWish): Promise<Judged | null> {
  if (promo === undefined) return null
  const known = promotionOf(deps.config.promotions, promo)
  const code = known?.code ?? promo
  const isUsed = known !== undefined && (await deps.promotionUses.has(userId, code))
  const outcome = judgeCode(known, { now: deps.clock.now(), isUsed })
  const percent = known?.discountPercent ?? 0
  if (outcome !== 'applied') return { code, outcome, percent, promotion: null }
  const id = await deps.providerCheckouts.promotionCode(code)
  if (id !== null) return { code, outcome, percent, promotion: { id, code } }
  deps.logger.error({ code }, 'the provider does not have this promotion code')
  return { code, outcome: 'unknown', percent, promotion: null }
}

/** The checkout that is open, complete or has just been created; null if it has to be tried again. */
async function tryCheckout(
  deps: Deps,
  { userId, attempt, promo = '' }: CheckoutWish,
  terms: Omit<NewCheckout, 'idempotencyKey'>,
): Promise<ProviderCheckout | null> {
  const { checkouts, providerCheckouts } = deps
  const typed = promo.toLowerCase()
  const stored = await checkouts.findByUser(userId)
  const known = stored?.sessionId ? await providerCheckouts.find(stored.sessionId) : null
  if (known?.status === 'open' && stored?.promo === typed) return known
  if (known?.status === 'open') await providerCheckouts.expire(known.id)
  const isOver = stored !== null && (stored.sessionId !== null || stored.promo !== typed)
  const fresh: Checkout = {
    key: `checkout-${attempt}-${randomUUID()}`,
    promo: typed,
    startedAt: deps.clock.now(),
    sessionId: null,
  }
  const current = await checkouts.change(userId, (now) => {
    if (now === null) return fresh
    return isOver && now.key === stored.key ? fresh : null
  })
  if (known?.status === 'complete' && current.key === fresh.key) await refuseSubscriber(deps, userId, terms.customerId)
  if (current.promo !== typed || current.sessionId !== null) return null
  return create(deps, current, terms)
}

/** Null if another wish came in between, or the terms are not the ones that the key was used with. */
async function create(
  { checkouts, providerCheckouts }: Deps,
  { key }: Checkout,
  terms: Omit<NewCheckout, 'idempotencyKey'>,
): Promise<ProviderCheckout | null> {
  try {
    const created = await providerCheckouts.create({ ...terms, idempotencyKey: key })
    const stored = await checkouts.change(terms.userId, (now) =>
      now?.key === key && now.sessionId === null ? { ...now, sessionId: created.id } : null,
    )
    if (stored.key === key) return created
    await providerCheckouts.expire(created.id)
    return null
  } catch (error) {
    if (!isStale(error)) throw error
    await checkouts.change(terms.userId, (now) => (now?.key === key ? { ...now, key: `${key}-again` } : null))
    return null
  }
}
