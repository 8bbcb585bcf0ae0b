import { insertOnce, type Identified } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

/** Which call of a candidate may begin, and which one is their last that began. */
export interface VoiceLine {
  preparedId: string | null
  callId: string | null
}

interface LineDocument extends Identified, VoiceLine {
  sweepAt: Date
}

/** voice_lines/{userId}: a candidate has one call at a time, so that two that begin at once see each other. */
export interface VoiceLines {
  find(userId: string): Promise<VoiceLine>
  /** The secret of this call may be used from now on, and no earlier one. */
  prepare(userId: string, callId: string, now: Date): Promise<void>
  /** This call is the candidate's from now on. Returns the one before it. */
  begin(userId: string, callId: string, now: Date): Promise<string | null>
}

const keptMs = 2 * 86_400_000
const none: VoiceLine = { preparedId: null, callId: null }

export function createVoiceLines(db: Db): VoiceLines {
  const collection = db.collection<LineDocument>('voice_lines')
  const sweepAfter = (now: Date) => new Date(now.getTime() + keptMs)
  return {
    async find(userId) {
      const { preparedId, callId } = (await collection.findOne({ _id: userId })) ?? none
      return { preparedId, callId }
    },
    async prepare(userId, callId, now) {
      const line = { preparedId: callId, sweepAt: sweepAfter(now) }
      if (await insertOnce(collection, { _id: userId, ...line, callId: null })) return
      await collection.updateOne({ _id: userId }, { $set: line })
    },
    async begin(userId, callId, now) {
      const line = { callId, sweepAt: sweepAfter(now) }
      const before = await collection.findOneAndUpdate({ _id: userId }, { $set: line }, { returnDocument: 'before' })
      return before?.callId ?? null
    },
  }
}
