import type { EnvReader } from './env.ts'
import { timeoutIn } from './http/deadline.ts'
import { problem } from './http/problem.ts'
import type { Logger } from './logger.ts'
import { counter, type Metrics } from './metrics.ts'

export interface BotCheckConfig {
  /** Without it nothing is checked. */
  secret: string | undefined
  /** Where tokens are verified (siteverify). */
  url: string
  /** Names of the site under which a token may have been made. */
  hosts: string[]
  /** From 0 (a machine) to 1 (a person). */
  minimumScore: number
}

const scores = ['0.1', '0.2', '0.3', '0.4', '0.5', '0.6', '0.7', '0.8', '0.9'] as const

export function readBotCheckConfig(env: EnvReader): BotCheckConfig {
  return {
    secret: env.optional('RECAPTCHA_SECRET'),
    url: env.urls('RECAPTCHA_URL', 'https://www.google.com/recaptcha/api/siteverify')[0] ?? '',
    hosts: env
      .text('RECAPTCHA_HOSTS', 'localhost')
      .split(',')
      .map((host) => host.trim()),
    minimumScore: Number(env.choice('RECAPTCHA_MINIMUM_SCORE', scores, '0.5')),
  }
}

export type BotCheckAction = 'login' | 'register' | 'contact' | 'forgot_password' | 'resend_verification'

/**
 * Throws the problem 403 `bot-check` for a token that is invalid, used, made for something else, or scored too low. A
 * missing token, and a provider that is away or slow, let the caller pass and are counted: other limits still hold.
 */
export type BotCheck = (token: string | undefined, action: BotCheckAction) => Promise<void>

type Outcome = 'passed' | 'refused' | 'missing' | 'provider-away'

const deadlineMs = 1500

/** reCAPTCHA v3: https://developers.google.com/recaptcha/docs/v3 (score and action) and /docs/verify (siteverify). */
export function createBotCheck(options: { config: BotCheckConfig; logger: Logger; metrics: Metrics }): BotCheck {
  const { config, logger, metrics } = options
  const checks = counter(metrics, {
    name: 'bot_checks_total',
    help: 'Security checks of forms, by outcome and form.',
    labels: ['outcome', 'action'],
  })
  const { secret } = config
  const count = (outcome: Outcome, action: BotCheckAction) => checks.inc({ outcome, action })
  if (secret === undefined) {
    logger.info('no RECAPTCHA_SECRET is set: the bot check lets everybody pass')
    return () => Promise.resolve()
  }
  return async (token, action) => {
    if (!token) return count('missing', action)
    const verdict = await ask(config.url, secret, token).catch((error: unknown) => {
      logger.warn({ err: error, step: 'bot-check' }, 'the bot check does not answer')
      return null
    })
    if (verdict === null) return count('provider-away', action)
    const passed = isPerson(verdict, action, config)
    count(passed ? 'passed' : 'refused', action)
    if (!passed) throw refused()
  }
}

interface Verdict {
  success: boolean
  action?: unknown
  hostname?: unknown
  score?: unknown
  'error-codes'?: unknown
}

/** Throws where there is no verdict in time, and where the provider refuses our own secret: nobody else is to blame. */
async function ask(url: string, secret: string, token: string): Promise<Verdict> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    signal: timeoutIn(deadlineMs),
  })
  if (!answer.ok) throw new Error(`the bot check answered ${answer.status}`)
  const verdict = (await answer.json()) as Verdict | null
  if (typeof verdict?.success !== 'boolean') throw new Error('the bot check gave no verdict')
  const codes = Array.isArray(verdict['error-codes']) ? (verdict['error-codes'] as unknown[]) : []
  if (codes.some((code) => typeof code === 'string' && code.endsWith('input-secret')))
    throw new Error('the bot check refuses RECAPTCHA_SECRET')
  return verdict
}

function isPerson({ success, action, hostname, score }: Verdict, wanted: BotCheckAction, config: BotCheckConfig) {
  if (!success || action !== wanted) return false
  if (typeof hostname !== 'string' || !config.hosts.includes(hostname)) return false
  return typeof score === 'number' && score >= config.minimumScore
}

function refused() {
  return problem(403, 'bot-check', 'The security check did not accept this. Please reload the page and try again.')
}
