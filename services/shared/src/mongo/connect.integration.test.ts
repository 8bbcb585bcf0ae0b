import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { randomUUID } from 'node:crypto'
import { afterEach, expect, inject, it } from 'vitest'
import { connectDatabase } from './connect.ts'

let relay: Server | undefined
afterEach(() => relay?.close())

it('a service that starts before its database serves once the database is there', { timeout: 20_000 }, async () => {
  const port = await freePort()
  const database = connectDatabase(`mongodb://127.0.0.1:${port}`, `late_${randomUUID()}`)
  try {
    await expect(database.ready()).rejects.toThrow()
    await new Promise((resolve) => setTimeout(resolve, 2500))
    relay = await relayTo(new URL(inject('mongodbUrl')), port)
    await expect.poll(() => database.ready().catch(() => false), { timeout: 8000, interval: 200 }).toBe(true)
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
