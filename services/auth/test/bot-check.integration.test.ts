import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCluster, goodPassword, startAuth, type Auth } from './start-auth.ts'

let auth: Auth
let standIn: ChildProcess
let base: string

beforeAll(async () => {
  const file = join(import.meta.dirname, '../../../tools/sandbox/bot-check/main.ts')
  standIn = spawn(process.execPath, [file], { env: { ...process.env, PORT: '0', NODE_ENV: 'test' } })
  const [line] = (await once(standIn.stdout!, 'data')) as [Buffer]
  base = /http:\S+/.exec(line.toString())?.[0] ?? ''
  auth = await startAuth(createCluster(), { RECAPTCHA_SECRET: 'any', RECAPTCHA_URL: `${base}/siteverify` })
}, 60_000)
afterAll(async () => {
  standIn.kill()
  await auth.close()
})

const post = (path: string, form: Record<string, string>) =>
  fetch(`${base}${path}`, { method: 'POST', body: new URLSearchParams(form) })
const issue = async (action: string, hostname = 'localhost') => (await post('/issue', { action, hostname })).text()

async function forgot(token?: string) {
  const email = `${Math.random()}@example.com`
  const headers = token === undefined ? {} : { 'x-recaptcha-token': token }
  const answer = await auth.app.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    headers,
    payload: { email },
  })
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code }
}

it('a good token passes once; one for something else, from elsewhere or invented does not', async () => {
  const good = await issue('forgot_password')
  expect(await forgot(good)).toMatchObject({ status: 200 })
  for (const token of [good, await issue('login'), await issue('forgot_password', 'evil.example'), 'invented'])
    expect(await forgot(token)).toEqual({ status: 403, code: 'bot-check' })
})

it('a low score is refused, no token passes, and so does everybody while the check is away', async () => {
  await post('/mode', { mode: 'low' })
  expect(await forgot(await issue('forgot_password'))).toEqual({ status: 403, code: 'bot-check' })
  expect(await forgot()).toMatchObject({ status: 200 })
  await post('/mode', { mode: 'down' })
  expect(await forgot(await issue('forgot_password'))).toMatchObject({ status: 200 })
  await post('/mode', { mode: 'ok' })
  expect(await auth.deps.metrics.metrics()).toContain(
    'bot_checks_total{outcome="provider-away",action="forgot_password"} 1',
  )
})

it('every operation that takes a token asks for its own action', async () => {
  const refusal = { status: 403, body: { code: 'bot-check' } }
  const email = 'ada@example.com'
  const sent = async (path: string, body: object, action: string) => {
    const headers = { 'x-recaptcha-token': await issue(action) }
    const answer = await auth.app.inject({ method: 'POST', url: `/api/auth${path}`, headers, payload: body })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }
  const credentials = async () => ({ email, ...(await auth.sealed(goodPassword)) })
  expect(await sent('/register', await credentials(), 'login')).toMatchObject(refusal)
  expect((await sent('/register', await credentials(), 'register')).status).toBe(201)
  expect(await sent('/login', await credentials(), 'register')).toMatchObject(refusal)
  expect((await sent('/login', await credentials(), 'login')).status).toBe(200)
  expect(await sent('/resend-verification', { email }, 'login')).toMatchObject(refusal)
  expect((await sent('/resend-verification', { email }, 'resend_verification')).status).toBe(200)
})
