import { readServiceConfig, type ServiceConfig } from '@app/shared/common-config'
import { readEnv, type Env } from '@app/shared/env'
import type { VoiceLimits } from './domain/voice-quota.ts'

export interface Config extends ServiceConfig {
  /** Voice turns a day. */
  voiceLimits: VoiceLimits
}

export function readConfig(variables: Env = process.env): Config {
  const env = readEnv(variables)
  const config = {
    ...readServiceConfig(env, { name: 'tutor-voice', port: 8104 }),
    voiceLimits: {
      free: env.number('VOICE_TURNS_FREE', { fallback: 2 }),
      subscriber: env.number('VOICE_TURNS_SUBSCRIBER', { fallback: 30 }),
    },
  }
  env.done()
  return config
}
