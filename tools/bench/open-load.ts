import { Agent, request, type RequestOptions } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** One call of the plan. */
export interface Job {
  operation: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  /** Loopback address to call from. */
  from: string
  /** Called with a good answer's body. */
  onAnswer?: (body: string) => void
}

export interface Sample {
  operation: string
  /** 0 where no answer came. */
  status: number
  /** Milliseconds from the moment at which it was to start, by the plan. */
  latency: number
  /** How late the generator itself was. */
  lag: number
  /** Whether the answer says when to come again. */
  retryAfter: boolean
  /** Why no answer came; nothing where one did. */
  fault: string
}

export interface OpenLoad {
  /** Starts a second. */
  rate: number
  durationMs: number
  random: () => number
  /** Decides what to call when its moment has come. */
  next: () => Job
}

const TIMEOUT = 10_000

export interface Reply {
  status: number
  body: string
  retryAfter: boolean
  fault: string
}

export interface Caller {
  send(job: Job): Promise<Reply>
  close(): void
}

/** An idle connection is closed on this side first: one that the server is closing would lose the call sent on it. */
const IDLE = 20_000

/** Keeps connections as browsers do: each address has its own. */
export function createCaller(base: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, scheduling: 'lifo', timeout: IDLE })
  const { hostname, port } = new URL(base)
  const send: Caller['send'] = ({ method, path, headers, body, from }) => {
    const length = body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` }
    const options = { agent, hostname, port, method, path, localAddress: from, timeout: TIMEOUT }
    return exchange({ ...options, headers: { ...headers, ...length } }, body)
  }
  return { send, close: () => agent.destroy() }
}

function exchange(options: RequestOptions, body: string | undefined): Promise<Reply> {
  return new Promise((done) => {
    const sent = performance.now()
    const outgoing = request(options)
    const fail = ({ code, message }: NodeJS.ErrnoException) => {
      const used = outgoing.reusedSocket ? ' on a connection used before' : ''
      const after = `${Math.round(performance.now() - sent)} ms`
      done({ status: 0, body: '', retryAfter: false, fault: `${code ?? message}${used} after ${after}` })
    }
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', fail)
      incoming.on('end', () => {
        const retryAfter = Number(incoming.headers['retry-after']) > 0
        done({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString(), retryAfter, fault: '' })
      })
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')))
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}

/**
 * Open model: calls start when the plan says so (Poisson), whether earlier ones are answered or not, and a call that had
 * to wait for its start has waited. Resolves when the last one is answered, at most ten seconds after the end.
 */
export async function runOpenLoad(caller: Caller, load: OpenLoad): Promise<Sample[]> {
  const samples: Sample[] = []
  const pending = new Set<Promise<void>>()
  const began = performance.now()
  const gap = () => (-Math.log(1 - load.random()) * 1000) / load.rate
  for (let at = gap(); at < load.durationMs; at += gap()) {
    const wait = began + at - performance.now()
    if (wait > 1) await pause(wait)
    const call = measure(caller, load.next(), began + at).then((sample) => void samples.push(sample))
    pending.add(call)
    void call.finally(() => pending.delete(call))
  }
  await Promise.all(pending)
  return samples
}

async function measure(caller: Caller, job: Job, intended: number): Promise<Sample> {
  const lag = Math.max(0, performance.now() - intended)
  const { status, body, retryAfter, fault } = await caller.send(job)
  if (status === 200) job.onAnswer?.(body)
  return { operation: job.operation, status, latency: performance.now() - intended, lag, retryAfter, fault }
}

/** How often each answer came, for people; of a call without one, why: "3,820 × 503, 1 × ECONNRESET after 3 ms". */
export function outcomesOf(samples: readonly Sample[]): string {
  const counts = Map.groupBy(samples, ({ status, fault }) => fault || `${status}`)
  return [...counts].map(([outcome, { length }]) => `${length.toLocaleString('en')} × ${outcome}`).join(', ')
}
