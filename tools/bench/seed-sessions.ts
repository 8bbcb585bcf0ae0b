import { createClock } from '@app/shared/clock'
import type { Database } from '@app/shared/mongo/connect'
import { beginSession } from '../../services/auth/src/flows/start-session.ts'
import { createEmailKeyOf } from '../../services/auth/src/providers/email-key.ts'
import { createRenewalSecrets } from '../../services/auth/src/providers/renewal-secrets.ts'
import { createSeal } from '../../services/auth/src/providers/seal.ts'
import { createSigningKeys } from '../../services/auth/src/providers/signing-keys.ts'
import { createKeys } from '../../services/auth/src/store/keys.ts'
import { createSessions } from '../../services/auth/src/store/sessions.ts'
import { newUser } from '../../services/auth/src/domain/user.ts'
import type { SeededCandidate } from './candidates.ts'
import { createMemoryDatabase } from './memory-database.ts'

/**
 * A session for each of these candidates, made by auth's own flow and signed with the key that auth publishes; only the
 * password is not asked for. Answers the tokens in the same order.
 */
export async function seedSessions(
  db: Database['db'],
  { candidates, sealKey, emailKey }: { candidates: readonly SeededCandidate[]; sealKey: string; emailKey: string },
): Promise<string[]> {
  const clock = createClock()
  const seal = createSeal(Buffer.from(sealKey, 'base64'))
  const signingKeys = createSigningKeys({ keys: createKeys(db), seal, clock })
  const emailKeyOf = createEmailKeyOf(Buffer.from(emailKey, 'base64'))
  const memory = createMemoryDatabase()
  const sessions = createSessions(memory.db)
  const renewalSecrets = createRenewalSecrets(Buffer.from(emailKey, 'base64'))
  const begin = { sessions, signingKeys, clock, renewalSecrets }
  const tokens: string[] = []
  for (let from = 0; from < candidates.length; from += 500) {
    for (const { id, email, zone } of candidates.slice(from, from + 500)) {
      const user = newUser(id, { email, username: null, zone }, clock.now())
      const login = { emailKey: emailKeyOf(email), credential: 1 }
      const begun = await beginSession(begin, { user, login, device: 'An unknown device', keep: true })
      tokens.push(begun.token)
    }
    const documents = memory.takeAll().get('sessions') ?? []
    await db.collection<{ _id: string }>('sessions').insertMany(documents)
  }
  return tokens
}
