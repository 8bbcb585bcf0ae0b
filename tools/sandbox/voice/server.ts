import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { answerOffer } from './answer-offer.ts'
import { type Call, endCall } from './call.ts'
import { control } from './control.ts'
import { attachObservers } from './observers.ts'
import { beginCall, createProvider, createSecret, fails, type Provider } from './provider.ts'
import { errorBody, Refusal } from './provider-error.ts'
import { bearerOf, readObject, readOffer, requireKey, textOf } from './read-request.ts'
import { faultOfSession, isObject } from './session.ts'

/** The server of the stand-in, and a way to end all its calls. */
export interface VoiceStandIn {
  server: Server
  stop(): void
}

/** Stands in for a provider of voice: its calls over HTTP, its observers, and what only tests may do. See README.md. */
export function createVoiceStandIn(): VoiceStandIn {
  const provider = createProvider()
  const server = createServer((request, response) => {
    answer(provider, request, response).catch((error: unknown) => {
      if (error instanceof Refusal) return sendJson(response, error.status, errorBody(error.fault))
      console.error(error)
      if (!response.headersSent)
        return sendJson(response, 500, errorBody({ message: String(error), type: 'server_error' }))
      return response.end()
    })
  })
  const stopObservers = attachObservers(server, provider)
  const stop = () => {
    for (const call of provider.calls.values()) endCall(call, 'stopped')
    stopObservers()
    provider.speech?.stop()
  }
  return { server, stop }
}

async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://stand-in')
  if (pathname === '/health') return sendJson(response, 200, { status: 'alive' })
  if (pathname.startsWith('/control/')) {
    // A page of another site could send a form here, but no JSON.
    if (request.headers['content-type'] !== 'application/json') throw new Refusal(415, { message: 'Send JSON.' })
    const { status, body } = await control(provider, pathname.slice(9), JSON.parse(await textOf(request)))
    return sendJson(response, status, body)
  }
  allowBrowsers(response)
  if (request.method === 'OPTIONS') return void response.writeHead(204).end()
  if (request.method !== 'POST') throw notFound(request)
  if (pathname === '/v1/realtime/client_secrets') return mint(provider, request, response)
  if (pathname === '/v1/realtime/calls') return begin(provider, request, response)
  const [, id] = /^\/v1\/realtime\/calls\/([^/]+)\/hangup$/.exec(pathname) ?? []
  if (id !== undefined) return hangUp(provider, { id, request }, response)
  if (pathname === '/v1/realtime') {
    const message = 'The Realtime Beta API is no longer supported. Use /v1/realtime/calls.'
    throw new Refusal(400, { message, code: 'beta_api_shape_disabled' })
  }
  throw notFound(request)
}

async function mint(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  requireKey(request)
  const { session = { type: 'realtime' }, expires_after } = readObject(await textOf(request))
  const fault = faultOfSession(session)
  if (fault || !isObject(session)) throw new Refusal(400, fault ?? { message: 'Send a session.' })
  const seconds = isObject(expires_after) ? Number(expires_after.seconds) : 600
  if (!(seconds >= 10 && seconds <= 7_200)) {
    const message = 'Invalid value: it should be from 10 to 7200.'
    throw new Refusal(400, { message, code: 'integer_below_min_value', param: 'expires_after.seconds' })
  }
  sendJson(response, 200, createSecret(provider, session, seconds))
}

async function begin(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const openedWith = bearerOf(request).startsWith('ek_') ? 'secret' : 'key'
  const { sdp, session } = await readOffer(provider, request)
  if (fails(provider, 'failCalls')) throw failure(provider)
  const call = beginCall(provider, session, openedWith)
  const given = await answerOffer(provider, call, sdp).catch((error: unknown) => {
    endCall(call, 'client')
    throw new Refusal(400, {
      message: `The offer cannot be answered: ${String(error)}`,
      code: 'invalid_offer',
      param: 'sdp',
    })
  })
  await pause(provider.behaviour.delayMs)
  response.writeHead(201, { 'content-type': 'application/sdp', location: `/v1/realtime/calls/${call.id}` }).end(given)
}

function hangUp(
  provider: Provider,
  { id, request }: { id: string; request: IncomingMessage },
  response: ServerResponse,
) {
  requireKey(request)
  if (fails(provider, 'failHangUps')) throw failure(provider)
  const call: Call | undefined = provider.calls.get(id)
  if (!call || call.ended) {
    throw new Refusal(404, { message: `No call with the id '${id}' was found.`, code: 'call_id_not_found' })
  }
  endCall(call, 'hang-up')
  response.writeHead(200).end()
}

const failure = ({ behaviour: { status, code } }: Provider): Refusal =>
  new Refusal(status, { message: 'The stand-in was told to fail.', type: 'server_error', code })

const notFound = ({ method, url }: IncomingMessage): Refusal =>
  new Refusal(404, { message: `Invalid URL (${method} ${url})`, code: 'unknown_url' })

/** A setting points browsers at the provider directly: then the offer comes from a page of another origin. */
function allowBrowsers(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'authorization, content-type, x-openai-agents-sdk')
  response.setHeader('access-control-allow-methods', 'POST')
  response.setHeader('access-control-expose-headers', 'location')
}

const sendJson = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
