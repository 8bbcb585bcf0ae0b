import { Stripe } from 'stripe'
import { unauthorized } from '@app/shared/http/caller'
import { ProblemError } from '@app/shared/http/problem'
import type { Logger } from '@app/shared/logger'
import type { StripeSettings } from '../config.ts'

/**
 * The provider's SDK: 3 s for a try and one more try, so that a call ends within 7 s. The API version is the one that the
 * SDK was made for.
 */
export function createStripe({ key, host, port, protocol }: StripeSettings): Stripe {
  return new Stripe(key, { host, port, protocol, timeout: 3_000, maxNetworkRetries: 1, telemetry: false })
}

/** What an operation says when the provider is away. */
export interface Unavailable {
  code: string
  /** The specification's sentence. */
  message: string
  /** In ms; the operation's deadline less half a second. */
  withinMs: number
}

/**
 * The result of work that asks the provider. Throws the problem 503 with the operation's sentence if the provider refuses,
 * does not answer, or all of it takes too long; the work may be repeated then. The token of a deleted account is 401. Other
 * errors pass.
 */
export async function orUnavailable<T>(
  logger: Logger,
  { code, message, withinMs }: Unavailable,
  work: () => Promise<T>,
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new LateError('the provider takes too long')), withinMs)
  try {
    return await Promise.race([work(), late])
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'user-not-found') throw unauthorized()
    if (!(error instanceof Stripe.errors.StripeError) && !(error instanceof LateError)) throw error
    logger.warn({ err: { type: error.name, message: error.message }, code }, 'the payment provider did not do it')
    throw new ProblemError(503, code, { message, retryAfter: 2 })
  } finally {
    clearTimeout(timer)
  }
}

class LateError extends Error {
  override name = 'LateError'
}

/** Whether the provider says that there is no such object, or that it cannot be changed any more. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

/** Whether the provider says that a charge was paid back before. */
export function isRefunded(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded'
}

/** Whether an idempotency key was used with other terms, or a promotion code has just ended: new terms help. */
export function isStale(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return true
  return error instanceof Stripe.errors.StripeInvalidRequestError && (error.param ?? '').startsWith('discounts')
}

/** One of the words that we know; the SDK allows for words that a later API version may bring. */
export function oneOf<Word extends string>(
  words: readonly Word[],
  value: string | null | undefined,
  other: Word,
): Word {
  return words.find((word) => word === value) ?? other
}

/** The id of an object that the provider may also give as a whole. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

export const dateOf = (seconds: number): Date => new Date(seconds * 1000)
