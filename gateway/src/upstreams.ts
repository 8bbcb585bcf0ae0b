import { Readable } from 'node:stream'
import { deadlineHeader } from '@app/shared/http/deadline'
import { problem, unavailable, type ProblemError } from '@app/shared/http/problem'
import { Pool, type Dispatcher } from 'undici'
import { createAdaptiveLimit, type AdaptiveLimit } from './adaptive-limit.ts'
import { passedHeaders, saysGoodbye } from './passed-headers.ts'

/** A call to a service. `onLeave` tells when the caller has left. */
export interface Call {
  path: string
  method: string
  headers: Record<string, string>
  body: Buffer | undefined
  /** Of the room for calls to the service, from 0 to 1: at which fullness this one is refused. */
  share: number
  /** Whether the call waits while no place is free. Other calls are refused then. */
  waits: boolean
  /** Whether its time tells how busy the service is: a password takes as long as it takes. */
  timed: boolean
  /** The parts of the answer's body may come up to 31 s apart. */
  streaming: boolean
  /** Whether the answer may set a cookie. */
  setsCookie: boolean
  /** Its own deadline in ms; undefined for the usual one. */
  timeoutMs: number | undefined
  onLeave(listener: () => void): void
}

/** A small answer comes whole, a large or endless one as a stream. */
export interface Answer {
  statusCode: number
  headers: Record<string, string>
  body: Buffer | Readable
}

export type Settle = (error: ProblemError | null, answer?: Answer) => void

/** The processes of one service, as one. */
export interface Upstreams {
  /** Answers once: a problem, or what the service said. Never after the caller has left. */
  call(call: Call, settle: Settle): void
  /** Calls that have been let in and are not answered yet. */
  inFlight(): number
  close(): Promise<void>
}

interface Upstream {
  pool: Pool
  /** Not asked before this time (ms since 1970), unless all rest. */
  restsUntil: number
  /** Its last connection did not even fail in time, so trying it costs a second. */
  silent: boolean
}

interface Group {
  upstreams: Upstream[]
  turn: number
  limit: AdaptiveLimit
  /** How many lost calls may be made again, in tenths: each call brings one. */
  repeats: number
  options: UpstreamOptions
}

export interface UpstreamOptions {
  urls: readonly string[]
  /** How long an upstream may take until its answer begins, and between two parts of it. */
  timeoutMs: number
  /** More calls than this at once, for each process, are refused, so that whoever is let in is served soon. */
  inFlight: number
  /** As for `createAdaptiveLimit`. */
  slowMs: number
  /** Is told of each call that found no room. */
  onRefused?(): void
}

const restMs = 1_000
/** Reads that were lost are repeated as long as that makes a tenth more calls at most (Google SRE, retry budgets). */
const repeatCost = 10
const mostRepeats = 10 * repeatCost
/** A process that says goodbye ('connection: close') stops listening soon after. */
const leaveMs = 2_000
/** A stream ends within 30 seconds, and may be silent until then. */
const streamPauseMs = 31_000
/** Answers up to this size are sent on in one piece, which costs half of a stream. */
const wholeUpTo = 256 * 1024

/**
 * Rotates over the processes of a service, leaves one that refuses connections alone for a second, and repeats a call that
 * was never sent, and once, within a budget, a GET that was lost. All tries together have one deadline, which the service
 * is told. Idle sockets end on this side first, after a second, so that none is closed under a call.
 */
export function createUpstreams(options: UpstreamOptions): Upstreams {
  const upstreams = options.urls.map((url) => ({
    // Certificates of https upstreams are verified, which is undici's default and not reply-from's.
    pool: new Pool(url, {
      connections: 64,
      pipelining: 1,
      connect: { timeout: 1_000 },
      headersTimeout: options.timeoutMs,
      keepAliveTimeout: 1_000,
      keepAliveMaxTimeout: 1_000,
    }),
    restsUntil: 0,
    silent: false,
  }))
  const limit = createAdaptiveLimit({ most: options.inFlight * upstreams.length, slowMs: options.slowMs })
  const group: Group = { upstreams, turn: 0, limit, repeats: 0, options }
  return {
    call(call, settle) {
      const timeoutMs = call.timeoutMs ?? options.timeoutMs
      const deadline = Date.now() + timeoutMs
      const begin = (hasEntered: boolean): void => {
        if (!hasEntered) {
          options.onRefused?.()
          return settle(unavailable())
        }
        group.repeats = Math.min(group.repeats + 1, mostRepeats)
        call.headers[deadlineHeader] = String(deadline)
        attempt(group, call, { settle, tried: new Set(), began: performance.now(), deadline, isRepeated: false })
      }
      if (call.waits) limit.enterInTurn(call.share, timeoutMs, begin)
      else begin(limit.enter(call.share))
    },
    inFlight: () => limit.taken(),
    async close() {
      await Promise.all(upstreams.map(({ pool }) => pool.destroy()))
    },
  }
}

interface Attempt {
  settle: Settle
  tried: Set<Upstream>
  began: number
  /** Until when the answer must have begun, in ms since 1970. */
  deadline: number
  /** Whether it was sent before, and lost. */
  isRepeated: boolean
}

function attempt(group: Group, call: Call, made: Attempt): void {
  const { settle, tried, deadline } = made
  const upstream = choose(group, tried)
  if (!upstream) {
    group.limit.leave()
    return settle(unavailable())
  }
  const outcome: Outcome = {
    end(error, answer) {
      group.limit.leave(call.timed ? performance.now() - made.began : undefined)
      settle(error, answer)
    },
    again() {
      tried.add(upstream)
      attempt(group, call, made)
    },
    mayRepeat() {
      if (call.method !== 'GET' || made.isRepeated || group.repeats < repeatCost || Date.now() >= deadline) return false
      group.repeats -= repeatCost
      made.isRepeated = true
      return true
    },
    left: () => group.limit.leave(),
  }
  const { path, method, headers, body = null } = call
  const bodyTimeout = call.streaming ? streamPauseMs : (call.timeoutMs ?? group.options.timeoutMs)
  const headersTimeout = Math.max(1, deadline - Date.now())
  const options = { path, method, headers, body, bodyTimeout, headersTimeout }
  upstream.pool.dispatch(options, createHandler(upstream, call, outcome))
}

/** The next in turn that does not rest; where all do, one that at least fails at once. */
function choose(group: Group, tried: Set<Upstream>): Upstream | undefined {
  const { upstreams } = group
  const now = Date.now()
  let resting: Upstream | undefined
  for (let step = 0; step < upstreams.length; step += 1) {
    const upstream = upstreams[group.turn++ % upstreams.length]!
    if (tried.has(upstream)) continue
    if (upstream.restsUntil <= now) return upstream
    if (!upstream.silent) resting ??= upstream
  }
  return resting
}

function rest(upstream: Upstream, ms: number, silent = false): void {
  upstream.restsUntil = Date.now() + ms
  upstream.silent = silent
}

interface Outcome {
  end: Settle
  /** Another process is asked. */
  again(): void
  /** Whether a call that was lost may be made once more; counts it. */
  mayRepeat(): boolean
  left(): void
}

function createHandler(upstream: Upstream, call: Call, outcome: Outcome): Dispatcher.DispatchHandler {
  let control: Dispatcher.DispatchController | undefined
  let gone = false
  let answer: Omit<Answer, 'body'> = { statusCode: 0, headers: {} }
  let chunks: Buffer[] = []
  let stream: Readable | undefined
  call.onLeave(() => {
    gone = true
    control?.abort(callerLeft)
  })
  return {
    onRequestStart(controller) {
      control = controller
      if (gone) controller.abort(callerLeft)
    },
    onResponseStart(controller, statusCode, received) {
      if (saysGoodbye(received)) rest(upstream, leaveMs)
      answer = { statusCode, headers: passedHeaders(received, call.setsCookie) }
      if (Number(answer.headers['content-length'] ?? Infinity) <= wholeUpTo) return
      stream = createStream(controller)
      outcome.end(null, { ...answer, body: stream })
    },
    onResponseData(controller, chunk) {
      if (!stream) chunks.push(chunk)
      else if (!stream.push(chunk)) controller.pause()
    },
    onResponseEnd() {
      if (stream) stream.push(null)
      else outcome.end(null, { ...answer, body: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks) })
    },
    onResponseError(_controller, error) {
      chunks = []
      if (stream) stream.destroy(error)
      else if (gone) outcome.left()
      else settleFailure(upstream, { error, sent: control !== undefined }, outcome)
    },
  }
}

/**
 * A call that never left is for another process. One that did is lost, and nobody knows how far it came: reading once more
 * is harmless, everything else is the caller's to decide.
 */
function settleFailure(
  upstream: Upstream,
  failure: { error: CodedError; sent: boolean },
  { end, again, mayRepeat }: Outcome,
): void {
  const { error, sent } = failure
  if (error.code === 'UND_ERR_INVALID_ARG') return end(unreadable)
  if (sent) return !isTimeout(error) && mayRepeat() ? again() : end(lost(upstream, error))
  rest(upstream, restMs, error.code === 'UND_ERR_CONNECT_TIMEOUT')
  again()
}

interface CodedError extends Error {
  code?: string
}

const callerLeft = new Error('the caller left')
const unreadable = problem(400, 'invalid-request', 'The request could not be read.')

const isTimeout = ({ code }: CodedError) => code?.endsWith('_TIMEOUT') ?? false

function lost(upstream: Upstream, error: CodedError): ProblemError {
  if (!isTimeout(error)) return unavailable()
  rest(upstream, restMs)
  return problem(504, 'upstream-timeout', 'That took too long. Please try again.')
}

function createStream(controller: Dispatcher.DispatchController): Readable {
  return new Readable({
    read: () => controller.resume(),
    destroy(error, done) {
      controller.abort(error ?? callerLeft)
      done(error)
    },
  })
}
