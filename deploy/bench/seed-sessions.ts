import { createClock } from '@app/shared/clock'
import type { Database } from '@app/shared/mongo/connect'
import { startSession } from '../../services/auth/src/flows/start-session.ts'
import { createSeal } from '../../services/auth/src/providers/seal.ts'
import { createSigningKeys } from '../../services/auth/src/providers/signing-keys.ts'
import { createKeys } from '../../services/auth/src/store/keys.ts'
import { createSessions } from '../../services/auth/src/store/sessions.ts'
import { createUsers } from '../../services/auth/src/store/users.ts'
import { createMemoryDatabase } from './memory-database.ts'

/**
 * A session for each of these users, made by auth's own flow and signed with the key that auth publishes; only the
 * password is not asked for. Answers the tokens in the same order.
 */
export async function seedSessions(
  db: Database['db'],
  { userIds, sealKey }: { userIds: readonly string[]; sealKey: string },
): Promise<string[]> {
  const clock = createClock()
  const seal = createSeal(Buffer.from(sealKey, 'base64'))
  const signingKeys = createSigningKeys({ keys: createKeys(db), seal, clock })
  const memory = createMemoryDatabase()
  const sessions = createSessions(memory.db)
  const users = createUsers(db)
  const tokens: string[] = []
  for (let from = 0; from < userIds.length; from += 500) {
    const known = await Promise.all(userIds.slice(from, from + 500).map((id) => users.findById(id)))
    for (const user of known) {
      if (!user) throw new Error('a seeded candidate is missing')
      tokens.push(await startSession({ sessions, signingKeys, clock }, user))
    }
    const documents = memory.takeAll().get('sessions') ?? []
    await db.collection<{ _id: string }>('sessions').insertMany(documents)
  }
  return tokens
}
