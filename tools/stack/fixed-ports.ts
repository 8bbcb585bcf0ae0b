import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { HOST } from '../dev/ports.ts'

/** Below the ports that systems give to outgoing connections, so that nobody takes one while its process is down. */
const range = { from: 12_000, to: 32_000 }

const given = new Set<number>()

/** A port that stays this process's own also while nothing listens on it. */
export async function fixedPort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.from, range.to)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, HOST, () => server.close(() => done(true)))
  })
}
