import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createInternalReads } from './internal-reads.ts'

it('gives up within 1.5 s on a callee that never responds', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' })
  const read = createInternalReads({
    caller: 'mail',
    callee: 'auth',
    urls: [url],
    key,
    clock: { now: () => new Date() },
  })
  const began = performance.now()
  await expect(read('/x')).rejects.toThrow('auth could not be read')
  expect(performance.now() - began).toBeLessThan(1_500)
  server.closeAllConnections()
  server.close()
})
