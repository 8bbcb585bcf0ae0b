import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export interface Relay {
  url: string
  close(): Promise<void>
}

export interface RelayOptions {
  /** Connections take turns over the ports; otherwise each goes to the first port that accepts it. */
  spread?: boolean
}

/**
 * A small TCP relay, as a load balancer would stand there: each new connection goes to a port that accepts it, and comes
 * from the caller's own loopback address, so that the gateway still tells networks apart.
 */
export async function startRelay(ports: readonly number[], { spread = false }: RelayOptions = {}): Promise<Relay> {
  const sockets = new Set<Socket>()
  let turn = 0
  const server = createServer((client) => {
    sockets.add(client)
    client.once('close', () => sockets.delete(client)).on('error', () => client.destroy())
    const first = spread ? turn++ % ports.length : 0
    forward(client, [...ports.slice(first), ...ports.slice(0, first)])
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

function forward(client: Socket, [port, ...rest]: readonly number[]): void {
  if (port === undefined) return void client.destroy()
  const upstream = connect({
    port,
    host: '127.0.0.1',
    ...(client.remoteAddress ? { localAddress: client.remoteAddress } : {}),
  })
  upstream.once('connect', () => {
    client.pipe(upstream).pipe(client)
    client.once('close', () => upstream.destroy())
    upstream.once('close', () => client.destroy())
  })
  let connected = false
  upstream.once('connect', () => (connected = true))
  upstream.on('error', () => (connected ? client.destroy() : forward(client, rest)))
}
