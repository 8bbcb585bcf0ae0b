import { setTimeout as pause } from 'node:timers/promises'
import * as argon2 from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { createPasswordHashing, createSlots } from './password-hashing.ts'

vi.mock('@node-rs/argon2', { spy: true })

it('hashes with argon2id, 19 MiB, two passes, one lane', async () => {
  const { hash, verify } = createPasswordHashing()
  const stored = await hash('quiet lamps')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hash('quiet lamps')).not.toBe(stored)
  expect(await verify(stored, 'quiet lamps')).toBe(true)
  expect(await verify(stored, 'quiet lamp')).toBe(false)
  expect(await verify(null, 'quiet lamps')).toBe(false)
})

it('checks a hash of the same parameters for an account that does not exist', async () => {
  const { hash, verify } = createPasswordHashing()
  const stored = await hash('quiet lamps')
  vi.mocked(argon2.verify).mockClear()
  await verify(stored, 'another')
  await verify(null, 'another')
  const [known = '', unknown = ''] = vi.mocked(argon2.verify).mock.calls.map(([checked]) => String(checked))
  const parametersOf = (text: string) => text.split('$').slice(0, 4)
  expect(parametersOf(unknown)).toEqual(parametersOf(known))
  expect(unknown).not.toBe(known)
})

it('runs two at once, lets so many wait, and refuses the rest', async () => {
  const slots = createSlots({ atOnce: 2, queue: 3, waitMs: 1000 })
  let running = 0
  let most = 0
  const job = () =>
    slots(async () => {
      running += 1
      most = Math.max(most, running)
      await pause(20)
      running -= 1
    })
  const results = await Promise.allSettled(Array.from({ length: 8 }, job))
  expect(most).toBe(2)
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(results[5]).toMatchObject({ reason: { status: 503, code: 'unavailable' } })
  await job()
})

it('nobody waits longer than they should, and a failed job frees its place', async () => {
  const slots = createSlots({ atOnce: 1, queue: 5, waitMs: 30 })
  const long = slots(() => pause(120))
  await expect(slots(() => pause(1))).rejects.toMatchObject({ status: 503 })
  await long
  await expect(slots(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await slots(() => Promise.resolve('free'))).toBe('free')
})
