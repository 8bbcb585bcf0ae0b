import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createBotCheck } from './bot-check.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'

let server: Server
let answer: { status?: number; body: string; afterMs?: number }
let asked: URLSearchParams[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      asked.push(new URLSearchParams(body))
      const { status = 200, body: text, afterMs = 0 } = answer
      setTimeout(() => response.writeHead(status).end(text), afterMs)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

function check(secret: string | undefined = 'our secret', url?: string) {
  const metrics = createMetrics()
  const logger = createLogger('test', 'silent')
  const port = (server.address() as AddressInfo).port
  const config = {
    secret,
    url: url ?? `http://127.0.0.1:${port}`,
    hosts: ['localhost', 'site.example'],
    minimumScore: 0.5,
  }
  return { botCheck: createBotCheck({ config, logger, metrics }), metrics, logger }
}

const good = { success: true, action: 'login', hostname: 'site.example', score: 0.5 }
const says = (verdict: object) => (answer = { body: JSON.stringify(verdict) })

it('lets a person pass, and asks with secret and token', async () => {
  says(good)
  asked = []
  const { botCheck, metrics } = check()
  await botCheck('their token', 'login')
  expect(asked.map((form) => Object.fromEntries(form))).toEqual([{ secret: 'our secret', response: 'their token' }])
  expect(await metrics.metrics()).toContain('bot_checks_total{outcome="passed",action="login"} 1')
})

it('refuses what is used, made for something else, or scored low', async () => {
  const { botCheck, metrics } = check()
  const wrong = [
    { success: false, 'error-codes': ['timeout-or-duplicate'] },
    { ...good, action: 'register' },
    { ...good, hostname: 'evil.example' },
    { ...good, score: 0.4 },
    { ...good, score: undefined },
    { ...good, score: '0.9' },
  ]
  for (const verdict of wrong) {
    says(verdict)
    await expect(botCheck('token', 'login'), JSON.stringify(verdict)).rejects.toMatchObject({
      status: 403,
      code: 'bot-check',
    })
  }
  expect(await metrics.metrics()).toContain(`bot_checks_total{outcome="refused",action="login"} ${wrong.length}`)
})

it('lets pass and counts while the provider is away, slow, broken, or refuses our secret', async () => {
  const { botCheck, metrics } = check()
  for (const broken of [
    { status: 500, body: '' },
    { body: 'no JSON' },
    { body: 'null' },
    { body: JSON.stringify({ success: false, 'error-codes': ['invalid-input-secret'] }) },
    { body: JSON.stringify(good), afterMs: 3000 },
  ]) {
    answer = broken
    await botCheck('token', 'login')
  }
  await check('our secret', 'http://127.0.0.1:9').botCheck('token', 'login')
  expect(await metrics.metrics()).toContain('bot_checks_total{outcome="provider-away",action="login"} 5')
})

it('counts a missing token, and asks nobody', async () => {
  asked = []
  const { botCheck, metrics } = check()
  await botCheck(undefined, 'contact')
  await botCheck('', 'contact')
  expect(asked).toEqual([])
  expect(await metrics.metrics()).toContain('bot_checks_total{outcome="missing",action="contact"} 2')
})

it('without a secret everybody passes, which is said once', async () => {
  const logger = createLogger('test', 'silent')
  const info = vi.spyOn(logger, 'info')
  const config = { secret: undefined, url: 'http://127.0.0.1:9', hosts: [], minimumScore: 0.5 }
  const botCheck = createBotCheck({ config, logger, metrics: createMetrics() })
  await botCheck('anything', 'login')
  await botCheck(undefined, 'register')
  expect(info).toHaveBeenCalledTimes(1)
})
