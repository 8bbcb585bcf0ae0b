import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'
import { admitAttempt, attemptsAfter, withoutAttempt, type Attempt, type ThrottleLimit } from '../domain/throttle.ts'

interface ThrottleDocument extends Versioned {
  attempts: Attempt[]
  sweepAt: Date
}

/** throttles/{what}:{emailKey}: attempts on one address, whether it has an account or not. Changes by compare-and-set. */
export interface Throttles {
  /** Counts the attempt; a number of seconds to wait where a limit is reached. */
  admit(emailKey: string, attempt: Attempt): Promise<number | null>
  /** The attempt was no guess after all. */
  takeBack(emailKey: string, attemptId: string): Promise<void>
  /** Forgets every attempt up to this instant. Repeating it, at any age, changes nothing. */
  forgive(emailKey: string, until: Date): Promise<void>
}

export function createThrottles(db: Db, what: string, limits: readonly ThrottleLimit[]): Throttles {
  const collection = db.collection<ThrottleDocument>('throttles')
  const longestMs = Math.max(...limits.map(({ withinMs }) => withinMs))
  // Whoever loses a race lost it to an attempt that counted, so a limit ends the races by itself.
  const tries = 4 * Math.max(...limits.map(({ failures }) => failures))
  const initial = () => ({ _id: '', version: 0, attempts: [], sweepAt: new Date(0) })
  const keepOnly = async (emailKey: string, keep: (attempts: Attempt[]) => Attempt[]): Promise<void> => {
    await compareAndSet(collection, `${what}:${emailKey}`, {
      initial,
      tries,
      change: (current) => {
        const attempts = keep(current.attempts)
        return attempts.length === current.attempts.length ? null : { ...current, attempts }
      },
    })
  }
  return {
    async admit(emailKey, attempt) {
      let wait: number | null = null
      await compareAndSet(collection, `${what}:${emailKey}`, {
        initial,
        tries,
        change: (current) => {
          const admission = admitAttempt(current.attempts, attempt, limits)
          wait = admission.admitted ? null : admission.retryAfterSeconds
          if (!admission.admitted) return null
          const sweepAt = new Date(attempt.at.getTime() + longestMs)
          return { ...current, attempts: admission.attempts, sweepAt }
        },
      })
      return wait
    },
    takeBack: (emailKey, attemptId) => keepOnly(emailKey, (attempts) => withoutAttempt(attempts, attemptId)),
    forgive: (emailKey, until) => keepOnly(emailKey, (attempts) => attemptsAfter(attempts, until)),
  }
}
