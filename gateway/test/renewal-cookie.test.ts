import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes, type Route } from '../src/route-table.ts'
import { startGateway, startService, userId, type FakeService, type Gateway } from './harness.ts'

/** Every response of this service sets a cookie, whether its operation may or not. */
const setCookie = 'renewal=next; Path=/api/auth/renew; HttpOnly; Secure; SameSite=Strict'
let service: FakeService
let gateway: Gateway
beforeAll(async () => {
  service = await startService((_seen, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': setCookie }).end('{}')
  })
  gateway = await startGateway({ service })
})
afterAll(async () => {
  await gateway.close()
  await service.close()
})

const held = 'renewal=0198c0de-0000-7000-8000-000000000002.secret'

async function send({ method, path, definition }: Pick<Route, 'method' | 'path' | 'definition'>, cookie: string) {
  service.seen.splice(0)
  const content = definition.requestBody ? { body: '{}', type: { 'content-type': 'application/json' } } : null
  const answer = await fetch(gateway.url + path.replace(/\{\w+\}/, userId), {
    method,
    headers: { cookie, authorization: await gateway.bearer(), ...content?.type },
    ...(content && { body: content.body }),
  })
  expect(service.seen, `${answer.status} ${path}`).toHaveLength(1)
  return { seen: service.seen[0]!.headers.cookie, set: answer.headers.get('set-cookie') }
}

const proxied = routes.filter(({ atGateway }) => !atGateway).map((route) => [route.id, route] as const)
const renewal = routes.find(({ path }) => path === '/api/auth/renew')!
/** Those that begin, renew or end the session of a browser. */
const settingCookies = ['register', 'login', 'logout', 'renewSession', 'changePassword']

it('all operations that may set the cookie are known to this test', () => {
  expect(routes.filter(({ setsCookie }) => setsCookie).map(({ id }) => id)).toEqual(settingCookies)
})

it.each(proxied)(
  '%s: the cookie passes to /api/auth/renew alone, and is set as the contract says',
  async (id, route) => {
    const { seen, set } = await send(route, `theme=dark; ${held}; other=1`)
    expect(seen).toBe(route.path === '/api/auth/renew' ? held : undefined)
    expect(set).toBe(settingCookies.includes(id) ? setCookie : null)
  },
)

it.each(['theme=dark', 'xrenewal=1', 'Renewal=1', 'renewal', ''])('of "%s" nothing passes', async (cookie) => {
  expect((await send(renewal, cookie)).seen).toBeUndefined()
})

it('of two cookies with this name one passes, and nothing beside it', async () => {
  expect((await send(renewal, `${held}; renewal=another`)).seen).toBe(held)
})
