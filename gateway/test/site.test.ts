import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { docsPolicy, pagePolicy } from '../src/headers.ts'
import { nobodyRevoked, sendRaw, startGateway, statusOf, type Gateway } from './harness.ts'

const script = `console.log('${'a'.repeat(2_000)}')`
const files: Record<string, string | Buffer> = {
  'site.json': JSON.stringify({
    pages: { '/': 'index.html', '/about': 'about.html', '/login': 'about.html', '/reset-password': 'about.html' },
    members: ['/daily'],
    shell: '_shell.html',
    notFound: '404.html',
    notFoundUnder: { '/blog/': '_post-not-found.html' },
    botCheck: ['/login'],
    oneTimeLinks: ['/reset-password'],
  }),
  'settings.json': 'of the build',
  'index.html': '<!doctype html><title>Home</title>',
  'about.html': '<!doctype html><title>About</title>',
  '_shell.html': '<!doctype html><title>Shell</title>',
  '404.html': '<!doctype html><title>Nothing here</title>',
  '_post-not-found.html': '<!doctype html><title>Post not found</title>',
  'first-paint.js': 'document',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'data/demo-questions.json': '[]',
  'assets/main-AbC12345.js': script,
  'assets/main-AbC12345.js.br': brotliCompressSync(script),
}

const root = mkdtempSync(join(tmpdir(), 'gateway-site-'))
let gateway: Gateway
beforeAll(async () => {
  for (const folder of ['data', 'assets']) mkdirSync(join(root, folder))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content)
  gateway = await startGateway({ env: { SITE_DIR: root } })
})
afterAll(async () => {
  await gateway.close()
  rmSync(root, { recursive: true })
})

const get = (path: string, init: RequestInit = {}) => fetch(gateway.url + path, { redirect: 'manual', ...init })
const titleOf = async (answer: Response) => /<title>(.*)<\/title>/.exec(await answer.text())?.[1]

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/daily', 'Shell'],
    ['/about?from=mail', 'About'],
  ])('%s is exactly its page', async (path, title) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await titleOf(answer)).toBe(title)
  })

  it.each([
    '/nothing',
    '/About',
    '/about/more',
    '/index.html',
    '/about.html',
    '/_shell.html',
    '/site.json',
    '/404.html',
  ])('%s is the not-found page, with its status', async (path) => {
    const answer = await get(path)
    expect([answer.status, await titleOf(answer)]).toEqual([404, 'Nothing here'])
    expect(answer.headers.get('content-security-policy')).toBe(pagePolicy)
  })

  it('an unknown article has its own not-found page, with the same status', async () => {
    const answer = await get('/blog/no-such-post')
    expect([answer.status, await titleOf(answer)]).toEqual([404, 'Post not found'])
    expect((await get('/_post-not-found.html')).status).toBe(404)
  })

  it('one with a slash too many is sent to its page, on this site and nowhere else', async () => {
    const answer = await get('/about/?a=b')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/about?a=b'])
    expect((await get('//evil.example/about/')).status).toBe(404)
  })

  it('is asked for again only when it changed', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const ask = `GET /about HTTP/1.1\r\nHost: x\r\nIf-None-Match: ${etag}\r\nConnection: close\r\n\r\n`
    const answer = await sendRaw(gateway.port, ask)
    expect([statusOf(answer), answer.endsWith('\r\n\r\n')]).toEqual([304, true])
  })

  it('HEAD answers without a body; other methods are 405', async () => {
    const head = await get('/about', { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(files['about.html']!.length)])
    const post = await get('/about', { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await get('/nothing', { method: 'POST' })).status).toBe(404)
  })

  it('a file that comes later, or lies elsewhere, is never served', async () => {
    writeFileSync(join(root, 'later.txt'), 'later')
    expect((await get('/later.txt')).status).toBe(404)
    for (const path of [
      '/../package.json',
      '/assets/../site.json',
      '/assets/%2e%2e/site.json',
      '/data/..%2fsite.json',
    ]) {
      expect(
        statusOf(await sendRaw(gateway.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)),
      ).toBe(404)
    }
  })
})

describe('files', () => {
  it('what has its content in its name is kept for ever, and comes as brotli to whoever takes it', async () => {
    const answer = await get('/assets/main-AbC12345.js', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('content-type')).toMatch(/javascript/)
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(await answer.text()).toBe(script)
    const plain = await get('/assets/main-AbC12345.js', { headers: { 'accept-encoding': 'identity' } })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, script])
    expect((await get('/assets/main-AbC12345.js.br')).status).toBe(404)
  })

  it('the script that blocks the first paint is run from the cache and renewed in the background', async () => {
    const answer = await get('/first-paint.js')
    expect([answer.status, await answer.text()]).toEqual([200, 'document'])
    expect(answer.headers.get('content-type')).toMatch(/javascript/)
    expect(answer.headers.get('cache-control')).toBe('max-age=0, stale-while-revalidate=2592000')
  })

  it('others are asked about every time', async () => {
    const trial = await get('/data/demo-questions.json')
    expect([trial.status, await trial.text()]).toEqual([200, '[]'])
    expect(trial.headers.get('cache-control')).toBe('no-cache')
    expect((await get('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml')
  })
})

describe('headers', () => {
  const always = {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  }

  it('stand on every answer, and the policy of the pages has no exception but /docs', async () => {
    for (const path of ['/', '/about', '/nothing', '/assets/main-AbC12345.js', '/health', '/api/nothing', '/docs']) {
      const { headers } = await get(path)
      for (const [name, value] of Object.entries(always)) expect(headers.get(name), `${path} ${name}`).toBe(value)
      expect(headers.has('permissions-policy')).toBe(true)
      expect(headers.has('server')).toBe(false)
      expect(headers.has('strict-transport-security')).toBe(false)
      if (!path.startsWith('/api')) {
        expect(headers.get('content-security-policy')).toBe(path === '/docs' ? docsPolicy : pagePolicy)
      }
    }
    expect(pagePolicy).not.toContain('unsafe')
    expect(docsPolicy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('a page whose address may hold a token tells nobody where a request came from', async () => {
    for (const path of ['/reset-password', '/reset-password?token=secret'])
      expect((await get(path)).headers.get('referrer-policy')).toBe('no-referrer')
  })

  it("the bot check's hosts are let in where a form uses it, and only when it is configured", async () => {
    const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy')
    expect(await policyOf(`${gateway.url}/login`)).toBe(pagePolicy)
    expect(await (await get('/settings.json')).json()).toMatchObject({ recaptcha: { siteKey: '' } })
    const env = { SITE_DIR: root, RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SCRIPT: 'https://check.example/v3/api.js' }
    const checked = await startGateway({ env })
    for (const path of ['/', '/about', '/reset-password', '/daily', '/nothing'])
      expect(await policyOf(checked.url + path), path).toBe(pagePolicy)
    const policy = (await policyOf(`${checked.url}/login`)) ?? ''
    expect(policy).toContain("script-src 'self' https://check.example/v3/ https://www.gstatic.com/recaptcha/;")
    expect(policy).toContain("connect-src 'self' https://check.example/v3/; frame-src https://check.example/v3/;")
    expect(policy).not.toMatch(/unsafe|trusted-types/)
    const settings = await (await fetch(`${checked.url}/settings.json`)).json()
    expect(settings).toMatchObject({ recaptcha: { siteKey: 'key', script: env.RECAPTCHA_SCRIPT } })
    await checked.close()
  })

  it('hold browsers to https where the site is on https', async () => {
    const secure = await startGateway({ env: { PUBLIC_URL: 'https://gbat.example' } })
    const { headers } = await fetch(`${secure.url}/health`)
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/)
    await secure.close()
  })
})

describe('reports of what a policy refused', () => {
  const send = (body: string, type = 'application/csp-report') =>
    get('/policy-reports', { method: 'POST', body, headers: { 'content-type': type } })
  const report = (more: object) =>
    JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline', ...more } })

  it('are counted and logged without what may be secret', async () => {
    const warn = vi.spyOn(gateway.deps.logger, 'warn')
    const counted = async () =>
      Number(/policy_reports_total (\d+)/.exec(await gateway.deps.metrics.metrics())?.[1] ?? 0)
    const before = await counted()
    const page = 'https://a.example/reset-password?token=secret#secret'
    const blocked = 'https://u:secret@evil.example/x.js?secret'
    expect((await send(report({ 'document-uri': page, 'blocked-uri': blocked }))).status).toBe(204)
    expect(await counted()).toBe(before + 1)
    expect(warn.mock.calls[0]?.[0]).toMatchObject({
      directive: 'script-src-elem',
      page: 'https://a.example/reset-password',
      blocked: 'https://evil.example/x.js',
    })
    expect(JSON.stringify(warn.mock.calls)).not.toContain('secret')
    warn.mockRestore()
  })

  it('nonsense is taken in silence, and nothing large or of another kind', async () => {
    const warn = vi.spyOn(gateway.deps.logger, 'warn')
    for (const body of ['', 'no json', 'null', '{}', report({ 'effective-directive': 'a\nb' }), '{"csp-report":7}'])
      expect((await send(body)).status, body).toBe(204)
    expect(warn).not.toHaveBeenCalled()
    expect((await send('a'.repeat(9_000))).status).toBe(413)
    expect((await send('{}', 'text/plain')).status).toBe(415)
    expect((await get('/policy-reports')).status).toBe(405)
    warn.mockRestore()
  })
})

describe('/docs', () => {
  it('shows every public operation and none between services', async () => {
    const contract = (await (await get('/docs/contract.json')).json()) as { paths: Record<string, object> }
    expect(Object.keys(contract.paths)).toContain('/api/tests/daily/submit')
    expect(Object.keys(contract.paths)).not.toContain('/api/auth/revocations')
    expect(JSON.stringify(contract)).not.toContain('x-internal')
  })

  it('answers HEAD as it answers GET', async () => {
    const [head, full] = await Promise.all([get('/docs', { method: 'HEAD' }), get('/docs')])
    expect([head.status, head.headers.get('content-length')]).toEqual([200, full.headers.get('content-length')])
    expect(await head.text()).toBe('')
  })

  it('comes from this site alone, without a line of script inside', async () => {
    const page = await (await get('/docs')).text()
    for (const [, url = ''] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect(url).toMatch(/^\//)
      if (url !== '/favicon.svg') expect([url, (await get(url)).status]).toEqual([url, 200])
    }
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/)
    const bundle = await get('/docs/viewer.js', { headers: { 'accept-encoding': 'br' } })
    expect([bundle.headers.get('content-encoding'), (await bundle.text()).length > 500_000]).toEqual(['br', true])
  })
})

describe('in development', () => {
  const origin = 'http://localhost:5173'
  const preflight = (gatewayUrl: string, from: string) =>
    fetch(`${gatewayUrl}/api/auth/login`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-recaptcha-token,x-request-id',
      },
    })

  it("Vite's origin may call, with the headers of the page, and no other origin", async () => {
    const development = await startGateway({ env: { DEV_ORIGIN: origin, NODE_ENV: 'development' } })
    const allowed = await preflight(development.url, origin)
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin)
    expect(allowed.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, x-recaptcha-token, x-request-id',
    )
    const refused = await fetch(`${development.url}/api/auth/me`, { headers: { origin } })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, origin])
    // By `Location` the page knows the call that it began, and can end it.
    expect(refused.headers.get('access-control-expose-headers')).toBe('location, retry-after, x-request-id')
    const foreign = await preflight(development.url, 'http://evil.example')
    expect(foreign.headers.get('access-control-allow-origin')).not.toBe('http://evil.example')
    await development.close()
  })

  it('and only there: in production nobody may', async () => {
    const env = { DEV_ORIGIN: origin, NODE_ENV: 'production' }
    const production = await startGateway({ env, revocations: nobodyRevoked })
    const answer = await preflight(production.url, origin)
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([405, null])
    await production.close()
  })
})
