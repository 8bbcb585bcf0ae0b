import { readServiceConfig, type ServiceConfig } from '@app/shared/common-config'
import { readEnv, type Env } from '@app/shared/env'
import type { TutorLimits, VoiceLimits } from './domain/daily-quota.ts'

export interface Config extends ServiceConfig {
  /** Voice turns a day. */
  voiceLimits: VoiceLimits
  /** Questions by text a day. */
  tutorLimits: TutorLimits
  /** Own key for internal reads; the tutor cannot do without. */
  serviceKey: Buffer
  practiceUrls: string[]
}

export function readConfig(variables: Env = process.env): Config {
  const env = readEnv(variables)
  const config = {
    ...readServiceConfig(env, { name: 'tutor-voice', port: 8104 }),
    voiceLimits: {
      free: env.number('VOICE_TURNS_FREE', { fallback: 2 }),
      subscriber: env.number('VOICE_TURNS_SUBSCRIBER', { fallback: 30 }),
    },
    tutorLimits: {
      guest: env.number('TUTOR_QUESTIONS_GUEST', { fallback: 5 }),
      network: env.number('TUTOR_QUESTIONS_NETWORK', { fallback: 60 }),
      free: env.number('TUTOR_QUESTIONS_FREE', { fallback: 20 }),
      subscriber: env.number('TUTOR_QUESTIONS_SUBSCRIBER', { fallback: 200 }),
    },
    serviceKey: env.signingKey('SERVICE_KEY'),
    practiceUrls: env.urls('PRACTICE_URLS', 'http://127.0.0.1:8102'),
  }
  env.done()
  return config
}
