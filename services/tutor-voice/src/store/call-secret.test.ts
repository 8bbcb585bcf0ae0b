import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createCallSecret, readCallSecret } from './call-secret.ts'

it('a secret leads to its call, and what is stored of it does not lead back', () => {
  const [userId, callId] = [randomUUID(), randomUUID()]
  const { value, hash } = createCallSecret(userId, callId)
  expect(readCallSecret(`Bearer ${value}`)).toEqual({ userId, callId, hash })
  expect(value).not.toContain(hash)
  expect(createCallSecret(userId, callId).value).not.toBe(value)
})

it.each([undefined, '', 'Bearer ', 'Bearer vs_short', `Bearer ${'a'.repeat(89)}`, `bearer vs_${'a'.repeat(86)}`])(
  '%j is no secret of a call',
  (header) => expect(readCallSecret(header)).toBe(null),
)
