import { afterAll, expect, it } from 'vitest'
import { claimsOf, createCluster, goodPassword, seal, startAuth, type Auth, type SignedIn } from './start-auth.ts'

const started: Auth[] = []
afterAll(async () => {
  for (const auth of started) await auth.close()
})

async function start(...options: Parameters<typeof startAuth>): Promise<Auth> {
  const auth = await startAuth(...options)
  started.push(auth)
  return auth
}

const kids = async (auth: Auth) =>
  ((await auth.call('GET', '/auth/keys')).body['keys'] as { kid: string }[]).map(({ kid }) => kid)
const me = async (auth: Auth, token: string) => (await auth.call('GET', '/auth/me', { token })).status

it('replicas that start at once agree on their keys, and each reads what the other gave out', async () => {
  const cluster = createCluster()
  const replicas = await Promise.all([1, 2, 3].map(() => start(cluster)))
  const [first, second] = replicas as [Auth, Auth]
  const fingerprints = await Promise.all(replicas.map(async (auth) => (await auth.publicKey()).fingerprint))
  expect(new Set(fingerprints).size).toBe(1)
  const sets = await Promise.all(replicas.map(kids))
  expect(new Set(sets.flat()).size).toBe(1)

  const { email, token } = await first.candidate()
  expect(await me(second, token)).toBe(200)
  const ciphertext = await first.sealed(goodPassword)
  const answers = await Promise.all(replicas.map((auth) => auth.login(email, '', ciphertext)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await second.call('POST', '/auth/logout', { token })
  expect(await me(first, token)).toBe(401)
})

it('keys and sessions survive a restart', async () => {
  const cluster = createCluster()
  const before = await startAuth(cluster)
  const { token, email } = await before.candidate()
  const key = await before.publicKey()
  await before.close()
  const after = await start(cluster)
  expect(await after.publicKey()).toEqual(key)
  expect(await me(after, token)).toBe(200)
  expect((await after.login(email, '', await seal(goodPassword, key))).status).toBe(200)
})

it('with another SEAL_KEY the service is not ready, instead of making keys that nobody else has', async () => {
  const cluster = createCluster()
  const before = await start(cluster)
  await before.publicKey()
  const other = await start(cluster, { SEAL_KEY: createCluster().secrets['SEAL_KEY'] ?? '' })
  const ready = async (auth: Auth) => (await auth.app.inject({ url: '/ready' })).statusCode
  expect([await ready(before), await ready(other)]).toEqual([200, 503])
})

it('a token is good for its 12 hours over the change of the signing key, which is published before it is used', async () => {
  const cluster = createCluster('2026-11-27T22:55:00Z')
  const auth = await start(cluster)
  const { token, email } = await auth.candidate()
  const [today] = await kids(auth)
  cluster.clock.set('2026-11-27T23:10:00Z')
  await auth.deps.signingKeys.prepare()
  const [, tomorrow] = await kids(auth)
  expect(tomorrow).toBeDefined()
  expect(tomorrow).not.toBe(today)

  cluster.clock.set('2026-11-28T00:00:00Z')
  const { token: next } = (await auth.login(email, goodPassword)).body as unknown as SignedIn
  const headerOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString()) as object
  expect(headerOf(next)).toMatchObject({ kid: tomorrow })
  cluster.clock.set(new Date((claimsOf(token)['exp'] as number) * 1000 - 1000))
  expect(await me(auth, token)).toBe(200)
  expect(new Set(await kids(auth))).toEqual(new Set([today, tomorrow]))
  cluster.clock.set('2026-11-28T13:00:01Z')
  expect(await kids(auth)).toEqual([tomorrow])
})

it('a replica whose clock is behind reads what the new key of another sealed', async () => {
  const ahead = createCluster('2026-11-28T00:00:01Z')
  const behind = { ...ahead, clock: createCluster('2026-11-27T23:59:30Z').clock }
  const [a, b] = await Promise.all([start(ahead), start(behind)])
  await b.publicKey()
  const { email, token } = await a.candidate()
  expect((await b.login(email, '', await a.sealed(goodPassword))).status).toBe(200)
  expect(await me(b, token)).toBe(200)
})

it('with the database away nobody is logged out: the answer is 503, in time', async () => {
  const cluster = createCluster()
  const { token, email } = await (await start(cluster)).candidate()
  const cutOff = await start(cluster, { MONGODB_URL: 'mongodb://127.0.0.1:9', ANSWER_WITHIN_MS: '4500' })
  const begun = Date.now()
  const [profile, login, key] = await Promise.all([
    cutOff.call('GET', '/auth/me', { token }),
    cutOff.call('POST', '/auth/login', { body: { email, passwordEnc: 'AAAA' } }),
    cutOff.call('GET', '/auth/public-key'),
  ])
  expect(Date.now() - begun).toBeLessThan(5000)
  for (const answer of [profile, login, key])
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect((await cutOff.app.inject('/ready')).statusCode).toBe(503)
  expect((await cutOff.app.inject('/health')).statusCode).toBe(200)
})
