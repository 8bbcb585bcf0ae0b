import type { ReactNode } from 'react'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useSession } from '../../session/session-context.tsx'
import type { User } from '../../session/session.ts'
import { AccountFacts } from './account-facts.tsx'
import styles from './account.module.css'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionList } from './session-list.tsx'
import { useSync } from './use-sync.ts'

interface AccountPageProps {
  user: User
  /** What helps to confirm the address; shown until it is. */
  verification: ReactNode
  /** When a cancelled subscription ends (ISO 8601). */
  endsOn: string | null
  /** What a return from the checkout brought. */
  checkout: ReactNode
  /** Subscribes, manages and cancels. */
  subscription: ReactNode
  receipts: ReactNode
}

export function AccountPage({ user, endsOn, checkout, ...parts }: AccountPageProps) {
  const session = useSession()
  useSync()
  return (
    <div className={styles.account}>
      <header className={styles.head}>
        <h1>{`Welcome, ${user.username ?? user.name ?? user.email.split('@', 1)[0]}`}</h1>
        <p className="actions">
          <Link className={buttonClass({ kind: 'primary' })} to={paths.daily()}>
            Open today’s set
          </Link>
          <Button onClick={session.logout}>Logout</Button>
        </p>
      </header>
      {checkout}
      <AccountFacts user={user} endsOn={endsOn} />
      {sectionsOf(user, parts).map(({ title, why, body }) => (
        <section key={title} className={styles.section} aria-label={title}>
          <div className={styles.about}>
            <h2>{title}</h2>
            <p className="label">{why}</p>
          </div>
          <div className={styles.body}>{body}</div>
        </section>
      ))}
    </div>
  )
}

interface Section {
  title: string
  why: string
  body: ReactNode
}

type Parts = Pick<AccountPageProps, 'verification' | 'subscription' | 'receipts'>

function sectionsOf(user: User, { verification, subscription, receipts }: Parts): Section[] {
  return [
    ...(user.emailVerified ? [] : [{ ...confirm, body: verification }]),
    {
      title: 'Subscription',
      why: 'A cancelled subscription stays until the end of the month that is paid.',
      body: subscription,
    },
    ...(user.stripeCustomerId
      ? [{ title: 'Payments', why: 'Receipts of the last two years, newest first.', body: receipts }]
      : []),
    {
      title: 'Profile',
      why: 'The name stands in mails to you. The time zone says when your day begins.',
      body: <ProfileForm user={user} />,
    },
    {
      title: 'Devices',
      why: 'Where you are logged in. A device that you log out is out within five seconds.',
      body: <SessionList zone={user.zone} />,
    },
    { title: 'Password', why: 'Changing it logs out every other device.', body: <PasswordForm email={user.email} /> },
    ...endings(user),
  ]
}

const confirm = {
  title: 'Confirm your email',
  why: 'We wrote to you when you registered. Open the link of the mail, or type its code. A confirmed address is the way back when a password is forgotten.',
}

const endings = (user: User): Section[] => [
  {
    title: 'Your data',
    why: 'Everything that is kept about you, in one file that programs and people can read.',
    body: <ExportData />,
  },
  {
    title: 'Support',
    why: 'Something is wrong, or a question stays open? We read every message.',
    body: <Support id={user.id} />,
  },
  {
    title: 'Delete account',
    why: 'For good: your results, your history, your mails. Nothing can bring them back.',
    body: <DeleteAccount user={user} />,
  },
]

function Support({ id }: { id: string }) {
  return (
    <>
      <p>
        <Link to={paths.contact()}>Write to us</Link>
      </p>
      <p className={`label ${styles.id}`}>
        If you write about your account, name your user id: <b>{id}</b>
      </p>
    </>
  )
}
