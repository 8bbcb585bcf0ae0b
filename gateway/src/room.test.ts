import { expect, it } from 'vitest'
import { createRoom, type Room } from './room.ts'

/** How many calls are let in beside those that are there, which leave again. */
function placesOf(room: Room, share = 1): number {
  let count = 0
  while (room.enter(share)) count += 1
  for (let n = 0; n < count; n += 1) room.leave()
  return count
}

function setUp(slowMs = Infinity) {
  const time = { now: 0 }
  const room = createRoom({ most: 30, slowMs, now: () => time.now })
  /** So many calls one after the other that take so long each. */
  const serve = (count: number, tookMs: number) => {
    for (let n = 0; n < count; n += 1) {
      expect(room.enter(1)).toBe(true)
      time.now += tookMs
      room.leave(tookMs)
    }
  }
  return { room, serve }
}

it('lets in as many as there are places, and by their share', () => {
  const { room } = setUp()
  expect(placesOf(room)).toBe(30)
  expect(placesOf(room, 0.5)).toBe(15)
  for (let n = 0; n < 20; n += 1) room.enter(1)
  expect(placesOf(room, 0.5)).toBe(0)
  expect(placesOf(room)).toBe(10)
})

it('has fewer places while calls are slow, a third at least, and all of them soon after', () => {
  const { room, serve } = setUp(150)
  serve(3, 200)
  expect(placesOf(room)).toBe(24)
  serve(100, 200)
  expect(placesOf(room)).toBe(10)
  serve(500, 10)
  expect(placesOf(room)).toBe(30)
})

it('one slow call among many fast ones changes nothing', () => {
  const { room, serve } = setUp(150)
  for (let n = 0; n < 10; n += 1) {
    serve(1, 400)
    serve(12, 10)
    expect(placesOf(room)).toBe(30)
  }
})

it('keeps all places where calls may wait for somebody outside', () => {
  const { room, serve } = setUp()
  serve(100, 3000)
  expect(placesOf(room)).toBe(30)
})
