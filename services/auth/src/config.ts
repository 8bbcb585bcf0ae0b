import { readBotCheckConfig, type BotCheckConfig } from '@app/shared/bot-check'
import { readServiceConfig, type ServiceConfig } from '@app/shared/common-config'
import { readEnv, type Env } from '@app/shared/env'
import type { ThrottleLimit } from './domain/throttle.ts'
import type { ErasingService } from './flows/erase-account.ts'

export interface Config extends ServiceConfig {
  /** Seals private keys at rest. */
  sealKey: Buffer
  /** Key of the HMAC that stands for an e-mail address. */
  emailKey: Buffer
  /** One-time links and codes are derived with it. */
  linkKey: Buffer
  /** `open` answers register with a token; `verify-first` never tells whether an address is known. */
  registrationMode: 'open' | 'verify-first'
  loginLimits: ThrottleLimit[]
  /** Mails with a link or a code that are sent to one address, whoever asks for them. */
  mailLimits: ThrottleLimit[]
  /** How often the verification mail is sent again to one address. */
  resendLimits: ThrottleLimit[]
  /** Wrong codes for one address. */
  codeLimits: ThrottleLimit[]
  botCheck: BotCheckConfig
  /** Own key for internal reads; without it no copy of a person's data can be put together. */
  serviceKey: Buffer
  /** Where the services answer that keep something about a person. */
  userDataUrls: Record<ErasingService, string[]>
}

const minuteMs = 60_000

export function readConfig(variables: Env = process.env): Config {
  const env = readEnv(variables)
  const config = {
    ...readServiceConfig(env, { name: 'auth', port: 8101 }),
    sealKey: env.secret('SEAL_KEY', 32),
    emailKey: env.secret('EMAIL_KEY', 32),
    linkKey: env.secret('LINK_KEY', 32),
    registrationMode: env.choice('REGISTRATION_MODE', ['open', 'verify-first'], 'open'),
    botCheck: readBotCheckConfig(env),
    serviceKey: env.signingKey('SERVICE_KEY'),
    userDataUrls: {
      practice: env.urls('PRACTICE_URLS', 'http://127.0.0.1:8102'),
      billing: env.urls('BILLING_URLS', 'http://127.0.0.1:8103'),
      'tutor-voice': env.urls('TUTOR_VOICE_URLS', 'http://127.0.0.1:8104'),
      mail: env.urls('MAIL_URLS', 'http://127.0.0.1:8105'),
    },
    loginLimits: [
      { failures: env.number('LOGIN_FAILURES_PER_QUARTER_HOUR', { fallback: 10, min: 1 }), withinMs: 15 * minuteMs },
      { failures: env.number('LOGIN_FAILURES_PER_DAY', { fallback: 100, min: 1 }), withinMs: 24 * 60 * minuteMs },
    ],
    mailLimits: [{ failures: env.number('MAIL_REQUESTS_PER_HOUR', { fallback: 5, min: 1 }), withinMs: 60 * minuteMs }],
    resendLimits: [{ failures: 1, withinMs: 1000 * env.number('RESEND_WAIT_SECONDS', { fallback: 60 }) }],
    codeLimits: [{ failures: env.number('CODE_TRIES_PER_HOUR', { fallback: 10, min: 1 }), withinMs: 60 * minuteMs }],
  }
  env.done()
  return config
}
