import { connectDatabase } from '@app/shared/mongo/connect'
import { createEmailKeyOf } from '../../../services/auth/src/providers/email-key.ts'
import type { Stack } from '../../stack/stack.ts'

/** How many wrong passwords auth's store holds against an address. */
export async function countedGuesses(stack: Stack, email: string): Promise<number> {
  const [count] = await countedGuessesOf(stack, [email])
  return count ?? 0
}

export async function countedGuessesOf(stack: Stack, emails: readonly string[]): Promise<number[]> {
  const store = connectDatabase(stack.context.mongodbUrl, 'auth')
  try {
    const emailKeyOf = createEmailKeyOf(Buffer.from(stack.context.secrets.emailKey, 'base64'))
    const throttles = store.db.collection<{ _id: string; attempts: unknown[] }>('throttles')
    const counts: number[] = []
    for (const email of emails)
      counts.push((await throttles.findOne({ _id: `login:${emailKeyOf(email)}` }))?.attempts.length ?? 0)
    return counts
  } finally {
    await store.close()
  }
}
