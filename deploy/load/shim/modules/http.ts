/* oxlint-disable import/no-default-export -- as k6 exports it */
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Tags } from '../metrics.ts'
import { milliseconds } from '../plan.ts'
import { currentIteration, type Iteration, metrics } from '../state.ts'

interface Expected {
  expects: (status: number) => boolean
}

interface Params {
  headers?: Record<string, string>
  tags?: Tags
  timeout?: string | number
  responseCallback?: Expected
}

interface Response {
  url: string
  status: number
  /** Names in canonical case: 'Content-Type'. */
  headers: Record<string, string>
  body: string | null
  error: string
  error_code: number
  timings: { duration: number; waiting: number }
  /** Throws where the body is no JSON. */
  json(): unknown
}

interface Sent {
  method: string
  url: string
  body: string | ArrayBuffer | null
  params: Params
}

let expected: Expected = expectedStatuses({ min: 200, max: 399 })

/** k6's numbers of the errors that a script may ask for. */
const ERROR_CODES: Record<string, number> = { ECONNREFUSED: 1212, ECONNRESET: 1220, EPIPE: 1220, ETIMEDOUT: 1050 }

/**
 * Never rejects for a lost connection: as in k6, that is status 0 with `error`. Redirects are not followed, and there
 * are no cookies: our API has neither.
 */
export async function asyncRequest(
  ...[method, url, body = null, params]: [string, string, (string | ArrayBuffer | null)?, (Params | null)?]
): Promise<Response> {
  const iteration = currentIteration('http.asyncRequest')
  const sent = { method, url, body, params: params ?? {} }
  const response = await exchange(iteration, sent)
  iteration.signal.throwIfAborted()
  measure(iteration, sent, response)
  return response
}

function exchange(iteration: Iteration, sent: Sent): Promise<Response> {
  const began = performance.now()
  return new Promise((done) => {
    let waiting = 0
    const end = (outcome: Partial<Response>) => {
      const timings = { duration: performance.now() - began, waiting: waiting || performance.now() - began }
      done(toResponse(sent.url, { ...outcome, timings }))
    }
    const fail = (error: Error & { code?: string }) =>
      end({ error: error.message, error_code: ERROR_CODES[error.code ?? ''] ?? 1000 })
    open(iteration, sent)
      .on('error', fail)
      .on('response', (incoming) => {
        waiting = performance.now() - began
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', fail)
        incoming.on('end', () =>
          end({
            status: incoming.statusCode ?? 0,
            headers: canonical(incoming),
            body: Buffer.concat(chunks).toString(),
          }),
        )
      })
  })
}

function open({ user, signal }: Iteration, { method, url, body, params }: Sent): ClientRequest {
  const { protocol } = new URL(url)
  const send = protocol === 'https:' ? requestHttps : requestHttp
  const agent = user.agents[protocol as keyof typeof user.agents]
  const bytes = body === null ? undefined : Buffer.from(body as string)
  const outgoing = send(url, {
    method,
    agent,
    signal,
    headers: { ...(bytes ? { 'content-length': bytes.length } : {}), ...params.headers },
    ...(user.address ? { localAddress: user.address } : {}),
  })
  const timeout = milliseconds(params.timeout ?? '60s')
  outgoing.setTimeout(timeout, () => {
    outgoing.destroy(Object.assign(new Error('request timeout'), { code: 'ETIMEDOUT' }))
  })
  return outgoing.end(bytes)
}

function canonical({ headers }: IncomingMessage): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name.replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase()),
    [value ?? ''].flat().join(', '),
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

function toResponse(url: string, outcome: Partial<Response> & Pick<Response, 'timings'>): Response {
  return {
    url,
    status: 0,
    headers: {},
    body: null,
    error: '',
    error_code: 0,
    json() {
      return JSON.parse(this.body ?? '')
    },
    ...outcome,
  }
}

function measure({ tags }: Iteration, { method, url, body, params }: Sent, response: Response): void {
  const isExpected = (params.responseCallback ?? expected).expects(response.status)
  const of: Tags = {
    ...tags,
    method,
    name: url,
    status: `${response.status}`,
    expected_response: `${isExpected}`,
    ...params.tags,
  }
  metrics.add('http_reqs', 1, of)
  metrics.add('http_req_failed', Number(!isExpected), of)
  metrics.add('http_req_duration', response.timings.duration, of)
  metrics.add('http_req_waiting', response.timings.waiting, of)
  metrics.add('data_received', response.body?.length ?? 0, of)
  metrics.add('data_sent', body === null ? 0 : Buffer.from(body as string).length, of)
}

/** Which statuses are no failure: numbers, and ranges `{ min, max }`. */
export function expectedStatuses(...wanted: Array<number | { min: number; max: number }>): Expected {
  return {
    expects: (status) =>
      wanted.some((one) => (typeof one === 'number' ? status === one : status >= one.min && status <= one.max)),
  }
}

/** For all virtual users: our scripts say the same in each of them. */
export function setResponseCallback(callback: Expected): void {
  expected = callback
}

const blocking = () => {
  throw new Error('Only `await http.asyncRequest(...)` runs both in k6 and here.')
}

export default {
  asyncRequest,
  expectedStatuses,
  setResponseCallback,
  batch: blocking,
  del: blocking,
  get: blocking,
  head: blocking,
  options: blocking,
  patch: blocking,
  post: blocking,
  put: blocking,
  request: blocking,
}
