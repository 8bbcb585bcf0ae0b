import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { timeout } from './timeout.ts'

it('what is done in time is the result, also where that is an error', async () => {
  expect(await timeout(1_000, Promise.resolve(7))).toBe(7)
  await expect(timeout(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

it('what never ends is given up, and a later failure of it hurts nobody', async () => {
  await expect(timeout(20, new Promise(() => undefined))).rejects.toThrow('not done within 20 ms')
  const late = pause(40).then(() => Promise.reject(new Error('too late')))
  await expect(timeout(10, late)).rejects.toThrow('not done within 10 ms')
  await pause(60)
})
