import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ProblemError, problemBody } from './problem.ts'

/** What Node's parser refuses never becomes a request; by code, as in http/to-problem. */
const broken: Record<string, [status: number, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'headers-too-large', 'The headers are too large. At most 16 KiB can be sent.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request-timeout', 'The request did not arrive in time.'],
}

/** Answers such a request on its bare socket, in the shape of every error, and ends it. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, code, message] = broken[error.code ?? ''] ?? [400, 'invalid-request', 'The request could not be read.']
  const body = JSON.stringify(problemBody(new ProblemError(status, code, { message }), randomUUID()))
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/problem+json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
  socket.destroySoon()
}
