import type { Event } from '@app/shared/events/event'
import { insertOnce } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'
import type { Submission } from '../domain/result.ts'
import { collectionOf } from './collections.ts'
import { idRange, type IdRange } from './id-range.ts'

interface SubmissionDocument extends Omit<Submission, 'id'> {
  _id: string
  events: Event[]
}

export interface Submissions {
  findById(id: string): Promise<Submission | null>
  /** Throws where there is none. */
  byId(id: string): Promise<Submission>
  /** The commit point; false where the set has its submission already. */
  insert(submission: Submission, events: Event[]): Promise<boolean>
  /** For the rebuild: those of the candidates in a range of ids. */
  listOf(range: IdRange): AsyncIterable<Submission>
}

export function createSubmissions(db: Db): Submissions {
  const collection = collectionOf<SubmissionDocument>(db, 'submissions')
  const findById: Submissions['findById'] = async (id) => {
    const found = await collection.findOne({ _id: id })
    return found ? toSubmission(found) : null
  }
  return {
    findById,
    async byId(id) {
      const found = await findById(id)
      if (!found) throw new Error('a submission is missing')
      return found
    },
    insert: ({ id, ...submission }, events) => insertOnce(collection, { _id: id, ...submission, events }),
    async *listOf(range) {
      for await (const document of collection.find(idRange<SubmissionDocument>(range))) yield toSubmission(document)
    },
  }
}

function toSubmission(document: SubmissionDocument): Submission {
  return {
    id: document._id,
    userId: document.userId,
    plan: document.plan,
    day: document.day,
    dateTaken: document.dateTaken,
    answers: document.answers,
    correctAnswers: document.correctAnswers,
    totalQuestions: document.totalQuestions,
    score: document.score,
  }
}
