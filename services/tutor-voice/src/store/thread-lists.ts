import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'
import { sweepAfter } from './threads.ts'

export interface ListedThread {
  id: string
  questionId: string | null
}

interface ThreadListDocument extends Versioned {
  threads: ListedThread[]
  sweepAt: Date
}

/** thread_lists/{userId}: which threads a member has, newest first, so that no request searches for them. */
export interface ThreadLists {
  of(userId: string): Promise<ListedThread[]>
  /** Puts a thread in front. */
  put(userId: string, thread: ListedThread, at: Date): Promise<void>
}

const listed = 50

export function createThreadLists(db: Db): ThreadLists {
  const collection = db.collection<ThreadListDocument>('thread_lists')
  return {
    of: async (userId) => (await collection.findOne({ _id: userId }))?.threads ?? [],
    async put(userId, thread, at) {
      await compareAndSet(collection, userId, {
        initial: () => ({ _id: '', version: 0, threads: [], sweepAt: sweepAfter(at) }),
        change(current) {
          const others = current.threads.filter(({ id }) => id !== thread.id)
          return { ...current, threads: [thread, ...others].slice(0, listed), sweepAt: sweepAfter(at) }
        },
      })
    },
  }
}
