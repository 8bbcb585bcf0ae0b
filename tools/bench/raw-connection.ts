import { connect, type Socket, type TcpNetConnectOpts } from 'node:net'

/** A connection that sends the same request again and again. */
export interface RawConnection {
  /** Resolves to the status when the last byte is there; to 0 if the connection is lost, and the next call opens another. */
  send(): Promise<{ status: number }>
  close(): void
}

export interface RawRequest {
  port: number
  /** The head of the request, without the line at the end. */
  head: string
  /** Loopback address to call from. */
  from: string
}

interface Waiting {
  done: (status: number) => void
  /** The status of an answer that has begun, and how many of its bytes are still to come. */
  status: number
  missing: number
}

/**
 * As light as a client can be in JavaScript, because it shares the machine with what it measures: bytes, no parser of
 * headers beyond status and length. One call at a time.
 */
export async function openRawConnection({ port, head, from }: RawRequest): Promise<RawConnection> {
  const request = Buffer.from(`${head}\r\n\r\n`)
  let waiting: Waiting | undefined
  const finish = (status: number) => {
    const { done } = waiting ?? {}
    waiting = undefined
    done?.(status)
  }
  const read = (chunk: Buffer) => {
    if (!waiting) return
    if (waiting.missing > 0) waiting.missing -= chunk.length
    else Object.assign(waiting, readHead(chunk))
    if (waiting.missing <= 0) finish(waiting.status)
  }
  const open = async () => {
    const opened = await connected({ port, host: '127.0.0.1', localAddress: from, noDelay: true })
    return opened.on('data', read).once('close', () => finish(0))
  }
  let socket = await open()
  return {
    async send() {
      if (socket.destroyed) socket = await open()
      return new Promise((done) => {
        waiting = { done: (status) => done({ status }), status: 0, missing: 0 }
        socket.write(request)
      })
    },
    close: () => void socket.destroy(),
  }
}

function connected(options: TcpNetConnectOpts): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect(options)
    socket.once('connect', () => done(socket)).on('error', fail)
  })
}

/** The status of an answer, and how much of it is still to come after its first chunk, which holds all headers. */
function readHead(chunk: Buffer): Pick<Waiting, 'status' | 'missing'> {
  const end = chunk.indexOf('\r\n\r\n')
  const headers = chunk.toString('latin1', 0, end)
  const length = /content-length: ?(\d+)/i.exec(headers)?.[1]
  if (end === -1 || length === undefined) throw new Error(`no answer with a length: ${headers.slice(0, 200)}`)
  return { status: Number(headers.slice(9, 12)), missing: end + 4 + Number(length) - chunk.length }
}
