import type { CheckoutSession, Coupon, Price } from './objects.ts'
import type { Provider } from './provider.ts'

/** The amount after the coupon, in minor units, rounded half up. */
export function discounted(amount: number, coupon: Coupon | undefined): number {
  return coupon ? amount - Math.round((amount * coupon.percent_off) / 100) : amount
}

/** Price and coupon of a checkout. */
export function offerOf({ state }: Provider, session: CheckoutSession): { price: Price; coupon: Coupon | undefined } {
  const { prices, coupons } = state.tables
  const [discount] = session.discounts
  return { price: prices[session.line_items[0]!.price]!, coupon: discount ? coupons[discount.coupon] : undefined }
}

/**
 * The end of the `count`-th period after the anchor: the same day and time of a later month, or that month's last day.
 * Seconds since 1970.
 */
export function periodEndAfter(anchor: number, { recurring }: Price, count: number): number {
  const start = new Date(anchor * 1000)
  const steps = recurring.interval_count * count
  if (recurring.interval === 'day') return anchor + steps * 86_400
  if (recurring.interval === 'week') return anchor + steps * 7 * 86_400
  const months = recurring.interval === 'year' ? 12 * steps : steps
  const end = new Date(start)
  end.setUTCMonth(start.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end.getTime() / 1000
}
