import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import Fastify, {
  LogController,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { thisMachine } from '../common-config.ts'
import type { Logger } from '../logger.ts'
import { secondsHistogram, type Metrics } from '../metrics.ts'
import { answerBrokenRequest } from './broken-request.ts'
import { drainBeforeClosing } from './drain.ts'
import { readJsonBodies } from './json-bodies.ts'
import { answerOneAtATime } from './one-at-a-time.ts'
import { whyNotReady } from './not-ready.ts'
import { refuseExpectations } from './plain-http.ts'
import { ProblemError, problemBody } from './problem.ts'
import { resetSlowReaders } from './slow-readers.ts'
import { toProblem } from './to-problem.ts'

type Options = FastifyHttpOptions<Server, Logger>

export interface ServerOptions {
  logger: Logger
  metrics: Metrics
  /** Throws, or returns false, while this process cannot serve. The message of a `NotReady` is what /ready says of it. */
  ready(): Promise<boolean>
  /** Whose X-Forwarded-For is believed: addresses or networks, never a number of hops. Without it, this machine's. */
  trustedProxies?: readonly string[]
  fastify?: Partial<Options>
}

/** Limits of every HTTP server of ours; Fastify's own defaults leave sockets open for minutes (docs/servers.md#http-servers). */
export const httpLimits = {
  bodyLimit: 64 * 1024,
  requestTimeout: 10_000,
  connectionTimeout: 60_000,
  // Longer than a proxy in front of us keeps an idle connection (nginx, AWS's load balancers: 60 s): it would else send a
  // call on one that is closed at that moment, and get no answer.
  keepAliveTimeout: 75_000,
  // A request without Host is refused by us (plain-http.ts): Node would answer it with an empty 400.
  http: {
    headersTimeout: 5_000,
    maxHeaderSize: 16 * 1024,
    connectionsCheckingInterval: 500,
    requireHostHeader: false,
  },
} satisfies Options

const requestIdForm = /^[A-Za-z0-9._-]{8,64}$/

/** A Fastify instance with limits, request ids, one log line a request, problem errors, /health, /ready and /metrics. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { logger, metrics } = options
  const app = Fastify({ ...fastifyOptions(options), ...options.fastify }) as unknown as FastifyInstance
  answerOneAtATime(app)
  app.removeContentTypeParser('text/plain')
  readJsonBodies(app)
  resetSlowReaders(app.server)
  refuseExpectations(app.server)
  answerProblems(app, logger)
  logRequests(app, logger, metrics)
  const drain = drainBeforeClosing(app)
  app.get('/health', () => ({ status: 'alive' }))
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()))
  app.get('/ready', async (_request, reply) => {
    const reason = drain.begun ? 'it is stopping' : await whyNotReady(options.ready)
    return reply
      .code(reason === null ? 200 : 503)
      .send(reason === null ? { status: 'ready' } : { status: 'starting', reason })
  })
  return app
}

function fastifyOptions({ logger, trustedProxies = thisMachine }: ServerOptions) {
  return {
    ...httpLimits,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && requestIdForm.test(given) ? given : randomUUID()
    },
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, toProblem(error) ?? internalError),
    clientErrorHandler: answerBrokenRequest,
  } satisfies Options
}

/** Sends a problem from anywhere, past the route's response schema. */
export function sendProblem(reply: FastifyReply, error: ProblemError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  return reply
    .header('x-request-id', reply.request.id)
    .code(error.status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemBody(error, reply.request.id))
}

const internalError = new ProblemError(500, 'internal-error', {
  message: 'Something went wrong on our side. Please try again.',
})

function answerProblems(app: FastifyInstance, logger: Logger): void {
  app.setErrorHandler((error, request, reply) => {
    let known = toProblem(error)
    const declared = request.routeOptions.config.declared
    if (known && declared && !declared.includes(known.status)) {
      logger.error(
        { requestId: request.id, status: known.status, route: request.routeOptions.url, code: known.code },
        'undeclared status',
      )
      known = undefined
    }
    if (!known) logger.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'request failed')
    // How long the file is (RFC 9110, section 15.5.17).
    const range = (error as { headers?: Record<string, string> }).headers?.['Content-Range']
    if (known?.status === 416 && range) reply.header('content-range', range)
    return sendProblem(reply, known ?? internalError)
  })
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new ProblemError(404, 'not-found', { message: 'There is nothing at this address.' })),
  )
}

function logRequests(app: FastifyInstance, logger: Logger, metrics: Metrics): void {
  const durations = secondsHistogram(metrics, {
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by operation of the contracts and status.',
    labels: ['operation', 'status'],
  })
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const route = request.routeOptions.url ?? 'unknown'
    if (route === '/health' || route === '/ready' || route === '/metrics') return
    // As nginx does: the caller left before the answer.
    const status = reply.raw.writableFinished ? reply.statusCode : 499
    const { operation = 'other' } = request.routeOptions.config
    durations.observe({ operation, status }, reply.elapsedTime / 1000)
    logger.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}
