import { request } from 'node:http'
import { connect } from 'node:net'

/** A call as an attacker makes it: the body is whatever bytes they like. */
export interface Question {
  method?: string
  url: string
  headers?: Record<string, string>
  text?: string | Buffer
  /** The loopback address to call from; each is a network of its own to the gateway. */
  from?: string
}

export interface Reply {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** Until the whole answer was there. */
  ms: number
}

/** Status 0 where no answer came: refused, cut, or silent for 15 s. Never rejects. */
export function ask({ method = 'GET', url, headers = {}, text, from = '127.0.0.1' }: Question): Promise<Reply> {
  const began = performance.now()
  const length = text === undefined ? {} : { 'content-length': `${Buffer.byteLength(text)}` }
  return new Promise((resolve) => {
    const end = (reply: Omit<Reply, 'ms'>) => resolve({ ...reply, ms: performance.now() - began })
    const none = (why: string) => end({ status: 0, headers: {}, text: why })
    const all = { ...length, ...headers }
    const outgoing = request(url, { method, localAddress: from, timeout: 15_000, headers: all }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', () => none('cut off'))
      incoming.on('end', () =>
        end({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: Buffer.concat(chunks).toString() }),
      )
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('silent for 15 s')))
    outgoing.on('error', ({ message }) => none(message))
    outgoing.end(text)
  })
}

export function askJson(question: Omit<Question, 'text'> & { body: unknown }): Promise<Reply> {
  const { body, headers, ...rest } = question
  return ask({ ...rest, headers: { 'content-type': 'application/json', ...headers }, text: JSON.stringify(body) })
}

/** The JSON of an answer; undefined where it is none. */
export function jsonOf<T = Record<string, unknown>>({ text }: Pick<Reply, 'text'>): T | undefined {
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}

/** What must be the same where nothing may be told: status, body but for its request id, and the headers in their order. */
export function comparable(reply: Reply): string {
  const { requestId: _one, ...body } = jsonOf(reply) ?? {}
  return `${reply.status} ${JSON.stringify(body)} ${Object.keys(reply.headers).join(' ')}`
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/**
 * Sends bytes past every HTTP client and answers all that comes back until the server closes, or until nothing came for
 * `quietMs`.
 */
export function askRaw(port: number, bytes: string | Buffer, quietMs = 400): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(quietMs, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
}

/** The status of each answer in what `askRaw` brought. */
export const statusesIn = (received: string): number[] =>
  [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status))

let callers = 0

/** A loopback address that nobody called from before: another network to the gateway. */
export function newAddress(): string {
  callers += 1
  return `127.${1 + ((callers >> 16) & 127)}.${(callers >> 8) & 255}.${1 + (callers & 127)}`
}
