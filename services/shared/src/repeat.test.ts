import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { repeat } from './repeat.ts'

const usual = { every: 5, timeout: 1_000 }

function failing(times: number) {
  const tries: AbortSignal[] = []
  const work = async (signal: AbortSignal) => {
    tries.push(signal)
    if (tries.length <= times) throw new Error('no database yet')
  }
  return { tries, work }
}

it('until it is done: tries again until it has worked, and not once more', async () => {
  const { tries, work } = failing(3)
  repeat(work, { ...usual, untilDone: true })
  await expect.poll(() => tries.length).toBe(4)
  await pause(50)
  expect(tries).toHaveLength(4)
})

it('tries again if a try never ends, and tells that try by its signal', async () => {
  const tries: AbortSignal[] = []
  const work = (signal: AbortSignal) =>
    tries.push(signal) === 1 ? new Promise<void>(() => undefined) : Promise.resolve()
  const failures: unknown[] = []
  const onFailure = (error: unknown) => void failures.push(error)
  repeat(work, { every: 5, timeout: 20, untilDone: true, onFailure })
  await expect.poll(() => tries.length).toBe(2)
  expect(tries[0]?.aborted).toBe(true)
  expect(failures).toEqual([new Error('not done within 20 ms')])
})

it('goes on after tries that work and after tries that fail, one at a time', async () => {
  let running = 0
  let most = 0
  let tries = 0
  const work = async () => {
    most = Math.max(most, (running += 1))
    await pause(10)
    running -= 1
    if ((tries += 1) % 2 === 0) throw new Error('every second try')
  }
  const { stop, now } = repeat(work, { every: 1, timeout: 1_000 })
  now()
  await expect.poll(() => tries).toBeGreaterThan(5)
  await stop()
  expect(most).toBe(1)
})

it('waits longer, or less long, after a failure', async () => {
  const { tries, work } = failing(3)
  const { stop } = repeat(work, { every: 3_600_000, retryAfter: 5, timeout: 1_000 })
  await expect.poll(() => tries.length).toBe(4)
  await pause(50)
  expect(tries).toHaveLength(4)
  await stop()
})

it('the first try may wait, and one that is asked for comes at once, or after the one that runs', async () => {
  let tries = 0
  const work = async () => {
    await pause(30)
    tries += 1
  }
  const { stop, now } = repeat(work, { every: 3_600_000, timeout: 1_000, waitFirst: true })
  await pause(60)
  expect(tries).toBe(0)
  now()
  await pause(5)
  now()
  await expect.poll(() => tries).toBe(2)
  await pause(60)
  expect(tries).toBe(2)
  await stop()
})

it('ends when it is stopped, and says so to what runs', async () => {
  const { tries, work } = failing(Infinity)
  const { stop } = repeat(work, usual)
  await expect.poll(() => tries.length).toBeGreaterThan(1)
  await stop()
  const { length } = tries
  await pause(50)
  expect(tries).toHaveLength(length)
  expect(tries.every(({ aborted }) => aborted)).toBe(true)
})

it('stopping waits for the try that runs, and reports no failure of it', async () => {
  let ended = false
  const failures: unknown[] = []
  const onFailure = (error: unknown) => void failures.push(error)
  const work = async (signal: AbortSignal) => {
    await pause(40)
    ended = true
    signal.throwIfAborted()
  }
  const { stop } = repeat(work, { ...usual, onFailure })
  await stop()
  expect(ended).toBe(true)
  expect(failures).toEqual([])
})
