import { connectDatabase } from '@app/shared/mongo/connect'
import type { Stack } from '../../stack/stack.ts'
import type { Visitor } from './visitors.ts'

/** What is stored about a candidate: profile, sessions, submission and model, as one text to compare. */
export async function stateOf(stack: Stack, { userId, resultId }: Visitor): Promise<string> {
  const [auth, practice] = [
    connectDatabase(stack.context.mongodbUrl, 'auth'),
    connectDatabase(stack.context.mongodbUrl, 'practice'),
  ]
  try {
    const user = await auth.db.collection<{ _id: string }>('users').findOne({ _id: userId })
    const sessions = await auth.db.collection<{ _id: string }>('sessions').find({ userId }).sort({ _id: 1 }).toArray()
    const submission = await practice.db.collection<{ _id: string }>('submissions').findOne({ _id: resultId })
    const learner = await practice.db.collection<{ _id: string }>('learners').findOne({ _id: userId })
    return JSON.stringify({ user, sessions, submission, learner })
  } finally {
    await Promise.all([auth.close(), practice.close()])
  }
}
