import { ApiError } from '../../api/api-error.ts'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { useSessionState } from '../../session/session-context.tsx'
import type { User } from '../../session/session.ts'
import { Note } from '../../ui/alert.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { Code } from './promotion.ts'
import { useCheckout } from './use-checkout.ts'
import { usePortal } from './use-portal.ts'

interface MonthlyActionProps {
  /** Whether the price is known: nobody buys without having seen it. */
  ready: boolean
  code: Code
}

/** What the reader can do with the Monthly plan: log in, subscribe, or manage what they have. */
export function MonthlyAction({ ready, code }: MonthlyActionProps) {
  const state = useSessionState()
  const promo = code.kind === 'open' ? code.promotion.code : undefined
  const label = promo ? 'Apply Promo & Subscribe' : 'Upgrade to Monthly'
  if (state.status === 'member' && state.user.subscriptionActive) return <SubscriberAction user={state.user} />
  if (state.status === 'member') return <Upgrade {...{ label, promo, ready }} />
  if (state.status === 'restoring' || !ready)
    return (
      <p className="actions">
        <Button kind="primary" wide disabled>
          {label}
        </Button>
      </p>
    )
  return (
    <p className="actions">
      <Link className={buttonClass({ kind: 'primary', wide: true })} to={paths.login(paths.pricing(promo))}>
        {label}
      </Link>
    </p>
  )
}

function Upgrade({ label, promo, ready }: { label: string; promo: string | undefined; ready: boolean }) {
  const checkout = useCheckout(promo)
  const portal = usePortal()
  const subscribed = checkout.error instanceof ApiError && checkout.error.code === 'already-subscribed'
  return (
    <>
      <p className="actions">
        <Button kind="primary" wide disabled={!ready} busy={checkout.busy} onClick={checkout.press}>
          {checkout.busy ? 'Opening the checkout…' : label}
        </Button>
        {subscribed && (
          <Button wide busy={portal.busy} onClick={portal.press}>
            Manage subscription
          </Button>
        )}
      </p>
      <Note tone="wrong">{portal.failure || checkout.failure}</Note>
    </>
  )
}

function SubscriberAction({ user }: { user: User }) {
  const portal = usePortal()
  return (
    <>
      <p className="actions">
        <Link className={buttonClass({ kind: 'primary', wide: true })} to={paths.daily()}>
          Continue practice
        </Link>
        {user.stripeCustomerId ? (
          <Button wide busy={portal.busy} onClick={portal.press}>
            {portal.busy ? 'Opening…' : 'Manage subscription'}
          </Button>
        ) : (
          <Link className={buttonClass({ wide: true })} to={paths.account()}>
            Manage subscription
          </Link>
        )}
      </p>
      <Note tone="wrong">{portal.failure}</Note>
    </>
  )
}
