import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimsOf, goodPassword, startAuth, type Auth, type SignedIn } from './start-auth.ts'

let auth: Auth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.close())

const days = (count: number) => count * 24 * 3_600_000

type Answer = Awaited<ReturnType<Auth['call']>>

/** What a browser would send back of a response's cookie. */
const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? ''
const renew = (cookie: string, body: object = {}) => auth.call('POST', '/auth/renew', { cookie, body })
const tokenOf = ({ body }: Answer) => (body as unknown as SignedIn).token
const opens = async (token: string) => (await auth.call('GET', '/auth/me', { token })).status === 200

async function signIn(more: object = {}) {
  const { email } = await auth.candidate()
  const login = await auth.login(email, goodPassword, more)
  expect(login.status, login.text).toBe(200)
  return { email, token: tokenOf(login), cookie: cookieOf(login), header: String(login.headers['set-cookie']) }
}

it('a candidate stays signed in until 30 days after the last visit, with a new token and a new cookie each time', async () => {
  const { token, cookie, header } = await signIn()
  expect(header).toMatch(/; Path=\/api\/auth\/renew; HttpOnly; Secure; SameSite=Strict; Max-Age=2592000$/)
  auth.cluster.clock.advance(days(29))
  expect(await opens(token)).toBe(false)
  const first = await renew(cookie)
  expect(first.status, first.text).toBe(200)
  expect(await opens(tokenOf(first))).toBe(true)
  expect(cookieOf(first)).not.toBe(cookie)
  auth.cluster.clock.advance(days(29))
  const second = await renew(cookieOf(first))
  expect(second.status).toBe(200)
  auth.cluster.clock.advance(days(30) + 1000)
  expect((await renew(cookieOf(second))).status).toBe(401)
})

it('a token lives 12 hours, also of a session that is kept', async () => {
  const { token } = await signIn()
  const { exp, iat } = claimsOf(token) as { exp: number; iat: number }
  expect(exp - iat).toBe(12 * 3600)
})

it('the token that an edit of the profile returns ends with the token before it: a copied token cannot prolong itself', async () => {
  const { token } = await signIn()
  auth.cluster.clock.advance(11 * 3_600_000)
  const edited = await auth.call('PATCH', '/auth/me', { token, body: { zone: 'America/Lima' } })
  expect(edited.status, edited.text).toBe(200)
  expect(claimsOf(tokenOf(edited))).toMatchObject({
    zone: 'America/Lima',
    exp: (claimsOf(token) as { exp: number }).exp,
  })
  auth.cluster.clock.advance(3_600_000 + 5_000)
  expect(await opens(tokenOf(edited))).toBe(false)
})

it('the list of devices says since when each is signed in, however often its session was renewed', async () => {
  const began = auth.cluster.clock.now()
  const { cookie } = await signIn()
  auth.cluster.clock.advance(days(20))
  const renewed = await renew(cookie)
  const { body } = await auth.call('GET', '/auth/sessions', { token: tokenOf(renewed) })
  const { sessions } = body as unknown as { sessions: { createdAt: string; expiresAt: string; current: boolean }[] }
  expect(sessions.filter(({ current }) => current)).toMatchObject([
    { createdAt: began.toISOString(), expiresAt: new Date(began.getTime() + days(50)).toISOString() },
  ])
})

it('without staying signed in the session ends after 12 hours, and its cookie with the browser', async () => {
  const { cookie, header } = await signIn({ keepSignedIn: false })
  expect(header).not.toContain('Max-Age')
  auth.cluster.clock.advance(11 * 3_600_000)
  const renewed = await renew(cookie)
  expect(renewed.status).toBe(200)
  const { exp } = claimsOf(tokenOf(renewed)) as { exp: number }
  expect(exp * 1000 - auth.cluster.clock.now().getTime()).toBeLessThanOrEqual(3_600_000)
  auth.cluster.clock.advance(3_600_000)
  expect((await renew(cookieOf(renewed))).status).toBe(401)
})

it('two tabs that send the same cookie both go on, with the same next cookie', async () => {
  const { cookie } = await signIn()
  const answers = await Promise.all([renew(cookie), renew(cookie), renew(cookie)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(cookieOf)).size).toBe(1)
  auth.cluster.clock.advance(days(1))
  expect((await renew(cookieOf(answers[0]))).status).toBe(200)
})

it('a cookie that was used before ends the session, for its thief and for its owner', async () => {
  const { cookie } = await signIn()
  const owner = await renew(cookie)
  auth.cluster.clock.advance(10_001)
  expect((await renew(cookie)).status).toBe(401)
  expect(await opens(tokenOf(owner))).toBe(false)
  expect((await renew(cookieOf(owner))).status).toBe(401)
})

it('a cookie that never was one, none at all, and a body that is no JSON change nothing', async () => {
  const { cookie } = await signIn()
  const [sessionId = ''] = cookie.replace('renewal=', '').split('.')
  expect((await renew(`renewal=${sessionId}.${'x'.repeat(43)}`)).status).toBe(401)
  expect((await renew('')).status).toBe(401)
  const { statusCode } = await auth.app.inject({ method: 'POST', url: '/api/auth/renew', headers: { cookie } })
  expect([400, 415]).toContain(statusCode)
  expect((await renew(cookie)).status).toBe(200)
})

it.each([
  ['logout', (token: string) => auth.call('POST', '/auth/logout', { token })],
  [
    'ending it from the list',
    (token: string) => auth.call('DELETE', `/auth/sessions/${String(claimsOf(token)['sid'])}`, { token }),
  ],
])('%s ends the cookie, also after everything about the ended session was swept', async (_, end) => {
  const { token, cookie } = await signIn()
  expect((await end(token)).status).toBe(204)
  expect((await renew(cookie)).status).toBe(401)
  auth.cluster.clock.advance(days(2))
  expect((await renew(cookie)).status).toBe(401)
})

it('a changed password gives this browser a new cookie and ends all others', async () => {
  const { email, token, cookie } = await signIn()
  const elsewhere = await auth.login(email, goodPassword)
  const { passwordEnc: newPasswordEnc } = await auth.sealed('another calm evening here')
  const body = { ...(await auth.sealed(goodPassword)), newPasswordEnc }
  const changed = await auth.call('POST', '/auth/change-password', { token, body })
  expect(changed.status, changed.text).toBe(200)
  expect((await renew(cookie)).status).toBe(401)
  expect((await renew(cookieOf(elsewhere))).status).toBe(401)
  expect((await renew(cookieOf(changed))).status).toBe(200)
})

it('a browser that was offline at its logout ends the session with its cookie alone', async () => {
  const { token, cookie } = await signIn()
  const ended = await renew(cookie, { end: true })
  expect(ended.status).toBe(204)
  expect(String(ended.headers['set-cookie'])).toContain('Max-Age=0')
  expect(await opens(token)).toBe(false)
  // The same again, after a lost response.
  expect((await renew(cookie, { end: true })).status).toBe(204)
  expect((await renew('', { end: true })).status).toBe(204)
})

it('an administrator is signed in for 12 hours, whatever they choose', async () => {
  const { email } = await auth.candidate()
  const login = await auth.deps.logins.findByEmail(auth.deps.emailKeyOf(email))
  await auth.deps.users.change(login?.userId ?? '', (user) => ({ ...user, admin: true }))
  const answer = await auth.login(email, goodPassword, { keepSignedIn: true })
  expect(String(answer.headers['set-cookie'])).not.toContain('Max-Age')
  auth.cluster.clock.advance(12 * 3_600_000)
  expect((await renew(cookieOf(answer))).status).toBe(401)
})

it('the database keeps no secret of a cookie', async () => {
  const { cookie } = await signIn()
  const secret = cookie.split('.')[1] ?? ''
  const stored = JSON.stringify(await auth.deps.database.db.collection('sessions').find().toArray())
  expect(stored).not.toContain(secret)
})
