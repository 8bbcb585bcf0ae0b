import { Agent, request } from 'node:http'
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
}

export interface OpenLoad {
  base: string
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
}

const NO_REPLY: Reply = { status: 0, body: '', retryAfter: false }

export interface Caller {
  send(job: Job): Promise<Reply>
  close(): void
}

/** Keeps connections as browsers do: each address has its own. */
export function createCaller(base: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, scheduling: 'lifo' })
  const { hostname, port } = new URL(base)
  const send: Caller['send'] = ({ method, path, headers, body, from }) =>
    new Promise((done) => {
      const length = body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` }
      const outgoing = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          localAddress: from,
          headers: { ...headers, ...length },
          timeout: TIMEOUT,
        },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('error', () => done(NO_REPLY))
          incoming.on('end', () =>
            done({
              status: incoming.statusCode ?? 0,
              body: Buffer.concat(chunks).toString(),
              retryAfter: Number(incoming.headers['retry-after']) > 0,
            }),
          )
        },
      )
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')))
      outgoing.on('error', () => done(NO_REPLY))
      outgoing.end(body)
    })
  return { send, close: () => agent.destroy() }
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
  const { status, body, retryAfter } = await caller.send(job)
  if (status === 200) job.onAnswer?.(body)
  return { operation: job.operation, status, latency: performance.now() - intended, lag, retryAfter }
}
