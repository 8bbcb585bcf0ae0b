import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createEvent } from '@app/shared/events/event'
import { newUser } from '../../../../services/auth/src/domain/user.ts'
import { createUsers } from '../../../../services/auth/src/store/users.ts'
import { forEach } from '../days.ts'
import { openStores } from '../stores.ts'
import { withBroker } from '../streams.ts'
import type { Stack } from '../../../stack/stack.ts'
import { type FakeSmtp, refusedPrefix } from './start-fake-smtp.ts'

/** A mail that is due to somebody, who gets no other. */
interface Due {
  userId: string
  to: string
}

interface StoredJob {
  _id: string
  userId: string
  state: 'waiting' | 'sent' | 'dropped' | 'failed'
}

/** Mails that are due, and what has become of them. */
export interface Mails {
  /** So many more people whose address is verified, so that a welcome is due; one in twenty has an address that is refused. */
  order(count: number): Promise<void>
  /** To be called while no mail process lives: what it had sent and not marked may be sent again, and its leases are over. */
  afterKill(smtp: FakeSmtp): Promise<void>
  untilOrdered(): Promise<void>
  /**
   * Waits until every mail has come to its end, or nothing has moved for so long, and compares with what the mail server
   * took.
   */
  finish(smtp: FakeSmtp, patienceMs: number): Promise<Reckoning>
  close(): Promise<void>
}

export interface Reckoning {
  faults: string[]
  mails: number
  repeats: number
  /** Mails that a kill found between the server's answer and the mark. */
  betweenDataAndMark: number
  /** Mails that the server took without saying so. */
  swallowed: number
}

const refusedEvery = 20
/** A look reads every job, which mail does too. */
const lookEveryMs = 1000

export function openMails(stack: Stack): Mails {
  const stores = openStores(stack.context)
  const users = createUsers(stores.auth.db)
  const jobs = stores.mail.db.collection<StoredJob>('jobs')
  const due: Due[] = []
  /** How many heard takes of a recipient nobody could mark. */
  const excused = new Map<string, number>()
  const ownJobs = async (): Promise<Map<string, StoredJob[]>> =>
    Map.groupBy(await jobs.find({}, { projection: { userId: 1, state: 1 } }).toArray(), ({ userId }) => userId)
  return {
    async order(count) {
      const fresh = Array.from({ length: count }, (_, n) => newDue(due.length + n))
      due.push(...fresh)
      await makeDue(stack, users, fresh)
    },
    async afterKill(smtp) {
      const [heard, stored] = [heardBy(smtp), await ownJobs()]
      for (const { userId, to } of due)
        if (stored.get(userId)?.some(({ state }) => state === 'waiting')) excused.set(to, heard.get(to) ?? 0)
      await jobs.updateMany({ state: 'waiting' }, { $set: { dueAt: new Date() } })
    },
    untilOrdered: () =>
      untilAll(async () => {
        const stored = await ownJobs()
        return due.every(({ userId }) => stored.has(userId))
      }),
    async finish(smtp, patienceMs) {
      const last = { open: Infinity, at: Date.now() }
      for (;;) {
        const { open, ...reckoned } = reckon({ due, stored: await ownJobs(), excused, smtp })
        if (open < last.open) Object.assign(last, { open, at: Date.now() })
        if (open === 0 || Date.now() - last.at > patienceMs) return reckoned
        await pause(lookEveryMs)
      }
    },
    async close() {
      await stores.auth.db.collection<{ _id: string }>('users').deleteMany({ email: /@mails\.example$/ })
      await stores.close()
    },
  }
}

async function untilAll(isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 120_000
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('mail has not made a job of every mail within two minutes')
    await pause(lookEveryMs)
  }
}

function newDue(number: number): Due {
  const userId = randomUUID()
  const isRefused = number % refusedEvery === refusedEvery - 1
  return { userId, to: `${isRefused ? refusedPrefix : ''}${userId}@mails.example` }
}

/** Somebody to write to, and the event that makes mail write. */
async function makeDue(stack: Stack, users: ReturnType<typeof createUsers>, fresh: readonly Due[]): Promise<void> {
  const at = new Date()
  const until = new Date(at.getTime() + 365 * 86_400_000)
  await forEach(fresh, 8, async ({ userId, to }) => {
    await users.insertPending(newUser(userId, { email: to, username: null, zone: 'UTC' }, at), until)
  })
  const events = fresh.map(({ userId }) => createEvent('auth.email-verified.v1', { key: userId, body: { userId }, at }))
  await withBroker(stack, (broker) => forEach(events, 16, (event) => broker.publish(event)))
}

function heardBy(smtp: FakeSmtp): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { to, heard } of smtp.takes()) if (heard) counts.set(to, (counts.get(to) ?? 0) + 1)
  return counts
}

interface Books {
  due: readonly Due[]
  stored: ReadonlyMap<string, StoredJob[]>
  excused: ReadonlyMap<string, number>
  smtp: FakeSmtp
}

function reckon({ due, stored, excused, smtp }: Books): Reckoning & { open: number } {
  const takes = Map.groupBy(smtp.takes(), ({ to }) => to)
  const faults: string[] = []
  const sums = { repeats: 0, betweenDataAndMark: 0, swallowed: 0, open: 0 }
  for (const { userId, to } of due) {
    const jobs = stored.get(userId) ?? []
    const taken = takes.get(to) ?? []
    const heard = taken.filter((take) => take.heard).length
    const killed = excused.get(to) ?? 0
    sums.repeats += Math.max(0, taken.length - 1)
    sums.betweenDataAndMark += killed
    sums.swallowed += taken.length - heard
    const state = jobs[0]?.state ?? 'waiting'
    if (state === 'waiting') sums.open += 1
    if (jobs.length !== 1) faults.push(`${to}: ${jobs.length} jobs instead of one`)
    faults.push(...mailFaults({ to, state, heard, killed }))
    if (new Set(taken.map(({ id }) => id)).size > 1) faults.push(`${to}: ${taken.length} mails with other Message-IDs`)
  }
  return { faults, mails: due.length, ...sums }
}

interface Fate {
  to: string
  state: StoredJob['state']
  heard: number
  killed: number
}

function mailFaults({ to, state, heard, killed }: Fate): string[] {
  if (to.startsWith(refusedPrefix)) {
    return state === 'failed' && heard === 0 ? [] : [`${to} is refused for good, and its job is ${state}`]
  }
  if (state !== 'sent') return [`${to}: not sent, its job is ${state}`]
  if (heard === 0) return [`${to}: lost; its job says that it was sent`]
  if (heard - killed !== 1) return [`${to}: sent ${heard} times, ${killed} of them cut off by a kill`]
  return []
}
