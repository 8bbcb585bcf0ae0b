import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { ProblemError, unavailable } from '@app/shared/http/problem'
import { wantsEvents } from '@app/shared/http/server-events'
import { routerPath } from '@app/shared/http/contract-document'
import { sendProblem } from '@app/shared/http/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from './address.ts'
import type { OpenStreams } from './open-streams.ts'
import {
  isSigned,
  isStreaming,
  shareOf,
  takesPassword,
  routes,
  sentPath,
  takesQuery,
  type Route,
  type Service,
} from './route-table.ts'
import type { Answer, Call, Upstreams } from './upstreams.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    route?: Route
  }
}

/** http-proxy hands nothing of a request to its dispatcher but the headers, so the reply travels among them, unseen. */
const replyKey = Symbol('reply')

type UpstreamHeaders = Record<string, string> & { [replyKey]?: FastifyReply }

/**
 * Registers every operation of the contracts with @fastify/http-proxy. Its defaults are traps (docs/servers.md#proxy): a 503 is
 * repeated ten times, refused connections are a 500, bodies pass uncounted, upstream certificates are not verified, a caller
 * who leaves does not end the call, and all headers pass. So the dispatcher is ours, and nothing passes that is not named.
 */
export async function proxyRoutes(
  scope: FastifyInstance,
  { upstreams, openStreams }: { upstreams: Record<Service, Upstreams>; openStreams: OpenStreams },
): Promise<void> {
  const takesBody = ({ definition }: Route) => definition.requestBody !== undefined
  const register = (inside: FastifyInstance, some: Route[]) =>
    Promise.all(
      some.map((route) => inside.register(httpProxy, proxyOptions(route, upstreams[route.service], openStreams))),
    )
  const proxied = routes.filter(({ atGateway }) => !atGateway)
  await scope.register(async (withBody) => {
    keepBodies(withBody)
    await register(
      withBody,
      proxied.filter((route) => takesBody(route) && route.rawBodyBytes === undefined),
    )
  })
  for (const route of proxied.filter(({ rawBodyBytes }) => rawBodyBytes !== undefined)) {
    await scope.register(async (withLargeBody) => {
      keepBodies(withLargeBody, route.rawBodyBytes)
      await register(withLargeBody, [route])
    })
  }
  await scope.register(async (withoutBody) => {
    ignoreBodies(withoutBody)
    await register(
      withoutBody,
      proxied.filter((route) => !takesBody(route)),
    )
  })
}

function proxyOptions(route: Route, upstreams: Upstreams, openStreams: OpenStreams): FastifyHttpProxyOptions {
  const hasQuery = takesQuery(route)
  const streaming = isStreaming(route)
  return {
    // Never resolved: the dispatcher has the addresses.
    upstream: `http://${route.service}`,
    routes: [routerPath(route.path)],
    httpMethods: [route.method],
    proxyPayloads: false,
    disableRequestLogging: true,
    config: { route, operation: route.id },
    undici: { request: createDispatch(upstreams, route) as never },
    replyOptions: {
      retryDelay: () => null,
      onError: (reply, { error }) => answerError(reply as FastifyReply, error),
      queryString: (_search, url) => (hasQuery ? url.slice(sentPath(url).length + 1) : ''),
    },
    handler(request, reply, ...[path, options]) {
      if (streaming && wantsEvents(request.headers.accept) && !openStreams.open(reply.raw))
        return void sendProblem(reply, unavailable())
      const body = Buffer.isBuffer(request.body) ? { body: request.body, contentType: 'as sent' } : {}
      const rewriteRequestHeaders = () => upstreamHeaders(request, reply, route) as never
      // Nothing is returned: a caller who leaves is no error to answer.
      reply.from(path, { ...options, ...body, rewriteRequestHeaders })
    },
  }
}

/** Whole and byte for byte, so that they are counted (also where they come in chunks) and a call can be repeated. */
function keepBodies(scope: FastifyInstance, bodyLimit?: number): void {
  scope.removeAllContentTypeParsers()
  const limit = bodyLimit === undefined ? {} : { bodyLimit }
  scope.addContentTypeParser('*', { parseAs: 'buffer', ...limit }, (_request, body, done) => done(null, body))
}

/** An operation without a body in its contract gets none. */
function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.addHook('onRequest', async (request) => {
    delete request.raw.headers['content-type']
  })
}

const passed = ['accept', 'content-type', 'user-agent', 'x-recaptcha-token'] as const

/** The signature over a body that passes as it was sent. */
const signed = [...passed, 'stripe-signature'] as const

/** Built from nothing: what is not named here never reaches a service, whoever sends it and however it is spelled. */
function upstreamHeaders(request: FastifyRequest, reply: FastifyReply, route: Route): UpstreamHeaders {
  const headers: UpstreamHeaders = { 'x-request-id': request.id, 'x-forwarded-for': addressOf(request) }
  for (const name of isSigned(route) ? signed : passed) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  const passesSession = route.access === 'session' || (route.knowsSession && request.caller !== undefined)
  if (passesSession || route.takesSecret) headers['authorization'] = request.headers.authorization ?? ''
  const renewal = route.takesCookie ? renewalOf(request.headers.cookie) : undefined
  if (renewal !== undefined) headers['cookie'] = renewal
  headers[replyKey] = reply
  return headers
}

/** The one cookie that passes, and only to the operation that reads it. */
function renewalOf(cookies: string | undefined): string | undefined {
  return cookies
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith('renewal='))
}

interface DispatchOptions {
  path: string
  method: string
  headers: UpstreamHeaders
  body: Buffer | string | undefined
}

/** What http-proxy takes for undici's `request`. */
function createDispatch(upstreams: Upstreams, route: Route) {
  const streaming = isStreaming(route)
  const share = shareOf(route)
  const timed = !takesPassword(route)
  return ({ path, method, headers, body }: DispatchOptions, done: (error: Error | null, answer?: Answer) => void) => {
    const socket = headers[replyKey]?.raw
    const call: Call = {
      path,
      method,
      headers,
      body: Buffer.isBuffer(body) ? body : undefined,
      share,
      waits: isSigned(route),
      timed,
      streaming,
      setsCookie: route.setsCookie,
      timeoutMs: route.timeoutMs,
      onLeave: (listener) => socket?.once('close', () => socket.writableFinished || listener()),
    }
    upstreams.call(call, done)
  }
}

function answerError(reply: FastifyReply, error: Error): void {
  if (reply.raw.headersSent) return void reply.raw.destroy()
  const { cause } = error
  if (cause instanceof ProblemError) void sendProblem(reply, cause)
  else void reply.send(error)
}
