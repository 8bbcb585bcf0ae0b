import { Binary } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Seen } from '../src/domain/seen.ts'
import { createFakeBank } from './support/fake-bank.ts'
import { answersTo, createPractice, type Practice } from './support/practice-app.ts'

let practice: Practice
beforeAll(async () => {
  practice = await createPractice({ bank: createFakeBank({ itemsPerSkill: 30 }) })
})
afterAll(() => practice.close())

/** As it was stored until 2026-11-28: all hashes, then all stamps, little-endian. */
function storedBefore({ hashes, stamps }: Seen): Binary {
  return new Binary(Buffer.concat([new Uint8Array(hashes.buffer), new Uint8Array(stamps.buffer)]))
}

it('what a candidate has seen is known also where it was stored six bytes an item', async () => {
  const candidate = practice.candidate()
  const { learners, database } = practice.deps
  const set = await candidate.daily()
  await candidate.submit(answersTo(set, set.totalQuestions))
  const before = await learners.findById(candidate.userId)
  if (!before) throw new Error('the candidate is missing')
  const stored = database.db.collection<{ _id: string }>('learners')
  await stored.updateOne({ _id: candidate.userId }, { $set: { seen: storedBefore(before.seen) } })
  expect(await learners.findById(candidate.userId)).toEqual(before)
})

it('a candidate stored without the zone of their newest set gets no second set by a change of zone', async () => {
  practice.clock.set('2026-11-28T11:00:00Z')
  const candidate = practice.candidate({ zone: 'Etc/GMT+12' })
  await candidate.subscribe()
  const set = await candidate.daily()
  const { learners, database } = practice.deps
  const before = await learners.findById(candidate.userId)
  const stored = database.db.collection<{ _id: string; state: string }>('learners')
  const found = await stored.findOne({ _id: candidate.userId })
  const state = JSON.parse(found?.state ?? '{}') as { plans: { monthly: Record<string, unknown> } }
  const { setId, lastDay, anchor } = state.plans.monthly
  const plans = { monthly: { setId, lastDay, anchor } }
  await stored.updateOne({ _id: candidate.userId }, { $set: { state: JSON.stringify({ ...state, plans }) } })
  expect(await learners.findById(candidate.userId)).toEqual(before)
  expect((await candidate.as({ zone: 'UTC' }).daily()).setId).toBe(set.setId)
})
