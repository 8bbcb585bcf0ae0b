import { addDays, dayKey, dayStart } from '@app/contracts/rules/day-key'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeBank } from './support/fake-bank.ts'
import { answersTo, createPractice, type DailyView, type Practice } from './support/practice-app.ts'

let practice: Practice
beforeAll(async () => {
  practice = await createPractice({ bank: createFakeBank({ itemsPerSkill: 40 }) })
})
afterAll(() => practice.close())

/** Where days begin at odd times: DST at midnight, 30 and 45 minutes, both ends of the world. */
const zones = [
  'Pacific/Kiritimati',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'America/Havana',
  'Etc/GMT+12',
]
const edges = ['2026-03-29', '2026-11-01', '2026-12-31']

it.each(zones)('around midnight in %s there is exactly one set for every local day', async (zone) => {
  for (const edge of edges) {
    practice.clock.set(dayStart(addDays(edge, -1), zone))
    const candidate = practice.candidate({ zone })
    await candidate.subscribe()
    const sets: DailyView[] = []
    for (const day of [edge, addDays(edge, 1)])
      for (const seconds of [-10, -1, 0, 10]) {
        practice.clock.set(new Date(dayStart(day, zone).getTime() + seconds * 1000))
        const set = await candidate.daily()
        expect(set.day).toBe(dayKey(practice.clock.now(), zone))
        sets.push(set)
      }
    expect([...new Set(sets.map(({ setId }) => setId))]).toEqual(
      [-1, 0, 1].map((n) => `${candidate.userId}:monthly:${addDays(edge, n)}`),
    )
    const questions = sets.flatMap((set, at) => (set.setId === sets[at - 1]?.setId ? [] : set.questions))
    expect(new Set(questions.map(({ id }) => id)).size).toBe(30)
  }
})

it('served before midnight and sent after it: the answers count for their day', async () => {
  const zone = 'America/New_York'
  practice.clock.set(new Date(dayStart('2026-11-28', zone).getTime() - 10_000))
  const candidate = practice.candidate({ zone })
  await candidate.subscribe()
  const set = await candidate.daily()
  practice.clock.advance(20_000)
  const next = await candidate.daily()
  expect(next.setId).not.toBe(set.setId)
  expect((await candidate.submit(answersTo(set))).body).toMatchObject({ day: '2026-11-27', alreadySubmitted: false })
  expect((await candidate.submit(answersTo(next))).body).toMatchObject({ day: '2026-11-28' })
  expect((await candidate.history()).map(({ day }) => day).toSorted()).toEqual(['2026-11-27', '2026-11-28'])
})

it('a change of zone gives no second set for a day, and takes none away', async () => {
  practice.clock.set('2026-11-27T11:00:00Z')
  const home = practice.candidate({ zone: 'Europe/Madrid' })
  await home.subscribe()
  const friday = await home.daily()
  await home.submit(answersTo(friday))
  // It is Saturday in Kiritimati already, but the set of Saturday comes only after the Friday at home is over.
  const early = await home.as({ zone: 'Pacific/Kiritimati' }).daily()
  expect(early).toMatchObject({ setId: friday.setId, canPractice: false, nextSetAt: '2026-11-27T23:00:00.000Z' })
  expect(early.message).toContain('come today, Saturday 28 November, from 13:00 your time')
  practice.clock.set('2026-11-27T23:00:00Z')
  const saturday = await home.as({ zone: 'Pacific/Kiritimati' }).daily()
  expect(saturday).toMatchObject({ day: '2026-11-28', canPractice: true })
  expect((await home.daily()).setId).toBe(saturday.setId)
  // All through the Saturday of the far west, long after it closed in Kiritimati, it can be answered.
  practice.clock.set('2026-11-29T09:00:00Z')
  const west = home.as({ zone: 'Pacific/Honolulu' })
  expect(await west.daily()).toMatchObject({
    setId: saturday.setId,
    canPractice: true,
    closesAt: '2026-11-29T22:00:00.000Z',
  })
  expect((await west.submit(answersTo(saturday))).status).toBe(200)
  expect((await west.daily()).message).toContain('come tomorrow, Sunday 29 November')
  practice.clock.set('2026-11-29T10:00:00Z')
  expect((await west.daily()).day).toBe('2026-11-29')
})

it('Etc/GMT+12, then UTC and Kiritimati at the same instant: ten questions, not thirty', async () => {
  practice.clock.set('2026-11-28T11:00:00Z')
  const candidate = practice.candidate({ zone: 'Etc/GMT+12' })
  await candidate.subscribe()
  const set = await candidate.daily()
  await candidate.submit(answersTo(set))
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12'])
    expect(await candidate.as({ zone }).daily()).toMatchObject({ setId: set.setId, canPractice: false })
  const { nextSetAt } = await candidate.as({ zone: 'UTC' }).daily()
  expect(nextSetAt).toBe('2026-11-28T19:00:00.000Z')
  practice.clock.set(nextSetAt)
  expect(await candidate.as({ zone: 'UTC' }).daily()).toMatchObject({ day: '2026-11-28', canPractice: true })
})

it('a clock that is set back an hour over midnight gives the same set', async () => {
  practice.clock.set('2026-11-28T00:10:00Z')
  const candidate = practice.candidate()
  await candidate.subscribe()
  const set = await candidate.daily()
  practice.clock.set('2026-11-27T23:10:00Z')
  expect((await candidate.daily()).setId).toBe(set.setId)
})

it('when the bank runs dry, the oldest questions come again and are marked', async () => {
  const { app } = await practice.process({ bank: createFakeBank({ skillsPerSection: 2, itemsPerSkill: 3 }) })
  practice.clock.set('2026-11-27T09:00:00Z')
  const candidate = practice.candidate({ app })
  await candidate.subscribe()
  const first = await candidate.daily()
  expect(first.message).toBeUndefined()
  practice.clock.advance(24 * 3_600_000)
  const second = await candidate.daily()
  expect(second).toMatchObject({
    repeated: true,
    totalQuestions: 10,
    canPractice: true,
    message:
      'Not every section of the bank holds something new for you at the moment, so 2 of these 10 questions are ones you have seen before.',
  })
  expect(second.questions.filter(({ repeated }) => repeated).map(({ why }) => why)).toEqual(
    Array(2).fill('Seen yesterday'),
  )
  expect((await candidate.submit(answersTo(second))).body).toMatchObject({ progress: 10, totalInBank: 18 })
})

it('an empty bank says so', async () => {
  const { app } = await practice.process({
    bank: { heads: [], skills: [], item: () => undefined, trial: [], variant: () => undefined, digest: 'empty' },
  })
  expect(await practice.candidate({ app }).daily()).toMatchObject({
    canPractice: false,
    questions: [],
    totalQuestions: 0,
  })
})

it('what a process served stays readable for one that holds another bank', async () => {
  practice.clock.set('2026-11-27T09:00:00Z')
  const bank = createFakeBank({ version: 7 })
  const { app } = await practice.process({ bank })
  const candidate = practice.candidate({ app })
  const set = await candidate.daily()
  expect((await candidate.as({ app: (await practice.process()).app }).daily()).questions).toEqual(set.questions)
})

it('questions of a set stay as they were served after the bank changed', async () => {
  practice.clock.set('2026-11-27T09:00:00Z')
  const candidate = practice.candidate()
  await candidate.subscribe()
  const set = await candidate.daily()
  const changed = createFakeBank({ itemsPerSkill: 40, version: 2 })
  const { app } = await practice.process({ bank: changed })
  expect((await candidate.as({ app }).daily()).questions).toEqual(set.questions)
  const { body } = await candidate.as({ app }).submit(answersTo(set, 1))
  expect(body).toMatchObject({ score: 90 })
  expect(body.feedback).toHaveLength(10)
})
