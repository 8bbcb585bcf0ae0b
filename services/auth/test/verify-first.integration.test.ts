import { afterAll, beforeAll, expect, it } from 'vitest'
import { newestLink, requestsFor } from './links.ts'
import { createCluster, goodPassword, startAuth, type Auth } from './start-auth.ts'

let auth: Auth
beforeAll(async () => {
  auth = await startAuth(createCluster(), { REGISTRATION_MODE: 'verify-first' })
})
afterAll(() => auth.close())

const shown = ({ status, headers, body }: Awaited<ReturnType<Auth['call']>>) => {
  const { requestId: _, ...rest } = body
  return { status, headers: Object.keys(headers), rest }
}

it('register answers the same for an address that is known and one that is not, and gives no token', async () => {
  const first = shown(await auth.register('ada@example.com', goodPassword))
  const again = shown(await auth.register('ada@example.com', goodPassword))
  const other = shown(await auth.register('ada@example.com', 'another good password'))
  expect(first).toMatchObject({
    status: 201,
    rest: {
      message: 'Account created successfully! Please check your email to verify your account before logging in.',
    },
  })
  expect(Object.keys(first.rest)).toEqual(['message'])
  expect(again).toEqual(first)
  expect(other).toEqual(first)
})

it('the first registration counts, and what the others left is removed', async () => {
  const { logins, users, emailKeyOf } = auth.deps
  const login = await logins.findByEmail(emailKeyOf('ada@example.com'))
  await expect.poll(() => users.listPending(new Date('2100-01-01'))).toEqual([])
  const all = await auth.deps.database.db.collection('users').countDocuments()
  expect(all).toBe(1)
  expect(await users.findById(login?.userId ?? '')).toMatchObject({ email: 'ada@example.com' })
})

it('login tells neither whether there is an account nor whether it is verified, not even by its limit', async () => {
  const right = shown(await auth.login('ada@example.com', goodPassword))
  expect(right).toMatchObject({ status: 401, rest: { code: 'wrong-credentials' } })
  expect(right.rest['message']).toContain('not verified yet')
  expect(shown(await auth.login('ada@example.com', 'not the password'))).toEqual(right)
  expect(shown(await auth.login('nobody@example.com', goodPassword))).toEqual(right)
  for (let count = 0; count < 8; count += 1) await auth.login('ada@example.com', goodPassword)
  expect((await auth.login('ada@example.com', goodPassword)).status).toBe(429)
})

it('a verified address may log in', async () => {
  const { logins, users, emailKeyOf } = auth.deps
  await auth.register('grace@example.com', goodPassword)
  const login = await logins.findByEmail(emailKeyOf('grace@example.com'))
  await users.change(login?.userId ?? '', (user) => ({ ...user, emailVerified: true }))
  expect((await auth.login('grace@example.com', goodPassword)).status).toBe(200)
})

it('a username that is taken is refused for everybody alike', async () => {
  await auth.register('first@example.com', goodPassword, { username: 'wanted' })
  for (const email of ['first@example.com', 'second@example.com'])
    expect(await auth.register(email, goodPassword, { username: 'Wanted' })).toMatchObject({
      status: 409,
      body: { code: 'username-taken' },
    })
})

it('each registration asks for one mail: to verify, or for a verified address to say that it has an account', async () => {
  const email = 'mailed@example.com'
  await auth.register(email, goodPassword)
  const first = await newestLink(auth, email)
  expect(first).toMatchObject({ letter: 'verify', email })
  auth.cluster.clock.advance(1000)
  await auth.register(email, 'another good password')
  expect(await newestLink(auth, email)).toMatchObject({ letter: 'verify' })
  expect((await auth.call('POST', '/auth/verify-email', { body: { token: first?.token } })).status).toBe(200)
  expect((await auth.login(email, goodPassword)).status).toBe(200)

  auth.cluster.clock.advance(1000)
  const again = shown(await auth.register(email, goodPassword))
  const fresh = shown(await auth.register('fresh@example.com', goodPassword))
  expect(again).toEqual(fresh)
  const letter = await newestLink(auth, email)
  expect(letter).toMatchObject({ letter: 'already-registered', email })
  expect(letter).not.toHaveProperty('token')
  expect(letter).not.toHaveProperty('code')
  expect(await requestsFor(auth, email)).toHaveLength(3)
})

it('an address gets five mails an hour, whether it has an account or not', async () => {
  const statuses = async (email: string) => {
    const all = []
    for (let time = 0; time < 6; time += 1) all.push((await auth.register(email, goodPassword)).status)
    return all
  }
  await auth.register('counted@example.com', goodPassword)
  auth.cluster.clock.advance(3_600_000)
  const known = await statuses('counted@example.com')
  expect(known).toEqual([201, 201, 201, 201, 201, 429])
  expect(await statuses('uncounted@example.com')).toEqual(known)
})
