import { readServiceConfig, type ServiceConfig } from '@app/shared/common-config'
import { readEnv, type Env, type EnvReader } from '@app/shared/env'
import type { TutorLimits, VoiceLimits } from './domain/daily-quota.ts'
import type { ModelSettings } from './providers/model-settings.ts'
import type { CallSettings, VoiceSettings } from './providers/voice-settings.ts'

export interface Config extends ServiceConfig {
  /** Voice turns a day. */
  voiceLimits: VoiceLimits
  /** Questions by text a day. */
  tutorLimits: TutorLimits
  /** Own key for internal reads; the tutor cannot do without. */
  serviceKey: Buffer
  practiceUrls: string[]
  /** The outside provider of the tutor; without it the built-in tutor answers everything. */
  model: ModelSettings | undefined
  /** The provider of the voice; without it there are no calls. */
  voice: VoiceSettings | undefined
  calls: CallSettings
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
    model: readModelSettings(env),
    voice: readVoiceSettings(env),
    calls: readCallSettings(env),
  }
  env.done()
  return config
}

/** The provider of `TUTOR_API_KEY`; undefined without a key, so that the built-in tutor answers everything. */
function readModelSettings(env: EnvReader): ModelSettings | undefined {
  const apiKey = env.optional('TUTOR_API_KEY')
  if (!apiKey) return undefined
  return {
    apiKey,
    baseUrl: env.urls('TUTOR_BASE_URL', 'https://api.openai.com/v1')[0] ?? '',
    model: env.text('TUTOR_MODEL'),
    maxTokens: env.number('TUTOR_MAX_TOKENS', { fallback: 700, min: 50, max: 4_000 }),
    timeoutMs: env.number('TUTOR_TIMEOUT_MS', { fallback: 15_000, min: 100 }),
    idleMs: env.number('TUTOR_IDLE_MS', { fallback: 10_000, min: 100 }),
    withinMs: env.number('TUTOR_WITHIN_MS', { fallback: 30_000, min: 100 }),
    breaker: { failures: 3, restMs: env.number('TUTOR_REST_MS', { fallback: 30_000, min: 100 }) },
  }
}

/** The provider of `VOICE_API_KEY`; undefined without a key. */
function readVoiceSettings(env: EnvReader): VoiceSettings | undefined {
  const apiKey = env.optional('VOICE_API_KEY')
  if (!apiKey) return undefined
  return {
    apiKey,
    baseUrl: env.urls('VOICE_BASE_URL', 'https://api.openai.com/v1')[0] ?? '',
    models: env.text('VOICE_MODEL', 'gpt-realtime-2.1').split(','),
    voices: env.text('VOICE_NAME', 'marin').split(','),
    transcriptionModel: env.text('VOICE_TRANSCRIPTION_MODEL', 'gpt-transcribe'),
    dialect: env.choice('VOICE_DIALECT', ['realtime', 'user-text'] as const, 'realtime'),
  }
}

/** The provider's own limit of a call. */
const hourMs = 3_600_000

function readCallSettings(env: EnvReader): CallSettings {
  return {
    url: env.choice('VOICE_URL', ['broker', 'provider'] as const, 'broker'),
    tutorName: env.text('BRAND_TUTOR', 'Sage'),
    iceServers: env.list('VOICE_ICE_SERVERS', ['stun:stun.l.google.com:19302']),
    inactivityMs: env.number('VOICE_INACTIVITY_MS', { fallback: 30_000, min: 100 }),
    longestMs: env.number('VOICE_LONGEST_CALL_MS', { fallback: hourMs, min: 100, max: hourMs }),
    secretSeconds: env.number('VOICE_SECRET_SECONDS', { fallback: 60, min: 1, max: 600 }),
    lastAnswerMs: env.number('VOICE_LAST_ANSWER_MS', { fallback: 30_000, min: 0 }),
  }
}
