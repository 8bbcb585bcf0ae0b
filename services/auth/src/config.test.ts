import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const secret = randomBytes(32).toString('base64')
const complete = {
  MONGODB_URL: 'mongodb://x',
  NATS_URL: 'nats://x',
  SEAL_KEY: secret,
  EMAIL_KEY: secret,
  LINK_KEY: secret,
  SERVICE_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
}

it('has the usual limits and mode, unless told otherwise', () => {
  expect(readConfig(complete)).toMatchObject({
    registrationMode: 'open',
    loginLimits: [
      { failures: 10, withinMs: 900_000 },
      { failures: 100, withinMs: 86_400_000 },
    ],
  })
  expect(readConfig({ ...complete, REGISTRATION_MODE: 'verify-first' }).registrationMode).toBe('verify-first')
})

it('says in one sentence what is wrong', () => {
  expect(() => readConfig({ ...complete, SEAL_KEY: 'short', EMAIL_KEY: '' })).toThrow(
    'Cannot start: SEAL_KEY is not valid: it should be the base64 of at least 32 bytes; EMAIL_KEY is missing',
  )
  expect(() => readConfig({ ...complete, REGISTRATION_MODE: 'closed' })).toThrow('it should be open or verify-first')
})
