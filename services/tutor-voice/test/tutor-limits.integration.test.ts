import { randomUUID } from 'node:crypto'
import { startSweeper } from '@app/shared/mongo/sweeper'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sweepsOf } from '../src/store/collections.ts'
import { visitorKey } from '../src/store/guest-key.ts'
import { startTutor, type AskOptions, type Started } from './start-tutor.ts'

let tutor: Started
beforeAll(async () => {
  tutor = await startTutor()
})
afterAll(() => tutor.close())
beforeEach(() => tutor.clock.set('2026-11-27T09:00:00Z'))

interface Told {
  remaining: number
  limit: number
  resetsAt: string
  code?: string
  message?: string
}

const ask = (who: AskOptions) => tutor.call<Told>('POST', '/tutor/ask', who, { question: 'How do I learn?' })
const usage = async (who: AskOptions) => (await tutor.call<Told>('GET', '/tutor/usage', who)).body

/** A network that no other test asks from. */
let networks = 0
const newNetwork = () => `198.51.100.${(networks += 1)}`

it('100 questions of one guest at once: exactly five are answered, and the others get the sentence', async () => {
  const from = newNetwork()
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask({ from })))
  const refused = answers.filter(({ status }) => status === 429)
  expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([5, 95])
  expect(refused[0]!.body).toMatchObject({
    code: 'GUEST_LIMIT',
    message: "You reached today's free question limit. Create a free account for more and unlock progress tracking.",
  })
  expect(Number(refused[0]!.headers.get('retry-after'))).toBe(15 * 3600)
  expect(await usage({ from })).toEqual({ used: 5, limit: 5, remaining: 0, resetsAt: '2026-11-28T00:00:00.000Z' })
})

it('the answer says what is left; another browser or network is another guest, and tomorrow begins anew', async () => {
  const from = newNetwork()
  expect(await usage({ from })).toMatchObject({ used: 0, remaining: 5 })
  expect((await ask({ from })).body).toMatchObject({ remaining: 4, limit: 5, resetsAt: '2026-11-28T00:00:00.000Z' })
  expect((await ask({ from, browser: 'Browser/2' })).body.remaining).toBe(4)
  expect((await ask({ from: newNetwork() })).body.remaining).toBe(4)
  expect((await ask({ from })).body.remaining).toBe(3)
  tutor.clock.set('2026-11-28T00:00:00Z')
  expect((await ask({ from })).body).toMatchObject({ remaining: 4, resetsAt: '2026-11-29T00:00:00.000Z' })
})

it('all guests of one network have 60 a day, whatever browser they name', async () => {
  const address = (n: number) => `2001:db8:7:7::${n.toString(16)}`
  const answers: number[] = []
  // Twenty at once: a database that is asked more than it can do in time refuses questions that the limit allows.
  for (let wave = 0; wave < 80; wave += 20) {
    const asked = Array.from({ length: 20 }, (_, n) =>
      ask({ from: address(wave + n + 1), browser: `Browser/${wave + n}` }),
    )
    answers.push(...(await Promise.all(asked)).map(({ status }) => status))
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(60)
  expect(answers.filter((status) => status === 429)).toHaveLength(20)
  expect(await usage({ from: address(1), browser: 'Browser/new' })).toMatchObject({ used: 0, remaining: 0 })
})

it('20 a local day for a candidate, 200 for a subscriber, however many ask at once', async () => {
  const [free, subscriber] = [randomUUID(), randomUUID()]
  await tutor.deps.entitlements.keep({
    userId: subscriber,
    sequence: 1,
    plan: 'monthly',
    status: 'active',
    periodEnd: null,
  })
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask({ userId: free, zone: 'Europe/Madrid' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
    code: 'TUTOR_LIMIT',
    message: 'You have asked all 20 questions of today. You can ask again tomorrow, from 00:00 your time.',
  })
  expect(await usage({ userId: free, zone: 'Europe/Madrid' })).toMatchObject({
    remaining: 0,
    resetsAt: '2026-11-27T23:00:00.000Z',
  })
  expect((await ask({ userId: subscriber })).body).toMatchObject({ remaining: 199, limit: 200 })
})

it('of a guest nothing is stored but hashes, and once the day is over those lead to no person', async () => {
  const guest = { from: '192.0.2.77', browser: 'Canary/77' }
  const canary = 'What does the canary sing at noon?'
  await tutor.call('POST', '/tutor/ask', guest, { question: canary, history: [{ role: 'user', text: canary }] })
  const { db } = tutor.deps.database
  const stored = async () => {
    const names = (await db.listCollections().toArray()).map(({ name }) => name)
    const all = await Promise.all(names.map((name) => db.collection<{ _id: string }>(name).find().toArray()))
    return JSON.stringify(all.flat())
  }
  for (const trace of ['192.0.2.77', 'Canary', 'canary']) expect(await stored()).not.toContain(trace)
  const salt = (await tutor.deps.guestSalts.find('2026-11-27'))!
  const key = visitorKey(salt, { address: guest.from, userAgent: guest.browser })
  expect(await stored()).toContain(key)
  tutor.clock.set('2026-11-28T00:00:01Z')
  const { logger } = tutor.deps
  const sweeper = startSweeper({ sweeps: sweepsOf(db), clock: tutor.clock, logger, everyMs: 20 })
  await expect.poll(() => tutor.deps.guestSalts.find('2026-11-27')).toBe(null)
  await expect.poll(stored).not.toContain(key)
  sweeper.stop()
})
