import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts'

const key = randomBytes(32)
const userId = randomUUID()
const token = unsubscribeToken(key, userId, 'weekly-summary')

it('a token says whose it is and of what, and fits into an address', () => {
  expect(readUnsubscribeToken(key, token)).toEqual({ userId, kind: 'weekly-summary' })
  expect(token).toMatch(/^[\w.-]{1,200}$/)
})

it('nobody can make one, or another out of one', () => {
  const forged = unsubscribeToken(randomBytes(32), userId, 'weekly-summary')
  const [said, mac] = token.split('.')
  const other = Buffer.from(`${randomUUID()}:weekly-summary`).toString('base64url')
  for (const bad of [
    '',
    '.',
    'x',
    forged,
    `${said}.`,
    `.${mac}`,
    `${other}.${mac}`,
    `${token}.x`,
    token.slice(0, -1),
  ]) {
    expect(readUnsubscribeToken(key, bad), bad).toBeNull()
  }
  const unknown = unsubscribeToken(key, userId, 'security' as never)
  expect(readUnsubscribeToken(key, unknown)).toBeNull()
})
