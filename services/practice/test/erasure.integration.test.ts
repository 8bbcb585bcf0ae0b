import { createEvent, type Event } from '@app/shared/events/event'
import { createErasures, settleMs } from '@app/shared/mongo/erasure'
import { createTestClock } from '@app/shared/testing/test-clock'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Deps } from '../src/deps.ts'
import { loadLearner } from '../src/flows/load-learner.ts'
import { readableExport } from '../src/flows/readable-export.ts'
import { rebuildViews } from '../src/flows/rebuild-views.ts'
import { submitSet } from '../src/flows/submit-set.ts'
import { createReactions } from '../src/reactions/reactions.ts'
import { collections } from '../src/store/collections.ts'
import { answersTo, createPractice, problemOf, type Candidate, type Practice } from './support/practice-app.ts'

let practice: Practice
let deps: Deps
const waitingClock = createTestClock()
beforeAll(async () => {
  practice = await createPractice()
  deps = (await practice.process({ waitingClock })).deps
})
afterAll(() => practice.close())

const deleted = (userId: string): Event<'auth.user-deleted.v1'> =>
  createEvent('auth.user-deleted.v1', { key: userId, body: { userId, erasureId: randomUUID() }, at: new Date() })

/** A set submitted and one open, a retake closed and one open, and a plan. */
async function livedIn(): Promise<Candidate> {
  const candidate = practice.candidate()
  await candidate.subscribe()
  const set = await candidate.daily()
  await candidate.submit(answersTo(set, 2))
  await candidate.call('GET', '/tests/daily/retake')
  const retake = { baseResultId: set.setId, answers: answersTo(set) }
  await candidate.call('POST', '/tests/daily/retake/submit', retake)
  return candidate
}

/** Number of documents with the user's id anywhere, by collection. */
async function kept(userId: string): Promise<Record<string, number>> {
  const { db } = deps.database
  const counts: Record<string, number> = {}
  for (const { name } of await db.listCollections().toArray()) {
    const found = (await db.collection(name).find().toArray()).filter((one) => JSON.stringify(one).includes(userId))
    if (found.length > 0 && name !== 'outbox') counts[name] = found.length
  }
  return counts
}

const all = { sets: 1, submissions: 1, retakes: 1, history: 1, learners: 1, entitlements: 1 }

it('the export has every document of every collection that holds something of the candidate', async () => {
  const { userId } = await livedIn()
  const copy = await deps.userData.exportUser(userId)
  const counts = Object.entries(copy).map(([name, documents]) => [name, documents.length])
  expect(Object.fromEntries(counts)).toEqual({ ...(await kept(userId)), dead_letters: 0 })
  const nobodys = ['questions', 'stored_banks', 'corrections', 'erasures', 'outbox']
  expect(Object.keys(copy).toSorted()).toEqual(
    Object.keys(collections)
      .filter((name) => !nobodys.includes(name))
      .toSorted(),
  )
})

it('the export reads like what happened: named fields and the texts of the questions, and no key in advance', async () => {
  const { userId } = await livedIn()
  const copy = await readableExport(deps, userId)
  const [set] = copy['sets'] as Array<{ questions: Array<Record<string, unknown>> }>
  expect(set?.questions[0]).toMatchObject({
    id: expect.any(String),
    why: expect.any(String),
    skill: expect.any(String),
  })
  expect(String(set?.questions[0]?.['question']).length).toBeGreaterThan(20)
  expect(set?.questions[0]?.['options']).toHaveLength(5)
  expect(JSON.stringify(copy['sets'])).not.toContain('correctAnswer')
  const [submission] = copy['submissions'] as Array<{ answers: Array<Record<string, unknown>> }>
  expect(submission?.answers[0]).toMatchObject({
    chosen: expect.stringMatching(/^[A-E]$/),
    correctAnswer: expect.stringMatching(/^[A-E]$/),
    question: set?.questions[0]?.['question'],
  })
  const [month] = copy['history'] as Array<{ entries: object[] }>
  expect(month?.entries[0]).toMatchObject({ type: expect.any(String), score: expect.any(Number) })
  const [learner] = copy['learners'] as Array<Record<string, unknown>>
  expect(learner?.['questionsSeen']).toContainEqual(expect.objectContaining({ answered: true }))
  expect(JSON.stringify(copy)).not.toMatch(/"\[\[|\\"|"\$binary/)
})

it('erases at once and again after 15 s, then commits one receipt with the counts; others keep theirs', async () => {
  const [{ userId }, other] = [await livedIn(), await livedIn()]
  const event = deleted(userId)
  await deps.erasures.react(event)
  expect(await kept(userId)).toEqual({ erasures: 1 })
  const stored = () =>
    deps.database.db.collection<{ _id: string; events: Event[] }>('erasures').findOne({ _id: userId })
  await deps.erasures.round()
  expect((await stored())?.events).toEqual([])
  await deps.database.db.collection<{ _id: string }>('learners').insertOne({ _id: userId })
  waitingClock.advance(settleMs)
  await Promise.all([deps.erasures.round(), deps.erasures.react(event), deps.erasures.round()])
  expect(await kept(userId)).toEqual({ erasures: 1 })
  const events = (await stored())?.events ?? []
  expect(events).toHaveLength(1)
  const { erasureId } = event.body
  expect(events[0]).toMatchObject({ subject: 'practice.user-erased.v1', body: { userId, erasureId } })
  expect(events[0]?.body).toMatchObject({ removed: { sets: 1, submissions: 1, retakes: 1, history: 1 } })
  expect(await kept(other.userId)).toEqual(all)
})

it('goes on after a kill between counting and erasing, and keeps the counts', async () => {
  const { userId } = await livedIn()
  const eraseUser = () => Promise.reject(new Error('killed'))
  const dying = { ...deps.userData, eraseUser }
  const { database, outbox, clock } = deps
  const killed = createErasures({ db: database.db, service: 'practice', userData: dying, outbox, clock, waitingClock })
  await expect(killed.react(deleted(userId))).rejects.toThrow('killed')
  expect(await kept(userId)).toEqual({ ...all, erasures: 1 })
  await deps.erasures.round()
  expect(await kept(userId)).toEqual({ erasures: 1 })
  const tombstone = await database.db.collection<{ _id: string }>('erasures').findOne({ _id: userId })
  expect(tombstone).toMatchObject({ removed: all })
})

it('nothing revives it: a set opened, a submission, an event of billing, a rebuild', async () => {
  const candidate = practice.candidate()
  const { userId } = candidate
  const set = await candidate.daily()
  // The request has read the candidate before the erasure, and stores its result after it.
  const frozen = await deps.sets.byId(set.setId ?? '')
  const items = await deps.questions.load(frozen.questions)
  const known = await loadLearner(deps, userId)
  await deps.erasures.react(deleted(userId))
  const given = { items, answers: answersTo(set), seconds: {}, now: practice.clock.now(), known }
  await expect(submitSet(deps, frozen, given)).rejects.toMatchObject({ status: 401 })
  expect(await kept(userId)).toEqual({ erasures: 1 })
  expect(problemOf(await candidate.call('GET', '/tests/daily'))).toEqual({ status: 401, code: 'unauthorized' })
  expect(problemOf(await candidate.submit(answersTo(set))).status).toBe(400)
  const body = { userId, sequence: 1, plan: 'monthly', status: 'active', periodEnd: null } as const
  const reaction = createReactions(deps)['billing.subscription-changed.v1']
  await reaction?.(createEvent('billing.subscription-changed.v1', { key: `${userId}:1`, body, at: new Date() }))
  await rebuildViews(deps, [userId])
  expect(await kept(userId)).toEqual({ erasures: 1 })
})
