import { createCoupon, createPrice, createProduct, createPromotionCode } from './api/catalogue.ts'
import type { Form } from './form.ts'
import type { Provider } from './provider.ts'

export interface Catalogue {
  lookupKey: string
  /** Of one month, in minor units of `currency`. */
  amount: number
  currency: string
  promotions: readonly { code: string; discountPercent: number; expiresAt: string }[]
}

/** Sets up what an operator sets up once in the provider's dashboard: product, price, coupons and promotion codes. */
export function seedCatalogue(provider: Provider, { lookupKey, amount, currency, promotions }: Catalogue): void {
  const { prices, promotionCodes } = provider.state.tables
  const call = (form: Form) => ({ provider, id: '', form })
  const known = Object.values(prices).find((price) => price.lookup_key === lookupKey)
  if (known?.unit_amount !== amount || known.currency !== currency) {
    const product = createProduct(call({ name: 'Monthly' }))
    const price = { currency, unit_amount: `${amount}`, lookup_key: lookupKey, transfer_lookup_key: 'true' }
    createPrice(call({ ...price, product: product.id, recurring: { interval: 'month' } }))
  }
  for (const { code, discountPercent, expiresAt } of promotions) {
    if (Object.values(promotionCodes).some((each) => each.code === code)) continue
    const coupon = createCoupon(call({ percent_off: `${discountPercent}`, duration: 'once', name: code }))
    const until = `${Math.floor(Date.parse(expiresAt) / 1000)}`
    createPromotionCode(call({ code, expires_at: until, promotion: { type: 'coupon', coupon: coupon.id } }))
  }
}
