import createClient, { type Middleware } from 'openapi-fetch'
import type { paths as AuthPaths } from '@app/contracts/generated/auth'
import type { paths as MailPaths } from '@app/contracts/generated/mail'
import type { paths as PracticePaths } from '@app/contracts/generated/practice'
import { gatewayOrigin } from '../lib/gateway-origin.ts'
import { ApiError, UNREACHABLE, apiErrorFrom } from './api-error.ts'

/** What the client needs to know of the session. */
export interface Credentials {
  token(): string | null
  /** The server refused a call that needs a session: the token it was made with, or none. */
  refused(token: string | null): void
}

export type Api = ReturnType<typeof createApi>

/**
 * The typed client, one part per service. Every call resolves with `data` or throws an `ApiError`.
 */
export function createApi(credentials: Credentials, baseUrl = `${gatewayOrigin()}/api`) {
  const options = { baseUrl, fetch: reach }
  const auth = createClient<AuthPaths>(options)
  const practice = createClient<PracticePaths>(options)
  const mail = createClient<MailPaths>(options)
  for (const client of [auth, practice, mail]) client.use(withSession(credentials))
  return { auth, practice, mail }
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

function withSession({ token, refused }: Credentials): Middleware {
  return {
    onRequest: ({ request }) => {
      const held = token()
      if (held !== null) request.headers.set('authorization', `Bearer ${held}`)
      return request
    },
    onResponse: async ({ request, response, schemaPath }) => {
      if (response.ok) return
      const sent = request.headers.get('authorization')?.slice('Bearer '.length) ?? null
      // A wrong password answers 401, too: that says nothing about a session.
      if (schemaPath !== '/auth/login' && refusesSession(response.status, `${request.method} ${schemaPath}`))
        refused(sent)
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
