import { formOf, integerOf, listOf as values, required, textOf } from '../form.ts'
import type { Coupon, Price, Product, PromotionCode } from '../objects.ts'
import { find, invalid } from '../provider-error.ts'
import { listOf } from './lists.ts'
import type { ApiRoute, Call } from './routes.ts'

/** Products, prices, coupons and promotion codes. */
export const catalogue: readonly ApiRoute[] = [
  { method: 'POST', path: '/v1/products', answer: createProduct },
  { method: 'POST', path: '/v1/prices', answer: createPrice },
  { method: 'GET', path: '/v1/prices', answer: listPrices },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    answer: ({ provider, id }) => find(provider.state.tables.prices, 'price', id),
  },
  { method: 'POST', path: '/v1/coupons', answer: createCoupon },
  {
    method: 'GET',
    path: '/v1/coupons/:id',
    answer: ({ provider, id }) => find(provider.state.tables.coupons, 'coupon', id),
  },
  { method: 'POST', path: '/v1/promotion_codes', answer: createPromotionCode },
  { method: 'GET', path: '/v1/promotion_codes', answer: listPromotionCodes },
]

export function createProduct({ provider, form }: Call): Product {
  const id = provider.newId('prod')
  const product: Product = {
    id,
    object: 'product',
    created: provider.now(),
    livemode: false,
    name: required(form, 'name'),
    active: true,
  }
  provider.state.tables.products[id] = product
  provider.emit('product.created', product)
  return product
}

export function createPrice({ provider, form }: Call): Price {
  const recurring = formOf(form['recurring'])
  const interval = textOf(recurring['interval'])
  if (interval !== 'day' && interval !== 'week' && interval !== 'month' && interval !== 'year')
    throw invalid('Only recurring prices are known here.', { param: 'recurring[interval]' })
  const { products, prices } = provider.state.tables
  const lookupKey = textOf(form['lookup_key']) ?? null
  for (const other of Object.values(prices)) {
    if (lookupKey === null || other.lookup_key !== lookupKey) continue
    if (form['transfer_lookup_key'] !== 'true') throw invalid('This lookup key is taken.', { param: 'lookup_key' })
    other.lookup_key = null
  }
  const price: Price = {
    id: provider.newId('price'),
    object: 'price',
    created: provider.now(),
    livemode: false,
    active: true,
    currency: required(form, 'currency'),
    unit_amount: integerOf(required(form, 'unit_amount'), 'unit_amount') ?? 0,
    lookup_key: lookupKey,
    product: find(products, 'product', required(form, 'product')).id,
    recurring: { interval, interval_count: integerOf(recurring['interval_count'], 'recurring[interval_count]') ?? 1 },
    type: 'recurring',
  }
  prices[price.id] = price
  provider.emit('price.created', price)
  return price
}

function listPrices({ provider, form }: Call): object {
  const keys = values(form['lookup_keys'])
  const all = Object.values(provider.state.tables.prices)
  const byKey = all.filter((price) => keys.length === 0 || keys.includes(price.lookup_key ?? ''))
  return listOf('/v1/prices', byKey.filter(isActive(form['active'])), form)
}

const isActive = (wanted: unknown) => (thing: { active: boolean }) =>
  wanted === undefined || `${thing.active}` === wanted

export function createCoupon({ provider, form }: Call): Coupon {
  const duration = required(form, 'duration')
  if (duration !== 'once' && duration !== 'forever') throw invalid('Unknown duration', { param: 'duration' })
  const id = textOf(form['id']) ?? provider.newId('coupon')
  const coupon: Coupon = {
    id,
    object: 'coupon',
    created: provider.now(),
    livemode: false,
    percent_off: Number(required(form, 'percent_off')),
    duration,
    name: textOf(form['name']) ?? null,
    valid: true,
  }
  provider.state.tables.coupons[id] = coupon
  return coupon
}

export function createPromotionCode({ provider, form }: Call): PromotionCode {
  const { coupons, promotionCodes } = provider.state.tables
  const promotion = formOf(form['promotion'])
  if (promotion['type'] !== 'coupon') throw invalid('Missing required param: promotion[type].', { param: 'promotion' })
  const code: PromotionCode = {
    id: provider.newId('promo'),
    object: 'promotion_code',
    created: provider.now(),
    livemode: false,
    code: required(form, 'code'),
    active: true,
    expires_at: integerOf(form['expires_at'], 'expires_at') ?? null,
    promotion: { type: 'coupon', coupon: find(coupons, 'coupon', required(promotion, 'coupon')).id },
  }
  promotionCodes[code.id] = code
  return code
}

/** A code that has expired is not active any more. The provider compares codes without their letter case. */
function listPromotionCodes({ provider, form }: Call): object {
  const code = textOf(form['code'])?.toLowerCase()
  const all = Object.values(provider.state.tables.promotionCodes).map((each) => ({
    ...each,
    active: each.active && (each.expires_at ?? Infinity) > provider.now(),
  }))
  const byCode = all.filter((each) => code === undefined || each.code.toLowerCase() === code)
  return listOf('/v1/promotion_codes', byCode.filter(isActive(form['active'])), form)
}
