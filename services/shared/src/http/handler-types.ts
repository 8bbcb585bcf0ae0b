import type { Caller } from './caller.ts'

/** Types of handlers, inferred from a contract's generated `operations`. */

type JsonBody<Response> = Response extends { content: infer Content }
  ? 'application/json' extends keyof Content
    ? Content['application/json']
    : 'application/sdp' extends keyof Content
      ? string
      : never
  : undefined

type Answer<Status, Content> = ([Content] extends [undefined]
  ? { status: Status; body?: undefined }
  : { status: Status; body: Content }) & { headers?: Readonly<Record<string, string>> }

/** One server-sent event; its data is sent as JSON. */
export interface ServerEvent {
  event: string
  data: unknown
}

/** The answer of an operation that may also respond with events, if the caller wants them. */
type Events<Status, Response> = Response extends { content: { 'text/event-stream': unknown } }
  ? { status: Status; events: AsyncIterable<ServerEvent>; headers?: Readonly<Record<string, string>> }
  : never

type Success = 200 | 201 | 202 | 204

/** The answers an operation may give; refusals are thrown as problems. */
export type Out<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & Success]:
        | Answer<Status, JsonBody<Responses[Status]>>
        | Events<Status, Responses[Status]>
    }[keyof Responses & Success]
  : never

type Part<Operation, Name extends string> = Operation extends { parameters: infer Parameters }
  ? Name extends keyof Parameters
    ? NonNullable<Parameters[Name]>
    : Record<string, never>
  : Record<string, never>

type Body<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Json } } }
  ? Json
  : Operation extends { requestBody?: { content: { 'application/json': infer Json } } }
    ? Json | undefined
    : undefined

export interface In<Operation> {
  params: Part<Operation, 'path'>
  query: Part<Operation, 'query'>
  headers: Part<Operation, 'header'>
  body: Body<Operation>
  /** The bytes of the body, in operations whose contract keeps them as they were sent. */
  rawBody: Buffer | undefined
  /** Present in every operation that needs a session; `callerOf` narrows it. In an operation that only knows one, perhaps. */
  caller: Caller | undefined
  /** The calling service, in operations that only services may call. */
  service: string | undefined
  requestId: string
  /** The header `Cookie`, in operations whose contract names a cookie. */
  cookie: string | undefined
  /** The header `Authorization`, in operations whose bearer is a secret of their own. */
  secret: string | undefined
  /** The network address the request came from, as the gateway saw it. */
  address: string
  /** The header `User-Agent`; empty if there is none. */
  userAgent: string
  /** Whether the caller asks for server-sent events, in an operation whose contract has them. */
  wantsEvents: boolean
  /** Aborts if the caller leaves, in operations that may respond with events or have a deadline of their own. */
  left: AbortSignal
}

export type Handlers<Operations> = {
  [Name in keyof Operations]: (input: In<Operations[Name]>) => Promise<Out<Operations[Name]>> | Out<Operations[Name]>
}

/** The caller of an operation that the registrar has already authenticated. */
export function callerOf(input: { caller: Caller | undefined }): Caller {
  if (!input.caller) throw new Error('this operation is open, so it has no caller')
  return input.caller
}
