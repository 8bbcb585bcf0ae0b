import { compareAndSet, insertOnce, type Versioned } from '@app/shared/mongo/single-document'
import type { Collection, Db } from 'mongodb'
import type { Job } from '../domain/job.ts'

interface JobDocument extends Versioned, Omit<Job, 'id'> {
  sweepAt: Date | null
}

/** A job as it was read: whoever changes it says so, and saves reading it again. */
export type StoredJob = Job & Pick<Versioned, 'version'>

/** jobs/{eventId}:{template}. Changes by compare-and-set on `version`. */
export interface Jobs {
  findById(id: string): Promise<StoredJob | null>
  /** False where the job is there already. */
  insert(job: Job): Promise<boolean>
  /** From now on `take` gets every job that this process inserts: whoever sends it need not look for it. */
  onInsert(take: (job: StoredJob) => void): void
  /** Jobs that may be picked up, the longest due first. */
  listDue(now: Date, limit: number): Promise<StoredJob[]>
  /** How many jobs are in each state. */
  listCounts(): Promise<Record<'waiting' | 'failed', number>>
  /** `next` answers null to leave the job as it is; answers the job as stored, or null where it was left or is gone. */
  change(job: string | StoredJob, next: (job: Job) => Job | null): Promise<StoredJob | null>
}

/** Longer than the stream keeps its events: what may come again finds the job. */
const keptMs = 60 * 24 * 3_600_000

export function createJobs(db: Db): Jobs {
  const collection = db.collection<JobDocument>('jobs')
  const watchers: Array<(job: StoredJob) => void> = []
  return {
    async findById(id) {
      const found = await collection.findOne({ _id: id })
      return found && toJob(found)
    },
    async insert(job) {
      const stored = { ...job, version: 1 }
      const inserted = await insertOnce(collection, toDocument(stored))
      if (inserted) for (const take of watchers) take(stored)
      return inserted
    },
    onInsert: (take) => void watchers.push(take),
    async listDue(now, limit) {
      const due = { state: 'waiting' as const, dueAt: { $lte: now } }
      const found = await collection.find(due, { limit, sort: { dueAt: 1 } }).toArray()
      return found.map(toJob)
    },
    listCounts: () => listCounts(collection),
    async change(job, next) {
      const id = typeof job === 'string' ? job : job.id
      const missing = { _id: id, version: 0 } as JobDocument
      const decided = { changes: false }
      const stored = await compareAndSet(collection, id, {
        known: typeof job === 'string' ? undefined : toDocument(job),
        initial: () => missing,
        change: (current) => {
          const changed = current === missing ? null : next(toJob(current))
          decided.changes = changed !== null
          return changed && toDocument({ ...changed, version: current.version })
        },
      })
      return decided.changes ? toJob(stored) : null
    },
  }
}

async function listCounts(collection: Collection<JobDocument>): Promise<Record<'waiting' | 'failed', number>> {
  const count = (state: Job['state']) => collection.countDocuments({ state })
  return { waiting: await count('waiting'), failed: await count('failed') }
}

function toJob({ _id, sweepAt: _sweepAt, ...job }: JobDocument): StoredJob {
  return { id: _id, ...job }
}

function toDocument({ id, ...job }: StoredJob): JobDocument {
  const sweepAt = job.finishedAt && new Date(job.finishedAt.getTime() + keptMs)
  return { _id: id, ...job, sweepAt }
}
