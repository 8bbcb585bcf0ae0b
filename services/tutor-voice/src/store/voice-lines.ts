import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

/** Which call of a candidate may begin, and which one is their last that began. */
export interface VoiceLine {
  preparedId: string | null
  callId: string | null
}

interface LineDocument extends Versioned, VoiceLine {
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
  const put = (userId: string, now: Date, change: (line: VoiceLine) => VoiceLine) => {
    const sweepAt = new Date(now.getTime() + keptMs)
    return compareAndSet<LineDocument>(collection, userId, {
      initial: () => ({ _id: userId, version: 0, ...none, sweepAt }),
      change: (current) => ({ ...current, ...change(current), sweepAt }),
    })
  }
  return {
    async find(userId) {
      const { preparedId, callId } = (await collection.findOne({ _id: userId })) ?? none
      return { preparedId, callId }
    },
    async prepare(userId, callId, now) {
      await put(userId, now, (line) => ({ ...line, preparedId: callId }))
    },
    async begin(userId, callId, now) {
      let before: string | null = null
      await put(userId, now, (line) => {
        before = line.callId === callId ? null : line.callId
        return { preparedId: line.preparedId === callId ? null : line.preparedId, callId }
      })
      return before
    },
  }
}
