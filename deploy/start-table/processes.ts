import type { InternalCaller, Secrets } from './secrets.ts'

/** Every process of the system, in the order of the table that people see. */
export const PROCESS_NAMES = [
  'gateway',
  'auth',
  'practice',
  'billing',
  'tutor-voice',
  'mail',
  'mailbox',
  'payments',
] as const
export type ProcessName = (typeof PROCESS_NAMES)[number]

/** What the variables of a process depend on. Local start, tests and the manifests each bring their own. */
export interface Context {
  /** The address that processes listen on: 127.0.0.1, or 0.0.0.0 in a container. */
  host: string
  mongodbUrl: string
  natsUrl: string
  smtpUrl: string
  smtpPort: number
  /** Where the mailbox keeps what it caught; without it, in memory. */
  mailFolder?: string
  secrets: Secrets
  /** Where each process answers: one address, or several separated by commas. */
  urls: Record<ProcessName, string>
  nodeEnv: 'production' | 'development' | 'test'
  logLevel: string
  /** Where the gateway serves /metrics; without it, nowhere. One gateway only. */
  metricsPort?: number
  /** Where people reach the site. */
  publicUrl?: string
  /** Where Vite serves the site in development: the one foreign origin that may call. */
  devOrigin?: string
  /** Where the bot check's stand-in answers; without it nothing is checked. */
  botCheckUrl?: string
  /** Where the stand-in of the tutor's provider is; without it only the environment names a provider. */
  tutorProviderUrl?: string
  /** Where the stand-in of the provider of voice is; without it only the environment names a provider. */
  voiceProviderUrl?: string
  /** Where the payment stand-in keeps its state; without it, in memory. */
  paymentsFile?: string
  /** Where browsers find the payment stand-in; without it, where billing finds it. */
  paymentsPublicUrl?: string
  /** Tests move all clocks through one file. */
  testClockFile?: string
}

type Variables = Record<string, string>

/**
 * Node's options for every process. V8 lets the space for new objects grow to 32 MiB a half, so that a process which
 * refuses large bodies holds 100 MiB of what it has long thrown away; with half of that it is no slower.
 */
export const NODE_OPTIONS: readonly string[] = ['--max-semi-space-size=16']

export interface ProcessRow {
  name: ProcessName
  /** Entry file, from the root of the repository. */
  entry: string
  /** The usual port. A process may run more than once, on further ports. */
  port: number
  /** The variable that moves the local port. */
  portVariable: string
  /** What people call it. */
  title: string
  /** Answers 200 once the process can serve. */
  readyPath: string
  env: (context: Context) => Variables
}

type Service = Pick<ProcessRow, 'name' | 'port' | 'title'>

const service = ({ name, port, title }: Service, more: (context: Context) => Variables): ProcessRow => ({
  name,
  entry: `services/${name}/src/main.ts`,
  port,
  portVariable: `${name.toUpperCase().replaceAll('-', '_')}_PORT`,
  title,
  readyPath: '/ready',
  env: (context) => ({
    MONGODB_URL: context.mongodbUrl,
    DATABASE: name,
    NATS_URL: context.natsUrl,
    AUTH_URL: context.urls.auth,
    ...more(context),
  }),
})

/** The start table: what `npm start` runs, and what compose file, Tiltfile and Kubernetes manifests are compared with. */
export const PROCESSES: readonly ProcessRow[] = [
  {
    name: 'gateway',
    entry: 'gateway/src/main.ts',
    port: 8080,
    portVariable: 'GATEWAY_PORT',
    title: 'site and API',
    readyPath: '/ready',
    env: (context) => ({
      NATS_URL: context.natsUrl,
      AUTH_URL: context.urls.auth,
      AUTH_URLS: context.urls.auth,
      PRACTICE_URLS: context.urls.practice,
      BILLING_URLS: context.urls.billing,
      TUTOR_VOICE_URLS: context.urls['tutor-voice'],
      MAIL_URLS: context.urls.mail,
      ...publicUrl(context),
      ...(context.metricsPort ? { METRICS_PORT: `${context.metricsPort}` } : {}),
      ...(context.devOrigin ? { DEV_ORIGIN: context.devOrigin } : {}),
      ...(context.botCheckUrl
        ? { RECAPTCHA_SITE_KEY: 'stand-in', RECAPTCHA_SCRIPT: `${context.botCheckUrl}/api.js` }
        : {}),
      ...ownKey(context, 'gateway'),
    }),
  },
  service({ name: 'auth', port: 8101, title: 'accounts and sessions' }, (context) => ({
    SEAL_KEY: context.secrets.sealKey,
    EMAIL_KEY: context.secrets.emailKey,
    LINK_KEY: context.secrets.linkKey,
    PRACTICE_URLS: context.urls.practice,
    BILLING_URLS: context.urls.billing,
    TUTOR_VOICE_URLS: context.urls['tutor-voice'],
    MAIL_URLS: context.urls.mail,
    ...botCheck(context),
    ...ownKey(context, 'auth'),
    ...callers(context, ['mail', 'billing', 'gateway']),
  })),
  service({ name: 'practice', port: 8102, title: 'questions and results' }, (context) => ({
    ...ownKey(context, 'practice'),
    ...callers(context, ['tutor-voice', 'auth']),
  })),
  service({ name: 'billing', port: 8103, title: 'plans and prices' }, (context) => ({
    ...paymentProvider(context),
    ...publicUrl(context),
    ...ownKey(context, 'billing'),
    ...callers(context, ['auth']),
  })),
  service({ name: 'tutor-voice', port: 8104, title: 'tutor and voice' }, (context) => ({
    PRACTICE_URLS: context.urls.practice,
    ...tutorProvider(context),
    ...voiceProvider(context),
    ...ownKey(context, 'tutor-voice'),
    ...callers(context, ['auth']),
  })),
  service({ name: 'mail', port: 8105, title: 'e-mail' }, (context) => ({
    SMTP_URL: context.smtpUrl,
    UNSUBSCRIBE_KEY: context.secrets.unsubscribeKey,
    ...botCheck(context),
    ...publicUrl(context),
    ...ownKey(context, 'mail'),
    ...callers(context, ['auth']),
  })),
  {
    name: 'mailbox',
    entry: 'tools/sandbox/mailbox/main.ts',
    port: 8025,
    portVariable: 'MAILBOX_PORT',
    title: 'catches every mail',
    readyPath: '/api/healthz',
    env: (context) => ({
      SMTP_PORT: `${context.smtpPort}`,
      ...(context.mailFolder ? { MAIL_FOLDER: context.mailFolder } : {}),
    }),
  },
  {
    name: 'payments',
    entry: 'tools/sandbox/payments/main.ts',
    port: 8027,
    portVariable: 'PAYMENTS_PORT',
    title: 'stands in for the payment provider',
    readyPath: '/health',
    env: (context) => ({
      WEBHOOK_URL: `${firstOf(context.urls.gateway)}/api/payments/webhook`,
      WEBHOOK_SECRET: context.secrets.webhookSecret,
      ...(context.paymentsFile ? { PAYMENTS_FILE: context.paymentsFile } : {}),
      ...(context.paymentsPublicUrl ? { PAYMENTS_PUBLIC_URL: context.paymentsPublicUrl } : {}),
    }),
  },
]

/** The whole environment of one process on one port, apart from what it inherits from the machine. */
export function environmentOf(row: ProcessRow, context: Context, port: number): Variables {
  return {
    HOST: context.host,
    PORT: `${port}`,
    NODE_ENV: context.nodeEnv,
    LOG_LEVEL: context.logLevel,
    ...(context.testClockFile ? { TEST_CLOCK_FILE: context.testClockFile } : {}),
    ...row.env(context),
  }
}

/** The row of a process by its name. */
export function processRow(name: ProcessName): ProcessRow {
  const row = PROCESSES.find((candidate) => candidate.name === name)
  if (!row) throw new Error(`${name} has no row in the start table`)
  return row
}

/** The addresses of processes that all listen on one host; several ports make a list. */
export function urlsOn(host: string, ports: Record<ProcessName, readonly number[]>): Record<ProcessName, string> {
  const entries = PROCESS_NAMES.map((name) => [name, ports[name].map((port) => `http://${host}:${port}`).join(',')])
  return Object.fromEntries(entries) as Record<ProcessName, string>
}

const firstOf = (urls: string): string => urls.split(',')[0] ?? ''

/** The stand-in; in production these four name the provider. */
function paymentProvider({ urls, secrets }: Context): Variables {
  // A stack of a bench may run without it; nothing answers at port 9 then.
  const { hostname, port, protocol } = new URL(firstOf(urls.payments) || 'http://127.0.0.1:9')
  return {
    STRIPE_KEY: 'sk_test_standin',
    STRIPE_HOST: hostname,
    STRIPE_PORT: port,
    STRIPE_PROTOCOL: protocol.slice(0, -1),
    STRIPE_WEBHOOK_SECRETS: secrets.webhookSecret,
  }
}

function botCheck({ botCheckUrl }: Context): Variables {
  if (!botCheckUrl) return {}
  return {
    RECAPTCHA_SECRET: 'stand-in',
    RECAPTCHA_URL: `${botCheckUrl}/siteverify`,
    RECAPTCHA_HOSTS: 'localhost,127.0.0.1',
  }
}

function tutorProvider({ tutorProviderUrl }: Context): Variables {
  if (!tutorProviderUrl) return {}
  return { TUTOR_API_KEY: 'sk-stand-in', TUTOR_BASE_URL: `${tutorProviderUrl}/v1`, TUTOR_MODEL: 'stand-in' }
}

/** Browser and stand-in are on one machine, so they need no STUN server. */
function voiceProvider({ voiceProviderUrl }: Context): Variables {
  if (!voiceProviderUrl) return {}
  return { VOICE_API_KEY: 'sk-stand-in', VOICE_BASE_URL: `${voiceProviderUrl}/v1`, VOICE_ICE_SERVERS: '' }
}

function publicUrl(context: Context): Variables {
  return context.publicUrl ? { PUBLIC_URL: context.publicUrl } : {}
}

function ownKey({ secrets }: Context, name: InternalCaller): Variables {
  return { SERVICE_KEY: secrets.serviceKeys[name].privateKey }
}

function callers({ secrets }: Context, names: InternalCaller[]): Variables {
  const keys = names.map((name) => [name, secrets.serviceKeys[name].publicKey])
  return { SERVICE_CALLERS: JSON.stringify(Object.fromEntries(keys)) }
}
