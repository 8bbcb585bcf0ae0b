import { createTestSessions } from '@app/shared/testing/sessions'
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimsOf, goodPassword, startAuth, type Auth, type Profile, type SignedIn } from './start-auth.ts'

let auth: Auth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.close())

it('registers, knows the person, logs out, and logs in again', async () => {
  const registered = await auth.register('Ada@Example.com', goodPassword, { username: 'ada', zone: 'europe/madrid' })
  expect(registered.status).toBe(201)
  expect(registered.body).toMatchObject({
    message: 'Account created successfully! Please check your email to verify your account before logging in.',
    user: {
      email: 'ada@example.com',
      username: 'ada',
      zone: 'Europe/Madrid',
      emailVerified: false,
      admin: false,
      subscriptionActive: false,
      createdAt: '2026-11-27T12:00:00.000Z',
    },
  })
  const { token, user } = registered.body as SignedIn
  expect(claimsOf(token)).toMatchObject({ sub: user.id, zone: 'Europe/Madrid', adm: false })
  expect((await auth.call('GET', '/auth/me', { token })).body).toEqual(user)

  expect((await auth.call('POST', '/auth/logout', { token })).status).toBe(204)
  expect((await auth.call('GET', '/auth/me', { token })).status).toBe(401)

  const again = await auth.login('ada@example.com ', goodPassword)
  expect(again.status).toBe(200)
  expect((again.body as SignedIn).user.id).toBe(user.id)
})

it('the token is EdDSA, lasts 12 hours, and is verified with the published key set', async () => {
  const { token } = await auth.candidate()
  const keys = (await auth.call('GET', '/auth/keys')).body as unknown as JSONWebKeySet
  const options = { issuer: 'gbat-daily/auth', audience: 'gbat-daily', currentDate: auth.cluster.clock.now() }
  const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(keys), options)
  expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'JWT' })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(12 * 3600)
})

it('a token that is forged, foreign or changed opens nothing', async () => {
  const { token, user } = await auth.candidate()
  const [header = '', payload = '', signature = ''] = token.split('.')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const foreign = await createTestSessions()
  const forged = [
    `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `${header}.${encode({ ...claimsOf(token), adm: true })}.${signature}`,
    `${header}.${payload}.`,
    (await foreign.bearer({ userId: user.id, now: auth.cluster.clock.now() })).slice('Bearer '.length),
    'x'.repeat(5000),
    '',
  ]
  for (const wrong of forged) {
    const answer = await auth.call('GET', '/auth/me', { token: wrong })
    expect(answer, wrong).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  }
})

it('an address has one account, and says what to do about it', async () => {
  const { email } = await auth.candidate()
  const second = await auth.register(email.toUpperCase(), 'another password entirely')
  expect(second).toMatchObject({ status: 409, body: { code: 'email-taken' } })
  expect(second.body['message']).toContain('log in')
})

it('a registration that is sent again, because its answer was lost, is answered like the first', async () => {
  const { email, user } = await auth.candidate({ username: 'patient' })
  const again = await auth.register(email, goodPassword, { username: 'patient' })
  expect(again.status).toBe(201)
  expect((again.body as SignedIn).user.id).toBe(user.id)
})

it('two clicks at once make one account and two answers', async () => {
  const both = await Promise.all(
    [1, 2].map(() => auth.register('twice@example.com', goodPassword, { username: 'twice' })),
  )
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  const [first, second] = both.map(({ body }) => (body as SignedIn).user)
  expect(first).toEqual(second)
  const me = await auth.call('GET', '/auth/me', { token: (both[1]!.body as SignedIn).token })
  expect((me.body as Profile).username).toBe('twice')
  expect((await auth.register('other@example.com', goodPassword, { username: 'Twice' })).body['code']).toBe(
    'username-taken',
  )
})

it('of many people who want one username, one gets it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      auth.register(`many${index}@example.com`, goodPassword, { username: 'many' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'username-taken' })
})

it('an empty username is none', async () => {
  expect((await auth.candidate({ username: '' })).user).not.toHaveProperty('username')
})

it('refuses what it cannot keep as it is, with a code and a sentence', async () => {
  const cases: [object, string][] = [
    [{ email: 'ada.example.com' }, 'invalid-email'],
    [{ email: 'ada@example.com\r\nBcc: x@example.com' }, 'invalid-email'],
    [{ email: 'a,b@example.com' }, 'invalid-email'],
    [{ email: 'a\u0000b@example.com' }, 'invalid-email'],
    [{ email: 'a\uD800b@example.com' }, 'invalid-email'],
    [{ username: 'ab' }, 'invalid-username'],
    [{ username: 'white space' }, 'invalid-username'],
    [{ username: 'nul\u0000' }, 'invalid-username'],
    [{ username: '__proto__' }, 'invalid-username'],
    [{ password: goodPassword }, 'invalid-request'],
    [{ admin: true }, 'invalid-request'],
    [{ email: { $ne: '' } }, 'invalid-request'],
  ]
  for (const [wrong, code] of cases) {
    const answer = await auth.register('fine@example.com', goodPassword, wrong)
    expect(answer, JSON.stringify(wrong)).toMatchObject({ status: 400, body: { code } })
    expect(String(answer.body['message']).length).toBeGreaterThan(20)
  }
  expect(await auth.deps.logins.findByEmail(auth.deps.emailKeyOf('fine@example.com'))).toBeNull()
})

it('a browser whose zone is not known gets days of UTC, one with an older name the current name', async () => {
  for (const [reported, zone] of [
    ['Etc/Unknown', 'UTC'],
    ['Mars/Olympus', 'UTC'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
  ] as const) {
    const answer = await auth.register(`${reported.replace('/', '.')}@example.com`, goodPassword, { zone: reported })
    expect(answer, reported).toMatchObject({ status: 201, body: { user: { zone } } })
    expect((answer.body as SignedIn).user.zoneAssumed, reported).toBe(zone === 'UTC' ? true : undefined)
  }
})

it('that days are those of UTC for want of a zone is told until a browser names one or the person chooses one', async () => {
  const { email, token, user } = await auth.candidate({ zone: 'Etc/Unknown' })
  expect(user).toMatchObject({ zone: 'UTC', zoneAssumed: true })
  const named = await auth.login(email, goodPassword, { zone: 'America/Lima' })
  expect((named.body as SignedIn).user.zoneAssumed).toBeUndefined()
  const unnamed = await auth.login(email, goodPassword, { zone: 'Etc/Unknown' })
  expect((unnamed.body as SignedIn).user).toMatchObject({ zone: 'UTC', zoneAssumed: true })
  const chosen = await auth.call('PATCH', '/auth/me', { token, body: { zone: 'UTC' } })
  expect((chosen.body as SignedIn).user).not.toHaveProperty('zoneAssumed')
})

it('the browser keeps the zone up to date at login, until the person chooses one', async () => {
  const { email, token } = await auth.candidate({ zone: 'Europe/Madrid' })
  const moved = await auth.login(email, goodPassword, { zone: 'America/Lima' })
  expect(claimsOf((moved.body as SignedIn).token)['zone']).toBe('America/Lima')

  const edited = await auth.call('PATCH', '/auth/me', { token, body: { zone: 'asia/tokyo' } })
  expect(edited.status).toBe(200)
  const fresh = edited.body as SignedIn
  expect(fresh.user.zone).toBe('Asia/Tokyo')
  const before = claimsOf(token)
  expect(claimsOf(fresh.token)).toMatchObject({ zone: 'Asia/Tokyo', sid: before['sid'], exp: before['exp'] })

  const later = await auth.login(email, goodPassword, { zone: 'America/Lima' })
  expect((later.body as SignedIn).user.zone).toBe('Asia/Tokyo')
})

it('a profile takes and drops a name and a username, and frees the old one', async () => {
  const { token } = await auth.candidate({ username: 'before' })
  auth.cluster.clock.advance(61_000)
  const edited = await auth.call('PATCH', '/auth/me', { token, body: { name: ' Ada ', username: 'after' } })
  expect((edited.body as SignedIn).user).toMatchObject({ name: 'Ada', username: 'after' })
  const other = await auth.candidate({ username: 'before' })
  const taken = await auth.call('PATCH', '/auth/me', { token: other.token, body: { username: 'AFTER' } })
  expect(taken).toMatchObject({ status: 409, body: { code: 'username-taken' } })
  auth.cluster.clock.advance(61_000)
  const dropped = await auth.call('PATCH', '/auth/me', { token, body: { name: '', username: '' } })
  expect((dropped.body as SignedIn).user).not.toHaveProperty('name')
  expect((dropped.body as SignedIn).user).not.toHaveProperty('username')
  expect((await auth.call('PATCH', '/auth/me', { token: other.token, body: { username: 'after' } })).status).toBe(200)
  expect((await auth.call('PATCH', '/auth/me', { token, body: {} })).status).toBe(400)
  expect((await auth.call('PATCH', '/auth/me', { token, body: { emailVerified: true } })).status).toBe(400)
})

it('two edits at once both stay', async () => {
  const { token } = await auth.candidate()
  await Promise.all([
    auth.call('PATCH', '/auth/me', { token, body: { name: 'Ada' } }),
    auth.call('PATCH', '/auth/me', { token, body: { zone: 'Asia/Tokyo' } }),
  ])
  const me = await auth.call('GET', '/auth/me', { token })
  expect(me.body).toMatchObject({ name: 'Ada', zone: 'Asia/Tokyo' })
})

it('a session ends with its token, and a deleted or foreign session opens nothing', async () => {
  const { token, user } = await auth.candidate()
  const { sid } = claimsOf(token) as { sid: string }
  await auth.deps.sessions.delete(sid)
  expect((await auth.call('GET', '/auth/me', { token })).status).toBe(401)
  await auth.deps.sessions.insert({
    id: sid,
    userId: `${user.id}x`,
    emailKey: '',
    credential: 1,
    device: 'Firefox on Linux',
    createdAt: auth.cluster.clock.now(),
    expiresAt: new Date('2030-01-01'),
    kept: false,
    renewal: null,
  })
  expect((await auth.call('GET', '/auth/me', { token })).status).toBe(401)

  const other = await auth.candidate()
  auth.cluster.clock.advance(12 * 3_600_000 + 6_000)
  expect((await auth.call('GET', '/auth/me', { token: other.token })).status).toBe(401)
})

it('the address of a candidate, for services only', async () => {
  const { token, user, email } = await auth.candidate({ username: 'grace' })
  const path = `/auth/users/${user.id}/address`
  expect(await auth.asMail(path)).toEqual({
    email,
    greeting: 'grace',
    verified: false,
    zone: 'UTC',
    weeklySummary: false,
  })
  expect(await auth.asMail('/auth/users/0198c0de-0000-7000-8000-00000000dead/address')).toBeNull()
  expect((await auth.call('GET', path)).status).toBe(401)
  expect((await auth.call('GET', path, { token })).status).toBe(401)
})

it('a change of the subscription shows in the profile, and an older one changes nothing', async () => {
  const { createReactions } = await import('../src/reactions/reactions.ts')
  const react = createReactions(auth.deps)['billing.subscription-changed.v1']
  const { token, user } = await auth.candidate()
  const change = (sequence: number, status: 'active' | 'canceled', periodEnd: string | null) =>
    react?.({
      id: `e${sequence}`,
      subject: 'billing.subscription-changed.v1',
      body: { userId: user.id, sequence, plan: 'monthly', status, periodEnd, customerId: 'cus_1' },
      at: auth.cluster.clock.now(),
    })
  const me = async () => (await auth.call('GET', '/auth/me', { token })).body as Profile

  const end = new Date(auth.cluster.clock.now().getTime() + 3_600_000).toISOString()
  await change(2, 'canceled', end)
  await change(1, 'active', null)
  await change(2, 'active', null)
  expect(await me()).toMatchObject({
    subscriptionActive: true,
    subscriptionCurrentPeriodEnd: end,
    stripeCustomerId: 'cus_1',
  })
  auth.cluster.clock.advance(3_600_000)
  expect((await me()).subscriptionActive).toBe(false)
  await expect(
    react?.({
      id: 'e',
      subject: 'billing.subscription-changed.v1',
      body: { userId: 'nobody', sequence: 1, plan: 'monthly', status: 'active', periodEnd: null },
      at: new Date(),
    }),
  ).resolves.toBeUndefined()
  expect(await auth.deps.users.findById('nobody')).toBeNull()
})

it('one person who changes the username many times at once keeps one, and the others are free in time', async () => {
  const { token } = await auth.candidate({ username: 'name0' })
  await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      auth.call('PATCH', '/auth/me', { token, body: { username: `name${index % 3}` } }),
    ),
  )
  const { username } = (await auth.call('GET', '/auth/me', { token })).body as Profile
  auth.cluster.clock.advance(10 * 60_000 + 1)
  for (const name of ['name0', 'name1', 'name2']) {
    const answer = await auth.register(`${name}@example.com`, goodPassword, { username: name })
    expect(answer.status, name).toBe(name === username ? 409 : 201)
  }
})
