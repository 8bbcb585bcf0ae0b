import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { randomUUID } from 'node:crypto'
import { afterEach, expect, inject, it } from 'vitest'
import { connectDatabase } from './connect.ts'

let relay: Server | undefined
const relayed = new Set<Socket>()
afterEach(() => relay?.close())

it('a service that starts before its database serves once the database is there', async () => {
  const port = await freePort()
  const database = connectDatabase(`mongodb://127.0.0.1:${port}`, `late_${randomUUID()}`)
  try {
    await expect(database.ready()).rejects.toThrow()
    await new Promise((resolve) => setTimeout(resolve, 2500))
    relay = await relayTo(new URL(inject('mongodbUrl')), port)
    await expect.poll(() => database.ready().catch(() => false), { timeout: 15_000, interval: 200 }).toBe(true)
    await database.db.collection('notes').insertOne({ text: 'here' })
  } finally {
    await database.close()
  }
})

/** As far as the test needs the driver's inside: to bring about what else takes a death at exactly the wrong moment. */
interface DriverInside {
  topology: { s: { servers: Map<string, { monitor: { connection: { socket: Socket }; requestCheck(): void } }> } }
}

it('the database is found again also where the driver waits for ever on a dead heartbeat', async () => {
  const port = await freePort()
  relay = await relayTo(new URL(inject('mongodbUrl')), port)
  const database = connectDatabase(`mongodb://127.0.0.1:${port}`, `heartbeat_${randomUUID()}`)
  try {
    await expect.poll(() => database.ready().catch(() => false), { timeout: 15_000 }).toBe(true)
    // A heartbeat is asked for at most twice a second.
    await new Promise((resolve) => setTimeout(resolve, 700))
    const { topology } = database.db.client as unknown as DriverInside
    for (const { monitor } of topology.s.servers.values()) {
      monitor.connection.socket.destroy()
      monitor.requestCheck()
    }
    for (const socket of relayed) socket.destroy()
    await expect(database.ready()).rejects.toThrow()
    await expect.poll(() => database.ready().catch(() => false), { timeout: 15_000, interval: 200 }).toBe(true)
    await database.db.collection('notes').insertOne({ text: 'here' })
  } finally {
    await database.close()
  }
})

async function freePort(): Promise<number> {
  const server = await listen(0)
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

async function relayTo(target: URL, port: number): Promise<Server> {
  const server = await listen(port)
  server.on('connection', (client) => {
    relayed.add(client)
    client.on('close', () => relayed.delete(client))
    const upstream = connect(Number(target.port), target.hostname)
    client.pipe(upstream).pipe(client)
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
  })
  return server
}

function listen(port: number): Promise<Server> {
  const server = createServer()
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)))
}
