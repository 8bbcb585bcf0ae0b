import { expect, it } from 'vitest'
import { createAdaptiveLimit, type AdaptiveLimit } from './adaptive-limit.ts'

/** How many calls are let in beside those that are there, which leave again. */
function placesOf(limit: AdaptiveLimit, share = 1): number {
  let count = 0
  while (limit.enter(share)) count += 1
  for (let n = 0; n < count; n += 1) limit.leave()
  return count
}

function setUp(slowMs = Infinity) {
  const time = { now: 0 }
  const limit = createAdaptiveLimit({ most: 30, slowMs, now: () => time.now })
  /** So many calls one after the other that take so long each. */
  const serve = (count: number, tookMs: number) => {
    for (let n = 0; n < count; n += 1) {
      expect(limit.enter(1)).toBe(true)
      time.now += tookMs
      limit.leave(tookMs)
    }
  }
  return { limit, serve }
}

it('lets in as many as there are places, and by their share', () => {
  const { limit } = setUp()
  expect(placesOf(limit)).toBe(30)
  expect(placesOf(limit, 0.5)).toBe(15)
  for (let n = 0; n < 20; n += 1) limit.enter(1)
  expect(placesOf(limit, 0.5)).toBe(0)
  expect(placesOf(limit)).toBe(10)
})

it('has fewer places while calls are slow, a third at least, and all of them soon after', () => {
  const { limit, serve } = setUp(150)
  serve(3, 200)
  expect(placesOf(limit)).toBe(24)
  serve(100, 200)
  expect(placesOf(limit)).toBe(10)
  serve(500, 10)
  expect(placesOf(limit)).toBe(30)
})

it('one slow call among many fast ones changes nothing', () => {
  const { limit, serve } = setUp(150)
  for (let n = 0; n < 10; n += 1) {
    serve(1, 400)
    serve(12, 10)
    expect(placesOf(limit)).toBe(30)
  }
})

it('keeps all places where calls may wait for somebody outside', () => {
  const { limit, serve } = setUp()
  serve(100, 3000)
  expect(placesOf(limit)).toBe(30)
})

it('lets those who wait in by their order, as places become free', () => {
  const { limit } = setUp()
  for (let n = 0; n < 15; n += 1) limit.enterInTurn(0.5, 60_000, () => undefined)
  const came: string[] = []
  for (const name of ['first', 'second', 'third']) limit.enterInTurn(0.5, 60_000, () => came.push(name))
  expect(came).toEqual([])
  limit.leave()
  limit.leave()
  expect(came).toEqual(['first', 'second'])
  expect([limit.taken(), placesOf(limit)]).toEqual([15, 15])
  limit.leave()
  expect(came).toEqual(['first', 'second', 'third'])
})

it('turns away who waited too long, and who comes to a full line', async () => {
  const { limit } = setUp()
  while (limit.enter(1));
  const short = new Promise((resolve) => limit.enterInTurn(1, 1, resolve))
  expect(await short).toBe(false)
  const came: boolean[] = []
  for (let n = 0; n < 1001; n += 1) limit.enterInTurn(1, 60_000, (hasEntered) => came.push(hasEntered))
  expect(came).toEqual([false])
  for (let n = 0; n < 1000; n += 1) limit.leave()
  expect(came).toEqual([false, ...Array<boolean>(1000).fill(true)])
})
