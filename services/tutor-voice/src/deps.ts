import { createErasures, type Erasures } from '@app/shared/mongo/erasure'
import type { UserData } from '@app/shared/mongo/user-data'
import { createServiceDeps, type ServiceDeps } from '@app/shared/service-deps'
import type { Config } from './config.ts'
import { createTutorVoiceUserData } from './store/collections.ts'
import { createEntitlements, type Entitlements } from './store/entitlements.ts'
import { createTurns, type Turns } from './store/turns.ts'

export interface Deps extends ServiceDeps<Config> {
  entitlements: Entitlements
  turns: Turns
  userData: UserData
  erasures: Erasures
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const common = createServiceDeps('tutor-voice', config, replaced)
  const { db } = common.database
  const userData = createTutorVoiceUserData(db)
  return {
    ...common,
    entitlements: createEntitlements(db),
    turns: createTurns(db),
    userData,
    erasures: createErasures({ ...common, db, service: 'tutor-voice', userData }),
    ...replaced,
  }
}
