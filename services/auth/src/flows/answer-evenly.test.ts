import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { answerEvenly } from './answer-evenly.ts'

async function msOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act().catch(() => undefined)
  return performance.now() - began
}

it('takes the same time for work that is short, longer, or fails', async () => {
  const times = await Promise.all([
    msOf(() => answerEvenly(async () => 'done')),
    msOf(() => answerEvenly(() => pause(40))),
    msOf(() => answerEvenly(() => Promise.reject(new Error('no')))),
  ])
  for (const ms of times) {
    expect(ms).toBeGreaterThan(98)
    expect(ms).toBeLessThan(190)
  }
})

it('answers with what the work came to', async () => {
  await expect(answerEvenly(async () => 'done')).resolves.toBe('done')
  await expect(answerEvenly(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
