import rateLimit from '@fastify/rate-limit'
import { tooManyRequests } from '@app/shared/http/problem'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from './address.ts'
import type { LimitSettings } from './config.ts'

type Check = (request: FastifyRequest) => Promise<void>

/** Each throws 429 with the seconds to wait. */
export interface Limits {
  /** All calls of a network. */
  network: Check
  /** Calls of the request's account. */
  account: Check
  /** What the request's operation allows a network, for the few that have a limit of their own. */
  operation: Check
}

/** So many networks or accounts are counted at once; beyond, the one that was quiet for longest is forgotten. */
const counted = 50_000
const minute = 60_000

/**
 * The limits of docs/limits.md, counted in this process. They are @fastify/rate-limit's counters asked by hand: its own hooks
 * leave unknown addresses uncounted, cannot tell an account before the token is verified, and set four headers a call.
 */
export async function createLimits(app: FastifyInstance, settings: LimitSettings): Promise<Limits> {
  await app.register(rateLimit, { global: false })
  const limit = (max: number, timeWindow: number, keyGenerator: (request: FastifyRequest) => string): Check => {
    const count = app.createRateLimit({ max, timeWindow, keyGenerator, cache: counted } as never)
    return async (request) => {
      const state = await count(request)
      if (!state.isAllowed && state.isExceeded) throw tooManyRequests(state.ttlInSeconds)
    }
  }
  const mails = limit(settings.networkMailRequestsPerHour, 60 * minute, networkOf)
  const own: Record<string, Check | undefined> = {
    login: limit(settings.networkLoginsPerMinute, minute, networkOf),
    getPublicKey: limit(settings.networkPublicKeysPerMinute, minute, networkOf),
    register: limit(settings.networkRegistrationsPerHour, 60 * minute, networkOf),
    forgotPassword: mails,
    resendVerification: mails,
    createVoiceSession: limit(settings.networkVoiceCallsPerMinute, minute, networkOf),
    beginVoiceCall: limit(settings.networkVoiceCallsPerMinute, minute, networkOf),
    contactSupport: limit(settings.networkContactsPerHour, 60 * minute, networkOf),
  }
  return {
    network: limit(settings.networkCallsPerMinute, minute, networkOf),
    account: limit(settings.accountCallsPerMinute, minute, (request) => request.caller?.userId ?? ''),
    operation: async (request) => own[request.routeOptions.config.route?.id ?? '']?.(request),
  }
}
