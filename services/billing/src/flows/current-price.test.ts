import { createLogger } from '@app/shared/logger'
import { expect, test } from 'vitest'
import { createCurrentPrice } from './current-price.ts'

const price = { priceId: 'price_1', amount: 1000, currency: 'usd', interval: 'month' } as const

test('a look at the empty store that ends late does not forget the price that another caller has just read', async () => {
  const late = Promise.withResolvers<null>()
  const stored = Promise.withResolvers<void>()
  const looks = [Promise.resolve(null), late.promise]
  const currentPrice = createCurrentPrice({
    lookupKey: 'monthly',
    // The price is read, but not yet stored, when the second look ends.
    prices: { find: () => looks.shift()!, put: () => stored.promise },
    providerCheckouts: { price: async () => price },
    clock: { now: () => new Date('2026-11-29T12:00:00Z') },
    logger: createLogger('test', 'silent'),
  })
  const callers = [currentPrice(), currentPrice()]
  await new Promise(setImmediate)
  late.resolve(null)
  await new Promise(setImmediate)
  stored.resolve()
  await expect(Promise.all(callers)).resolves.toMatchObject([{ amount: 1000 }, { amount: 1000 }])
})
