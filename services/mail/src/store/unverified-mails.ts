import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'
import { countMail, unverifiedBound, type CountedMail } from '../domain/unverified-bound.ts'

interface UnverifiedDocument extends Versioned {
  counted: readonly CountedMail[]
  sweepAt: Date
}

/** unverified_mails/{hash of the mailbox}. Changes by compare-and-set on `version`. */
export interface UnverifiedMails {
  /** Whether this mail may be sent; then it is counted, once. */
  count(mailbox: string, mail: CountedMail): Promise<boolean>
}

export function createUnverifiedMails(db: Db): UnverifiedMails {
  const collection = db.collection<UnverifiedDocument>('unverified_mails')
  return {
    async count(mailbox, mail) {
      const decided = { admitted: false }
      await compareAndSet(collection, mailbox, {
        initial: () => ({ _id: mailbox, version: 0, counted: [], sweepAt: mail.at }),
        change: (current) => {
          const counted = countMail(current.counted, mail)
          decided.admitted = counted !== null
          if (counted === null || counted === current.counted) return null
          return { ...current, counted, sweepAt: new Date(mail.at.getTime() + unverifiedBound.withinMs) }
        },
      })
      return decided.admitted
    },
  }
}
