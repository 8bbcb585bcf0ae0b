import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { problem } from './problem.ts'

/**
 * JSON bodies as Fastify reads them, except that bytes which are no UTF-8 are refused: decoded kindly, they would be kept
 * as other characters than were sent (RFC 8259, 8.1).
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isUtf8(body)) return parse(request, body.toString(), done)
    done(problem(400, 'invalid-request', 'The body is not valid JSON: it has bytes that are no UTF-8.'))
  })
}
