import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const callers: string[] = []
const server = createServer((request, response) => {
  callers.push(request.socket.remoteAddress ?? '')
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-own-header': 'yes' })
    response.end(request.url === '/word' ? '{"word":"hello"}' : Buffer.concat(chunks))
  })
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Runs a script on the shim, as `npm run load` does. */
function run(script: string, ...options: string[]): Promise<{ code: number | null; output: string }> {
  const args = [join(import.meta.dirname, '../shim/main.ts'), '-e', `BASE_URL=${base}`, ...options]
  const child = spawn(process.execPath, [...args, join(import.meta.dirname, 'fixtures', `${script}.js`)])
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((done) => child.once('close', (code) => done({ code, output: Buffer.concat(chunks).toString() })))
}

it('runs a script: setup, users with modules of their own, requests, checks, every kind of metric, thresholds', async () => {
  const { code, output } = await run('calls')
  expect(output).not.toContain('✗')
  expect(output).toContain('✓ http_reqs{name:page}: count==6  (6)')
  expect(code, output).toBe(0)
})

it('gives each user an address of its own', async () => {
  callers.length = 0
  const { code, output } = await run('calls', '--local-ips=127.0.3.7-127.0.3.9')
  expect(code, output).toBe(0)
  expect(new Set(callers)).toEqual(new Set(['127.0.3.7', '127.0.3.8', '127.0.3.9']))
})

it('ends with 99 when a threshold is crossed, as when nobody answers', async () => {
  const { code, output } = await run('arrivals', '--iterations=3', '-e', 'BASE_URL=http://127.0.0.1:1')
  expect(output).toContain('the script exports no function default')
  expect(code).toBe(99)
})

it('starts iterations by the clock, drops those that find no user, ramps, and cuts off what outlives its grace', async () => {
  const { code, output } = await run('arrivals')
  expect(output).not.toContain('✗')
  expect(code, output).toBe(0)
})

it('fails an iteration that forgot to await a sleep', async () => {
  const { output } = await run('forgetful')
  expect(output.match(/A sleep was not awaited/g)).toHaveLength(2)
})

it('refuses what would not run in k6 or not here: asynchronous groups, blocking requests', async () => {
  const { code, output } = await run('grouped')
  expect(code, output).toBe(0)
})

it('ends with 107 when setup fails, and with 104 for options that it does not have', async () => {
  const refused = await run('calls', '-e', 'BASE_URL=http://127.0.0.1:1')
  expect(refused.code, refused.output).toBe(107)
  const unknown = await run('calls', '--out=json')
  expect(unknown.code, unknown.output).toBe(104)
})
