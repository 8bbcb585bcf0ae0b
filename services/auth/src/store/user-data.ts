import { createUserData, type Places, type UserData } from '@app/shared/mongo/user-data'
import type { Db } from 'mongodb'

/** Whose data: the account, and the address it is found by. */
export interface Owner {
  userId: string
  emailKey: string
}

const byUser = ({ userId }: Owner) => ({ userId })
const byId = ({ userId }: Owner) => ({ _id: userId })
const throttleIds = (what: readonly string[], { emailKey }: Owner) => ({
  _id: { $in: what.map((one) => `${one}:${emailKey}`) },
})

/** Where the service keeps something about a person. The login comes first: without it no session can begin. */
const places: Places<Owner> = {
  logins: ({ emailKey, userId }) => ({ _id: emailKey, userId }),
  users: byId,
  usernames: byUser,
  devices: byId,
  sessions: byUser,
  revocations: byUser,
  // Registrations of the address that nobody opened hold it under user ids of their own.
  tokens: ({ userId, emailKey }) => ({ $or: [{ userId }, { emailKey }] }),
  newest_verifications: ({ emailKey }) => ({ _id: emailKey }),
  throttles: (owner) => throttleIds(['login', 'own', 'code', 'mail', 'resend'], owner),
  exports: byUser,
  dead_letters: ({ userId }) => ({ 'body.userId': userId }),
}

/** Hashes, and what stands for the address. */
const secret = {
  logins: ['_id', 'passwordHash', 'credential'],
  usernames: ['emailKey'],
  sessions: ['emailKey', 'credential', 'renewal'],
  tokens: ['_id', 'emailKey', 'credential', 'requestId', 'registration'],
  newest_verifications: ['_id', 'hashes', 'registrations'],
  throttles: ['_id'],
}

/**
 * Revocations stay until their tokens end: with them the gateway refuses the sessions, which end one by one. The counters
 * of mails stay for their hour, so that deleting and registering again sends no more mails to an address.
 */
const notErased = new Set(['revocations', 'sessions'])
const erased: Places<Owner> = {
  ...Object.fromEntries(Object.entries(places).filter(([name]) => !notErased.has(name))),
  throttles: (owner) => throttleIds(['login', 'own', 'code'], owner),
}

export function createAuthUserData(db: Db): UserData<Owner> {
  const { exportUser } = createUserData(db, places, secret)
  const { count } = createUserData(db, { ...erased, sessions: byUser })
  const { eraseUser } = createUserData(db, erased)
  return { count, exportUser, eraseUser }
}
