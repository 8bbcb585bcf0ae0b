import type { UserData } from '@app/shared/mongo/user-data'
import type { Db } from 'mongodb'
import { createCheckouts, type Checkouts } from './checkouts.ts'
import { createClosings, type Closings } from './closings.ts'
import { createBillingUserData } from './collections.ts'
import { createCustomers, type Customers } from './customers.ts'
import { createPayments, type Payments } from './payments.ts'
import { createPrices, type Prices } from './prices.ts'
import { createPromotionCards, type PromotionCards } from './promotion-cards.ts'
import { createPromotionUses, type PromotionUses } from './promotion-uses.ts'
import { createProviderEvents, type ProviderEvents } from './provider-events.ts'
import { createReconciliations, type Reconciliations } from './reconciliations.ts'
import { createRefunds, type Refunds } from './refunds.ts'
import { createSubscriptions, type Subscriptions } from './subscriptions.ts'

/** Everything that billing stores. */
export interface Stores {
  subscriptions: Subscriptions
  customers: Customers
  checkouts: Checkouts
  providerEvents: ProviderEvents
  promotionUses: PromotionUses
  promotionCards: PromotionCards
  payments: Payments
  refunds: Refunds
  closings: Closings
  prices: Prices
  reconciliations: Reconciliations
  userData: UserData
}

export function createStores(db: Db): Stores {
  return {
    subscriptions: createSubscriptions(db),
    customers: createCustomers(db),
    checkouts: createCheckouts(db),
    providerEvents: createProviderEvents(db),
    promotionUses: createPromotionUses(db),
    promotionCards: createPromotionCards(db),
    payments: createPayments(db),
    refunds: createRefunds(db),
    closings: createClosings(db),
    prices: createPrices(db),
    reconciliations: createReconciliations(db),
    userData: createBillingUserData(db),
  }
}
