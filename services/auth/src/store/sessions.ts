import type { Events } from '@app/contracts/generated/events'
import type { Event } from '@app/shared/events/event'
import { insertOnce, type Identified } from '@app/shared/mongo/facts'
import type { Db } from 'mongodb'

export interface Session {
  id: string
  userId: string
  createdAt: Date
  /** When its token ends; a session is never prolonged. */
  expiresAt: Date
}

/** A session that ended before its token did. */
export interface Revocation {
  sessionId: string
  userId: string
  reason: Events['auth.session-revoked.v1']['reason']
  expiresAt: Date
}

interface SessionDocument extends Identified, Omit<Session, 'id'> {}

interface RevocationDocument extends Identified, Omit<Revocation, 'sessionId'> {
  sweepAt: Date
  events: Event[]
}

/** sessions/{sid} and revocations/{sid}: a session lives while it is there, in time, and not revoked. */
export interface Sessions {
  /** Null where there is none, or where it was revoked. */
  findLive(id: string): Promise<Session | null>
  insert(session: Session): Promise<void>
  /** False where it was revoked before: the first reason stays. */
  revoke(revocation: Revocation, events: Event[]): Promise<boolean>
  delete(id: string): Promise<void>
  listRevoked(now: Date): Promise<Revocation[]>
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
      return { id, userId: session.userId, createdAt: session.createdAt, expiresAt: session.expiresAt }
    },
    async insert({ id, userId, createdAt, expiresAt }) {
      await sessions.insertOne({ _id: id, userId, createdAt, expiresAt })
    },
    revoke({ sessionId, userId, reason, expiresAt }, events) {
      const sweepAt = new Date(expiresAt.getTime() + toleranceMs)
      return insertOnce(revocations, { _id: sessionId, userId, reason, expiresAt, sweepAt, events })
    },
    async delete(id) {
      await sessions.deleteOne({ _id: id })
    },
    async listRevoked(now) {
      const found = await revocations.find({ sweepAt: { $gt: now } }).toArray()
      return found.map(({ _id, userId, reason, expiresAt }) => ({ sessionId: _id, userId, reason, expiresAt }))
    },
  }
}
