import { expect, it } from 'vitest'
import { isTooLate, lease, maximumAttempts, newJob, settle, type Job } from './job.ts'

const start = new Date('2026-11-27T12:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const job = newJob('event1', { template: 'welcome', userId: 'user1' }, start)

it('an event makes one job, due at once', () => {
  expect(job).toMatchObject({ id: 'event1:welcome', state: 'waiting', attempts: 0, dueAt: start, facts: {} })
})

it('a leased job is nobody else’s until the lease ends', () => {
  const leased = lease(job, start)
  expect(leased).toMatchObject({ attempts: 1, dueAt: later(120_000) })
  expect(lease(leased!, later(119_999))).toBeNull()
  expect(lease(leased!, later(120_000))).toMatchObject({ attempts: 2 })
})

it('what is done stays done', () => {
  for (const outcome of ['sent', 'nobody', 'rejected'] as const) {
    const done = settle(lease(job, start)!, outcome, later(1000))
    expect(done.finishedAt).toEqual(later(1000))
    expect(lease(done, later(1e9))).toBeNull()
  }
  expect(settle(job, 'nobody', start).state).toBe('dropped')
  expect(settle(job, 'rejected', start).state).toBe('failed')
})

it('a job waits longer with every try, for about three days, and then fails', () => {
  let current: Job = job
  let now = start
  const waits: number[] = []
  while (current.state === 'waiting') {
    current = settle(lease(current, now)!, 'away', now)
    if (current.state === 'waiting') waits.push((current.dueAt.getTime() - now.getTime()) / 1000)
    now = current.dueAt
  }
  expect(waits.slice(0, 7)).toEqual([5, 15, 60, 300, 900, 3600, 10_800])
  expect(current).toMatchObject({ state: 'failed', attempts: maximumAttempts })
  const days = (now.getTime() - start.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(2.5)
  expect(days).toBeLessThan(3.5)
})

it('nobody is written to a month later', () => {
  const happened = new Date('2026-11-01T00:00:00Z')
  expect(isTooLate(happened, new Date('2026-11-30T00:00:00Z'))).toBe(false)
  expect(isTooLate(happened, new Date('2026-12-02T00:00:00Z'))).toBe(true)
})
