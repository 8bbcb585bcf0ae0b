import { readServiceConfig, type ServiceConfig } from '@app/shared/common-config'
import { readEnv, type Env } from '@app/shared/env'

export type Config = ServiceConfig

export function readConfig(variables: Env = process.env): Config {
  const env = readEnv(variables)
  const config = readServiceConfig(env, { name: 'practice', port: 8102 })
  env.done()
  return config
}
