import { HttpResponse, http, type HttpHandler } from 'msw'
import { problem } from './answers.ts'
import { createMocks } from './create-mocks.ts'
import { endpoints, type Call, type Mocks, type OperationId } from './operations.ts'
import type { World } from './world.ts'

/** An API that answers as the contracts say, on a world in memory. */
export function createHandlers(world: World): HttpHandler[] {
  const mocks = createMocks(world)
  return [
    http.get('*/settings.json', () =>
      HttpResponse.json({ recaptcha: { siteKey: '', script: '' }, analytics: { id: '', script: '' } }),
    ),
    ...Object.entries(mocks).map(([id, answer]) => handler(id as 'getMe', answer as Mocks['getMe'], world)),
  ]
}

/** One operation that answers differently, for `server.use`. */
export function override<Id extends OperationId>(id: Id, answer: Mocks[Id]): HttpHandler {
  return handler(id, answer)
}

function handler<Id extends OperationId>(id: Id, answer: Mocks[Id], world?: World): HttpHandler {
  const endpoint = endpoints.get(id)
  if (!endpoint) throw new Error(`No contract declares the operation '${id}'.`)
  return http[endpoint.method](`*/api${endpoint.path}`, async ({ request, params }) => {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    if (world && endpoint.secured && !world.sessions.has(token))
      return respond(problem(401, 'no-session', 'Please log in.'), world)
    const body: unknown = request.headers.get('content-type')?.includes('json') ? await request.json() : undefined
    const stream = request.headers.get('accept')?.includes('text/event-stream') ?? false
    const call = { body, path: params, query: new URL(request.url).searchParams, token, stream }
    return respond(await answer(call as unknown as Call<Id>), world)
  })
}

/** The `Date` field is the world's clock, as every server sends its own. */
function respond({ status, body }: { status: unknown; body: unknown }, world?: World): Response {
  const type = Number(status) < 400 ? 'application/json' : 'application/problem+json'
  const date = world?.now() ?? new Date()
  const headers = { 'content-type': type, 'cache-control': 'no-store', date: date.toUTCString() }
  if (typeof body === 'string' && status === 201) return sdp(body, world)
  if (typeof body === 'string')
    return new HttpResponse(eventStream(body), { headers: { 'content-type': 'text/event-stream' } })
  if (body === undefined) return new HttpResponse(null, { status: Number(status), headers })
  return HttpResponse.json(body as Record<string, unknown>, { status: Number(status), headers })
}

/** The answer to an offer, with the address of the newest call. */
function sdp(body: string, world?: World): Response {
  const id = world?.voice.calls.at(-1)?.id ?? ''
  const headers = { 'content-type': 'application/sdp', location: `/api/voice/calls/${id}` }
  return new HttpResponse(body, { status: 201, headers })
}

const EVENT_EVERY_MS = 25

/** The events of a text one after another, as a person writes. */
function eventStream(text: string): ReadableStream<Uint8Array> {
  const events = text.split(/(?<=\n\n)/)
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const next = events.shift()
      if (next === undefined) return controller.close()
      await new Promise((done) => setTimeout(done, EVENT_EVERY_MS))
      controller.enqueue(encoder.encode(next))
    },
  })
}
