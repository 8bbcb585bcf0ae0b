import { expect, it } from 'vitest'
import { newLearner, type Learner, type RecentSet } from './learner.ts'
import { retakeableSet } from './retakeable-set.ts'

const set = (id: string, day: string, submitted: boolean): RecentSet => ({
  id,
  day,
  lastDay: day,
  questions: ['a'],
  submitted,
  retakes: 0,
  retakeOpen: false,
})
const today = '2026-11-27'
const at = { now: new Date(`${today}T12:00:00Z`), zone: 'UTC', day: today }
const learner = (recent: RecentSet[], monthly = 'paid', lastDay = today): Learner => ({
  ...newLearner('u'),
  plans: { monthly: { setId: monthly, lastDay, anchor: today, zone: 'UTC', openedAt: new Date(0) } },
  recent,
})

it('is today’s set once it is submitted', () => {
  expect(retakeableSet(learner([set('paid', today, true)]), 'monthly', at)?.id).toBe('paid')
  expect(retakeableSet(learner([set('paid', today, false)]), 'monthly', at)).toBeNull()
})

it('is not yesterday’s', () => {
  const old = learner([set('paid', '2026-11-26', true)], 'paid', '2026-11-26')
  expect(retakeableSet(old, 'monthly', at)).toBeNull()
})

it('after an upgrade it is the Free set of today, until the paid one is submitted', () => {
  const free = set('free', today, true)
  expect(retakeableSet(learner([free, set('paid', today, false)]), 'monthly', at)?.id).toBe('free')
  expect(retakeableSet(learner([set('paid', today, true), free]), 'monthly', at)?.id).toBe('paid')
})
