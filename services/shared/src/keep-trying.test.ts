import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { keepTrying } from './keep-trying.ts'
import { createLogger } from './logger.ts'

const logger = createLogger('test', 'silent')

function failing(times: number) {
  const tries: AbortSignal[] = []
  const work = async (signal: AbortSignal) => {
    tries.push(signal)
    if (tries.length <= times) throw new Error('no database yet')
  }
  return { tries, work }
}

it('tries again until it has worked, and not once more', async () => {
  const { tries, work } = failing(3)
  keepTrying({ work, logger, step: 'indexes', againMs: 5 })
  await expect.poll(() => tries.length).toBe(4)
  await pause(50)
  expect(tries).toHaveLength(4)
})

it('tries again where a try never ends', async () => {
  let tries = 0
  const work = () => ((tries += 1) === 1 ? new Promise<void>(() => undefined) : Promise.resolve())
  keepTrying({ work, logger, step: 'indexes', againMs: 5, longestMs: 20 })
  await expect.poll(() => tries).toBe(2)
})

it('ends when it is stopped, and says so to what runs', async () => {
  const { tries, work } = failing(Infinity)
  const { stop } = keepTrying({ work, logger, step: 'indexes', againMs: 5 })
  await expect.poll(() => tries.length).toBeGreaterThan(1)
  stop()
  await pause(20)
  const { length } = tries
  await pause(50)
  expect(tries).toHaveLength(length)
  expect(tries.every(({ aborted }) => aborted)).toBe(true)
})
