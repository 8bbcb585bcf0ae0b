import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createEvent } from '@app/shared/events/event'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { noteUnsubscribed } from '../src/reactions/note-unsubscribed.ts'
import { publishedEvents } from './events.ts'
import { claimsOf, goodPassword, startAuth, type Auth, type Profile, type SignedIn } from './start-auth.ts'

let auth: Auth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1'

async function loginFrom(userAgent: string, email: string): Promise<SignedIn> {
  auth.cluster.clock.advance(1000)
  const body = { email, ...(await auth.sealed(goodPassword)) }
  const answer = await auth.call('POST', '/auth/login', { body, userAgent })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as SignedIn
}

interface Shown {
  id: string
  device: string
  current: boolean
}

const sessionsOf = async (token: string) =>
  (await auth.call('GET', '/auth/sessions', { token })).body['sessions'] as Shown[]
const me = async (token: string) => auth.call('GET', '/auth/me', { token })

it('shows where one is logged in, and ends one of them', async () => {
  const { email, token } = await auth.candidate()
  const phone = await loginFrom(safari, email)
  const shown = await sessionsOf(token)
  expect(shown.map(({ device, current }) => [device, current])).toEqual([
    ['Safari on iOS', false],
    ['An unknown device', true],
  ])
  const end = (id: string, as = token) => auth.call('DELETE', `/auth/sessions/${id}`, { token: as })
  const stranger = await auth.candidate()
  expect(await end(shown[0]?.id ?? '', stranger.token)).toMatchObject({
    status: 404,
    body: { code: 'session-not-found' },
  })
  expect((await me(phone.token)).status).toBe(200)
  expect((await end(shown[0]?.id ?? '')).status).toBe(204)
  expect((await me(phone.token)).status).toBe(401)
  expect((await end(shown[0]?.id ?? '')).status).toBe(404)
  expect((await end('not-an-id')).status).toBe(400)
  expect(await sessionsOf(token)).toHaveLength(1)
  expect(await publishedEvents(auth, 'auth.session-revoked.v1', shown[0]?.id ?? '')).toMatchObject([
    { reason: 'ended' },
  ])
})

it('a login from a new kind of device is told once; the first, and known ones, are not', async () => {
  const { email, user } = await auth.candidate()
  const first = await loginFrom(firefox, email)
  await loginFrom(firefox, email)
  const { sid } = claimsOf(first.token) as { sid: string }
  expect(await publishedEvents(auth, 'auth.signed-in-anew.v1', user.id)).toEqual([{ userId: user.id, sessionId: sid }])
  expect(await auth.asMail(`/auth/sessions/${sid}/origin`)).toMatchObject({ device: 'Firefox on Linux', zone: 'UTC' })
  await auth.call('POST', '/auth/logout', { token: first.token })
  expect(await auth.asMail(`/auth/sessions/${sid}/origin`)).toBeNull()
  expect((await auth.call('GET', `/auth/sessions/${sid}/origin`, { token: first.token })).status).toBe(401)
})

it('the weekly summary is off until it is chosen, and one click in a mail ends it', async () => {
  const { token, user } = await auth.candidate()
  expect(user.weeklySummary).toBe(false)
  const chosen = await auth.call('PATCH', '/auth/me', { token, body: { weeklySummary: true } })
  expect((chosen.body as SignedIn).user.weeklySummary).toBe(true)
  expect(await auth.asMail(`/auth/users/${user.id}/address`)).toMatchObject({ weeklySummary: true })
  const body = { userId: user.id, kind: 'weekly-summary' as const }
  await noteUnsubscribed(auth.deps)(createEvent('mail.unsubscribed.v1', { key: 'x', body, at: new Date() }))
  expect(((await me(token)).body as Profile).weeklySummary).toBe(false)
})

async function admin(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    ...auth.cluster.secrets,
    MONGODB_URL: inject('mongodbUrl'),
    NATS_URL: inject('natsUrl'),
    DATABASE: auth.cluster.database,
  }
  const file = join(import.meta.dirname, '../src/commands/admin.ts')
  const ran = promisify(execFile)(process.execPath, [file, ...args], { env })
  return ran.then(
    ({ stdout }) => stdout,
    (error: unknown) => `refused: ${(error as { stderr: string }).stderr}`,
  )
}

it('an operator makes somebody an admin, which ends their sessions and counts from the next login', async () => {
  const { email, token, user } = await auth.candidate()
  expect(await admin('grant', email.toUpperCase())).toContain(`${email} is an admin now`)
  expect((await me(token)).status).toBe(401)
  expect(await publishedEvents(auth, 'auth.session-revoked.v1', user.id)).toMatchObject([{ reason: 'admin-changed' }])
  const granted = (await auth.login(email, goodPassword)).body as SignedIn
  expect(claimsOf(granted.token)['adm']).toBe(true)
  expect(granted.user.admin).toBe(true)

  expect(await admin('revoke', email)).toContain('no longer an admin')
  expect((await me(granted.token)).status).toBe(401)
  expect(claimsOf(((await auth.login(email, goodPassword)).body as SignedIn).token)['adm']).toBe(false)
}, 60_000)

it('the command says what is wrong', async () => {
  expect(await admin('grant', 'nobody@example.com')).toContain('refused: There is no account')
  expect(await admin('promote', 'nobody@example.com')).toContain('refused: usage:')
}, 60_000)
