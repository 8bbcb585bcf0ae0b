import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type Gateway } from './harness.ts'

const longScript = 'x'.repeat(3000)
const files: Record<string, string | Buffer> = {
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
  'assets/long-AbC12345.js': longScript,
  'assets/long-AbC12345.js.br': brotliCompressSync(longScript),
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

  const script = '/assets/main-AbC12345.js'

  it.each([script, '/about'])('at the end, longer than the file, is the whole of %s', async (file) => {
    const whole = await (await get(file, {})).text()
    const last = whole.length - 1
    for (const suffix of [whole.length, whole.length + 1, 99_999_999, '9'.repeat(400)]) {
      const answer = await get(file, { headers: { range: `bytes=-${suffix}` } })
      expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes 0-${last}/${whole.length}`])
      expect(await answer.text()).toBe(whole)
    }
    const short = await get(file, { headers: { range: 'bytes=-2' } })
    expect([short.status, await short.text()]).toEqual([206, whole.slice(-2)])
    expect((await get(file, { headers: { range: 'bytes=-0' } })).status).toBe(416)
  })

  it('at the end, longer than the compressed file, is the whole compressed file', async () => {
    const headers = { range: 'bytes=-2000', 'accept-encoding': 'br' }
    const answer = await get('/assets/long-AbC12345.js', { headers })
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([206, 'br'])
    expect(answer.headers.get('content-range')).toMatch(/^bytes 0-(\d+)\/(?!3000$)\d+$/)
    expect(await answer.text()).toBe(longScript)
  })

  it.each(['bytes=5-2', 'bytes=x', 'bytes=-', 'bytes=', 'bytes=0-1,5-2'])(
    'that is no range (%s) is not regarded',
    async (range) => {
      const answer = await get(script, { headers: { range } })
      expect([answer.status, await answer.text()]).toEqual([200, files['assets/main-AbC12345.js']])
    },
  )
})
