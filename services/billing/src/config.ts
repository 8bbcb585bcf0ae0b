import { readServiceConfig, type ServiceConfig } from '@app/shared/common-config'
import { readEnv, type Env } from '@app/shared/env'

export interface Config extends ServiceConfig {
  /** What Monthly costs, in minor units of `currency`. */
  price: { amount: number; currency: string }
}

export function readConfig(variables: Env = process.env): Config {
  const env = readEnv(variables)
  const config = {
    ...readServiceConfig(env, { name: 'billing', port: 8103 }),
    price: {
      amount: env.number('PRICE_AMOUNT', { fallback: 1000, min: 1 }),
      currency: env.text('PRICE_CURRENCY', 'usd'),
    },
  }
  env.done()
  return config
}
