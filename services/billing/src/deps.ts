import { createErasures, type Erasures } from '@app/shared/mongo/erasure'
import type { UserData } from '@app/shared/mongo/user-data'
import { createServiceDeps, type ServiceDeps } from '@app/shared/service-deps'
import type { Config } from './config.ts'
import { createBillingUserData } from './store/collections.ts'
import { createSubscriptions, type Subscriptions } from './store/subscriptions.ts'

export interface Deps extends ServiceDeps<Config> {
  subscriptions: Subscriptions
  userData: UserData
  erasures: Erasures
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const common = createServiceDeps('billing', config, replaced)
  const { db } = common.database
  const userData = createBillingUserData(db)
  return {
    ...common,
    subscriptions: createSubscriptions(db),
    userData,
    erasures: createErasures({ ...common, db, service: 'billing', userData }),
    ...replaced,
  }
}
