import { afterAll, beforeAll, expect, it } from 'vitest'
import { commonPasswords } from '../src/providers/common-passwords.ts'
import { createCluster, goodPassword, seal, startAuth, type Auth } from './start-auth.ts'

let auth: Auth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.close())

const code = (answer: { body: Record<string, unknown> }) => answer.body['code']

it('the public key is RSA with 3072 bits, ends with the UTC day, and is the same all day', async () => {
  const key = await auth.publicKey()
  expect(key.expiresAt).toBe('2026-11-28T00:00:00.000Z')
  expect(Buffer.from(key.publicKey.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64')).toHaveLength(422)
  expect(await auth.publicKey()).toEqual(key)
})

it('refuses weak passwords, each with its sentence', async () => {
  const cases: [string, string][] = [
    ['', 'password-too-short'],
    ['seven77', 'password-too-short'],
    ['😀'.repeat(7), 'password-too-short'],
    ['a'.repeat(65), 'password-too-long'],
    ['Password1', 'password-common'],
    ['ｐａｓｓｗｏｒｄ１', 'password-common'],
    ['STARWARS', 'password-common'],
    ['weakling.person', 'password-part-of-email'],
    ['weakling.person@example.com', 'password-part-of-email'],
  ]
  for (const [password, expected] of cases) {
    const answer = await auth.register('weakling.person@example.com', password)
    expect(answer, password).toMatchObject({ status: 400, body: { code: expected } })
  }
})

it('refuses 3,000 of the most used passwords that are long enough', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const long = dictionary['passwords-common'].filter((password) => password.length >= 8).slice(0, 3000)
  expect(long).toHaveLength(3000)
  const list = await commonPasswords()
  expect(long.filter((password) => !list.has(password.toLowerCase()))).toEqual([])
})

it('accepts 64 characters of four bytes, and reads every one of them', async () => {
  const password = '😀🎹🚲🌋'.repeat(16)
  expect((await auth.register('astral@example.com', password)).status).toBe(201)
  expect((await auth.login('astral@example.com', password)).status).toBe(200)
  expect((await auth.login('astral@example.com', `${'😀🎹🚲🌋'.repeat(15)}😀🎹🚲🌊`)).status).toBe(401)
})

it('the same keys give the same password, however the keyboard composes them', async () => {
  expect((await auth.register('composed@example.com', 'caf\u00E9 am Marktplatz')).status).toBe(201)
  expect((await auth.login('composed@example.com', 'cafe\u0301 am Marktplatz')).status).toBe(200)
})

it('wrong password, unknown address and damaged ciphertext have one answer', async () => {
  const { email } = await auth.candidate()
  const good = await auth.sealed(goodPassword)
  const damaged = Buffer.from(good.passwordEnc, 'base64')
  damaged[100] = (damaged[100] ?? 0) ^ 1
  const noText = await seal(new Uint8Array([0xff, 0xfe, 0xfd, 0xfc, 0xfb, 0xfa, 0xf9, 0xf8]), await auth.publicKey())
  const answers = [
    await auth.login(email, 'not the password'),
    await auth.login('nobody@example.com', goodPassword),
    await auth.login(email, '', { passwordEnc: damaged.toString('base64') }),
    await auth.login(email, '', { passwordEnc: 'AAAA' }),
    await auth.login(email, '', { passwordEnc: 'not base64 at all!' }),
    await auth.login(email, '', noText),
    await auth.login(email, ''),
  ]
  const shown = answers.map(({ status, headers, body }) => {
    const { requestId: _, ...rest } = body
    return { status, headers: Object.keys(headers), rest }
  })
  for (const answer of shown) expect(answer).toEqual(shown[0])
  expect(shown[0]).toMatchObject({ status: 401, rest: { code: 'wrong-credentials' } })
  const unreadable = await auth.register('new@example.com', '', { passwordEnc: damaged.toString('base64url') })
  expect(unreadable).toMatchObject({ status: 400, body: { code: 'password-unreadable' } })
})

it('both alphabets of base64 are read, and a fingerprint may be left out', async () => {
  const { email } = await auth.candidate()
  const one = await auth.sealed(goodPassword)
  const urlSafe = Buffer.from(one.passwordEnc, 'base64').toString('base64url')
  const body = { email, passwordEnc: urlSafe }
  expect((await auth.call('POST', '/auth/login', { body })).status).toBe(200)
})

it('a ciphertext is accepted once, over all operations, spellings and addresses', async () => {
  const { email } = await auth.candidate()
  const other = await auth.candidate()
  const used = await auth.sealed(goodPassword)
  expect((await auth.login(email, '', used)).status).toBe(200)
  expect(await auth.login(email, '', used)).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } })
  const spelled = { ...used, passwordEnc: Buffer.from(used.passwordEnc, 'base64').toString('base64url') }
  expect((await auth.login(email, '', spelled)).status).toBe(401)
  expect((await auth.login(other.email, '', used)).status).toBe(401)
  expect(code(await auth.register('replay@example.com', '', used))).toBe('password-unreadable')

  const raced = await auth.sealed(goodPassword)
  const answers = await Promise.all(Array.from({ length: 5 }, () => auth.login(email, '', raced)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('a key counts for an hour after its day; then, and for a fingerprint nobody knows, the answer is stale-key', async () => {
  const night = await startAuth(createCluster('2026-11-27T23:50:00Z'))
  try {
    const { email } = await night.candidate()
    const old = await night.publicKey()
    night.cluster.clock.set('2026-11-28T00:59:59Z')
    expect((await night.publicKey()).fingerprint).not.toBe(old.fingerprint)
    expect((await night.login(email, '', await seal(goodPassword, old))).status).toBe(200)
    night.cluster.clock.set('2026-11-28T01:00:00Z')
    const late = await seal(goodPassword, old)
    for (const answer of [
      await night.login(email, '', late),
      await night.login(email, goodPassword, { keyFingerprint: 'unknown' }),
      await night.register('late@example.com', '', late),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'stale-key' } })
    expect((await night.login(email, goodPassword)).status).toBe(200)
  } finally {
    await night.close()
  }
})

it('a login that could not be checked uses up neither the ciphertext nor an attempt', async () => {
  const { email } = await auth.candidate()
  const { hashing, throttles, emailKeyOf } = auth.deps
  const { verify } = hashing
  hashing.verify = () => Promise.reject(new Error('no memory'))
  const sent = await auth.sealed(goodPassword)
  expect((await auth.login(email, '', sent)).status).toBe(500)
  hashing.verify = verify
  expect((await auth.login(email, '', sent)).status).toBe(200)
  for (let count = 0; count < 10; count += 1)
    expect(await throttles.admit(emailKeyOf(email), { id: `${count}`, at: auth.cluster.clock.now() })).toBeNull()
})
