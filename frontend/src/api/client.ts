import createClient, { type Middleware } from 'openapi-fetch'
import type { paths as AuthPaths } from '@app/contracts/generated/auth'
import type { paths as BillingPaths } from '@app/contracts/generated/billing'
import type { paths as MailPaths } from '@app/contracts/generated/mail'
import type { paths as PracticePaths } from '@app/contracts/generated/practice'
import type { paths as TutorVoicePaths } from '@app/contracts/generated/tutor-voice'
import type { Credentials } from './credentials.ts'
import { ageOf, renewToken } from './renew-token.ts'
import { gatewayOrigin } from '../lib/gateway-origin.ts'
import { ApiError, UNREACHABLE, apiErrorFrom } from './api-error.ts'

export type Services = ReturnType<typeof createApi>

/**
 * The typed client, one part per service. Every call resolves with `data` or throws an `ApiError`.
 */
export function createApi(credentials: Credentials, baseUrl = `${gatewayOrigin()}/api`) {
  const renew = (sent: string) => renewToken(credentials, sent, `${baseUrl}/auth/renew`)
  const options = { baseUrl, fetch: reachWith(credentials, renew), credentials: 'include' as const }
  const auth = createClient<AuthPaths>(options)
  const practice = createClient<PracticePaths>(options)
  const mail = createClient<MailPaths>(options)
  const billing = createClient<BillingPaths>(options)
  const tutor = createClient<TutorVoicePaths>(options)
  for (const client of [auth, practice, mail, billing, tutor]) client.use(withSession(credentials, renew))
  return { auth, practice, mail, billing, tutor }
}

/** `globalThis.fetch` is looked up at each call, so that tests can stand in for the network. */
async function reach(request: Request): Promise<Response> {
  try {
    return await globalThis.fetch(request)
  } catch (error) {
    if (request.signal.aborted) throw error
    throw new ApiError({ status: 0, code: 'unreachable', message: UNREACHABLE, fallback: UNREACHABLE })
  }
}

type Renew = (sent: string) => Promise<string | null>

/** A call whose token the server refuses is repeated once with a renewed one: the device's clock may be wrong. */
function reachWith(credentials: Credentials, renew: Renew) {
  return async (request: Request): Promise<Response> => {
    const spare = request.clone()
    const response = await reach(request)
    const sent = tokenOf(spare)
    if (response.status !== 401 || sent === null || !credentials.renew) return response
    const fresh = await renew(sent).catch(() => null)
    if (fresh === null || fresh === sent) return response
    spare.headers.set('authorization', `Bearer ${fresh}`)
    return reach(spare)
  }
}

const tokenOf = (request: Request) => request.headers.get('authorization')?.slice('Bearer '.length) ?? null

/** The token to send. One that is over is renewed first; while the server is away the old one is tried. */
async function tokenFor(credentials: Credentials, renew: Renew): Promise<string | null> {
  const held = credentials.token()
  if (held === null || !credentials.renew) return held
  const age = ageOf(held)
  if (age === 'over') return (await renew(held).catch(() => null)) ?? held
  if (age === 'old') void renew(held).catch(() => undefined)
  return held
}

function withSession(credentials: Credentials, renew: Renew): Middleware {
  return {
    onRequest: async ({ request }) => {
      const held = await tokenFor(credentials, renew)
      if (held !== null) request.headers.set('authorization', `Bearer ${held}`)
      return request
    },
    onResponse: async ({ request, response, schemaPath }) => {
      if (response.ok) return
      const sent = tokenOf(request)
      // A wrong password answers 401, too: that says nothing about a session.
      if (schemaPath !== '/auth/login' && refusesSession(response.status, `${request.method} ${schemaPath}`))
        credentials.refused(sent)
      throw await apiErrorFrom(response)
    },
  }
}

/** 401 ends the session anywhere; 403 only where nothing but the session can be the reason. */
const refusesSession = (status: number, call: string) => status === 401 || (status === 403 && call === 'GET /auth/me')

/** The body of a call that has one. openapi-fetch types `data` as optional although a failed call has thrown. */
export function dataOf<T>({ data }: { data?: T }): T {
  if (data === undefined) throw new ApiError({ status: 0, fallback: 'The server sent an empty answer.' })
  return data
}
