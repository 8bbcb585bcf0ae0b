import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteHandlerMethod } from 'fastify'
import { createValidatorCompiler } from './validation.ts'
import { deadlineHeader, isTooLate } from './deadline.ts'
import { refuseOddHttp } from './plain-http.ts'
import { problem, unavailable } from './problem.ts'
import { sendProblem } from './server.ts'
import { unauthorized, type Caller, type VerifyService, type VerifySession } from './caller.ts'
import { operationsOf, routerPath, type Operation } from './contract-document.ts'
import type { Handlers, In, ServerEvent } from './handler-types.ts'
import { leftSignal, sendEvents, wantsEvents } from './server-events.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
    service: string | undefined
  }
  interface FastifyContextConfig {
    /** The statuses that the contract declares for this route. */
    declared?: number[]
    /** The operation's id, for metrics. */
    operation?: string
  }
}

export interface ContractOptions<Operations> {
  /** Dereferenced OpenAPI 3.1 document, from contracts/generated. */
  document: unknown
  /** One handler per operation id; a missing or an extra one stops the start. */
  handlers: Handlers<Operations>
  verifySession: VerifySession
  verifyService?: VerifyService
  /** A call that is not answered by then is a 503, however many of its steps have a deadline of their own. */
  answerWithinMs?: number
}

/** A little longer than the gateway waits, and within the 5 s that any call may take. */
const usualAnswerMs = 4_500

interface HandlerAnswer {
  status: number
  body?: unknown
  events?: AsyncIterable<ServerEvent>
  headers?: Readonly<Record<string, string>>
}

type AnyHandler = (input: In<unknown>) => Promise<HandlerAnswer> | HandlerAnswer

/**
 * Serves a contract: the routes, who may call them, validation of everything that comes in, the statuses and the shape
 * of everything that goes out. Refuses to start unless declared and implemented operations are the same set.
 */
export function serveContract<Operations>(app: FastifyInstance, options: ContractOptions<Operations>): void {
  const operations = operationsOf(options.document).filter(({ atGateway }) => !atGateway)
  const handlers = options.handlers as Record<string, AnyHandler | undefined>
  refuseMismatch(operations, Object.keys(handlers))
  app.decorateRequest('caller', undefined)
  app.decorateRequest('service', undefined)
  app.setValidatorCompiler(createValidatorCompiler())
  refuseOddHttp(app)
  const serve = (scope: FastifyInstance, operation: Operation) => {
    const handler = handlers[operation.id]
    if (!handler) throw new Error(`no handler for ${operation.id}`)
    scope.route({
      method: operation.method,
      url: routerPath(operation.path),
      schema: schemaOf(operation),
      config: { operation: operation.id, declared: Object.keys(operation.definition.responses).map(Number) },
      onRequest: authenticate(operation, options),
      ...(isStreaming(operation) ? {} : { handlerTimeout: answerWithin(operation, options) }),
      handler: answer(handler, operation),
    })
  }
  const kinds = Object.groupBy(operations, kindOfBody)
  for (const operation of kinds.json ?? []) serve(app, operation)
  const readBody = { form: dropBodies, raw: keepBytes }
  for (const kind of ['form', 'raw'] as const)
    for (const operation of kinds[kind] ?? [])
      app.register(async (scope) => {
        readBody[kind](scope, operation)
        serve(scope, operation)
      })
  app.register(async (scope) => {
    ignoreBodies(scope)
    for (const operation of kinds.none ?? []) serve(scope, operation)
  })
  refuseOtherMethods(app, operations)
}

/** An operation with a deadline of its own has half a second more than the gateway waits, as every other one. */
function answerWithin<Operations>({ timeoutMs }: Operation, { answerWithinMs }: ContractOptions<Operations>): number {
  return timeoutMs === undefined ? (answerWithinMs ?? usualAnswerMs) : timeoutMs + 500
}

/** May go on for as long as it has something to say. */
function isStreaming({ definition }: Operation): boolean {
  return Object.values(definition.responses).some(({ content }) => content && 'text/event-stream' in content)
}

/** What the contract says that a caller may send: nothing, JSON, bytes that stay as they are, or only other content types. */
function kindOfBody({ definition, rawBodyBytes }: Operation): 'none' | 'json' | 'raw' | 'form' {
  if (!definition.requestBody) return 'none'
  if (rawBodyBytes !== undefined) return 'raw'
  return 'application/json' in definition.requestBody.content ? 'json' : 'form'
}

/** A body that is no JSON is counted and then left aside: no handler of ours reads forms, so nothing parses them. */
function dropBodies(scope: FastifyInstance, { definition }: Operation): void {
  const types = Object.keys(definition.requestBody?.content ?? {})
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, _body, done) => done(null))
  const message = `The body must be a form (content type ${types.join(' or ')}).`
  scope.addContentTypeParser('*', (_request, _payload, done) => done(problem(415, 'unsupported-media-type', message)))
}

/** The handler checks a signature over the bytes, so nothing parses them before. */
function keepBytes(scope: FastifyInstance, { definition, rawBodyBytes = 0 }: Operation): void {
  scope.removeAllContentTypeParsers()
  const options = { parseAs: 'buffer', bodyLimit: rawBodyBytes } as const
  const types = Object.keys(definition.requestBody?.content ?? {})
  scope.addContentTypeParser(types, options, (_request, body, done) => done(null, body))
  const message = `The content type must be ${types.join(' or ')}.`
  scope.addContentTypeParser('*', (_request, _payload, done) => done(problem(415, 'unsupported-media-type', message)))
}

/** An operation without a body in its contract does not read one, so that no body can make it fail. */
function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.addHook('onRequest', async (request) => {
    delete request.raw.headers['content-type']
  })
}

function refuseMismatch(operations: Operation[], implemented: string[]): void {
  const declared = operations.map((operation) => operation.id)
  const missing = declared.filter((id) => !implemented.includes(id))
  const extra = implemented.filter((id) => !declared.includes(id))
  const twice = declared.filter((id, index) => declared.indexOf(id) !== index)
  if (missing.length + extra.length + twice.length === 0) return
  const parts = [
    missing.length > 0 ? `without a handler: ${missing.join(', ')}` : '',
    extra.length > 0 ? `not in the contract: ${extra.join(', ')}` : '',
    twice.length > 0 ? `declared twice: ${twice.join(', ')}` : '',
  ]
  throw new Error(`Cannot start: contract and handlers differ (${parts.filter(Boolean).join('; ')}).`)
}

/** In onRequest, so that a stranger gets 401 before a byte of the body is read. */
function authenticate<Operations>(operation: Operation, options: ContractOptions<Operations>) {
  return async (request: FastifyRequest): Promise<void> => {
    const { authorization } = request.headers
    if (operation.access === 'session') request.caller = await options.verifySession(authorization)
    // A session that has ended does not close what is open to everybody.
    else if (operation.knowsSession && authorization !== undefined)
      request.caller = await options.verifySession(authorization).catch(() => undefined)
    if (operation.access !== 'service') return
    if (!options.verifyService) throw unauthorized()
    request.service = (await options.verifyService(authorization)).service
  }
}

function schemaOf({ definition, rawBodyBytes }: Operation): FastifySchema {
  const schema: FastifySchema = {
    params: parameters(definition.parameters, 'path'),
    headers: { ...parameters(definition.parameters, 'header'), additionalProperties: true },
    response: {},
  }
  const query = parameters(definition.parameters, 'query')
  // Where no query is declared, whatever stands there is ignored.
  if (Object.keys(query.properties).length > 0) schema.querystring = query
  const body = definition.requestBody?.content['application/json']?.schema
  // The plain schema: given by content type, Fastify would skip validation for every other content type.
  if (body && rawBodyBytes === undefined) schema.body = body
  // Fastify validates a missing body as null.
  if (schema.body && !definition.requestBody?.required) schema.body = { anyOf: [{ type: 'null' }, schema.body] }
  const responses = schema.response as Record<string, unknown>
  for (const [status, response] of Object.entries(definition.responses)) {
    const shape = response.content?.['application/json']?.schema
    if (shape) responses[status] = shape
  }
  return schema
}

function parameters(list: Operation['definition']['parameters'] = [], place: string) {
  const own = list.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    additionalProperties: false,
    required: own.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema])),
  }
}

const neverLeft = new AbortController().signal

function answer(handler: AnyHandler, operation: Operation): RouteHandlerMethod {
  const { id, definition, takesCookie, takesSecret, timeoutMs } = operation
  const streams = isStreaming(operation)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (isTooLate(request.headers[deadlineHeader])) throw unavailable()
    // A missing body is undefined; the text `null` is no JSON object.
    if (request.body === null) throw problem(400, 'invalid-request', 'The body must be an object, or missing.')
    const { status, body, events, headers } = await handler({
      params: request.params as never,
      query: request.query as never,
      headers: request.headers as never,
      body: request.body as never,
      rawBody: Buffer.isBuffer(request.body) ? request.body : undefined,
      caller: request.caller,
      service: request.service,
      requestId: request.id,
      cookie: takesCookie ? request.headers.cookie : undefined,
      secret: takesSecret ? request.headers.authorization : undefined,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      wantsEvents: streams && wantsEvents(request.headers.accept),
      left: streams || timeoutMs !== undefined ? leftSignal(reply) : neverLeft,
    })
    if (!(status in definition.responses))
      throw new Error(`${id} answered ${status}, which its contract does not declare`)
    // Told meanwhile that it took too long.
    if (reply.sent) return reply
    if (headers) reply.headers(headers)
    return events ? sendEvents(reply.code(status), events) : reply.code(status).send(body)
  }
}

/** A known path asked with another method is 405 with Allow, not 404. */
function refuseOtherMethods(app: FastifyInstance, operations: Operation[]): void {
  const methods = new Map<string, string[]>()
  for (const { path, method } of operations) methods.set(path, [...(methods.get(path) ?? []), method])
  for (const [path, allowed] of methods) {
    const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) => !allowed.includes(method))
    app.route({ method: others, url: routerPath(path), onRequest: methodNotAllowed(allowed), handler: () => undefined })
  }
}

function methodNotAllowed(allowed: string[]) {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('allow', allowed.join(', '))
    return sendProblem(reply, problem(405, 'method-not-allowed', 'This address does not take this method.'))
  }
}
