import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagePolicy } from '../src/headers.ts'
import { startGateway } from './harness.ts'

const root = mkdtempSync(join(tmpdir(), 'gateway-analytics-'))
beforeAll(() => {
  const pages = Object.fromEntries(['/', '/about', '/login', '/reset-password'].map((path) => [path, 'page.html']))
  const site = { pages, members: ['/daily'], shell: 'page.html', notFound: 'page.html' }
  const manifest = { ...site, botCheck: ['/login'], oneTimeLinks: ['/reset-password'] }
  writeFileSync(join(root, 'site.json'), JSON.stringify(manifest))
  writeFileSync(join(root, 'page.html'), '<!doctype html><title>A page</title>')
})
afterAll(() => rmSync(root, { recursive: true }))

it("analytics' hosts are let in only with an id, and never where an address may hold a token", async () => {
  const measured = await startGateway({
    env: {
      SITE_DIR: root,
      ANALYTICS_ID: 'G-TEST1',
      ANALYTICS_SCRIPT: 'https://count.example/gtag/js',
      ANALYTICS_HOSTS: 'https://*.count.example',
      RECAPTCHA_SITE_KEY: 'key',
      RECAPTCHA_SCRIPT: 'https://check.example/v3/api.js',
    },
  })
  const policyOf = async (path: string) =>
    (await fetch(measured.url + path)).headers.get('content-security-policy') ?? ''
  for (const path of ['/', '/about', '/daily', '/nothing']) {
    const policy = await policyOf(path)
    expect(policy, path).toContain("script-src 'self' https://count.example/gtag/js; style-src")
    expect(policy, path).toContain("connect-src 'self' https://*.count.example; manifest-src")
    expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types site; ")
    expect(policy, path).not.toContain('unsafe')
  }
  const checked = await policyOf('/login')
  expect(checked).toContain("connect-src 'self' https://check.example/v3/ https://*.count.example;")
  expect(checked).toContain('https://www.gstatic.com/recaptcha/ https://count.example/gtag/js;')
  expect(await policyOf('/reset-password?token=x')).toBe(pagePolicy)
  const settings = await (await fetch(`${measured.url}/settings.json`)).json()
  expect(settings).toMatchObject({ analytics: { id: 'G-TEST1', script: 'https://count.example/gtag/js' } })
  await measured.close()
})

it('without an id the site is told so, and every page keeps the strict policy', async () => {
  const gateway = await startGateway({ env: { SITE_DIR: root } })
  expect(await (await fetch(`${gateway.url}/settings.json`)).json()).toMatchObject({ analytics: { id: '' } })
  for (const path of ['/', '/login', '/reset-password'])
    expect((await fetch(gateway.url + path)).headers.get('content-security-policy'), path).toBe(pagePolicy)
  await gateway.close()
})
