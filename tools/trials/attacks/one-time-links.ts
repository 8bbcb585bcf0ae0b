import { randomUUID } from 'node:crypto'
import { connectDatabase, type Database } from '@app/shared/mongo/connect'
import { type LinkPurpose, newLinkRequest } from '../../../services/auth/src/domain/link-request.ts'
import { registrationRequestId } from '../../../services/auth/src/flows/request-link.ts'
import { createEmailKeyOf, type EmailKeyOf } from '../../../services/auth/src/providers/email-key.ts'
import { createLinkTokens, hashOfToken, type LinkTokens } from '../../../services/auth/src/providers/link-tokens.ts'
import { createErasureIdOf } from '../../../services/auth/src/providers/seal-address.ts'
import { createTokens } from '../../../services/auth/src/store/tokens.ts'
import { unsubscribeToken } from '../../../services/mail/src/providers/unsubscribe-token.ts'
import type { Stack } from '../../stack/stack.ts'

/** What only a person's mailbox tells, and the ids that only they learn. */
export interface Links {
  /** Of the mail that belongs to the registration. */
  requestId: string
  verify: string
  code: string
  /** Good for the first password of the account, for 20 minutes. */
  reset: string
  unsubscribe: string
  /** Of the erasure that the account has, or would have. */
  erasureId: string
}

export interface Owner {
  userId: string
  email: string
}

/** Auth's own code over auth's own database and secrets. */
export interface OneTimeLinks {
  linksOf(owner: Owner): Promise<Links>
  /** Stores a request as if its mail had been sent just now, and answers its token. */
  issue(purpose: LinkPurpose, owner: Owner, credential?: number): Promise<string>
  /** The tokens of every request of one purpose that is stored, by the key of its address. */
  listTokens(purpose: LinkPurpose): Promise<Map<string, string[]>>
  emailKeyOf(email: string): string
  /** How often the password of an address was changed, and 1. */
  credentialOf(email: string): Promise<number | null>
  close(): Promise<void>
}

export function openLinks({ context }: Pick<Stack, 'context'>): OneTimeLinks {
  const { mongodbUrl, secrets } = context
  const key = (text: string) => Buffer.from(text, 'base64')
  const database = connectDatabase(mongodbUrl, 'auth', { socketTimeoutMS: 60_000 })
  const tokens = createTokens(database.db)
  const emailKeyOf = createEmailKeyOf(key(secrets.emailKey))
  const linkTokens = createLinkTokens(key(secrets.linkKey))
  const erasureIdOf = createErasureIdOf(emailKeyOf)
  const issue: OneTimeLinks['issue'] = async (purpose, { userId, email }, credential = 1) => {
    const requestId = randomUUID()
    const token = linkTokens.tokenOf(purpose, requestId)
    const asked = { requestId, purpose, userId, emailKey: emailKeyOf(email), credential, createdAt: new Date() }
    await tokens.insert(hashOfToken(token), newLinkRequest(asked), [])
    return token
  }
  return {
    issue,
    emailKeyOf,
    async linksOf(owner) {
      const requestId = registrationRequestId(owner.userId)
      return {
        requestId,
        verify: linkTokens.tokenOf('verify', requestId),
        code: linkTokens.codeOf(requestId),
        reset: await issue('reset', owner),
        unsubscribe: unsubscribeToken(key(secrets.unsubscribeKey), owner.userId, 'weekly-summary'),
        erasureId: erasureIdOf(owner.userId),
      }
    },
    ...createLooks(database, { linkTokens, emailKeyOf }),
    close: () => database.close(),
  }
}

/** What is stored by now. */
function createLooks(
  { db }: Database,
  { linkTokens, emailKeyOf }: { linkTokens: LinkTokens; emailKeyOf: EmailKeyOf },
): Pick<OneTimeLinks, 'listTokens' | 'credentialOf'> {
  return {
    async listTokens(purpose) {
      const found = db.collection<{ _id: string; requestId: string; emailKey: string }>('tokens')
      const listed = new Map<string, string[]>()
      for await (const { requestId, emailKey } of found.find({ purpose }))
        listed.set(emailKey, [...(listed.get(emailKey) ?? []), linkTokens.tokenOf(purpose, requestId)])
      return listed
    },
    async credentialOf(email) {
      const logins = db.collection<{ _id: string; credential: number }>('logins')
      return (await logins.findOne({ _id: emailKeyOf(email) }))?.credential ?? null
    },
  }
}
