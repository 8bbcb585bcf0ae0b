import { createClock } from '@app/shared/clock'
import { readEnv } from '@app/shared/env'
import { run } from '@app/shared/lifecycle'
import { createLogger } from '@app/shared/logger'
import { startPayments } from './start-payments.ts'

// Stands in for the payment provider on one machine. Nobody pays anything here, so production has no such process.
await run(async () => {
  const env = readEnv(process.env)
  const host = env.text('HOST', '127.0.0.1')
  const options = {
    host,
    port: env.port('PORT', 8027),
    publicUrl: env.optional('PAYMENTS_PUBLIC_URL'),
    file: env.optional('PAYMENTS_FILE'),
    clock: createClock(env.optional('TEST_CLOCK_FILE')),
    endpoints: [{ url: env.urls('WEBHOOK_URL')[0] ?? '', secret: env.text('WEBHOOK_SECRET') }],
    catalogue: {
      lookupKey: env.text('STRIPE_PRICE_LOOKUP_KEY', 'monthly'),
      amount: env.number('PRICE_AMOUNT', { fallback: 1000, min: 1 }),
      currency: env.text('PRICE_CURRENCY', 'usd'),
      promotions: env.json<{ code: string; discountPercent: number; expiresAt: string }[]>('PROMOTIONS', [
        { code: 'OCT90', discountPercent: 90, expiresAt: '2025-10-31T23:59:59Z' },
      ]),
    },
  }
  const logLevel = env.text('LOG_LEVEL', 'info')
  env.done()
  const payments = await startPayments(options)
  console.log(`ready http://${host}:${payments.port}`)
  return { logger: createLogger('payments', logLevel), close: () => payments.stop() }
})
