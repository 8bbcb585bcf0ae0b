import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakeBank, keyOf, wrongFor } from '../../test/support/fake-bank.ts'
import { addDays } from '@app/contracts/rules/day-key'
import { createBankIndex } from './bank-index.ts'
import { noCorrections } from './correction.ts'
import { freezeSet, type DailySet } from './daily-set.ts'
import { grade } from './grade.ts'
import {
  foldLearner,
  isNext,
  newLearner,
  relearn,
  unsettled,
  withRetake,
  withSet,
  withSubmission,
  type Learner,
} from './learner.ts'
import { retakeId, type Retake, type Submission } from './result.ts'
import { countAnswered } from './seen.ts'

const bank = createFakeBank()
const index = createBankIndex(bank)
const keys = new Map(bank.heads.map(({ id }) => [id, keyOf(id)]))
const at = (day: string, hour = 9) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
const first = '2026-11-01'

function open(learner: Learner, day: string): DailySet {
  return freezeSet(index, learner, { userId: 'u', plan: 'monthly', day, zone: 'UTC', now: at(day) })
}

function submit(set: DailySet, dateTaken: Date, right = true): Submission {
  const answers = Object.fromEntries(set.questions.map(({ id }) => [id, right ? keyOf(id) : wrongFor(id)]))
  const { id, userId, plan, day } = set
  return { id, userId, plan, day, dateTaken, ...grade(set.questions, keys, { answers, seconds: {} }) }
}

function retake(set: DailySet, number: number, closed: Retake['closed'] = null): Retake {
  const { id: setId, userId, plan, day, openedAt } = set
  return { id: retakeId(setId, number), setId, userId, number, plan, day, openedAt, originalScore: 50, closed }
}

/** Opens a set every day and submits it unless told otherwise. */
function live(days: number, submits: (n: number) => boolean = () => true) {
  let learner = newLearner('u')
  const facts = { sets: [] as DailySet[], submissions: [] as Submission[], retakes: [] as Retake[] }
  for (let n = 0; n < days; n += 1) {
    const day = addDays(first, n)
    const set = open(learner, day)
    learner = withSet(learner, set)
    facts.sets.push(set)
    if (!submits(n)) continue
    const submission = submit(set, at(day, 10), n % 3 !== 0)
    learner = withSubmission(learner, submission, noCorrections)
    facts.submissions.push(submission)
  }
  return { learner, facts }
}

it('remembers the last 14 sets, and counts only what was answered', () => {
  const { learner } = live(20, (n) => n !== 4)
  expect(learner.recent).toHaveLength(14)
  expect(learner.recent.at(-1)?.day).toBe('2026-11-20')
  expect(learner.since).toBe(first)
  expect(countAnswered(live(3, (n) => n !== 1).learner.seen, { has: () => true })).toBe(20)
})

it('folding all facts, in any order, gives what living through them gave', () => {
  const { learner, facts } = live(20, (n) => n % 4 !== 2)
  fc.assert(
    fc.property(fc.constant(facts), fc.infiniteStream(fc.integer()), (all, order) => {
      const shuffled = <T>(list: T[]): T[] =>
        list
          .map((value) => ({ value, key: order.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ value }) => value)
      const mixed = { ...all, sets: shuffled(all.sets), submissions: shuffled(all.submissions) }
      expect(foldLearner('u', mixed, noCorrections)).toEqual(learner)
    }),
    { numRuns: 20 },
  )
})

it('a submission that is taken in late gives what it would have given in time', () => {
  const { facts } = live(3)
  const [a, b, c] = facts.submissions as [Submission, Submission, Submission]
  const opened = facts.sets.reduce(withSet, newLearner('u'))
  const take = (learner: Learner, submission: Submission) => withSubmission(learner, submission, noCorrections)
  const late = take(take(opened, a), c)
  expect(isNext(late, b)).toBe(false)
  expect(isNext(take(opened, a), b)).toBe(true)
  expect(relearn(late, [c, b, a], noCorrections)).toEqual(take(take(take(opened, a), b), c))
})

it('retakes change neither abilities nor what was seen', () => {
  const { learner, facts } = live(1)
  const [set] = facts.sets as [DailySet]
  const again = withRetake(withRetake(learner, retake(set, 1)), retake(set, 1, { ...submit(set, at(first, 12)) }))
  expect(again).toEqual({ ...learner, recent: [{ ...learner.recent[0], retakes: 1, retakeOpen: false }] })
})

it('an old word about a retake does not open it again', () => {
  const { learner, facts } = live(1)
  const [set] = facts.sets as [DailySet]
  const closed = withRetake(learner, retake(set, 1, { ...submit(set, at(first, 12)) }))
  expect(withRetake(closed, retake(set, 1))).toEqual(closed)
  expect(withRetake(withRetake(closed, retake(set, 2)), retake(set, 1)).recent[0]).toMatchObject({
    retakes: 2,
    retakeOpen: true,
  })
})

describe('unsettled sets', () => {
  it('are those that could still be answered when the newest one was opened', () => {
    expect(unsettled(newLearner('u'))).toEqual([])
    expect(unsettled(live(10, () => false).learner).map(({ day }) => day)).toEqual(['2026-11-09', '2026-11-10'])
    expect(unsettled(live(10).learner)).toEqual([])
  })

  it('stay so, however late the candidate comes back', () => {
    const { learner } = live(3, (n) => n < 2)
    expect(unsettled(learner).map(({ day }) => day)).toEqual(['2026-11-03'])
  })

  it('an open retake is one', () => {
    const { learner, facts } = live(2)
    expect(unsettled(withRetake(learner, retake(facts.sets[1] as DailySet, 1))).map(({ day }) => day)).toEqual([
      '2026-11-02',
    ])
  })
})
