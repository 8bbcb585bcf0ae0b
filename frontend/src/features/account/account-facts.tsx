import type { User } from '../../session/session.ts'
import { Badge } from '../../ui/badge.tsx'
import styles from './account.module.css'
import { longDate } from '../../lib/long-date.ts'

/** `endsOn`: when the subscription ends, if it was cancelled (ISO 8601). */
export function AccountFacts({ user, endsOn }: { user: User; endsOn: string | null }) {
  const { subscriptionActive, subscriptionCurrentPeriodEnd, zone } = user
  return (
    <dl className={styles.facts}>
      <div>
        <dt className="label">Email</dt>
        <dd>
          <span>{user.email}</span>{' '}
          <Badge tone={user.emailVerified ? 'right' : undefined}>
            {user.emailVerified ? 'Verified' : 'Not verified'}
          </Badge>
        </dd>
      </div>
      <div>
        <dt className="label">Subscription</dt>
        <dd>
          <span>{subscriptionActive ? 'Active' : 'Inactive'}</span>{' '}
          <Badge tone={subscriptionActive ? 'accent' : undefined}>{subscriptionActive ? 'Monthly' : 'Free plan'}</Badge>
        </dd>
      </div>
      {subscriptionActive && subscriptionCurrentPeriodEnd !== undefined && (
        <div>
          <dt className="label">{endsOn === null ? 'Next bill date' : 'Ends on'}</dt>
          <dd>{longDate(endsOn ?? subscriptionCurrentPeriodEnd, zone)}</dd>
        </div>
      )}
      <div>
        <dt className="label">Member since</dt>
        <dd>{longDate(user.createdAt, zone)}</dd>
      </div>
    </dl>
  )
}
