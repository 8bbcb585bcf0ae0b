import { createInternalReads, type ReadInternal } from '@app/shared/internal-reads'
import { createErasures, type Erasures } from '@app/shared/mongo/erasure'
import type { UserData } from '@app/shared/mongo/user-data'
import { closeDeps as closeServiceDeps, createServiceDeps, type ServiceDeps } from '@app/shared/service-deps'
import { createBackground, type Background } from './background.ts'
import type { Config } from './config.ts'
import { createCurrentPrice, type CurrentPrice } from './flows/current-price.ts'
import { createBadSignatures, type BadSignatures } from './providers/bad-signatures.ts'
import { createProviders, type Providers } from './providers/providers.ts'
import { createStores, type Stores } from './store/stores.ts'

export interface Deps extends ServiceDeps<Config>, Stores, Providers {
  userData: UserData
  readAuth: ReadInternal
  currentPrice: CurrentPrice
  badSignatures: BadSignatures
  background: Background
  erasures: Erasures
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const common = createServiceDeps('billing', config, replaced)
  const { clock, waitingClock } = common
  const { db } = common.database
  const stores = createStores(db)
  const providers = createProviders(config.stripe)
  const { authUrls: urls, serviceKey: key } = config
  return {
    ...common,
    ...stores,
    ...providers,
    readAuth: createInternalReads({ caller: 'billing', callee: 'auth', urls, key, clock }),
    currentPrice: createCurrentPrice({ ...common, ...stores, ...providers, lookupKey: config.stripe.priceLookupKey }),
    badSignatures: createBadSignatures(waitingClock),
    background: createBackground(),
    erasures: createErasures({ ...common, db, service: 'billing', userData: stores.userData }),
    ...replaced,
  }
}

/** Lets what runs behind a response end first. */
export async function closeDeps(deps: Deps): Promise<void> {
  await deps.background.settled()
  await closeServiceDeps(deps)
}
