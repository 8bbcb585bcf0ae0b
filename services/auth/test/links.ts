import { expect } from 'vitest'
import type { Auth } from './start-auth.ts'

export interface Link {
  mail: string
  email: string
  greeting: string
  token?: string
  code?: string
  expiresAt: string
}

/** The requests of mails for an address, the oldest first: what mail learns of by event. */
export async function requestsFor(auth: Auth, email: string): Promise<{ requestId: string; userId: string }[]> {
  const tokens = auth.deps.database.db.collection<{ _id: string; requestId: string; userId: string; createdAt: Date }>(
    'tokens',
  )
  return tokens.find({ emailKey: auth.deps.emailKeyOf(email) }, { sort: { createdAt: 1 } }).toArray()
}

/** What mail would write for the newest request of an address; null where it finds nothing to write. */
export async function newestLink(auth: Auth, email: string): Promise<Link | null> {
  const newest = (await requestsFor(auth, email)).at(-1)
  return (await auth.asMail(`/auth/links/${newest?.requestId ?? ''}`)) as Link | null
}

/** Asks for a mail, and reads what it would carry. A minute passes before, since one may be asked for again only then. */
export async function askFor(auth: Auth, what: 'verify' | 'reset', email: string): Promise<Link> {
  auth.cluster.clock.advance(60_000)
  const path = what === 'verify' ? '/auth/resend-verification' : '/auth/forgot-password'
  expect((await auth.call('POST', path, { body: { email } })).status).toBe(200)
  const link = await newestLink(auth, email)
  expect(link?.mail).toBe(what)
  return link as Link
}
