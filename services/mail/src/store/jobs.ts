import { compareAndSet, insertOnce, type Versioned } from '@app/shared/mongo/facts'
import type { Db } from 'mongodb'
import type { Job } from '../domain/job.ts'

interface JobDocument extends Versioned, Omit<Job, 'id'> {
  sweepAt: Date | null
}

/** jobs/{eventId}:{template}. Changes by compare-and-set on `version`. */
export interface Jobs {
  findById(id: string): Promise<Job | null>
  /** False where the job is there already. */
  insert(job: Job): Promise<boolean>
  /** Ids of jobs that may be picked up, the longest due first. */
  listDue(now: Date, limit: number): Promise<string[]>
  /** `next` answers null to leave the job as it is; answers the job as stored, or null where it was left or is gone. */
  change(id: string, next: (job: Job) => Job | null): Promise<Job | null>
}

/** Longer than the stream keeps its events: what may come again finds the job. */
const keptMs = 60 * 24 * 3_600_000

export function createJobs(db: Db): Jobs {
  const collection = db.collection<JobDocument>('jobs')
  return {
    async findById(id) {
      const found = await collection.findOne({ _id: id })
      return found && toJob(found)
    },
    insert: (job) => insertOnce(collection, toDocument(job, 1)),
    async listDue(now, limit) {
      const due = { state: 'waiting' as const, dueAt: { $lte: now } }
      const found = await collection.find(due, { limit, sort: { dueAt: 1 }, projection: { _id: 1 } }).toArray()
      return found.map(({ _id }) => _id)
    },
    async change(id, next) {
      const missing = { _id: id, version: 0 } as JobDocument
      const decided: { job: Job | null } = { job: null }
      await compareAndSet(collection, id, {
        initial: () => missing,
        change: (current) => {
          decided.job = current === missing ? null : next(toJob(current))
          return decided.job && toDocument(decided.job, current.version)
        },
      })
      return decided.job
    },
  }
}

function toJob({ _id, version: _version, sweepAt: _sweepAt, ...job }: JobDocument): Job {
  return { id: _id, ...job }
}

function toDocument({ id, ...job }: Job, version: number): JobDocument {
  const sweepAt = job.finishedAt && new Date(job.finishedAt.getTime() + keptMs)
  return { _id: id, version, ...job, sweepAt }
}
