import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createVerifyService } from './http/caller.ts'
import { createInternalReads } from './internal-reads.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

async function startCallee(listener: Listener): Promise<string> {
  const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const clock = { now: () => new Date() }
const readsFrom = (...urls: string[]) =>
  createInternalReads({
    caller: 'mail',
    callee: 'auth',
    urls,
    key: privateKey.export({ format: 'der', type: 'pkcs8' }),
    clock,
  })

it('show the callee who asks', async () => {
  const callers = { mail: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') }
  const verify = createVerifyService({ audience: 'auth', callers, clock })
  let asked: string | undefined
  let service: unknown
  const url = await startCallee(async (request, response) => {
    asked = request.url
    service = await verify(request.headers.authorization)
    response.end('{"email":"ada@example.com"}')
  })
  expect(await readsFrom(url)('/auth/users/1/address')).toEqual({ email: 'ada@example.com' })
  expect([asked, service]).toEqual(['/api/auth/users/1/address', { service: 'mail' }])
})

it('answer null for what is not there, and throw for what cannot be had', async () => {
  const missing = await startCallee((_request, response) => void response.writeHead(404).end())
  expect(await readsFrom(missing)('/x')).toBeNull()
  for (const status of [401, 500, 503]) {
    const failing = await startCallee((_request, response) => void response.writeHead(status).end())
    await expect(readsFrom(failing)('/x')).rejects.toThrow('auth could not be read')
  }
})

it('take another process of the callee when one refuses, and give up on a silent one', async () => {
  const working = await startCallee((_request, response) => void response.end('{"ok":1}'))
  for (let n = 0; n < 4; n += 1) expect(await readsFrom('http://127.0.0.1:9', working)('/x')).toEqual({ ok: 1 })
  const silent = await startCallee(() => undefined)
  await expect(readsFrom(silent)('/x')).rejects.toThrow('auth could not be read')
})

it('take any deadline, such as four times what the last reading took, and tell the callee until when', async () => {
  let told: string | undefined
  const url = await startCallee((request, response) => {
    told = request.headers['x-deadline-ms'] as string
    response.end('{"ok":1}')
  })
  for (const deadlineMs of [1000.5, 4 * 251.3077, 0.2 + 1500]) {
    expect(await readsFrom(url)('/x', deadlineMs)).toEqual({ ok: 1 })
    expect(told).toMatch(/^\d{13}$/)
  }
})
