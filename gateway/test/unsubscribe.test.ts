import { afterEach, expect, it } from 'vitest'
import { answerJson, startGateway, startService, type FakeService, type Gateway } from './harness.ts'

const open: Array<{ close(): Promise<void> }> = []
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})

async function system(): Promise<{ service: FakeService; gateway: Gateway }> {
  const service = await startService(answerJson({ message: 'You are unsubscribed.' }))
  const gateway = await startGateway({ service, env: { MAIL_URLS: service.url } })
  open.push(service, gateway)
  return { service, gateway }
}

/** As mail makes them: base64url, a dot, base64url. */
const address = '/api/mail/unsubscribe/NGY0YzptYWls.x7_-Zt3AbQ'
const oneClick = 'List-Unsubscribe=One-Click'

function multipart(): { body: string; type: string } {
  const part = '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  return { body: part, type: 'multipart/form-data; boundary=b' }
}

it.each([{ body: oneClick, type: 'application/x-www-form-urlencoded' }, multipart()])(
  'one click of a mail program ($type) reaches mail as it was sent, without login, cookie or redirect (RFC 8058)',
  async ({ body, type }) => {
    const { service, gateway } = await system()
    const headers = { 'content-type': type, cookie: 'a=b' }
    const answer = await fetch(`${gateway.url}${address}`, { method: 'POST', body, headers, redirect: 'manual' })
    expect([answer.status, await answer.json()]).toEqual([200, { message: 'You are unsubscribed.' }])
    const [seen] = service.seen
    expect([seen?.method, seen?.url, seen?.body.toString()]).toEqual(['POST', address, body])
    expect([seen?.headers['content-type'], seen?.headers.cookie]).toEqual([type, undefined])
  },
)

it.each(['GET', 'HEAD'])(
  'a %s, such as by a scanner, stops nothing: it leads to the page that asks',
  async (method) => {
    const { service, gateway } = await system()
    const answer = await fetch(`${gateway.url}${address}`, { method, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/unsubscribe?token=NGY0YzptYWls.x7_-Zt3AbQ'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(service.seen).toEqual([])
  },
)

it.each(['%2F%2Fevil.example', 'a%0d%0ax-y:1', 'a%23b', 'a%26next=%2Fadmin'])(
  'an address that mail never made (%s) is not passed on to the page',
  async (token) => {
    const { gateway } = await system()
    const answer = await fetch(`${gateway.url}/api/mail/unsubscribe/${token}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/unsubscribe'])
  },
)

it('the contract says so: /docs shows the GET beside the POST, with its 303', async () => {
  const { gateway } = await system()
  const contract = (await (await fetch(`${gateway.url}/docs/contract.json`)).json()) as {
    paths: Record<string, Record<string, { responses: object }>>
  }
  const shown = contract.paths['/api/mail/unsubscribe/{token}']
  expect(Object.keys(shown ?? {}).toSorted()).toEqual(['get', 'post'])
  expect(shown?.['get']?.responses).toHaveProperty('303')
})

it('a method that the address does not take is told both that it takes', async () => {
  const { gateway } = await system()
  const answer = await fetch(`${gateway.url}${address}`, { method: 'DELETE' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST'])
})
