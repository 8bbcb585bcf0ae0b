import { METHODS } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendRaw, startGateway, startService, statusOf, userId, type FakeService, type Gateway } from './harness.ts'

/** Only what the contracts list reaches a service, however it is spelled (docs/rows.md, A12). */

let service: FakeService
let gateway: Gateway
let authorization: string
beforeAll(async () => {
  service = await startService()
  gateway = await startGateway({ service, env: { LIMIT_NETWORK_CALLS: '100000', LIMIT_ACCOUNT_CALLS: '100000' } })
  authorization = await gateway.bearer()
})
afterAll(async () => {
  await gateway.close()
  await service.close()
})
beforeEach(() => void service.seen.splice(0))

const get = async (target: string, method = 'GET') => {
  const head = `${method} ${target} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nConnection: close\r\n\r\n`
  const answer = await sendRaw(gateway.port, head)
  return { status: statusOf(answer), answer }
}

const escapes = [
  '/api/auth/keys',
  '/api/auth/revocations',
  `/api/auth/users/${userId}/address`,
  '/api',
  '/api/',
  '/api/auth',
  '/api/auth/me/',
  '/api//auth/me',
  '//api/auth/me',
  '/api/auth//me',
  '/api/./auth/me',
  '/api/auth/./me',
  '/api/auth/../auth/me',
  '/api/auth/me/../keys',
  '/api/auth/%2e%2e/auth/me',
  '/api/auth/%6de',
  '/%61pi/auth/me',
  '/api/auth%2fme',
  '/api/auth%2Fkeys',
  '/api/auth\\me',
  '/api\\auth\\keys',
  '/api/auth/me%00',
  '/api/auth/me%20',
  '/api/auth/me;x=1',
  '/api/auth/me#keys',
  '/api/auth/me%23',
  '/API/auth/me',
  '/api/auth/ME',
  'http://127.0.0.1/api/auth/keys',
  'http://127.0.0.1/api/auth/me',
  'http://evil.example/api/auth/me',
  'https://evil.example/api/auth/me',
  '/api/results/..',
  '/api/results/.',
  '/api/results/%2e%2e',
  '/api/results/%2e',
  '/api/results/..%2fauth%2fkeys',
  '/api/results/..%2f..%2fauth%2fkeys',
  '/api/results/..%5cauth%5ckeys',
  '/api/results/..\\auth\\keys',
  '/api/results/%252e%252e%252fauth%252fkeys',
  '/api/results/..;/auth/keys',
  '/api/results/x%00',
  '/api/results/x%0d%0aX-Evil:%201',
  '/api/results/x%2f..%2fy',
  '/api/results/%2fetc%2fpasswd',
  '/api/results/%c0%ae%c0%ae',
  '/api/results/%ff',
  '/api/results/%',
  '/api/results/%zz',
  '/api/results/x#y',
  '/api/results/x?#y',
  '/api/results/x%23y',
  '/api/results/x%3fy',
  '/api/results/user/..',
  '/api/results/user/../x',
  '/api/results/user/%2e%2e%2fx',
  '/api/results/user/a/b',
  `/api/results/${'x'.repeat(201)}`,
  '/api/results/',
  '/docs/..%2f..%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
]

it.each(escapes)('%s reaches no service', async (target) => {
  const { status } = await get(target)
  expect([400, 404]).toContain(status)
  expect(service.seen).toEqual([])
})

it('what a browser writes for an id reaches the service as it was written', async () => {
  const id = `${userId}:monthly:2026-11-27`
  expect((await get(`/api/results/${encodeURIComponent(id)}`)).status).toBe(200)
  expect((await get(`/api/results/${id}`)).status).toBe(200)
  expect(service.seen.map(({ url }) => decodeURIComponent(url))).toEqual([`/api/results/${id}`, `/api/results/${id}`])
})

it('an address that is no address is a problem, not a page of the framework', async () => {
  for (const target of ['/api/results/%zz', `/api/results/${'x'.repeat(201)}`]) {
    const { answer } = await get(target)
    expect(answer).toContain('content-type: application/problem+json')
    expect(answer).toContain('"code":"invalid-request"')
  }
})

describe('methods', () => {
  it('one that a path does not take is 405 with Allow, whichever it is', async () => {
    const others = METHODS.filter((method) => !['GET', 'PATCH', 'DELETE', 'CONNECT'].includes(method))
    for (const method of others) {
      const { status, answer } = await get('/api/auth/me', method)
      expect([method, status]).toEqual([method, 405])
      expect(answer.toLowerCase()).toContain('allow: get, patch, delete')
    }
    expect(service.seen).toEqual([])
  })

  it('on an unknown path is 404', async () => {
    for (const method of ['GET', 'POST', 'QUERY', 'OPTIONS', 'PROPFIND']) {
      expect([method, (await get('/api/nothing', method)).status]).toEqual([method, 404])
    }
  })

  it('CONNECT opens nothing', async () => {
    expect(statusOf(await sendRaw(gateway.port, 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n', 300))).not.toBe(200)
  })
})

describe('framing', () => {
  const body = '{"email":"a@b.example"}'
  const hidden = 'GET /api/auth/me HTTP/1.1\r\nHost: x\r\n\r\n'
  const post = (headers: string[], payload: string) =>
    `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers.join('\r\n')}\r\n\r\n${payload}`
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

  /** Name, bytes, and how many calls a service may see of them. */
  const framings: Array<[name: string, bytes: string, calls: number]> = [
    ['length and chunks', post(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`), 0],
    ['chunks and length', post(['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${hidden}`), 0],
    ['two lengths', post(['Content-Length: 5', 'Content-Length: 23'], body), 0],
    ['two equal lengths', post(['Content-Length: 23', 'Content-Length: 23'], body), 0],
    ['a list of lengths', post(['Content-Length: 23, 5'], body), 0],
    ['a signed length', post(['Content-Length: +23'], body), 0],
    ['a negative length', post(['Content-Length: -1'], body), 0],
    ['a hexadecimal length', post(['Content-Length: 0x17'], body), 0],
    ['a length beyond all numbers', post(['Content-Length: 99999999999999999999'], body), 0],
    ['a length with a space before the colon', post(['Content-Length : 23'], body), 0],
    ['identity and length', post(['Transfer-Encoding: identity', 'Content-Length: 23'], body), 0],
    ['an unknown coding', post(['Transfer-Encoding: xchunked'], chunk(body)), 0],
    ['chunked twice', post(['Transfer-Encoding: chunked, chunked'], `${chunk(body)}0\r\n\r\n`), 0],
    ['chunked and then identity', post(['Transfer-Encoding: chunked, identity'], `${chunk(body)}0\r\n\r\n`), 0],
    ['chunked with a tab before', post(['Transfer-Encoding:\tchunked'], `${chunk(body)}0\r\n\r\n`), 1],
    ['chunked with a vertical tab', post(['Transfer-Encoding: \x0bchunked'], `${chunk(body)}0\r\n\r\n`), 0],
    ['chunked on a folded line', post(['Transfer-Encoding:\r\n chunked'], `${chunk(body)}0\r\n\r\n`), 0],
    ['a bad chunk size', post(['Transfer-Encoding: chunked'], `zz\r\n${body}\r\n0\r\n\r\n`), 0],
    ['a chunk size beyond all numbers', post(['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${body}`), 0],
    ['a chunk longer than said', post(['Transfer-Encoding: chunked'], `3\r\n${body}\r\n0\r\n\r\n`), 0],
    ['chunks that end by a bare line feed', post(['Transfer-Encoding: chunked'], `17\n${body}\n0\n\n`), 0],
    ['headers that end by bare line feeds', post(['Content-Length: 23'], body).replaceAll('\r\n', '\n'), 0],
    ['a header without a colon', post(['Content-Length: 23', 'nothing'], body), 0],
    ['a NUL in a header', post(['Content-Length: 23', 'X-A: a\0b'], body), 0],
    ['a line break in a header', post(['Content-Length: 23', 'X-A: a\rX-B: b'], body), 0],
    ['no host', `POST /api/auth/login HTTP/1.1\r\nContent-Length: 23\r\n\r\n${body}`, 0],
    ['two hosts', post(['Host: y', 'Content-Length: 23'], body), 0],
    [
      'a body on GET',
      `GET /api/payments/pricing HTTP/1.1\r\nHost: x\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
      1,
    ],
    [
      'chunks on GET',
      `GET /api/payments/pricing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(hidden)}0\r\n\r\n`,
      1,
    ],
    ['a body that never comes', post(['Content-Length: 23'], '{"em'), 0],
    ['HTTP/0.9', 'GET /api/payments/pricing\r\n\r\n', 0],
    ['HTTP/2 in the clear', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 0],
    ['two calls in one packet', `${post(['Content-Length: 23'], body)}${post(['Content-Length: 23'], body)}`, 2],
  ]

  it.each(framings)('%s', async (_name, bytes, calls) => {
    const answer = await sendRaw(gateway.port, bytes, 350)
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
    expect(service.seen.length, answer).toBe(calls)
    expect(service.seen.every(({ url }) => url === '/api/auth/login' || url === '/api/payments/pricing')).toBe(true)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(statuses.filter((status) => status < 400)).toHaveLength(calls)
  })

  it('an address of more than 8 KiB is refused, whatever stands behind it', async () => {
    for (const target of [`/api/payments/pricing?${'a'.repeat(8_192)}`, `/${'a'.repeat(9_000)}`]) {
      expect((await get(target)).status).toBe(400)
    }
    expect((await get(`/api/payments/pricing?${'a'.repeat(8_000)}`)).status).toBe(200)
  })

  it('what the parser refuses is a problem too', async () => {
    const answer = await sendRaw(gateway.port, 'nonsense\r\n\r\n', 300)
    expect(statusOf(answer)).toBe(400)
    expect(answer).toContain('application/problem+json')
    for (const [status, head] of [
      [400, 'GET /api/payments/pricing HTTP/1.1'],
      [400, 'GET * HTTP/1.1\r\nHost: x'],
      [400, 'OPTIONS * HTTP/1.1\r\nHost: x'],
      [400, 'GET http://evil.example/ HTTP/1.1\r\nHost: x'],
      [417, 'GET /api/payments/pricing HTTP/1.1\r\nHost: x\r\nExpect: 200-ok'],
    ] as const) {
      const refused = await sendRaw(gateway.port, `${head}\r\nConnection: close\r\n\r\n`, 300)
      expect([head, statusOf(refused)]).toEqual([head, status])
      expect(refused).toContain('application/problem+json')
    }
    const large = await sendRaw(gateway.port, `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 300)
    expect(statusOf(large)).toBe(431)
    expect(large).toContain('"code":"headers-too-large"')
  })
})
