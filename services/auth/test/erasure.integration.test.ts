import { randomUUID } from 'node:crypto'
import { createEvent } from '@app/shared/events/event'
import { receiptOf, settleMs } from '@app/shared/mongo/erasure'
import { createTestClock } from '@app/shared/testing/test-clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { advanceErasure, eraseAccount, takeReceipt } from '../src/flows/erase-account.ts'
import type { ErasingService } from '../src/domain/erasing-services.ts'
import { createReactions } from '../src/reactions/reactions.ts'
import { collections } from '../src/store/collections.ts'
import { publishedEvents } from './events.ts'
import { claimsOf, goodPassword, startAuth, type Auth, type SignedIn } from './start-auth.ts'

let auth: Auth
const waitingClock = createTestClock()
const others: ErasingService[] = ['practice', 'billing', 'tutor-voice', 'mail']
beforeAll(async () => {
  auth = await startAuth(undefined, {}, { waitingClock })
})
afterAll(() => auth.close())

const remove = async ({ token }: { token: string }, password = goodPassword) =>
  auth.call('DELETE', '/auth/me', { token, body: await auth.sealed(password) })
const erasureOf = async (id: string) => (await auth.call('GET', `/auth/erasures/${id}`)).body

const giveReceipt = (userId: string, erasureId: string, service: ErasingService) => {
  const facts = receiptOf(service, { erasureId, erasedAt: auth.cluster.clock.now(), removed: { documents: 3 } })
  return takeReceipt(auth.deps, service, { erasureId, ...facts })
}

/** Collections that hold one of these texts anywhere. */
async function placesOf(...texts: string[]): Promise<string[]> {
  const { db } = auth.deps.database
  const found: string[] = []
  for (const { name } of await db.listCollections().toArray()) {
    const text = JSON.stringify(await db.collection(name).find().toArray())
    if (texts.some((one) => text.includes(one))) found.push(name)
  }
  return found.toSorted()
}

it('a wrong password deletes nothing', async () => {
  const person = await auth.candidate()
  const answer = await remove(person, 'not my password at all')
  expect([answer.status, answer.body['code']]).toEqual([403, 'wrong-password'])
  expect((await auth.call('GET', '/auth/me', { token: person.token })).status).toBe(200)
})

it('deletes at once, keeps the sealed address until the receipt of mail, and is done after every receipt', async () => {
  const username = `ada-${randomUUID().slice(0, 8)}`
  const person = await auth.candidate({ username })
  const { sub: userId } = claimsOf(person.token) as { sub: string }
  const answer = await remove(person)
  expect(answer.status, answer.text).toBe(202)
  const { erasureId } = answer.body as { erasureId: string }
  expect(await publishedEvents(auth, 'auth.user-deleted.v1', userId)).toEqual([{ userId, erasureId }])
  expect((await auth.call('GET', '/auth/me', { token: person.token })).status).toBe(401)
  expect((await auth.login(person.email, goodPassword)).status).toBe(401)
  expect(await placesOf(person.email, username)).toEqual([])
  expect(await auth.asMail(`/auth/users/${userId}/address`)).toMatchObject({ email: person.email, greeting: username })

  for (const service of others.slice(0, 3)) await giveReceipt(userId, erasureId, service)
  await giveReceipt(userId, erasureId, 'practice')
  expect((await erasureOf(erasureId))['state']).toBe('running')
  await giveReceipt(userId, erasureId, 'mail')
  expect(await auth.asMail(`/auth/users/${userId}/address`)).toBeNull()
  waitingClock.advance(settleMs)
  await advanceErasure(auth.deps, erasureId)
  const done = await erasureOf(erasureId)
  const receipts = done['receipts'] as { service: string; removed: Record<string, number> }[]
  expect([done['state'], receipts.map(({ service }) => service)]).toEqual(['done', [...others, 'auth']])
  expect(receipts.at(-1)?.removed).toMatchObject({ logins: 1, users: 1, usernames: 1, sessions: 1, devices: 1 })
  expect(await placesOf(userId)).toEqual(['erasures', 'revocations'])
})

it('what a crash leaves after the commit is done by the event, which may come again', async () => {
  const person = await auth.candidate()
  const { sub: userId } = claimsOf(person.token) as { sub: string }
  const emailKey = auth.deps.emailKeyOf(person.email)
  const [user, login] = [await auth.deps.users.findById(userId), await auth.deps.logins.findByEmail(emailKey)]
  const userData = { ...auth.deps.userData, eraseUser: () => Promise.reject(new Error('killed')) }
  const erasureId = await eraseAccount({ ...auth.deps, userData }, { user: user!, login: login! })
  expect(await auth.deps.users.findById(userId)).not.toBeNull()
  const react = createReactions(auth.deps)['auth.user-deleted.v1']
  const event = createEvent('auth.user-deleted.v1', { key: userId, body: { userId, erasureId }, at: new Date() })
  await react?.(event)
  await react?.(event)
  expect(await auth.deps.users.findById(userId)).toBeNull()
  expect((await auth.call('GET', '/auth/me', { token: person.token })).status).toBe(401)
})

it('a deletion that is repeated because its answer was lost is answered alike, while the account is going', async () => {
  const person = await auth.candidate()
  const { userData } = auth.deps
  const { eraseUser } = userData
  userData.eraseUser = () => {
    userData.eraseUser = eraseUser
    return Promise.reject(new Error('everything is still there'))
  }
  const first = await remove(person)
  const again = await remove(person, 'the password is not compared any more')
  expect([first.status, again.status, again.body]).toEqual([202, 202, first.body])
})

it('the same address registers again as a new person, whom late steps of the erasure leave alone', async () => {
  const person = await auth.candidate()
  const { erasureId } = (await remove(person)).body as { erasureId: string }
  const again = (await auth.candidate({}, person.email)) as SignedIn
  expect(claimsOf(again.token)['sub']).not.toBe(claimsOf(person.token)['sub'])
  for (const service of others) await giveReceipt('', erasureId, service)
  waitingClock.advance(settleMs)
  await advanceErasure(auth.deps, erasureId)
  expect((await erasureOf(erasureId))['state']).toBe('done')
  expect((await auth.call('GET', '/auth/me', { token: again.token })).status).toBe(200)
})

it('a copy has every collection with something of the person, and no hash or key; 503 while a service is away', async () => {
  const person = await auth.candidate({ username: `bo-${randomUUID().slice(0, 8)}` })
  const { sub: userId } = claimsOf(person.token) as { sub: string }
  const asked = await auth.call('POST', '/auth/export', { token: person.token })
  expect(asked.status).toBe(202)
  const path = `/auth/export/${String(asked.body['id'])}`
  expect((await auth.call('GET', path, { token: person.token })).status).toBe(503)
  for (const service of others) auth.deps.readUserExport[service] = async <T>() => ({ collections: {} }) as T
  const stranger = await auth.candidate()
  expect((await auth.call('GET', path, { token: stranger.token })).status).toBe(404)
  const copy = await auth.call('GET', path, { token: person.token })
  expect(copy.status, copy.text).toBe(200)
  const { auth: own, ...more } = copy.body['services'] as Record<string, Record<string, unknown[]>>
  expect(Object.keys(more).toSorted()).toEqual(others.toSorted())
  const emailKey = auth.deps.emailKeyOf(person.email)
  const held = await placesOf(userId, emailKey)
  expect(Object.keys(own ?? {}).filter((name) => (own?.[name]?.length ?? 0) > 0)).toEqual(expect.arrayContaining(held))
  expect(copy.text).not.toMatch(/argon2|passwordHash|emailKey/)
  expect(copy.text).not.toContain(emailKey)
  // Nothing of these belongs to one person, or it is gone with the account.
  const nobodys = ['keys', 'used_ciphertexts', 'outbox', 'erasures']
  expect(Object.keys(own ?? {}).toSorted()).toEqual(
    Object.keys(collections)
      .filter((name) => !nobodys.includes(name))
      .toSorted(),
  )
  auth.cluster.clock.advance(3_600_000)
  expect((await auth.call('GET', path, { token: person.token })).status).toBe(404)
})
