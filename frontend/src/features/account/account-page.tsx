import { useEffect } from 'react'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useSession } from '../../session/session-context.tsx'
import type { User } from '../../session/session.ts'
import styles from './account.module.css'
import { ProfileForm } from './profile-form.tsx'

export function AccountPage({ user }: { user: User }) {
  const session = useSession()
  useEffect(() => {
    void session.refresh()
  }, [session])
  return (
    <div className={styles.account}>
      <header className={styles.head}>
        <h1>Welcome, {user.username ?? user.name ?? user.email.split('@', 1)[0]}</h1>
        <Link className={buttonClass({ kind: 'primary' })} to={paths.daily()}>
          Open today’s set
        </Link>
      </header>
      <Facts user={user} />
      <section className={styles.section}>
        <h2>Profile</h2>
        <ProfileForm user={user} />
      </section>
      <section className={styles.section}>
        <h2>This device</h2>
        <p className="soft">Logging out removes your session from this browser. Your results stay in your account.</p>
        <p>
          <Button onClick={session.logout}>Logout</Button>
        </p>
      </section>
    </div>
  )
}

function Facts({ user }: { user: User }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt className="label">Email</dt>
        <dd>
          {user.email}{' '}
          <Badge tone={user.emailVerified ? 'right' : undefined}>
            {user.emailVerified ? 'Verified' : 'Not verified'}
          </Badge>
        </dd>
      </div>
      <div>
        <dt className="label">Subscription</dt>
        <dd>
          {user.subscriptionActive ? 'Active' : 'Inactive'}{' '}
          <Badge tone={user.subscriptionActive ? 'accent' : undefined}>
            {user.subscriptionActive ? 'Monthly' : 'Free'}
          </Badge>
        </dd>
      </div>
      {user.subscriptionActive && user.subscriptionCurrentPeriodEnd !== undefined && (
        <div>
          <dt className="label">Next bill date</dt>
          <dd>{longDate(user.subscriptionCurrentPeriodEnd, user.zone)}</dd>
        </div>
      )}
      <div>
        <dt className="label">Member since</dt>
        <dd>{longDate(user.createdAt, user.zone)}</dd>
      </div>
      <div className={styles.wide}>
        <dt className="label">User id</dt>
        <dd>{user.id}</dd>
      </div>
    </dl>
  )
}

function longDate(instant: string, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(new Date(instant))
}
