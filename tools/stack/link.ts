import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The connection between a process and its database or broker, as a network that can fail. */
export interface Link {
  port: number
  /** Ends every connection, and lets nobody in. */
  cut(): void
  /** Connections stay, and nothing arrives any more, in either direction: a cable that was pulled. */
  silence(): void
  /** Everything arrives so much later, in either direction. */
  delay(ms: number): void
  /** As before; what was held back arrives. */
  heal(): void
  close(): Promise<void>
}

interface State {
  isCut: boolean
  delayMs: number
  /** While nothing arrives: settles when it does again. */
  silent: { over: Promise<void>; end: () => void } | undefined
  sockets: Set<Socket>
}

export async function startLink(target: number): Promise<Link> {
  const state: State = { isCut: false, delayMs: 0, silent: undefined, sockets: new Set() }
  const server = createServer((client) => {
    if (state.isCut) return void client.destroy()
    const upstream = connect({ port: target, host: '127.0.0.1' })
    join(state, client, upstream)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const endAll = () => {
    for (const socket of state.sockets) socket.destroy()
  }
  const heal = () => {
    state.isCut = false
    state.delayMs = 0
    state.silent?.end()
    state.silent = undefined
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state.isCut = true
      endAll()
    },
    silence() {
      const { promise, resolve } = Promise.withResolvers<void>()
      state.silent ??= { over: promise, end: resolve }
    },
    delay: (ms) => void (state.delayMs = ms),
    heal,
    close() {
      heal()
      endAll()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

function join(state: State, client: Socket, upstream: Socket): void {
  for (const [socket, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    socket.setNoDelay()
    state.sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      state.sockets.delete(socket)
      other.destroy()
    })
    carry(state, socket, other)
  }
}

/** In order, each part after its delay, and nothing while the link is silent. */
function carry(state: State, from: Socket, to: Socket): void {
  let waiting = 0
  let last = Promise.resolve()
  const deliver = async (part: Buffer, due: number, before: Promise<void>) => {
    await before
    const wait = due - performance.now()
    if (wait > 0) await pause(wait)
    await state.silent?.over
    if (!to.destroyed) to.write(part)
    waiting -= 1
  }
  from.on('data', (part: Buffer) => {
    if (state.delayMs === 0 && !state.silent && waiting === 0) return void to.write(part)
    waiting += 1
    last = deliver(part, performance.now() + state.delayMs, last)
  })
}
