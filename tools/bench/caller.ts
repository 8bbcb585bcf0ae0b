import { Agent, request, type RequestOptions } from 'node:http'

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

/** What became of one call. */
export interface Outcome {
  operation: string
  /** 0 where no answer came. */
  status: number
  /** Whether the answer says when to come again. */
  retryAfter: boolean
  /** Why no answer came; nothing where one did. */
  fault: string
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

/** Makes one call of a load. */
export async function perform(caller: Caller, job: Job): Promise<Outcome> {
  const { status, body, retryAfter, fault } = await caller.send(job)
  if (status === 200) job.onAnswer?.(body)
  return { operation: job.operation, status, retryAfter, fault }
}

/** How often each answer came, for people; of a call without one, why: "3,820 × 503, 1 × ECONNRESET after 3 ms". */
export function outcomesOf(outcomes: readonly Outcome[]): string {
  const counts = Map.groupBy(outcomes, ({ status, fault }) => fault || `${status}`)
  return [...counts].map(([outcome, { length }]) => `${length.toLocaleString('en')} × ${outcome}`).join(', ')
}
