import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { pagePolicy } from '../src/headers.ts'
import { startGateway, startService } from './harness.ts'

const answer = 'v=0\r\no=- 8712 1 IN IP4 127.0.0.1\r\n'
const offer = 'v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\n'
const location = '/api/voice/calls/0198c0de-0000-7000-8000-000000000009'
const root = mkdtempSync(join(tmpdir(), 'gateway-voice-'))
afterAll(() => rmSync(root, { recursive: true }))

it('passes the offer, the answer and the place of a call, and its secret in the place of a session', async () => {
  const service = await startService((_seen, response) => {
    response.writeHead(201, { 'content-type': 'application/sdp', location, 'content-length': answer.length })
    response.end(answer)
  })
  const gateway = await startGateway({ service })
  const post = (path: string, body: string, headers: Record<string, string>) =>
    fetch(gateway.url + path, { method: 'POST', headers: { 'content-type': 'application/sdp', ...headers }, body })
  const authorization = 'Bearer vs_no-session'
  const begun = await post('/api/voice/calls?model=gpt-realtime-2.1', offer, { authorization, 'stripe-signature': 'x' })
  expect([begun.status, await begun.text()]).toEqual([201, answer])
  expect([begun.headers.get('content-type'), begun.headers.get('location')]).toEqual(['application/sdp', location])
  const [seen] = service.seen
  expect(seen).toMatchObject({ method: 'POST', url: '/api/voice/calls?model=gpt-realtime-2.1' })
  expect(seen?.headers).toMatchObject({ authorization, 'content-type': 'application/sdp' })
  expect(seen?.headers).not.toHaveProperty('stripe-signature')
  expect(seen?.body.toString()).toBe(offer)

  expect((await post('/api/voice/calls', 'x'.repeat(65_537), { authorization })).status).toBe(413)
  // The secret of a call is a session nowhere.
  expect((await post('/api/voice/session', '{}', { authorization, 'content-type': 'application/json' })).status).toBe(
    401,
  )
  expect(service.seen).toHaveLength(1)
  await gateway.close()
  await service.close()
})

it('counts calls that a network prepares and begins', async () => {
  const service = await startService()
  const gateway = await startGateway({ service, env: { LIMIT_NETWORK_VOICE_CALLS: '2' } })
  const begin = () =>
    fetch(`${gateway.url}/api/voice/calls`, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp' },
      body: offer,
    })
  const statuses = [(await begin()).status, (await begin()).status, (await begin()).status]
  expect(statuses).toEqual([200, 200, 429])
  await gateway.close()
  await service.close()
})

it('lets pages call the provider only if browsers are told its address, and never where a token may be', async () => {
  const site = { members: [], shell: 'page.html', notFound: 'page.html', botCheck: [], oneTimeLinks: ['/reset'] }
  writeFileSync(
    join(root, 'site.json'),
    JSON.stringify({ ...site, pages: { '/': 'page.html', '/reset': 'page.html' } }),
  )
  writeFileSync(join(root, 'page.html'), '<!doctype html><title>A page</title>')
  const policyOf = async (env: Record<string, string>, path = '/') => {
    const gateway = await startGateway({ env: { SITE_DIR: root, ...env } })
    const policy = (await fetch(gateway.url + path)).headers.get('content-security-policy')
    await gateway.close()
    return policy
  }
  const provider = { VOICE_URL: 'provider', VOICE_BASE_URL: 'https://voice.example/v1' }
  expect(await policyOf({ VOICE_BASE_URL: 'https://voice.example/v1' })).toBe(pagePolicy)
  expect(await policyOf(provider)).toContain("connect-src 'self' https://voice.example;")
  expect(await policyOf(provider, '/reset')).toBe(pagePolicy)
})
