import { hasPaidAccess } from '@app/contracts/rules/paid-access'
import type { components } from '@app/contracts/generated/auth'
import type { User } from '../domain/user.ts'

/** A profile as the contract shows it, built field by field. */
export function userView(user: User, now: Date): components['schemas']['User'] {
  const { subscription } = user
  return {
    id: user.id,
    email: user.email,
    ...(user.username === null ? {} : { username: user.username }),
    ...(user.name === null ? {} : { name: user.name }),
    emailVerified: user.emailVerified,
    admin: user.admin,
    zone: user.zone,
    ...(user.zoneAssumed ? { zoneAssumed: true } : {}),
    weeklySummary: user.weeklySummary,
    ...(subscription?.customerId ? { stripeCustomerId: subscription.customerId } : {}),
    subscriptionActive: hasPaidAccess(subscription, now),
    ...(subscription?.periodEnd ? { subscriptionCurrentPeriodEnd: subscription.periodEnd.toISOString() } : {}),
    createdAt: user.createdAt.toISOString(),
  }
}
