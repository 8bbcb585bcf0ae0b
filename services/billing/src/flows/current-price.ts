import { ProblemError } from '@app/shared/http/problem'
import type { Clock } from '@app/shared/clock'
import type { Logger } from '@app/shared/logger'
import type { ProviderCheckouts } from '../providers/checkouts.ts'
import type { Price, Prices } from '../store/prices.ts'

/** The price of Monthly. Throws the problem 503 `pricing-unavailable` if it was not read within 24 hours. */
export type CurrentPrice = () => Promise<Price>

interface PriceOptions {
  lookupKey: string
  prices: Prices
  providerCheckouts: Pick<ProviderCheckouts, 'price'>
  clock: Clock
  logger: Logger
}

const freshMs = 60_000
const goodMs = 24 * 60 * 60_000

/**
 * Reads the price from the provider once a minute, behind the answers, and stores it. Only if the price that is known is
 * older than 24 hours does an answer wait for the provider.
 */
export function createCurrentPrice(options: PriceOptions): CurrentPrice {
  const { lookupKey, prices, providerCheckouts, clock, logger } = options
  let known: Price | null = null
  let reading: Promise<unknown> | undefined
  const ageMs = () => (known ? Math.abs(clock.now().getTime() - known.readAt.getTime()) : Infinity)
  const read = async (): Promise<void> => {
    const price = await providerCheckouts.price(lookupKey)
    if (!price) throw new Error(`the provider has no active price with the lookup key ${lookupKey}`)
    known = { ...price, readAt: clock.now() }
    // What is read counts, also if it cannot be stored.
    await prices.put(lookupKey, known)
  }
  const noted = (text: string) => (error: unknown) => {
    logger.warn({ err: error }, text)
    return null
  }
  const readOnce = (): Promise<unknown> =>
    (reading ??= read()
      .catch(noted('the price was not read from the provider'))
      .finally(() => (reading = undefined)))
  return async () => {
    if (!known) {
      const stored = await prices.find(lookupKey).catch(noted('the stored price was not read'))
      // Another caller may have read a newer one from the provider meanwhile.
      known ??= stored
    }
    if (ageMs() > goodMs) await readOnce()
    else if (ageMs() > freshMs) void readOnce()
    if (known && ageMs() <= goodMs) return known
    throw new ProblemError(503, 'pricing-unavailable', { message: 'Failed to load pricing', retryAfter: 2 })
  }
}
