import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readCommonConfig, readServiceConfig } from './common-config.ts'
import { EnvError, readEnv, type EnvReader } from './env.ts'

/** Reads one variable and answers its value, or the sentence of the refusal. */
function read(value: string | undefined, how: (env: EnvReader) => unknown): unknown {
  const env = readEnv({ X: value })
  const found = how(env)
  try {
    env.done()
    return found
  } catch (error) {
    return (error as Error).message
  }
}

const signingKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
const otherKey = generateKeyPairSync('x25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')

describe('a variable', () => {
  it.each<[string, string | undefined, (env: EnvReader) => unknown, unknown]>([
    ['a text', 'a', (env) => env.text('X'), 'a'],
    ['a text that is not set', undefined, (env) => env.text('X', 'b'), 'b'],
    ['an empty text', '', (env) => env.text('X', 'b'), 'b'],
    ['a number', '7', (env) => env.number('X'), 7],
    ['a number that is not set', undefined, (env) => env.number('X', { fallback: 3 }), 3],
    ['a port', '0', (env) => env.port('X'), 0],
    ['addresses', 'http://a:1/, https://b', (env) => env.urls('X'), ['http://a:1', 'https://b']],
    ['networks', '10.0.0.0/8, ::1', (env) => env.networks('X', []), ['10.0.0.0/8', '::1']],
    ['no networks', '', (env) => env.networks('X', ['::1']), []],
    ['networks that are not set', undefined, (env) => env.networks('X', ['::1']), ['::1']],
    ['JSON', '{"a":1}', (env) => env.json('X', {}), { a: 1 }],
    ['a secret', Buffer.alloc(32, 1).toString('base64'), (env) => env.secret('X', 32).length, 32],
    ['a signing key', signingKey, (env) => env.signingKey('X').toString('base64'), signingKey],
  ])('%s is read', (_what, value, how, expected) => {
    expect(read(value, how)).toEqual(expected)
  })

  it.each<[string, string | undefined, (env: EnvReader) => unknown, string]>([
    ['nothing', undefined, (env) => env.text('X'), 'X is missing: it should be a text'],
    ['no number', 'many', (env) => env.number('X'), 'X is not valid: it should be a whole number'],
    ['half a number', '1.5', (env) => env.number('X'), 'X is not valid: it should be a whole number'],
    ['too little', '0', (env) => env.number('X', { min: 1 }), 'a whole number from 1'],
    ['too large a port', '70000', (env) => env.port('X'), 'a whole number from 0 to 65535'],
    ['no address', 'localhost:8101', (env) => env.urls('X'), 'one or more http addresses'],
    ['one bad address of two', 'http://a,b', (env) => env.urls('X'), 'one or more http addresses'],
    ['a number of hops', '1', (env) => env.networks('X', []), 'IP addresses or networks'],
    ['a network too long', '10.0.0.0/33', (env) => env.networks('X', []), 'IP addresses or networks'],
    ['a name', 'gateway', (env) => env.networks('X', []), 'IP addresses or networks'],
    ['a short secret', 'abcd', (env) => env.secret('X', 32), 'the base64 of at least 32 bytes'],
    ['no key', 'abcd', (env) => env.signingKey('X'), 'an Ed25519 private key'],
    ['a key of another kind', otherKey, (env) => env.signingKey('X'), 'an Ed25519 private key'],
    ['no JSON', '{', (env) => env.json('X', {}), 'X is not valid: it should be JSON'],
  ])('%s is refused with a sentence that says what to do', (_what, value, how, sentence) => {
    expect(read(value, how)).toContain(sentence)
  })

  it('never shows its value in the refusal, which may be a secret', () => {
    expect(read('hunter2-not-base64-of-enough', (env) => env.secret('X', 64))).not.toContain('hunter2')
  })
})

it('all faults are told at once', () => {
  const env = readEnv({ A: 'x' })
  env.number('A')
  env.text('B')
  expect(() => env.done()).toThrow(new EnvError(expectedFaults))
})

const expectedFaults =
  'Cannot start: A is not valid: it should be a whole number from 0 to 9007199254740991; B is missing: it should be a text.'

describe('the configuration of a process', () => {
  it('listens on this machine only, unless told otherwise', () => {
    expect(readCommonConfig(readEnv({}), 8101)).toMatchObject({ host: '127.0.0.1', port: 8101, logLevel: 'info' })
  })

  it('refuses a moved clock in production', () => {
    const env = { NODE_ENV: 'production', TEST_CLOCK_FILE: '/tmp/clock' }
    expect(() => readCommonConfig(readEnv(env), 1)).toThrow('TEST_CLOCK_FILE is set')
    expect(readCommonConfig(readEnv({ TEST_CLOCK_FILE: '/tmp/clock' }), 1).testClockFile).toBe('/tmp/clock')
  })

  it('of a service has its own database and believes a gateway on this machine', () => {
    const env = readEnv({ MONGODB_URL: 'mongodb://127.0.0.1', NATS_URL: 'nats://127.0.0.1', SERVICE_KEY: signingKey })
    const config = readServiceConfig(env, { name: 'billing', port: 8103 })
    expect(config).toMatchObject({ database: 'billing', port: 8103, trustedProxies: ['127.0.0.1', '::1'] })
    expect(() => env.done()).not.toThrow()
  })
})
