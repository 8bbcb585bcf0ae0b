import { randomUUID } from 'node:crypto'
import { connectDatabase } from '@app/shared/mongo/connect'
import { newUser } from '../../../services/auth/src/domain/user.ts'
import { createPasswordHashing } from '../../../services/auth/src/providers/password-hashing.ts'
import { createLogins } from '../../../services/auth/src/store/logins.ts'
import { createUsers } from '../../../services/auth/src/store/users.ts'
import type { Stack } from '../../stack/stack.ts'
import { openLinks, type Owner } from './one-time-links.ts'
import { pool } from './pool.ts'

export const accountPassword = 'twelve quiet mornings'

/**
 * So many accounts of today with a verified address, as a registration leaves them, put into auth's store by auth's own
 * code with one hash for all: a thousand registrations would hash for minutes.
 */
export async function makeAccounts(stack: Stack, count: number): Promise<Owner[]> {
  const database = connectDatabase(stack.context.mongodbUrl, 'auth')
  const links = openLinks(stack)
  try {
    const [users, logins] = [createUsers(database.db), createLogins(database.db)]
    const passwordHash = await createPasswordHashing().hash(accountPassword)
    return await pool(Array.from({ length: count }), 4, async () => {
      const owner = { userId: randomUUID(), email: freshAddress() }
      const at = new Date()
      const user = {
        ...newUser(owner.userId, { email: owner.email, username: null, zone: 'UTC' }, at),
        emailVerified: true,
      }
      await users.insertPending(user, at)
      const login = { emailKey: links.emailKeyOf(owner.email), userId: owner.userId, credential: 1, createdAt: at }
      await logins.insert({ ...login, passwordHash }, [])
      await users.confirm(owner.userId)
      await links.issue('verify', owner)
      return owner
    })
  } finally {
    await Promise.all([database.close(), links.close()])
  }
}

/** Known or not, an address looks the same. */
export const freshAddress = () => `${randomUUID()}@example.com`
