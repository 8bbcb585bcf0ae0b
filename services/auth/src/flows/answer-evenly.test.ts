import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { answerEvenly } from './answer-evenly.ts'

async function msOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act().catch(() => undefined)
  return performance.now() - began
}

it('ends no earlier than a whole step, for work that is short, longer, or fails', async () => {
  const times = await Promise.all([
    msOf(() => answerEvenly(async () => 'done')),
    msOf(() => answerEvenly(() => pause(20))),
    msOf(() => answerEvenly(() => Promise.reject(new Error('no')))),
  ])
  // How much later a busy machine wakes it is not ours to say.
  expect(Math.min(...times)).toBeGreaterThan(48)
})

it('answers with what the work came to', async () => {
  await expect(answerEvenly(async () => 'done')).resolves.toBe('done')
  await expect(answerEvenly(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
