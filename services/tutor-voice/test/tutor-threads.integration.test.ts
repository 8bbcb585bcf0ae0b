import { randomUUID } from 'node:crypto'
import { createEvent } from '@app/shared/events/event'
import { startSweeper } from '@app/shared/mongo/sweeper'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createReactions } from '../src/reactions/reactions.ts'
import { collections, sweepsOf } from '../src/store/collections.ts'
import { price } from './questions.ts'
import { startTutor, type Started } from './start-tutor.ts'

let tutor: Started
beforeAll(async () => {
  tutor = await startTutor()
})
afterAll(() => tutor.close())
beforeEach(() => tutor.clock.set('2026-11-27T09:00:00Z'))

interface Threads {
  threads: {
    id: string
    questionId?: string
    updatedAt: string
    messages: { id: string; role: string; text: string; at: string; source?: object; helpful?: boolean }[]
  }[]
}
interface Told {
  id: string
  threadId: string
  answer: string
}

const ask = async (userId: string, body: object) =>
  (await tutor.call<Told>('POST', '/tutor/ask', { userId }, { question: 'How do I begin?', ...body })).body
const threadsOf = async (userId: string, query = '') =>
  (await tutor.call<Threads>('GET', `/tutor/threads${query}`, { userId })).body.threads

it('keeps what was asked and answered, newest thread first, by question if wanted', async () => {
  const userId = randomUUID()
  tutor.practice.questions.set(`${userId} ${price.id}`, price)
  const first = await ask(userId, { questionId: price.id })
  tutor.clock.advance(60_000)
  const second = await ask(userId, {})
  expect((await threadsOf(userId)).map(({ id }) => id)).toEqual([second.threadId, first.threadId])
  tutor.clock.advance(60_000)
  await ask(userId, { threadId: first.threadId, question: 'And then?' })
  const [newest] = await threadsOf(userId)
  expect(newest).toMatchObject({ id: first.threadId, questionId: price.id, updatedAt: '2026-11-27T09:02:00.000Z' })
  expect(newest?.messages.map(({ role, text }) => [role, text.slice(0, 15)])).toEqual([
    ['user', 'How do I begin?'],
    ['assistant', first.answer.slice(0, 15)],
    ['user', 'And then?'],
    ['assistant', expect.any(String)],
  ])
  expect(newest?.messages[1]).toMatchObject({ id: first.id, source: { kind: 'hint' } })
  expect((await threadsOf(userId, `?questionId=${price.id}`)).map(({ id }) => id)).toEqual([first.threadId])
  expect(await threadsOf(randomUUID())).toEqual([])
})

it('a thread keeps its newest 40 messages, and a candidate their newest 50 threads', async () => {
  const userId = randomUUID()
  await tutor.deps.entitlements.keep({ userId, sequence: 1, plan: 'monthly', status: 'active', periodEnd: null })
  const { threadId } = await ask(userId, {})
  for (let n = 1; n <= 21; n += 1) await ask(userId, { threadId, question: `Question ${n}?` })
  const [thread] = await threadsOf(userId)
  expect([thread?.messages.length, thread?.messages[0]?.text, thread?.messages[0]?.id]).toEqual([
    40,
    'Question 2?',
    `${threadId}:5`,
  ])
  for (let n = 0; n < 50; n += 1) await ask(userId, {})
  expect((await threadsOf(userId)).map(({ id }) => id)).not.toContain(threadId)
  expect(await threadsOf(userId)).toHaveLength(50)
}, 60_000)

it('the newest rating of an answer counts; a question, and an answer of somebody else, cannot be rated', async () => {
  const userId = randomUUID()
  const { id, threadId } = await ask(userId, {})
  const rate = (answerId: string, helpful: boolean, as = userId) =>
    tutor.call('POST', `/tutor/answers/${answerId}/rating`, { userId: as }, { helpful })
  expect((await rate(id, true)).body).toEqual({ helpful: true })
  expect((await rate(id, false)).status).toBe(200)
  expect((await threadsOf(userId))[0]?.messages[1]?.helpful).toBe(false)
  for (const answer of [
    await rate(`${threadId}:1`, true),
    await rate(`${threadId}:99`, true),
    await rate(id, true, randomUUID()),
  ])
    expect([answer.status, answer.body['code']]).toEqual([404, 'not-found'])
})

it('a guest has no threads, and rates nothing', async () => {
  const { body } = await tutor.call<Partial<Told>>('POST', '/tutor/ask', {}, { question: 'How do I begin?' })
  expect([body.id, body.threadId]).toEqual([undefined, undefined])
  expect((await tutor.call('GET', '/tutor/threads', {})).status).toBe(401)
})

it('threads are forgotten 180 days after their last message', async () => {
  const userId = randomUUID()
  const { threadId } = await ask(userId, {})
  const { logger, database } = tutor.deps
  const sweeper = startSweeper({ sweeps: sweepsOf(database.db), clock: tutor.clock, logger, everyMs: 20 })
  tutor.clock.advance(179 * 86_400_000)
  await ask(userId, { threadId })
  tutor.clock.advance(179 * 86_400_000)
  expect((await threadsOf(userId)).map(({ id }) => id)).toEqual([threadId])
  tutor.clock.advance(2 * 86_400_000)
  await expect.poll(() => tutor.deps.threads.find(userId, threadId)).toBe(null)
  sweeper.stop()
})

it('a copy of the data has the conversations, and a deleted account leaves none, also if it goes on asking', async () => {
  const userId = randomUUID()
  await ask(userId, { question: 'A question of mine?' })
  const copy = await tutor.deps.userData.exportUser(userId)
  expect(JSON.stringify(copy['threads'])).toContain('A question of mine?')
  expect([copy['asks']?.length, copy['thread_lists']?.length]).toEqual([1, 1])
  for (const [name, documents] of Object.entries(copy))
    for (const document of documents)
      expect(['_id', ...collections[name as keyof typeof collections].fields]).toEqual(
        expect.arrayContaining(Object.keys(document)),
      )
  const deleted = { userId, erasureId: randomUUID() }
  const event = createEvent('auth.user-deleted.v1', { key: userId, body: deleted, at: tutor.clock.now() })
  await createReactions(tutor.deps)['auth.user-deleted.v1']?.(event)
  expect((await tutor.call('POST', '/tutor/ask', { userId }, { question: 'Still there?' })).status).toBe(401)
  expect(Object.values(await tutor.deps.userData.count(userId)).every((count) => count === 0)).toBe(true)
})
