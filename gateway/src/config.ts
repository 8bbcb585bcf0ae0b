import { join } from 'node:path'
import { readCommonConfig, type CommonConfig } from '@app/shared/common-config'
import { readEnv, type Env, type EnvReader } from '@app/shared/env'
import { services, type Service } from './route-table.ts'

export interface Config extends CommonConfig {
  natsUrl: string
  /** Where /metrics is served; undefined: nowhere. */
  metricsPort: number | undefined
  /** Where the processes of each service answer. */
  upstreams: Record<Service, string[]>
  /** How long an upstream may take to begin its answer, and how many calls to one service may be under way at once. */
  upstreamTimeoutMs: number
  upstreamInFlight: number
  /** How many answers may be streams of events at once, and after how many ms one is cut off. */
  openStreams: { most: number; longestMs: number }
  /** Own Ed25519 private key for internal reads (PKCS#8 DER). */
  serviceKey: Buffer
  /** Whose X-Forwarded-For is believed: a proxy in front of the gateway, if there is one. */
  trustedProxies: string[]
  /** The built frontend. */
  siteDir: string
  /** Where people reach the site; browsers are told to stay on https only where this is https. */
  publicUrl: string
  /** reCAPTCHA v3 in the browser; with an empty key no page loads it. */
  botCheck: { siteKey: string; script: string }
  /** Analytics by consent; with an empty id no page loads it. `hosts`: where its script sends reports. */
  analytics: { id: string; script: string; hosts: string[] }
  /** Where browsers post the offers of their calls; empty if it is this gateway. */
  voiceOrigin: string
  /** Where Vite serves the site in development: the one foreign origin that may call. */
  devOrigin: string | undefined
  limits: LimitSettings
}

/** Calls that one network (IPv4 address, IPv6 /64) or one account may make (docs/limits.md). */
export interface LimitSettings {
  networkCallsPerMinute: number
  networkLoginsPerMinute: number
  networkPublicKeysPerMinute: number
  networkRegistrationsPerHour: number
  /** Mails with a link or a code that a network asks for. */
  networkMailRequestsPerHour: number
  networkContactsPerHour: number
  /** Calls with the tutor that are prepared, and that are begun. */
  networkVoiceCallsPerMinute: number
  accountCallsPerMinute: number
}

export function readConfig(variables: Env = process.env): Config {
  const env = readEnv(variables)
  const common = readCommonConfig(env, 8080)
  const devOrigin = env.optional('DEV_ORIGIN')
  const config = {
    ...common,
    natsUrl: env.text('NATS_URL'),
    metricsPort: env.optional('METRICS_PORT') === undefined ? undefined : env.port('METRICS_PORT'),
    upstreams: readUpstreams(env),
    upstreamTimeoutMs: env.number('UPSTREAM_TIMEOUT_MS', { fallback: 4_000, min: 100 }),
    upstreamInFlight: env.number('UPSTREAM_IN_FLIGHT', { fallback: 48, min: 1 }),
    // A service ends its streams within 30 s.
    openStreams: { most: env.number('OPEN_STREAMS', { fallback: 24, min: 1 }), longestMs: 31_000 },
    serviceKey: env.signingKey('SERVICE_KEY'),
    trustedProxies: env.networks('TRUSTED_PROXIES', []),
    siteDir: env.text('SITE_DIR', join(import.meta.dirname, '../../frontend/dist')),
    publicUrl: env.urls('PUBLIC_URL', 'http://localhost:8080')[0] ?? '',
    botCheck: {
      siteKey: env.text('RECAPTCHA_SITE_KEY', ''),
      script: env.urls('RECAPTCHA_SCRIPT', 'https://www.google.com/recaptcha/api.js')[0] ?? '',
    },
    analytics: {
      id: env.text('ANALYTICS_ID', ''),
      script: env.urls('ANALYTICS_SCRIPT', 'https://www.googletagmanager.com/gtag/js')[0] ?? '',
      hosts: env.urls(
        'ANALYTICS_HOSTS',
        'https://*.google-analytics.com,https://*.analytics.google.com,https://*.googletagmanager.com',
      ),
    },
    voiceOrigin: readVoiceOrigin(env),
    devOrigin: common.production ? undefined : devOrigin,
    limits: readLimits(env),
  }
  env.done()
  return config
}

/** The same two settings as of tutor-voice, which tells browsers the provider's address if `VOICE_URL` says so. */
function readVoiceOrigin(env: EnvReader): string {
  const where = env.choice('VOICE_URL', ['broker', 'provider'] as const, 'broker')
  const [base = ''] = env.urls('VOICE_BASE_URL', 'https://api.openai.com/v1')
  return where === 'provider' && URL.canParse(base) ? new URL(base).origin : ''
}

/** `AUTH_URLS`, `TUTOR_VOICE_URLS` …: comma-separated. */
function readUpstreams(env: EnvReader): Record<Service, string[]> {
  const entries = services.map((name, index) => {
    const variable = `${name.toUpperCase().replaceAll('-', '_')}_URLS`
    return [name, env.urls(variable, `http://127.0.0.1:${8101 + index}`)]
  })
  return Object.fromEntries(entries) as Record<Service, string[]>
}

function readLimits(env: EnvReader): LimitSettings {
  const limit = (name: string, fallback: number) => env.number(name, { fallback, min: 1 })
  return {
    networkCallsPerMinute: limit('LIMIT_NETWORK_CALLS', 600),
    networkLoginsPerMinute: limit('LIMIT_NETWORK_LOGINS', 30),
    networkPublicKeysPerMinute: limit('LIMIT_NETWORK_PUBLIC_KEYS', 60),
    networkRegistrationsPerHour: limit('LIMIT_NETWORK_REGISTRATIONS', 10),
    networkMailRequestsPerHour: limit('LIMIT_NETWORK_MAIL_REQUESTS', 10),
    networkContactsPerHour: limit('LIMIT_NETWORK_CONTACTS', 5),
    networkVoiceCallsPerMinute: limit('LIMIT_NETWORK_VOICE_CALLS', 60),
    accountCallsPerMinute: limit('LIMIT_ACCOUNT_CALLS', 300),
  }
}
