import { createEvent } from '@app/shared/events/event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { finishPasswordChange } from '../src/reactions/finish-password-change.ts'
import { publishedEvents } from './events.ts'
import { askFor, newestLink, requestsFor } from './links.ts'
import { claimsOf, goodPassword, startAuth, type Auth, type SignedIn } from './start-auth.ts'

let auth: Auth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.close())

const newPassword = 'seven boats before noon'

async function reset(token: string | undefined, password = newPassword) {
  const { passwordEnc, keyFingerprint } = await auth.sealed(password)
  return auth.call('POST', '/auth/reset-password', { body: { token, newPasswordEnc: passwordEnc, keyFingerprint } })
}

const me = async (token: string) => (await auth.call('GET', '/auth/me', { token })).status
const loginToken = async (email: string, password = goodPassword) =>
  ((await auth.login(email, password)).body as SignedIn).token
const refused = { status: 400, body: { code: 'invalid-reset-token' } }

it('a new password by link: the old one is over, and so is every session, here and at the gateway', async () => {
  const { email, token, user } = await auth.candidate()
  const other = await loginToken(email)
  const link = await askFor(auth, 'reset', email)
  const inTwentyMinutes = new Date(auth.cluster.clock.now().getTime() + 20 * 60_000).toISOString()
  expect(link).toMatchObject({ email, expiresAt: inTwentyMinutes })
  expect(link).not.toHaveProperty('code')
  expect(await reset(link.token)).toMatchObject({ status: 200, body: { message: 'Password reset successfully!' } })

  expect(await Promise.all([token, other].map(me))).toEqual([401, 401])
  await expect
    .poll(async () => (await publishedEvents(auth, 'auth.session-revoked.v1', user.id)).length, { timeout: 20_000 })
    .toBe(2)
  for (const event of await publishedEvents(auth, 'auth.session-revoked.v1', user.id))
    expect(event).toMatchObject({ reason: 'password-reset' })
  expect(await publishedEvents(auth, 'auth.password-changed.v1', user.id)).toEqual([
    { userId: user.id, credential: 2, keptSessionId: null },
  ])
  expect((await auth.login(email, goodPassword)).status).toBe(401)
  expect((await auth.login(email, newPassword)).status).toBe(200)
})

it('a reset verifies the address, because only its mailbox has the link', async () => {
  const { email, user } = await auth.candidate()
  expect(user.emailVerified).toBe(false)
  expect((await reset((await askFor(auth, 'reset', email)).token)).status).toBe(200)
  expect(await auth.login(email, newPassword)).toMatchObject({ status: 200, body: { user: { emailVerified: true } } })
  expect(await publishedEvents(auth, 'auth.email-verified.v1', user.id)).toEqual([{ userId: user.id }])
})

it('after a reset the new password logs in at once, whatever strangers tried before', async () => {
  const { email } = await auth.candidate()
  for (let time = 0; time < 10; time += 1) expect((await auth.login(email, 'a guess of mine')).status).toBe(401)
  expect((await auth.login(email, goodPassword)).status).toBe(429)
  expect((await reset((await askFor(auth, 'reset', email)).token)).status).toBe(200)
  expect((await auth.login(email, newPassword)).status).toBe(200)
  // The guesses of now on count as before.
  for (let time = 0; time < 10; time += 1) expect((await auth.login(email, 'a guess of mine')).status).toBe(401)
  expect((await auth.login(email, newPassword)).status).toBe(429)
})

it('the failures of a day keep no owner out of an account whose mailbox is hers', async () => {
  const strict = await startAuth(auth.cluster, { LOGIN_FAILURES_PER_DAY: '10' })
  const { email } = await auth.candidate()
  for (let time = 0; time < 10; time += 1) expect((await strict.login(email, 'a guess of mine')).status).toBe(401)
  auth.cluster.clock.advance(3_600_000)
  expect((await strict.login(email, goodPassword)).status).toBe(429)
  expect((await reset((await askFor(auth, 'reset', email)).token)).status).toBe(200)
  expect((await strict.login(email, newPassword)).status).toBe(200)
  await strict.close()
})

it('of 50 uses of a link at once one wins, and the sessions are over', async () => {
  const { email, token } = await auth.candidate()
  const link = await askFor(auth, 'reset', email)
  const passwords = Array.from({ length: 50 }, (_, index) => `lanterns by the river ${index}`)
  const answers = await Promise.all(passwords.map((password) => reset(link.token, password)))
  const won = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
  expect(won).toHaveLength(1)
  for (const { status } of answers) expect([200, 400, 503]).toContain(status)
  expect(await me(token)).toBe(401)
  expect((await auth.login(email, passwords[won[0] ?? -1] ?? '')).status).toBe(200)
  expect(await reset(link.token)).toMatchObject(refused)
})

it('a reset voids all other links, and a change of the password does as well', async () => {
  const { email } = await auth.candidate()
  const first = await askFor(auth, 'reset', email)
  const second = await askFor(auth, 'reset', email)
  expect((await reset(first.token)).status).toBe(200)
  expect(await reset(second.token)).toMatchObject(refused)
  expect(await newestLink(auth, email)).toBeNull()
  const third = await askFor(auth, 'reset', email)
  expect((await change(await loginToken(email, newPassword), newPassword, goodPassword)).status).toBe(200)
  expect(await reset(third.token)).toMatchObject(refused)
})

it('a link is refused after 20 minutes, and one to verify an address resets nothing', async () => {
  const { email } = await auth.candidate()
  const verification = await newestLink(auth, email)
  expect(await reset(verification?.token)).toMatchObject(refused)
  expect(await reset('bm8gc3VjaCB0b2tlbg')).toMatchObject(refused)
  const { token } = await askFor(auth, 'reset', email)
  auth.cluster.clock.advance(20 * 60_000)
  expect(await reset(token)).toMatchObject(refused)
})

it('a refused password leaves the link good', async () => {
  const { email } = await auth.candidate()
  const { token } = await askFor(auth, 'reset', email)
  expect(await reset(token, 'short')).toMatchObject({ status: 400, body: { code: 'password-too-short' } })
  expect(await reset(token, email.split('@')[0])).toMatchObject({
    status: 400,
    body: { code: 'password-part-of-email' },
  })
  const stale = { token, newPasswordEnc: 'AAAA', keyFingerprint: 'unknown' }
  expect(await auth.call('POST', '/auth/reset-password', { body: stale })).toMatchObject({ status: 409 })
  expect((await reset(token)).status).toBe(200)
})

it('asking for a link answers the same for known and unknown addresses, and five times an hour', async () => {
  const { email } = await auth.candidate()
  const shown = async (address: string) => {
    const answer = await auth.call('POST', '/auth/forgot-password', { body: { email: address } })
    const { requestId: _, ...rest } = answer.body
    return { status: answer.status, headers: Object.keys(answer.headers), rest, order: Object.keys(answer.body) }
  }
  for (let time = 0; time < 6; time += 1) {
    const [known, unknown] = await Promise.all([shown(email), shown('unknown@example.com')])
    expect(known.status).toBe(time < 5 ? 200 : 429)
    expect(unknown).toEqual(known)
  }
  const [request] = await requestsFor(auth, 'unknown@example.com')
  expect(await publishedEvents(auth, 'auth.password-reset-requested.v1', request?.requestId ?? '')).toHaveLength(1)
  expect(await newestLink(auth, 'unknown@example.com')).toBeNull()
  expect(await auth.call('POST', '/auth/forgot-password', { body: { email: 'no address' } })).toMatchObject({
    status: 400,
    body: { code: 'invalid-email' },
  })
})

it('a crash right after the commit: the link is used up, no older session is let in, and the reaction ends them', async () => {
  const { email, token, user } = await auth.candidate()
  const { sid } = claimsOf(token) as { sid: string }
  const link = await askFor(auth, 'reset', email)
  const { logins, sessions } = auth.deps
  const { replacePassword } = logins
  logins.replacePassword = async (...all) => {
    await replacePassword(...all)
    throw new Error('the process ended here')
  }
  expect((await reset(link.token)).status).toBe(500)
  logins.replacePassword = replacePassword
  expect(await reset(link.token)).toMatchObject(refused)
  expect(await me(token)).toBe(401)
  expect(await sessions.findLive(sid)).not.toBeNull()
  // Published by the relay, since the process was gone.
  const [body] = await publishedEvents(auth, 'auth.password-changed.v1', user.id)
  expect(body).toEqual({ userId: user.id, credential: 2, keptSessionId: null })
  const event = createEvent('auth.password-changed.v1', { key: 'any', body: body as never, at: new Date() })
  await finishPasswordChange(auth.deps)(event)
  await finishPasswordChange(auth.deps)(event)
  expect(await sessions.findLive(sid)).toBeNull()
  expect(await publishedEvents(auth, 'auth.session-revoked.v1', sid)).toHaveLength(1)
  expect(await auth.deps.users.findById(user.id)).toMatchObject({ emailVerified: true })
})

async function change(token: string, from: string, to: string) {
  const [old, fresh] = await Promise.all([auth.sealed(from), auth.sealed(to)])
  const body = { ...old, newPasswordEnc: fresh.passwordEnc }
  return auth.call('POST', '/auth/change-password', { token, body })
}

it('changing the password asks for the current one, keeps this session and ends the others', async () => {
  const { email, token, user } = await auth.candidate()
  const other = await loginToken(email)
  expect(await change(token, 'not my password', newPassword)).toMatchObject({
    status: 403,
    body: { code: 'wrong-password' },
  })
  expect(await change(token, goodPassword, 'short')).toMatchObject({
    status: 400,
    body: { code: 'password-too-short' },
  })
  expect(await Promise.all([token, other].map(me))).toEqual([200, 200])
  expect(await change(token, goodPassword, newPassword)).toMatchObject({
    status: 200,
    body: { message: 'Password changed. Your other devices are logged out.' },
  })
  expect(await Promise.all([token, other].map(me))).toEqual([200, 401])
  expect(await publishedEvents(auth, 'auth.session-revoked.v1', user.id)).toMatchObject([
    { reason: 'password-changed' },
  ])
  // The event at any later age changes nothing.
  const { sid } = claimsOf(token) as { sid: string }
  const body = { userId: user.id, credential: 2, keptSessionId: sid }
  await finishPasswordChange(auth.deps)(createEvent('auth.password-changed.v1', { key: 'x', body, at: new Date() }))
  expect(await me(token)).toBe(200)
  expect((await auth.login(email, newPassword)).status).toBe(200)
})

it('of several changes of the password at once one wins, and its session stays', async () => {
  const { email, token } = await auth.candidate()
  const answers = await Promise.all([1, 2, 3].map(() => change(token, goodPassword, newPassword)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await me(token)).toBe(200)
  expect((await auth.login(email, goodPassword)).status).toBe(401)
  expect((await auth.login(email, newPassword)).status).toBe(200)
})

it('guesses of the current password are limited like those at login, and by themselves', async () => {
  const { email, token } = await auth.candidate()
  for (let time = 0; time < 10; time += 1)
    expect((await change(token, 'not my password', newPassword)).status).toBe(403)
  expect((await change(token, goodPassword, newPassword)).status).toBe(429)
  expect((await auth.login(email, goodPassword)).status).toBe(200)
})

it('an owner with a session changes the password while strangers have locked the address', async () => {
  const { email, token } = await auth.candidate()
  for (let time = 0; time < 10; time += 1) expect((await auth.login(email, 'a guess of mine')).status).toBe(401)
  expect((await auth.login(email, goodPassword)).status).toBe(429)
  expect((await change(token, goodPassword, newPassword)).status).toBe(200)
})

it('a login that a change of the password overtakes gets no session', async () => {
  const { email, user } = await auth.candidate()
  const link = await askFor(auth, 'reset', email)
  const { sessions } = auth.deps
  const { insert } = sessions
  sessions.insert = async (session) => {
    sessions.insert = insert
    expect((await reset(link.token)).status).toBe(200)
    await insert(session)
  }
  expect((await auth.login(email, goodPassword)).status).toBe(503)
  expect(await sessions.listByUser(user.id)).toEqual([])
})
