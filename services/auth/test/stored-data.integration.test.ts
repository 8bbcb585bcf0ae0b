import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSweeper } from '@app/shared/mongo/sweeper'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { upkeep } from '../src/flows/upkeep.ts'
import { collections, sweepsOf } from '../src/store/collections.ts'
import { goodPassword, startAuth, type Auth } from './start-auth.ts'

let auth: Auth
const secrets: string[] = [goodPassword]
beforeAll(async () => {
  auth = await startAuth()
  await upkeep(auth.deps)
  const { email, token } = await auth.candidate({ username: 'ada', zone: 'Europe/Madrid' }, 'ada.canary@example.com')
  await auth.call('PATCH', '/auth/me', { token, body: { name: 'Ada' } })
  const sent = await auth.sealed('wrong canary password')
  await auth.login(email, '', sent)
  await auth.call('POST', '/auth/logout', { token })
  secrets.push(token, 'wrong canary password', sent.passwordEnc)
})
afterAll(() => auth.close())

const fieldsOf = collections as Record<string, { key: string; fields: readonly string[] }>

async function stored() {
  const names = (await auth.deps.database.db.listCollections().toArray()).map(({ name }) => name)
  const all = names.map(async (name) => ({
    name,
    documents: await auth.deps.database.db.collection(name).find().toArray(),
  }))
  return Promise.all(all)
}

it('every stored field is a declared one', async () => {
  const found = await stored()
  expect(found.filter(({ documents }) => documents.length > 0).length).toBeGreaterThanOrEqual(7)
  for (const { name, documents } of found)
    for (const document of documents)
      expect(['_id', ...(fieldsOf[name]?.fields ?? [])], name).toEqual(expect.arrayContaining(Object.keys(document)))
})

it('no password, token, ciphertext or private key is stored as it is, and an address only in its profile', async () => {
  const key = (await auth.deps.encryptionKeys.current()).fingerprint
  for (const { name, documents } of await stored()) {
    const text = JSON.stringify(documents)
    for (const secret of secrets) expect(text, name).not.toContain(secret)
    if (name !== 'users') expect(text, name).not.toContain('ada.canary')
    if (name === 'keys') {
      expect(text).toContain(key)
      // How the DER of an unsealed RSA or Ed25519 private key begins.
      expect(text).not.toMatch(/"sealedPrivateKey":"(MIIG|MIIE|MC4C)/)
    }
  }
})

it('the README names every collection with its key, purpose and retention', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  for (const [name, { key, purpose, kept }] of Object.entries(collections))
    expect(readme).toContain(`| \`${name}\` | ${key} | ${purpose} | ${kept} |`)
})

it('what is due is swept, and what counts stays', async () => {
  const { database, clock, logger } = { ...auth.deps, clock: auth.cluster.clock }
  const count = async (name: string) => database.db.collection(name).countDocuments()
  await auth.candidate()
  const sweeper = startSweeper({ sweeps: sweepsOf(database.db), clock, logger, everyMs: 20 })
  try {
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await count('sessions')).toBe(1)
    expect(await count('revocations')).toBe(1)
    expect(await count('throttles')).toBe(1)
    clock.advance(31 * 24 * 3_600_000)
    for (const name of ['sessions', 'revocations', 'throttles', 'keys', 'used_ciphertexts'])
      await expect.poll(() => count(name), { message: name }).toBe(0)
    expect(await count('users')).toBe(2)
    expect(await count('logins')).toBe(2)
  } finally {
    sweeper.stop()
  }
  expect((await auth.login('ada.canary@example.com', goodPassword)).status).toBe(200)
})
