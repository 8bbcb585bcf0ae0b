import type { Caller, VerifySession } from '@app/shared/http/caller'
import { problem } from '@app/shared/http/problem'
import type { FastifyRequest } from 'fastify'
import type { Limits } from './limits.ts'
import type { Revocations } from './revocations.ts'
import { faultOfAddress } from './route-table.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

export interface AdmissionOptions {
  verifySession: VerifySession
  revocations: Revocations
  limits: Limits
}

/**
 * Who may pass to a service: the address is read the same by everybody, the network and the account are within their
 * limits, and an operation that needs a session has one that was not ended. Before a byte of the body is read.
 */
export function createAdmission({ verifySession, revocations, limits }: AdmissionOptions) {
  const admit = async ({ headers }: FastifyRequest): Promise<Caller> => {
    const caller = await verifySession(headers.authorization)
    revocations.refuse(caller.sessionId)
    return caller
  }
  return async (request: FastifyRequest): Promise<void> => {
    const { route } = request.routeOptions.config
    if (!route) throw nothingHere()
    const fault = faultOfAddress(request.url, route)
    if (fault === 'not-found') throw nothingHere()
    if (fault === 'invalid') throw problem(400, 'invalid-request', 'The address is not valid.')
    await limits.operation(request)
    if (route.access === 'open') {
      if (route.knowsSession) request.caller = await admit(request).catch(() => undefined)
      return
    }
    request.caller = await admit(request)
    await limits.account(request)
  }
}

export function nothingHere() {
  return problem(404, 'not-found', 'There is nothing at this address.')
}
