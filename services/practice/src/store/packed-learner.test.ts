import { expect, it } from 'vitest'
import { newLearner, withSet } from '../domain/learner.ts'
import { packLearner, unpackLearner } from './packed-learner.ts'

const userId = '7d1c7c5e-2f0b-4d6a-9b39-6d1f1f6f0a11'
const question = {
  id: 'ps-ages-0001',
  version: 2,
  skill: 'equations',
  difficulty: -0.5,
  why: 'At your level',
  repeated: true,
}
const learner = withSet(newLearner(userId), {
  id: `${userId}:monthly:2026-11-27`,
  userId,
  plan: 'monthly',
  day: '2026-11-27',
  lastDay: '2026-11-27',
  zone: 'Asia/Tokyo',
  ordinal: 1,
  openedAt: new Date('2026-11-27T09:00:00Z'),
  questions: [question],
})

it('a packed candidate is the same candidate again', () => {
  const whole = {
    ...learner,
    abilities: { equations: { theta: 0.25, n: 3 } },
    learnt: { at: new Date('2026-11-27T09:30:00Z'), id: `${userId}:monthly:2026-11-27` },
    rulings: 2,
  }
  const { userId: _id, version: _version, ...known } = whole
  expect(unpackLearner(userId, packLearner(whole))).toEqual(known)
})

it('an operator reads the state as JSON, as the README says, and it does not repeat the candidate’s id', () => {
  const { state } = packLearner(learner)
  const read = JSON.parse(state.toString('utf8')) as { newest: { id: string }; recent: unknown[][] }
  expect(read.newest.id).toBe('monthly:2026-11-27')
  expect(read.recent).toEqual([['monthly:2026-11-27', '2026-11-27', '2026-11-27', ['ps-ages-0001'], 0, 0, 0]])
  expect(state.toString('utf8')).not.toContain(userId)
  expect(state.sub_type).toBe(0x80)
})

it('refuses an id of another candidate', () => {
  expect(() => packLearner({ ...learner, learnt: { at: new Date(0), id: 'other:free:2026-11-27' } })).toThrow(
    RangeError,
  )
})
