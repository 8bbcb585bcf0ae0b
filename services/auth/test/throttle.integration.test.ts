import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PasswordHashing } from '../src/providers/password-hashing.ts'
import { createPasswordHashing } from '../src/providers/password-hashing.ts'
import { createCluster, goodPassword, seal, startAuth, type Auth } from './start-auth.ts'

let auth: Auth
let checked = 0
beforeAll(async () => {
  const real = createPasswordHashing({ atOnce: 2, queue: 200, waitMs: 20_000 })
  const counting: PasswordHashing = {
    ...real,
    verify: (hash, password) => {
      checked += 1
      return real.verify(hash, password)
    },
  }
  // A hundred at once may take a busy machine longer than a caller would wait, and each of them is counted here.
  auth = await startAuth(createCluster(), { ANSWER_WITHIN_MS: '60000' }, { hashing: counting })
})
afterAll(() => auth.close())

async function guessAtOnce(process: Auth, email: string, count: number) {
  const key = await process.publicKey()
  const bodies = await Promise.all(
    Array.from({ length: count }, async (_, index) => ({ email, ...(await seal(`wrong guess ${index}`, key)) })),
  )
  return Promise.all(bodies.map((body) => process.call('POST', '/auth/login', { body })))
}

it('of 100 guesses at once exactly 10 are checked, with an account and without one alike', async () => {
  const { email, token } = await auth.candidate()
  for (const address of [email, 'nobody@example.com']) {
    checked = 0
    const answers = await guessAtOnce(auth, address, 100)
    expect(checked).toBe(10)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(90)
    expect(refused[0]).toMatchObject({
      headers: { 'retry-after': '900' },
      body: {
        code: 'too-many-requests',
        message: 'There were too many failed attempts for this address. Please try again in 15 minutes.',
      },
    })
  }
  // Whoever is logged in goes on; the right password waits as well, or its answer would tell.
  expect((await auth.call('GET', '/auth/me', { token })).status).toBe(200)
  expect((await auth.login(email, goodPassword)).status).toBe(429)
  auth.cluster.clock.advance(15 * 60_000)
  expect((await auth.login(email, goodPassword)).status).toBe(200)
})

it('right passwords lock nobody out and do not forgive guesses', async () => {
  const { email } = await auth.candidate()
  for (let count = 0; count < 12; count += 1) expect((await auth.login(email, goodPassword)).status).toBe(200)
  for (let count = 0; count < 9; count += 1) expect((await auth.login(email, 'not the password')).status).toBe(401)
  expect((await auth.login(email, goodPassword)).status).toBe(200)
  expect((await auth.login(email, 'not the password')).status).toBe(401)
  expect((await auth.login(email, goodPassword)).status).toBe(429)
})

it('guessing through register counts as well', async () => {
  const { email } = await auth.candidate()
  for (let count = 0; count < 10; count += 1) expect((await auth.register(email, 'not the password')).status).toBe(409)
  expect((await auth.register(email, goodPassword)).status).toBe(429)
})

it('the limit of the day holds whatever the pace', async () => {
  const strict = await startAuth(auth.cluster, { LOGIN_FAILURES_PER_DAY: '15' }, { hashing: auth.deps.hashing })
  const email = 'patient@example.com'
  const checkedOf = async (count: number) =>
    (await guessAtOnce(strict, email, count)).filter(({ status }) => status === 401).length
  try {
    expect(await checkedOf(12)).toBe(10)
    auth.cluster.clock.advance(15 * 60_000)
    expect(await checkedOf(12)).toBe(5)
    auth.cluster.clock.advance(15 * 60_000)
    const [refused] = await guessAtOnce(strict, email, 1)
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': `${23.5 * 3600}` } })
    auth.cluster.clock.advance(23.5 * 3_600_000)
    expect(await checkedOf(12)).toBe(10)
  } finally {
    await strict.close()
  }
})

it('too many logins at once: the rest is told to come again', async () => {
  const busy = await startAuth(auth.cluster)
  try {
    const key = await busy.publicKey()
    const bodies = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => ({
        email: `storm${index}@example.com`,
        ...(await seal('wrong guess', key)),
      })),
    )
    const answers = await Promise.all(bodies.map((body) => busy.call('POST', '/auth/login', { body })))
    const away = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 401).length + away.length).toBe(60)
    expect(away.length).toBeGreaterThan(0)
    expect(away[0]).toMatchObject({ headers: { 'retry-after': '1' }, body: { code: 'unavailable' } })
  } finally {
    await busy.close()
  }
})
