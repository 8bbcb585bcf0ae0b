import { createHash } from 'node:crypto'
import { catalogue } from './api/catalogue.ts'
import { checkoutSessions } from './api/checkout-sessions.ts'
import { customers } from './api/customers.ts'
import { events } from './api/events.ts'
import { expand } from './api/expand.ts'
import { payments } from './api/payments.ts'
import { portal } from './api/portal.ts'
import type { ApiRoute } from './api/routes.ts'
import { subscriptions } from './api/subscriptions.ts'
import { webhookEndpoints } from './api/webhook-endpoints.ts'
import { readForm, type Form } from './form.ts'
import schemas from './parameters/schemas.json' with { type: 'json' }
import { unknownParameter } from './parameters/unknown-parameter.ts'
import type { Provider, StoredAnswer } from './provider.ts'
import { invalid, ProviderError } from './provider-error.ts'

export interface ApiRequest {
  method: string
  path: string
  /** The query of a GET, the form body of everything else. */
  parameters: string
  authorization: string | undefined
  idempotencyKey: string | undefined
}

export interface ApiAnswer {
  status: number
  body: unknown
  /** Whether an earlier answer to the same idempotency key is given again. */
  replayed: boolean
}

/** Every call that it knows. */
export const routes: readonly ApiRoute[] = [
  ...catalogue,
  ...customers,
  ...checkoutSessions,
  ...subscriptions,
  ...payments,
  ...portal,
  ...webhookEndpoints,
  ...events,
]

/** Answers one call of the API; a refusal is an answer, too. */
export function answerApi(provider: Provider, request: ApiRequest): ApiAnswer {
  try {
    refuseForeignKey(request.authorization)
    const { method, idempotencyKey: key } = request
    if (method !== 'POST' || key === undefined) return { ...perform(provider, request), replayed: false }
    return answerOnce(provider, request, key)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { status: error.status, body: error.body, replayed: false }
  }
}

function refuseForeignKey(authorization: string | undefined): void {
  if (/^Bearer (sk|rk)_test_\w+$/.test(authorization ?? '')) return
  const message = 'Invalid API Key provided. This stand-in takes keys that begin with sk_test_ or rk_test_.'
  throw new ProviderError(401, { type: 'invalid_request_error', message })
}

/** The first answer to a key is stored and given again; the same key with other parameters is refused. */
function answerOnce(provider: Provider, request: ApiRequest, key: string): ApiAnswer {
  const { path, parameters } = request
  const digest = createHash('sha256').update(`${path}\n${parameters}`).digest('base64url')
  const { answers } = provider.state
  const stored = Object.hasOwn(answers, key) ? answers[key] : undefined
  if (stored && stored.digest !== digest) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
    throw new ProviderError(400, { type: 'idempotency_error', message })
  }
  if (stored) return { status: stored.status, body: stored.body, replayed: true }
  const { status, body } = perform(provider, request)
  const answer: StoredAnswer = { digest, status, body: structuredClone(body) }
  answers[key] = answer
  return { status, body, replayed: false }
}

function perform(provider: Provider, { method, path, parameters }: ApiRequest): { status: number; body: unknown } {
  for (const route of routes) {
    const id = idIn(route, method, path)
    if (id === null) continue
    const form = readForm(parameters)
    refuseUnknown(route, form)
    const answer = route.answer({ provider, id, form })
    return { status: 200, body: expand(answer, form, provider.state.tables) }
  }
  throw invalid(`Unrecognized request URL (${method}: ${path}).`)
}

/** The provider refuses what it does not know, so a slip in the service must not pass here. */
function refuseUnknown({ method, path }: ApiRoute, form: Form): void {
  const param = unknownParameter(schemas, `${method} ${path}`, form)
  if (param !== null) throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
}

/** The id in the path, or an empty one; null if the route is another one. */
function idIn(route: ApiRoute, method: string, path: string): string | null {
  if (route.method !== method) return null
  const [before = '', after] = route.path.split(':id')
  if (after === undefined) return path === before ? '' : null
  if (!path.startsWith(before) || !path.endsWith(after)) return null
  const id = path.slice(before.length, path.length - after.length)
  return /^\w+$/.test(id) ? id : null
}
