import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMailbox } from './start-mailbox.ts'

let mailbox: Awaited<ReturnType<typeof startMailbox>>
beforeAll(async () => {
  mailbox = await startMailbox({ host: '127.0.0.1', web: 0, smtp: 0 })
})
afterAll(() => mailbox.stop())

/** As a browser sends it, with headers that `fetch` would not let a test set. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; allowed: unknown }>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: mailbox.port, path, method, headers }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, allowed: answer.headers['access-control-allow-origin'] })
    })
    call.on('upgrade', (answer, socket) => {
      socket.destroy()
      resolve({ status: answer.statusCode, allowed: undefined })
    })
    call.on('error', reject).end()
  })
}

const own = () => `http://127.0.0.1:${mailbox.port}`

it('its own page, and programs of this machine, read it', async () => {
  expect((await ask('/api/email')).status).toBe(200)
  expect((await ask('/api/email', { origin: own(), 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect(
    (await ask('/', { accept: 'text/html', host: `localhost:${mailbox.port}`, 'sec-fetch-site': 'none' })).status,
  ).toBe(200)
})

it.each([
  ['a site elsewhere', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['an older browser on a site elsewhere', { origin: 'https://evil.example' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:8080', 'sec-fetch-site': 'same-site' }],
  ['a page without an origin', { origin: 'null' }],
  ['an image or a script in a foreign page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ['a name that leads here (DNS rebinding)', { host: 'evil.example:8025', 'sec-fetch-site': 'same-origin' }],
])('%s gets nothing and changes nothing', async (_who, headers) => {
  for (const [method, path] of [
    ['GET', '/api/email'],
    ['DELETE', '/api/email'],
    ['OPTIONS', '/api/email'],
  ] as const)
    expect(await ask(path, headers, method)).toEqual({ status: 403, allowed: undefined })
  const upgrade = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'x',
  }
  expect((await ask('/socket.io/?EIO=4&transport=websocket', { ...upgrade, ...headers })).status).toBe(403)
})

it('a link on another page opens it', async () => {
  const link = {
    accept: 'text/html',
    'sec-fetch-site': 'same-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  }
  expect((await ask('/', link)).status).toBe(200)
})
