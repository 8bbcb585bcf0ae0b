import { afterAll, beforeAll, expect, it } from 'vitest'
import { goodPassword, startAuth, type Auth } from './start-auth.ts'

let auth: Auth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.close())

const fresh = 'other lamps over harbours'

/** A candidate whose login and session are stored as they were before passwords could be changed. */
async function earlierCandidate() {
  const candidate = await auth.candidate()
  const { db } = auth.deps.database
  const _id = auth.deps.emailKeyOf(candidate.email)
  const logins = await db.collection<{ _id: string }>('logins').updateOne({ _id }, { $unset: { credential: '' } })
  const sessions = await db
    .collection('sessions')
    .updateOne({ userId: candidate.user?.id }, { $unset: { credential: '', emailKey: '', device: '' } })
  expect([logins.modifiedCount, sessions.modifiedCount]).toEqual([1, 1])
  return candidate
}

const me = async (token: string) => (await auth.call('GET', '/auth/me', { token })).status

it('a session goes on, is listed, and ends with a reset or a change of the password like any other', async () => {
  const { email, token } = await earlierCandidate()
  expect(await me(token)).toBe(200)
  const { body } = await auth.call('GET', '/auth/sessions', { token })
  expect(body['sessions']).toMatchObject([{ device: 'An unknown device', current: true }])
  const other = (await auth.login(email, goodPassword)).body as { token: string }
  expect(await me(other.token)).toBe(200)
  expect(await change(other.token)).toBe(200)
  expect([await me(token), await me(other.token)]).toEqual([401, 200])
  expect((await auth.login(email, fresh)).status).toBe(200)
})

it('the session that changes the password stays, and of several changes one wins', async () => {
  const { email, token } = await earlierCandidate()
  const answers = await Promise.all([change(token), change(token), change(token)])
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(await me(token)).toBe(200)
  expect((await auth.login(email, goodPassword)).status).toBe(401)
  expect((await auth.login(email, fresh)).status).toBe(200)
})

async function change(token: string): Promise<number> {
  const old = await auth.sealed(goodPassword)
  const { passwordEnc: newPasswordEnc } = await auth.sealed(fresh)
  const { passwordEnc, keyFingerprint } = old
  const body = { passwordEnc, newPasswordEnc, keyFingerprint }
  return (await auth.call('POST', '/auth/change-password', { token, body })).status
}
