import type { Events } from '@app/contracts/generated/events'
import type { Event } from '@app/shared/events/event'
import { insertOnce, type Identified } from '@app/shared/mongo/single-document'
import type { Collection, Db } from 'mongodb'
import type { Renewal } from '../domain/renewal.ts'

export interface Session {
  id: string
  userId: string
  /** The login it began with, and which of its passwords. */
  emailKey: string
  credential: number
  /** Browser and system, coarsely. */
  device: string
  createdAt: Date
  /** When it ends, unless a visit renews it before. Its tokens end earlier. */
  expiresAt: Date
  /** Whether a visit prolongs it: the candidate stays signed in. */
  kept: boolean
  /** Null if it can no longer be renewed. */
  renewal: Renewal | null
}

/** A session that ended before its token did. */
export interface Revocation {
  sessionId: string
  userId: string
  reason: Events['auth.session-revoked.v1']['reason']
  /** When the last of its tokens ends. */
  expiresAt: Date
}

type SessionDocument = Identified & Omit<Session, 'id'>

interface RevocationDocument extends Identified, Omit<Revocation, 'sessionId'> {
  sweepAt: Date
  events: Event[]
}

/** sessions/{sid} and revocations/{sid}: a session lives while it is there, in time, and not revoked. */
export interface Sessions {
  /** Null where there is none, or where it was revoked. */
  findLive(id: string): Promise<Session | null>
  insert(session: Session): Promise<void>
  /** Every session of a person that was not revoked. */
  listByUser(userId: string): Promise<Session[]>
  /** Those that were revoked included, as long as they are stored. */
  listAllByUser(userId: string): Promise<Session[]>
  /** Carries a session over one change of the password, only from the credential before this one. Its renewal ends. */
  raiseCredential(id: string, credential: number): Promise<void>
  /** Stores the renewal and the end of a session; false if the secret with this hash is no longer the current one. */
  renew(session: Pick<Session, 'id' | 'renewal' | 'expiresAt'>, usedHash: string): Promise<boolean>
  /** Gives a session that goes on a new secret. */
  startRenewal(id: string, renewal: Renewal): Promise<void>
  /** From now on the session cannot be renewed, and ends with its tokens. */
  endRenewal(id: string, expiresAt: Date): Promise<void>
  /** False where it was revoked before: the first reason stays. */
  revoke(revocation: Revocation, events: Event[]): Promise<boolean>
  delete(id: string): Promise<void>
  listRevoked(now: Date): Promise<Pick<Revocation, 'sessionId' | 'expiresAt'>[]>
}

/** A revocation outlives its token by the tolerance for clocks that differ. */
const toleranceMs = 60_000

export function createSessions(db: Db): Sessions {
  const sessions = db.collection<SessionDocument>('sessions')
  const revocations = db.collection<RevocationDocument>('revocations')
  return {
    async findLive(id) {
      const [session, revoked] = await Promise.all([sessions.findOne({ _id: id }), revocations.findOne({ _id: id })])
      if (!session || revoked) return null
      return toSession(session)
    },
    async insert({ id, ...session }) {
      await sessions.insertOne({ _id: id, ...session })
    },
    async listByUser(userId) {
      const found = await sessions.find({ userId }).toArray()
      const revoked = await Promise.all(found.map(({ _id }) => revocations.findOne({ _id })))
      return found.filter((_session, index) => revoked[index] === null).map(toSession)
    },
    async listAllByUser(userId) {
      return (await sessions.find({ userId }).toArray()).map(toSession)
    },
    ...renewalWrites(sessions),
    revoke({ sessionId, userId, reason, expiresAt }, events) {
      const sweepAt = new Date(expiresAt.getTime() + toleranceMs)
      return insertOnce(revocations, { _id: sessionId, userId, reason, expiresAt, sweepAt, events })
    },
    async delete(id) {
      await sessions.deleteOne({ _id: id })
    },
    async listRevoked(now) {
      const found = revocations.find({ sweepAt: { $gt: now } }, { projection: { expiresAt: 1 } })
      return found.map(({ _id, expiresAt }) => ({ sessionId: _id, expiresAt })).toArray()
    },
  }
}

type RenewalWrites = Pick<Sessions, 'raiseCredential' | 'renew' | 'startRenewal' | 'endRenewal'>

/** The ways in which the secret of a session changes. */
function renewalWrites(sessions: Collection<SessionDocument>): RenewalWrites {
  return {
    async raiseCredential(id, credential) {
      await sessions.updateOne({ _id: id, credential: credential - 1 }, { $set: { credential, renewal: null } })
    },
    async renew({ id, renewal, expiresAt }, usedHash) {
      const filter = { _id: id, 'renewal.hash': usedHash }
      return (await sessions.updateOne(filter, { $set: { renewal, expiresAt } })).modifiedCount === 1
    },
    async startRenewal(id, renewal) {
      await sessions.updateOne({ _id: id }, { $set: { renewal } })
    },
    async endRenewal(id, expiresAt) {
      await sessions.updateOne({ _id: id }, { $set: { renewal: null, expiresAt } })
    },
  }
}

function toSession({ _id, ...session }: SessionDocument): Session {
  return { id: _id, ...session }
}
