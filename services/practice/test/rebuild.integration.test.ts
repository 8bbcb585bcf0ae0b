import { BSON } from 'mongodb'
import { addDays } from '@app/contracts/rules/day-key'
import { createRandom } from '../src/domain/random.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rebuildViews } from '../src/flows/rebuild-views.ts'
import { createFakeBank } from './support/fake-bank.ts'
import { answersTo, createPractice, type Candidate, type Practice } from './support/practice-app.ts'

interface View {
  _id: string
  version: number
}

let practice: Practice
beforeAll(async () => {
  practice = await createPractice({ bank: createFakeBank({ itemsPerSkill: 30 }) })
})
afterAll(() => practice.close())

/** The documents with the types and the order of every value, in the order of their ids, apart from their versions. */
async function views(name: 'learners' | 'history', userId: string): Promise<string[]> {
  const range = { _id: { $gte: userId, $lt: `${userId};` } }
  const collection = practice.deps.database.db.collection<View>(name)
  const found = await collection.find(range, { promoteValues: false }).toArray()
  return found
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
    .map((document) => BSON.EJSON.stringify({ ...document, version: null }, { relaxed: false }))
}

const drop = async (userId: string) => {
  const range = { _id: { $gte: userId, $lt: `${userId};` } }
  for (const name of ['learners', 'history']) await practice.deps.database.db.collection<View>(name).deleteMany(range)
}

/** Forty days of a candidate who travels, skips, comes late, retakes, and changes plan. */
async function live(seed: number): Promise<Candidate> {
  const random = createRandom(seed)
  const zones = ['Europe/Madrid', 'Asia/Tokyo', 'America/New_York']
  const candidate = practice.candidate()
  for (let n = 0; n < 40; n += 1) {
    if (n === 8) await candidate.subscribe()
    practice.clock.set(new Date(`${addDays('2026-10-20', n)}T15:00:00Z`))
    const here = candidate.as({ zone: zones[random(zones.length)] ?? 'UTC' })
    if (random(5) === 0) continue
    const set = await here.daily()
    if (!set.canPractice || random(6) === 0) continue
    practice.clock.advance(random(600) * 1000)
    await here.submit(answersTo(set, random(set.totalQuestions)))
    for (let again = random(3); again > 0; again -= 1) {
      const retake = await here.call('GET', '/tests/daily/retake')
      if (retake.status !== 200 || random(3) === 0) continue
      const answers = answersTo(set, random(set.totalQuestions))
      await here.call('POST', '/tests/daily/retake/submit', { baseResultId: set.setId, answers })
    }
  }
  return candidate
}

it('the views made anew from the facts are the views that requests made, byte for byte', async () => {
  for (const seed of [1, 2, 3]) {
    const { userId } = await live(seed)
    const before = { learners: await views('learners', userId), history: await views('history', userId) }
    expect(before.learners).toHaveLength(1)
    expect(before.history.length).toBeGreaterThan(1)
    await drop(userId)
    expect(await rebuildViews(practice.deps, [userId])).toBe(1)
    expect(await views('learners', userId)).toEqual(before.learners)
    expect(await views('history', userId)).toEqual(before.history)
    // And over the views that are there.
    await rebuildViews(practice.deps, [userId])
    expect(await views('learners', userId)).toEqual(before.learners)
  }
})

it('a candidate whose views were lost keeps today’s set until they are rebuilt', async () => {
  practice.clock.set('2026-11-27T09:00:00Z')
  const candidate = practice.candidate()
  await candidate.subscribe()
  const set = await candidate.daily()
  await drop(candidate.userId)
  expect(await candidate.daily()).toEqual(set)
  expect((await candidate.submit(answersTo(set))).body).toMatchObject({ score: 100, alreadySubmitted: false })
})

it('finds everybody, and leaves what a request changes meanwhile to a second look', async () => {
  const candidate = practice.candidate()
  const set = await candidate.daily()
  const real = practice.deps.submissions
  let submitted = false
  const meanwhile = {
    ...real,
    listOf: (range: Parameters<typeof real.listOf>[0]) =>
      (async function* () {
        for await (const submission of real.listOf(range)) yield submission
        if (!submitted) await candidate.submit(answersTo(set))
        submitted = true
      })(),
  }
  const users = await practice.deps.sets.listUsers()
  expect(users).toContain(candidate.userId)
  await rebuildViews({ ...practice.deps, submissions: meanwhile }, users)
  expect(await candidate.progress()).toMatchObject({ progress: 2, history: [{ score: 100 }] })
})

it('a submission that is taken in late and out of order gives the same views', async () => {
  practice.clock.set('2026-11-27T09:00:00Z')
  const candidate = practice.candidate()
  const free = await candidate.daily()
  await candidate.subscribe()
  const paid = await candidate.daily()
  // The earlier one is stored, but its process dies before the views; the other process has not seen it yet.
  const { submissions, histories } = practice.deps
  const dying = await practice.process({ histories: { ...histories, add: () => Promise.reject(new Error('dies')) } })
  const blind = await practice.process({
    submissions: {
      ...submissions,
      findById: (id) => (id === free.setId ? Promise.resolve(null) : submissions.findById(id)),
    },
  })
  expect((await candidate.as({ app: dying.app }).submit(answersTo(free, 1))).status).toBe(500)
  practice.clock.advance(60_000)
  expect((await candidate.as({ app: blind.app }).submit(answersTo(paid, 4))).status).toBe(200)
  expect((await candidate.progress()).progress).toBe(12)
  const { userId } = candidate
  const lived = await views('learners', userId)
  await drop(userId)
  await rebuildViews(practice.deps, [userId])
  expect(await views('learners', userId)).toEqual(lived)
})
