import { createInternalReads, type ReadInternal } from '@app/shared/internal-reads'
import type { Database } from '@app/shared/mongo/connect'
import { createErasures, type Erasures } from '@app/shared/mongo/erasure'
import type { UserData } from '@app/shared/mongo/user-data'
import { createServiceDeps, type ServiceDeps } from '@app/shared/service-deps'
import { builtInTutor } from './built-in/answer.ts'
import type { Config } from './config.ts'
import { leaks } from './domain/leak.ts'
import type { Tutor } from './domain/tutoring.ts'
import { askModel } from './flows/ask-model.ts'
import { inSentences, type StreamTutor } from './flows/give-answer.ts'
import { createCallWatch, type CallWatch } from './flows/watch-calls.ts'
import { createModelTutor } from './providers/model-tutor.ts'
import { createVoiceProvider, type VoiceProvider } from './providers/voice-provider.ts'
import { createCalls, type Calls } from './store/calls.ts'
import { createTutorVoiceUserData } from './store/collections.ts'
import { createEntitlements, type Entitlements } from './store/entitlements.ts'
import { createDailyCounts, type DailyCounts } from './store/daily-counts.ts'
import { createGuestSalts, type GuestSalts } from './store/guest-salts.ts'
import { createThreadLists, type ThreadLists } from './store/thread-lists.ts'
import { createThreads, type Threads } from './store/threads.ts'
import { createVoiceLines, type VoiceLines } from './store/voice-lines.ts'

export interface Deps extends ServiceDeps<Config> {
  entitlements: Entitlements
  /** Voice turns, and questions by text, of members. */
  turns: DailyCounts
  asks: DailyCounts
  guestUses: DailyCounts
  guestSalts: GuestSalts
  threads: Threads
  threadLists: ThreadLists
  calls: Calls
  voiceLines: VoiceLines
  /** The calls that this process watches. */
  watch: CallWatch
  /** The provider of the voice; without it there are no calls. */
  voice: VoiceProvider | undefined
  readPractice: ReadInternal
  /** Who answers, and who answers if that one fails. */
  tutor: StreamTutor
  builtInTutor: Tutor
  userData: UserData
  erasures: Erasures
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const common = createServiceDeps('tutor-voice', config, replaced)
  const { db } = common.database
  const { practiceUrls: urls, serviceKey: key } = config
  const builtIn = replaced.builtInTutor ?? builtInTutor
  const userData = createTutorVoiceUserData(db)
  const deps = {
    ...common,
    ...storesOf(common.database),
    calls: createCalls(db, common.outbox),
    voice: config.voice && createVoiceProvider(config.voice),
    readPractice: createInternalReads({ caller: 'tutor-voice', callee: 'practice', urls, key, clock: common.clock }),
    tutor: config.model
      ? askModel(createModelTutor(config.model, { leaks, logger: common.logger }), builtIn)
      : inSentences(builtIn),
    builtInTutor: builtIn,
    userData,
    erasures: createErasures({ ...common, db, service: 'tutor-voice', userData }),
    ...replaced,
  }
  return { ...deps, watch: replaced.watch ?? createCallWatch(deps) }
}

function storesOf({ db }: Database) {
  return {
    entitlements: createEntitlements(db),
    turns: createDailyCounts(db, 'turns'),
    asks: createDailyCounts(db, 'asks'),
    guestUses: createDailyCounts(db, 'guest_uses'),
    guestSalts: createGuestSalts(db),
    threads: createThreads(db),
    threadLists: createThreadLists(db),
    voiceLines: createVoiceLines(db),
  }
}
