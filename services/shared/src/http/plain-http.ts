import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { problem, ProblemError, problemBody } from './problem.ts'

const longestAddress = 8 * 1024

/**
 * Refuses what Node lets pass and a proxy before us might read otherwise: HTTP/0.9, no Host header or two of them (RFC
 * 9112, 3.2), an address that is no path of ours ('*', 'http://…') or is longer than 8 KiB.
 */
export function refuseOddHttp(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!isPlainHttp(raw)) throw problem(400, 'invalid-request', 'The request could not be read.')
  })
}

function isPlainHttp({ rawHeaders, httpVersion, url = '' }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  const named = httpVersion === '1.1' ? hosts === 1 : httpVersion === '1.0' && hosts <= 1
  return named && url.startsWith('/') && url.length <= longestAddress
}

/** Node would answer 417 with an empty body to an Expect header that it does not know. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (_request, response) => {
    const message = 'This server meets no expectation but 100-continue.'
    const body = problemBody(new ProblemError(417, 'expectation-failed', { message }), randomUUID())
    response.writeHead(417, { 'content-type': 'application/problem+json', connection: 'close' })
    response.end(JSON.stringify(body))
  })
}
