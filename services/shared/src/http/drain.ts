import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a closing server goes on answering; longer than a caller of ours keeps an idle socket. */
const drainMs = 1_500

/**
 * Ends without cutting a caller off. While it closes, Fastify still listens and answers with 'connection: close', so that
 * callers leave by themselves; closing idle sockets at once would reset the call that is just on its way to one of them.
 * A socket that falls idle later would hold close() for the whole grace time, so those are ended as they fall idle; as are
 * those that were opened ahead and never used, as browsers do, which Node takes for busy.
 */
export function drainBeforeClosing(app: FastifyInstance): { begun: boolean } {
  const drain = { begun: false }
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const endIdle = () => {
    app.server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  app.addHook('preClose', async () => {
    drain.begun = true
    const end = Date.now() + drainMs
    while (Date.now() < end && sockets.size > 0) await pause(25)
    const timer = setInterval(endIdle, 200).unref()
    app.server.once('close', () => clearInterval(timer))
  })
  return drain
}
