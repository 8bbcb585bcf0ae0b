import { connect, type Socket } from 'node:net'

export interface HammerOptions {
  port: number
  /** The heads of the requests, one per connection, without the line at the end. */
  heads: readonly string[]
  /** Not measured, at the beginning. */
  settleMs: number
  measureMs: number
  /** Called when measuring begins. */
  onMeasure?: () => void
}

export interface HammerResult {
  requests: number
  seconds: number
  /** Answers other than 200, and lost connections. */
  errors: number
  /** Milliseconds from sending to the last byte. */
  latencies: number[]
}

interface State {
  measuring: boolean
  ended: boolean
  result: HammerResult
}

/**
 * Closed model: every connection sends its next request when the last one is answered. As light as it can be in
 * JavaScript, because it shares the machine with what it measures: bytes, no parser of headers beyond the length.
 */
export async function hammer(options: HammerOptions): Promise<HammerResult> {
  const result: HammerResult = { requests: 0, seconds: 0, errors: 0, latencies: [] }
  const state: State = { measuring: false, ended: false, result }
  const sockets = await Promise.all(options.heads.map((head, index) => open(options.port, { head, index, state })))
  await pause(options.settleMs)
  options.onMeasure?.()
  state.measuring = true
  const began = performance.now()
  await pause(options.measureMs)
  result.seconds = (performance.now() - began) / 1000
  state.ended = true
  for (const socket of sockets) socket.destroy()
  return result
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Resolves when the connection is there and its first request is sent. */
function open(port: number, { head, index, state }: { head: string; index: number; state: State }): Promise<Socket> {
  const request = Buffer.from(`${head}\r\n\r\n`)
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.4.${(index % 250) + 1}`, noDelay: true })
  let sentAt = 0
  let missing = 0
  const send = () => {
    sentAt = performance.now()
    socket.write(request)
  }
  socket.on('data', (chunk) => {
    missing = missing > 0 ? missing - chunk.length : missingAfter(chunk, state)
    if (missing > 0) return
    if (state.measuring && !state.ended) {
      state.result.requests += 1
      state.result.latencies.push(performance.now() - sentAt)
    }
    if (!state.ended) send()
  })
  return new Promise((done, fail) => {
    socket.once('connect', () => {
      send()
      done(socket)
    })
    socket.once('error', fail)
    socket.once('close', () => void (state.ended || (state.result.errors += 1)))
  })
}

/** How many bytes of an answer are still to come after its first chunk, which holds all headers. */
function missingAfter(chunk: Buffer, { result }: State): number {
  const end = chunk.indexOf('\r\n\r\n')
  const headers = chunk.toString('latin1', 0, end)
  const length = /content-length: ?(\d+)/i.exec(headers)?.[1]
  if (end === -1 || length === undefined) throw new Error(`no answer with a length: ${headers.slice(0, 200)}`)
  if (!headers.startsWith('HTTP/1.1 200')) result.errors += 1
  return end + 4 + Number(length) - chunk.length
}
