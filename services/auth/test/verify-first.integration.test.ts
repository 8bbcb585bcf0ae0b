import { afterAll, beforeAll, expect, it } from 'vitest'
import { askFor, newestLink, requestsFor, type Link } from './links.ts'
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

it('there is no account before a link is opened, however often somebody registers', async () => {
  const { logins, emailKeyOf, database } = auth.deps
  expect(await logins.findByEmail(emailKeyOf('ada@example.com'))).toBeNull()
  for (const name of ['users', 'logins', 'usernames'])
    expect(await database.db.collection(name).countDocuments()).toBe(0)
})

const open = (token: string | undefined) => auth.call('POST', '/auth/verify-email', { body: { token } })

/** Registers and reads the mail of exactly this registration. */
async function registerAndRead(email: string, password: string, more: object = {}) {
  auth.cluster.clock.advance(1000)
  expect((await auth.register(email, password, more)).status).toBe(201)
  const link = await newestLink(auth, email)
  expect(link).toMatchObject({ mail: 'verify', email })
  return link!
}

const strangers = 'the password of a stranger'
const mine = 'the password that I chose'

it('a stranger registers my address, I register too and open my link: my password counts, and never his', async () => {
  const email = 'victim@example.com'
  const his = await registerAndRead(email, strangers, { username: 'victim' })
  const own = await registerAndRead(email, mine, { username: 'victim' })
  expect((await open(own.token)).status).toBe(200)
  expect((await auth.login(email, strangers)).status).toBe(401)
  expect(await auth.login(email, mine)).toMatchObject({ status: 200, body: { user: { username: 'victim' } } })
  // Neither his link, opened by mistake later, nor mine once more changes a password.
  expect(await open(his.token)).toMatchObject({ status: 400, body: { code: 'invalid-link' } })
  expect((await open(own.token)).status).toBe(200)
  expect((await auth.login(email, strangers)).status).toBe(401)
  expect((await auth.login(email, mine)).status).toBe(200)
})

it('the stranger comes second, and I type my code: each code is of its own registration', async () => {
  const email = 'second@example.com'
  const own = await registerAndRead(email, mine)
  const his = await registerAndRead(email, strangers)
  expect(own.code).not.toBe(his.code)
  const body = { email, code: own.code }
  expect((await auth.call('POST', '/auth/verify-email', { body })).status).toBe(200)
  expect((await auth.login(email, strangers)).status).toBe(401)
  expect((await auth.login(email, mine)).status).toBe(200)
})

it('of links opened at the same moment one makes the account, and its password is the one that counts', async () => {
  const email = 'race@example.com'
  const passwords = [mine, strangers, 'a third password of somebody']
  const links: Link[] = []
  for (const password of passwords) links.push(await registerAndRead(email, password))
  await Promise.all(links.map(({ token }) => open(token)))
  const statuses: number[] = []
  for (const password of passwords) statuses.push((await auth.login(email, password)).status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401])
})

it('a mail is sent again for the one registration that waits, and not while several do', async () => {
  const email = 'again@example.com'
  const first = await registerAndRead(email, mine)
  const again = await askFor(auth, 'verify', email)
  expect(again.token).not.toBe(first.token)
  await registerAndRead(email, strangers)
  auth.cluster.clock.advance(60_000)
  expect((await auth.call('POST', '/auth/resend-verification', { body: { email } })).status).toBe(200)
  expect(await newestLink(auth, email)).toBeNull()
  expect((await open(again.token)).status).toBe(200)
  expect((await auth.login(email, mine)).status).toBe(200)
})

it('an account of mode `open` that nobody verified goes to the person who reads the mail', async () => {
  const email = 'earlier@example.com'
  const before = await startAuth(auth.cluster)
  const { token } = (await before.register(email, strangers)).body as { token: string }
  const own = await registerAndRead(email, mine)
  expect((await open(own.token)).status).toBe(200)
  expect((await open(own.token)).status).toBe(200)
  expect((await auth.login(email, mine)).status).toBe(200)
  expect((await auth.login(email, strangers)).status).toBe(401)
  expect((await auth.call('GET', '/auth/me', { token })).status).toBe(401)
  await before.close()
})

it('a username that another account took meanwhile is left out', async () => {
  const late = await registerAndRead('late@example.com', mine, { username: 'fast' })
  const early = await registerAndRead('early@example.com', mine, { username: 'Fast' })
  expect((await open(early.token)).status).toBe(200)
  expect((await open(late.token)).status).toBe(200)
  expect(await auth.login('early@example.com', mine)).toMatchObject({ body: { user: { username: 'Fast' } } })
  expect((await auth.login('late@example.com', mine)).body['user']).not.toHaveProperty('username')
})

it('a link is good for a day, and a deleted account takes the other registrations of its address along', async () => {
  const email = 'gone@example.com'
  const old = await registerAndRead(email, mine)
  auth.cluster.clock.advance(24 * 3_600_000)
  expect((await open(old.token)).status).toBe(400)
  const other = await registerAndRead(email, strangers)
  const own = await registerAndRead(email, mine)
  expect((await open(own.token)).status).toBe(200)
  const { token } = (await auth.login(email, mine)).body as { token: string }
  expect((await auth.call('DELETE', '/auth/me', { token, body: await auth.sealed(mine) })).status).toBe(202)
  const stored = JSON.stringify(await auth.deps.database.db.collection('tokens').find().toArray())
  expect(stored).not.toContain(email)
  expect((await open(other.token)).status).toBe(400)
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
  const { token } = await registerAndRead('grace@example.com', goodPassword)
  expect((await open(token)).status).toBe(200)
  expect((await auth.login('grace@example.com', goodPassword)).status).toBe(200)
})

it('a username that is taken is refused for everybody alike', async () => {
  const { token } = await registerAndRead('first@example.com', goodPassword, { username: 'wanted' })
  expect((await open(token)).status).toBe(200)
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
  expect(first).toMatchObject({ mail: 'verify', email })
  auth.cluster.clock.advance(1000)
  await auth.register(email, 'another good password')
  expect(await newestLink(auth, email)).toMatchObject({ mail: 'verify' })
  expect((await auth.call('POST', '/auth/verify-email', { body: { token: first?.token } })).status).toBe(200)
  expect((await auth.login(email, goodPassword)).status).toBe(200)

  auth.cluster.clock.advance(1000)
  const again = shown(await auth.register(email, goodPassword))
  const fresh = shown(await auth.register('fresh@example.com', goodPassword))
  expect(again).toEqual(fresh)
  const mail = await newestLink(auth, email)
  expect(mail).toMatchObject({ mail: 'already-registered', email })
  expect(mail).not.toHaveProperty('token')
  expect(mail).not.toHaveProperty('code')
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
