import { randomUUID } from 'node:crypto'
import { createEvent } from '@app/shared/events/event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newUser } from '../src/domain/user.ts'
import { claimUsername } from '../src/flows/claim-username.ts'
import { upkeep } from '../src/flows/upkeep.ts'
import { publishedEvents } from './events.ts'
import { goodPassword, startAuth, type Auth, type SignedIn } from './start-auth.ts'

let auth: Auth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.close())

/** A registration that ended after the claim and the profile, before its commit. */
async function halfRegistered(email: string, username: string): Promise<string> {
  const { users, emailKeyOf, clock } = auth.deps
  const now = clock.now()
  const userId = await claimUsername(auth.deps, username, { userId: randomUUID(), emailKey: emailKeyOf(email) })
  const user = newUser(userId ?? '', { email, username, zone: 'UTC' }, now)
  await users.insertPending(user, new Date(now.getTime() + 3_600_000))
  return user.id
}

it('a registration that ended half way is healed by sending it again', async () => {
  const userId = await halfRegistered('half@example.com', 'halfway')
  const { user } = await auth.candidate({ username: 'halfway' }, 'half@example.com')
  expect(user).toMatchObject({ id: userId, username: 'halfway' })
  expect((await auth.login('half@example.com', goodPassword)).status).toBe(200)
})

it('a claim that is left over keeps others from the username for ten minutes', async () => {
  await halfRegistered('gone@example.com', 'leftover')
  const other = () => auth.register('heir@example.com', goodPassword, { username: 'leftover' })
  expect((await other()).body['code']).toBe('username-taken')
  auth.cluster.clock.advance(10 * 60_000 + 1)
  expect((await other()).status).toBe(201)
})

it('what is left of a registration that never came to be is removed within the hour', async () => {
  const userId = await halfRegistered('abandoned@example.com', 'abandoned')
  await upkeep(auth.deps)
  expect(await auth.deps.users.findById(userId)).not.toBeNull()
  auth.cluster.clock.advance(3_600_001)
  await upkeep(auth.deps)
  expect(await auth.deps.users.findById(userId)).toBeNull()
  expect(await auth.deps.usernames.findById('abandoned')).toBeNull()
})

it('an account whose profile was never confirmed is confirmed by the upkeep, not removed', async () => {
  const { users } = auth.deps
  const { confirm } = users
  users.confirm = () => Promise.reject(new Error('the process ended here'))
  const { user } = await auth.candidate()
  users.confirm = confirm
  auth.cluster.clock.advance(2 * 3_600_000)
  await upkeep(auth.deps)
  expect(await users.findById(user.id)).not.toBeNull()
  expect(await users.listPending(new Date('2100-01-01'))).toEqual([])
})

it('a crash after the commit: the registration is sent again and answered, its event is published once', async () => {
  const { sessions } = auth.deps
  const { insert } = sessions
  sessions.insert = () => Promise.reject(new Error('the process ended here'))
  const email = 'crash@example.com'
  const sent = await auth.sealed(goodPassword)
  expect((await auth.register(email, '', sent)).status).toBe(500)
  sessions.insert = insert
  const again = await auth.register(email, '', sent)
  expect(again.status).toBe(201)
  expect(await publishedEvents(auth, 'auth.user-registered.v1', (again.body as SignedIn).user.id)).toHaveLength(1)
})

it('a crash after the commit leaves the event to the relay; a crash before it leaves nothing to publish', async () => {
  const { outbox, database, broker, logins, clock } = auth.deps
  await broker.link()
  const outboxRows = database.db.collection<{ _id: string; collection: string; ref: string; at: Date }>('outbox')
  const intent = (id: string, ref: string, ageMs: number) =>
    outboxRows.insertOne({ _id: id, collection: 'logins', ref, at: new Date(Date.now() - ageMs) })
  const userId = randomUUID()
  const event = createEvent('auth.user-registered.v1', { key: userId, body: { userId }, at: clock.now() })
  await intent(event.id, 'committed', 3000)
  await logins.insert({ emailKey: 'committed', userId, passwordHash: '', credential: 1, createdAt: clock.now() }, [
    event,
  ])
  await intent('fresh', 'never-committed', 3000)
  await intent('old', 'never-committed', 11 * 60_000)
  await outbox.relay()
  expect(await publishedEvents(auth, 'auth.user-registered.v1', userId)).toHaveLength(1)
  const left = await Promise.all([event.id, 'fresh', 'old'].map((id) => outboxRows.findOne({ _id: id })))
  expect(left.map((row) => row?._id)).toEqual([undefined, 'fresh', undefined])
})

it('logging out tells the gateway by event and by list, until its last token would have ended', async () => {
  const { token, user } = await auth.candidate()
  await auth.call('POST', '/auth/logout', { token })
  const [event] = await publishedEvents(auth, 'auth.session-revoked.v1', user.id)
  const expiresAt = new Date(auth.cluster.clock.now().getTime() + 12 * 3_600_000)
  expect(event).toMatchObject({ userId: user.id, reason: 'logout', expiresAt: expiresAt.toISOString() })
  const revocations = async () =>
    ((await auth.asMail('/auth/revocations')) as { revocations: { sessionId: string }[] }).revocations.map(
      ({ sessionId }) => sessionId,
    )
  const sessionId = (event as { sessionId: string }).sessionId
  expect(await revocations()).toContain(sessionId)
  expect((await auth.call('GET', '/auth/revocations', { token })).status).toBe(401)
  auth.cluster.clock.advance(12 * 3_600_000 + 61_000)
  expect(await revocations()).not.toContain(sessionId)
})

it('logging out twice at once is one revocation', async () => {
  const { token, user } = await auth.candidate()
  const answers = await Promise.all([1, 2, 3].map(() => auth.call('POST', '/auth/logout', { token })))
  for (const { status } of answers) expect([204, 401]).toContain(status)
  expect(await publishedEvents(auth, 'auth.session-revoked.v1', user.id)).toHaveLength(1)
})
