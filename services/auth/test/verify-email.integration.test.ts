import { startConsumers } from '@app/shared/events/consume'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createReactions } from '../src/reactions/reactions.ts'
import { publishedEvents } from './events.ts'
import { askFor, newestLink, requestsFor } from './links.ts'
import { startAuth, type Auth, type Profile } from './start-auth.ts'

let auth: Auth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.close())

const verify = (body: object) => auth.call('POST', '/auth/verify-email', { body })
const isVerified = async (token: string) =>
  ((await auth.call('GET', '/auth/me', { token })).body as Profile).emailVerified
const refusedLink = {
  status: 400,
  body: { code: 'invalid-link', message: 'Email verification failed. The link may be expired or invalid.' },
}

it('registering asks for one mail, whose link verifies the address, also again within its life', async () => {
  const { email, token, user } = await auth.candidate({ username: 'ada' })
  const [request, ...more] = await requestsFor(auth, email)
  expect(more).toEqual([])
  expect(await publishedEvents(auth, 'auth.verification-requested.v1', user.id)).toEqual([
    { userId: user.id, requestId: request?.requestId },
  ])
  const link = await newestLink(auth, email)
  const inADay = new Date(auth.cluster.clock.now().getTime() + 24 * 3_600_000).toISOString()
  expect(link).toMatchObject({ mail: 'verify', email, greeting: 'ada', expiresAt: inADay })

  for (let time = 0; time < 2; time += 1)
    expect(await verify({ token: link?.token })).toMatchObject({
      status: 200,
      body: { message: 'Email verified successfully!' },
    })
  expect(await isVerified(token)).toBe(true)
  expect(await publishedEvents(auth, 'auth.email-verified.v1', user.id)).toEqual([{ userId: user.id }])
  expect(await newestLink(auth, email)).toBeNull()
})

it('a link is refused when it is old, unknown or of another kind', async () => {
  const { email } = await auth.candidate()
  const reset = await askFor(auth, 'reset', email)
  expect(await verify({ token: reset.token })).toMatchObject(refusedLink)
  expect(await verify({ token: 'bm8gc3VjaCB0b2tlbg' })).toMatchObject(refusedLink)
  const { token } = await askFor(auth, 'verify', email)
  auth.cluster.clock.advance(24 * 3_600_000)
  expect(await verify({ token })).toMatchObject(refusedLink)
  expect(await newestLink(auth, email)).toBeNull()
})

it('the code of the newest mail verifies, in any spelling of the address; an older code does not', async () => {
  const { email, token } = await auth.candidate()
  const first = await newestLink(auth, email)
  const second = await askFor(auth, 'verify', email)
  expect(second.code).toMatch(/^\d{6}$/)
  if (first?.code !== second.code)
    expect(await verify({ email, code: first?.code })).toMatchObject({ status: 400, body: { code: 'invalid-code' } })
  expect((await verify({ email: ` ${email.toUpperCase()}`, code: second.code })).status).toBe(200)
  expect((await verify({ email, code: second.code })).status).toBe(200)
  expect(await isVerified(token)).toBe(true)
})

const wrongOf = (code: string | undefined) => `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0')

it('after five wrong codes the right one is refused as well, until a new mail is asked for', async () => {
  const { email, token } = await auth.candidate()
  const { code } = (await newestLink(auth, email)) ?? {}
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => verify({ email, code: wrongOf(code) })))
  for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-code' } })
  expect((await verify({ email, code })).status).toBe(400)
  expect(await isVerified(token)).toBe(false)
  const next = await askFor(auth, 'verify', email)
  expect((await verify({ email, code: next.code })).status).toBe(200)
})

it('wrong codes are counted per address, and nothing tells whether it has an account', async () => {
  const { email } = await auth.candidate()
  const { code } = (await newestLink(auth, email)) ?? {}
  const answers = async (address: string) => {
    const all = []
    for (let time = 0; time < 11; time += 1) all.push(shown(await verify({ email: address, code: wrongOf(code) })))
    return all
  }
  const known = await answers(email)
  expect(known.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  expect(await answers('nobody@example.com')).toEqual(known)
})

const shown = ({ status, headers, body }: Awaited<ReturnType<Auth['call']>>) => {
  const { requestId: _, ...rest } = body
  return { status, headers: Object.keys(headers), rest, order: Object.keys(body) }
}

it('asking again answers the same for known, verified and unknown addresses, and five times an hour', async () => {
  const known = await auth.candidate()
  const verified = await auth.candidate()
  await verify({ token: (await newestLink(auth, verified.email))?.token })
  const addresses = [known.email, verified.email, 'unknown@example.com']
  const ask = (email: string) => auth.call('POST', '/auth/resend-verification', { body: { email } })
  for (let time = 0; time < 6; time += 1) {
    const [first, ...others] = await Promise.all(addresses.map(async (email) => shown(await ask(email))))
    expect(first).toMatchObject(
      time < 5
        ? { status: 200, rest: { message: 'Verification email sent! Please check your inbox.' } }
        : { status: 429, rest: { code: 'too-many-requests' } },
    )
    for (const other of others) expect(other).toEqual(first)
    auth.cluster.clock.advance(60_000)
  }
  const refused = await ask(known.email)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  expect(await newestLink(auth, known.email)).toMatchObject({ mail: 'verify' })
  expect(await newestLink(auth, verified.email)).toBeNull()
  expect(await newestLink(auth, 'unknown@example.com')).toBeNull()
  expect(await requestsFor(auth, 'unknown@example.com')).toHaveLength(5)
})

it('asking again within 60 seconds is refused with the time to wait, for known and unknown addresses alike', async () => {
  const { email } = await auth.candidate()
  const ask = (address: string) => auth.call('POST', '/auth/resend-verification', { body: { email: address } })
  for (const address of [email, 'stranger@example.com']) {
    expect((await ask(address)).status).toBe(200)
    auth.cluster.clock.advance(20_000)
    expect(await ask(address)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '40' },
      body: {
        code: 'too-many-requests',
        message: 'A verification email was sent a moment ago. You can ask for another one in 40 seconds.',
      },
    })
    auth.cluster.clock.advance(40_000)
    expect((await ask(address)).status).toBe(200)
  }
})

it('whose link it is: only the account that it was mailed for owns it, and asking changes nothing', async () => {
  const ada = await auth.candidate()
  const other = await auth.candidate()
  const { token: link } = (await newestLink(auth, ada.email)) ?? {}
  const reset = await askFor(auth, 'reset', ada.email)
  const owns = async (token: string | undefined, caller: string) =>
    (await auth.call('POST', '/auth/verification-owner', { token: caller, body: { token } })).body
  expect(await owns(link, ada.token)).toEqual({ own: true })
  expect(await owns(link, other.token)).toEqual({ own: false })
  expect(await owns(reset.token, ada.token)).toEqual({ own: false })
  expect(await owns('bm8gc3VjaCB0b2tlbg', ada.token)).toEqual({ own: false })
  expect((await auth.call('POST', '/auth/verification-owner', { body: { token: link } })).status).toBe(401)
  expect(await isVerified(ada.token)).toBe(false)
})

it('the mail of a registration that ended before it was asked for is asked for by the reaction, once', async () => {
  const { tokens } = auth.deps
  const { insert } = tokens
  tokens.insert = () => Promise.reject(new Error('the process ended here'))
  const email = 'crashed@example.com'
  expect((await auth.register(email, 'quiet lamps over harbours')).status).toBe(500)
  tokens.insert = insert
  expect(await requestsFor(auth, email)).toEqual([])
  const consumers = startConsumers({
    ...auth.deps,
    db: auth.deps.database.db,
    service: auth.cluster.database,
    reactions: { 'auth.user-registered.v1': createReactions(auth.deps)['auth.user-registered.v1']! },
  })
  try {
    await expect.poll(() => requestsFor(auth, email)).toHaveLength(1)
  } finally {
    await consumers.stop()
  }
  expect(await newestLink(auth, email)).toMatchObject({ mail: 'verify' })
  const again = await auth.register(email, 'quiet lamps over harbours')
  expect(again.status).toBe(201)
  expect(await requestsFor(auth, email)).toHaveLength(1)
})

it('a crash after the address was verified leaves the event to the relay', async () => {
  const { email, user } = await auth.candidate()
  const { users, outbox } = auth.deps
  const { verify: write } = users
  users.verify = async (...all) => {
    await write(...all)
    throw new Error('the process ended here')
  }
  const { token } = (await newestLink(auth, email)) ?? {}
  expect((await verify({ token })).status).toBe(500)
  users.verify = write
  await expect.poll(() => outbox.relay()).toBeGreaterThanOrEqual(0)
  expect(await publishedEvents(auth, 'auth.email-verified.v1', user.id)).toEqual([{ userId: user.id }])
  expect((await verify({ token })).status).toBe(200)
})
