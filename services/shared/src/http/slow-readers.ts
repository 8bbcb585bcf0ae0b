import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How long an answer may wait for a caller who takes nothing of it. */
const patienceMs = 10_000
const checkMs = 1_000

interface Seen {
  /** What has left, in two figures: bytes of parts that are through, and bytes of the present part still to go. */
  through: number
  toGo: number
  since: number
}

/**
 * Resets connections on which an answer waits and not a byte leaves for ten seconds. Node limits how slowly a request may
 * come (httpLimits) and not how slowly an answer may be read, so that each such caller would hold the answer in memory.
 */
export function resetSlowReaders(server: Server): void {
  const sockets = new Map<Socket, Seen>()
  server.on('connection', (socket) => {
    sockets.set(socket, { through: 0, toGo: 0, since: performance.now() })
    socket.once('close', () => sockets.delete(socket))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, seen] of sockets) {
      const through = socket.bytesWritten - socket.writableLength
      const toGo = waitingIn(socket)
      const waits = socket.writableLength > 0
      if (!waits || through !== seen.through || toGo !== seen.toGo) sockets.set(socket, { through, toGo, since: now })
      else if (now - seen.since > patienceMs) socket.resetAndDestroy()
    }
  }, checkMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

/** Node's own socket timeout reads the same figure, which has no public name: one large part may take long to go. */
function waitingIn(socket: Socket): number {
  return (socket as { _handle?: { writeQueueSize?: number } })._handle?.writeQueueSize ?? 0
}
