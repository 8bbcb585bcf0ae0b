import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type Gateway } from './harness.ts'

const files: Record<string, string> = {
  'site.json': JSON.stringify({
    pages: { '/about': 'about.html' },
    members: [],
    shell: 'about.html',
    notFound: 'about.html',
    botCheck: [],
    oneTimeLinks: [],
  }),
  'about.html': '<!doctype html><title>About</title>',
  'data/demo-questions.json': '[]',
  'assets/main-AbC12345.js': 'console.log(1)',
}

const root = mkdtempSync(join(tmpdir(), 'gateway-ranges-'))
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

const get = (path: string, init: RequestInit) => fetch(gateway.url + path, init)

describe('a part of a file', () => {
  const path = '/data/demo-questions.json'

  it('comes as it was asked for', async () => {
    const answer = await get(path, { headers: { range: 'bytes=1-1' } })
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([206, 'bytes 1-1/2', ']'])
  })

  it.each(['bytes=2-', 'bytes=500-600', 'bytes=999999999999-'])('beyond its end (%s) is 416', async (range) => {
    for (const file of [path, '/about', '/assets/main-AbC12345.js']) {
      const beyond = file === path ? range : 'bytes=999999-'
      const answer = await get(file, { headers: { range: beyond } })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([416, 'application/problem+json'])
      expect(answer.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
      expect(await answer.json()).toMatchObject({ status: 416, code: 'range-not-satisfiable' })
    }
  })
})
