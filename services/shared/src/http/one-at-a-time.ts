import type { FastifyInstance } from 'fastify'

/**
 * Begins a request only once the connection's earlier answers have left. Node begins all that a caller sends ahead
 * (pipelining, which browsers do not do): some hundred bytes would then make forty answers at once, which somebody who
 * never reads them leaves in memory. The answers come in this order anyhow. Where the connection ends first, what waits
 * is never begun.
 */
export function answerOneAtATime(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, { raw }, done) => {
    // An answer gets the socket when the one before has been written (ServerResponse.assignSocket).
    if (raw.socket === null) raw.once('socket', () => done())
    else done()
  })
}
