import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const secret = randomBytes(64)
const key = randomBytes(32)
const seal = createSeal(key)

it('opens what it closed, and closes nothing twice in the same way', () => {
  expect(seal.open(seal.close(secret, 'a'), 'a')).toEqual(secret)
  expect(seal.close(secret, 'a')).not.toBe(seal.close(secret, 'a'))
  expect(Buffer.from(seal.close(secret, 'a'), 'base64').includes(secret)).toBe(false)
})

it('opens nothing with another key, in another place, or after any change', () => {
  const sealed = seal.close(secret, 'a')
  expect(() => createSeal(randomBytes(32)).open(sealed, 'a')).toThrow('unable to authenticate')
  expect(() => seal.open(sealed, 'b')).toThrow('unable to authenticate')
  const bytes = Buffer.from(sealed, 'base64')
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => seal.open(changed.toString('base64'), 'a')).toThrow('unable to authenticate')
  }
})
