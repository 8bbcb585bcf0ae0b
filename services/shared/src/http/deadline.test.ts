import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ask, itemContract, itemHandlers, post, serveItems } from '../testing/item-service.ts'
import { deadlineHeader, deadlineIn } from './deadline.ts'

const body = JSON.stringify({ id: 'a', count: 1 })

function serveCounting() {
  const started: number[] = []
  const app = serveItems({
    ...itemHandlers,
    createItem: ({ body: item }: { body: object }) => {
      started.push(Date.now())
      return { status: 201, body: item }
    },
  })
  return { app, started }
}

it('a call whose caller has given up is not begun', async () => {
  const { app, started } = serveCounting()
  expect((await ask(app, post(body, { [deadlineHeader]: deadlineIn(-1) }))).status).toBe(503)
  expect(started).toEqual([])
  expect((await ask(app, post(body, { [deadlineHeader]: deadlineIn(5_000) }))).status).toBe(201)
  expect(started).toHaveLength(1)
})

it('what is no instant is no deadline', async () => {
  const { app } = serveCounting()
  for (const odd of ['', '0', '-1', '12', 'yesterday', '1e3', `${deadlineIn(-1)}0`])
    expect((await ask(app, post(body, { [deadlineHeader]: odd }))).status, odd).toBe(201)
})

it('a call of many slow steps is a 503 when its time is over, and what it comes to later hurts nobody', async () => {
  let finished = false
  const slow = async ({ body: item }: { body: object }) => {
    for (let step = 0; step < 10; step += 1) await pause(40)
    finished = true
    return { status: 201, body: item }
  }
  const app = serveItems({ ...itemHandlers, createItem: slow }, itemContract, { answerWithinMs: 100 })
  const answer = await ask(app, post(body))
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1'])
  expect(finished, 'the response did not wait for the work').toBe(false)
  await expect.poll(() => finished).toBe(true)
  expect((await ask(app, { url: '/api/items/1' })).status).toBe(200)
})

it('a deadline is a whole number of milliseconds, however the wait was computed', () => {
  for (const ms of [1, 0.4, 1234.5678]) expect(deadlineIn(ms)).toMatch(/^\d{13}$/)
})
