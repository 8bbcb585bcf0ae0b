import type { Deps } from '../deps.ts'
import { newJob } from '../domain/job.ts'
import { summaryDueAt, type Week } from '../domain/week.ts'
import { readAddress } from './read-address.ts'

type Needs = Pick<Deps, 'weeks' | 'jobs' | 'readAuth' | 'clock' | 'waitingClock'>

const batch = 100

/**
 * Makes jobs of the weeks that are over where their people live. A week is first looked at when it is over somewhere on
 * earth, since only auth knows the zone. Throws while auth is away.
 */
export async function queueSummaries(needs: Needs): Promise<void> {
  for (const week of await needs.weeks.listDue(needs.clock.now(), batch)) await queueSummary(needs, week)
}

async function queueSummary(needs: Needs, week: Week): Promise<void> {
  const { userId, monday } = week
  const address = await readAddress(needs, week)
  const dueAt = address && summaryDueAt(monday, address.zone)
  if (dueAt && dueAt > needs.clock.now()) {
    await settleWeek(needs, week, dueAt)
    return
  }
  // The job looks again when it is sent; without this look everybody would get a job.
  const wanted = address?.weeklySummary === true
  const order = { template: 'weekly-summary', userId, facts: { monday } } as const
  if (wanted) await needs.jobs.insert(newJob(`${userId}:${monday}`, order, needs.waitingClock.now()))
  await settleWeek(needs, week, null)
}

const settleWeek = ({ weeks }: Needs, week: Week, dueAt: Date | null) =>
  weeks.change(week, (current) => ({ ...current, dueAt }))
