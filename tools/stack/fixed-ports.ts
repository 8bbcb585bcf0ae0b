import { randomInt } from 'node:crypto'
import { createSocket, type Socket } from 'node:dgram'
import { createServer } from 'node:net'
import { HOST } from '../dev/ports.ts'

/** Below the ports that systems give to outgoing connections, so that nobody takes one while its process is down. */
const range = { from: 12_000, to: 32_000 }

/**
 * A port that stays this process's own also while nothing listens on it. The UDP port of the same number is held until this
 * process ends: two test runs that start their systems at once would otherwise draw the same port now and then, and calls
 * to the one system would reach the other.
 */
export async function fixedPort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.from, range.to)
    const held = await hold(port)
    if (held && (await isFree(port))) return port
    held?.close()
  }
}

/** Null if another process, or an earlier draw, holds it. */
function hold(port: number): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = createSocket('udp4')
    socket.once('error', () => done(null))
    socket.bind({ port, address: HOST, exclusive: true }, () => done(socket.unref()))
  })
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, HOST, () => server.close(() => done(true)))
  })
}
