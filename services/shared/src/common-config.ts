import type { EnvReader } from './env.ts'

/** Who may say where a call came from, unless TRUSTED_PROXIES names others. */
export const thisMachine: readonly string[] = ['127.0.0.1', '::1']

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** What every process reads from its environment. */
export interface CommonConfig {
  host: string
  port: number
  logLevel: string
  production: boolean
  /** Tests move all processes through one file; refused in production. */
  testClockFile: string | undefined
}

export function readCommonConfig(env: EnvReader, port: number): CommonConfig {
  const production = env.optional('NODE_ENV') === 'production'
  const testClockFile = env.optional('TEST_CLOCK_FILE')
  if (production && testClockFile)
    throw new Error('Cannot start: TEST_CLOCK_FILE is set, and a moved clock has no place in production. Unset it.')
  return {
    host: env.text('HOST', '127.0.0.1'),
    port: env.port('PORT', port),
    logLevel: env.choice('LOG_LEVEL', logLevels, 'info'),
    production,
    testClockFile,
  }
}

export interface ServiceConfig extends CommonConfig {
  mongodbUrl: string
  database: string
  natsUrl: string
  /** Copies of each event stream: 1 on one machine, 3 in a cluster. */
  streamReplicas: number
  /** A call that is not answered by then is a 503; a little longer than the gateway waits. */
  answerWithinMs: number
  /** Whose X-Forwarded-For is believed: the gateway's addresses. */
  trustedProxies: string[]
  /** Where the auth service answers, for its public keys and internal reads. */
  authUrls: string[]
  /** Own Ed25519 private key for internal reads (PKCS#8 DER). */
  serviceKey: Buffer | undefined
  /** Who may call this service's internal operations: name to Ed25519 public key (SPKI DER, base64). */
  serviceCallers: Record<string, string>
}

export function readServiceConfig(env: EnvReader, service: { name: string; port: number }): ServiceConfig {
  const key = env.optional('SERVICE_KEY')
  return {
    ...readCommonConfig(env, service.port),
    mongodbUrl: env.text('MONGODB_URL'),
    database: env.text('DATABASE', service.name),
    natsUrl: env.text('NATS_URL'),
    streamReplicas: env.number('STREAM_REPLICAS', { fallback: 1, min: 1, max: 5 }),
    answerWithinMs: env.number('ANSWER_WITHIN_MS', { fallback: 4_500, min: 100 }),
    trustedProxies: env.networks('TRUSTED_PROXIES', thisMachine),
    authUrls: env.urls('AUTH_URL', 'http://127.0.0.1:8101'),
    serviceKey: key ? env.signingKey('SERVICE_KEY') : undefined,
    serviceCallers: env.json<Record<string, string>>('SERVICE_CALLERS', {}),
  }
}
