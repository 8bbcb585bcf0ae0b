import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useApi } from '../../api/use-api.ts'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-context.tsx'
import type { User } from '../../session/session.ts'
import { Note } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { moneyText } from '@app/contracts/rules/money'
import { isLive, subscriptionText, type Subscription } from './subscription-text.ts'
import { useCheckout } from './use-checkout.ts'
import { usePortal } from './use-portal.ts'
import { usePricing } from './use-pricing.ts'

/** Subscribes, manages, cancels and resumes. What the profile says is shown until the service has said more. */
export function SubscriptionSection({ user }: { user: User }) {
  const live = useSubscription()
  const active = live.data?.active ?? user.subscriptionActive
  return (
    <>
      {live.data ? <State subscription={live.data} zone={user.zone} /> : active && <PlaceOfState />}
      {active ? <ManageActions subscription={live.data} /> : <SubscribeActions manageable={live.data} />}
    </>
  )
}

export function useSubscription() {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.subscription,
    queryFn: async ({ signal }) => dataOf(await api.billing.GET('/payments/subscription/live', { signal })),
  })
}

function State({ subscription, zone }: { subscription: Subscription; zone: string }) {
  const { active, status, amount, currency, interval } = subscription
  const text = subscriptionText(subscription, zone)
  const price = amount !== null && currency !== null ? `${moneyText(amount, currency)} a ${interval ?? 'month'}` : ''
  const trouble = status === 'past_due' || status === 'unpaid' || status === 'incomplete'
  return (
    <>
      {text && (trouble ? <Note tone="wrong">{text}</Note> : <p>{text}</p>)}
      {active && !text && price && <p className="label">{`${price}, cancel anytime.`}</p>}
    </>
  )
}

/** Keeps the line free, so that the buttons below do not move under a press when it arrives. */
const PlaceOfState = () => <p className="label">{'\u00a0'}</p>

function ManageActions({ subscription }: { subscription: Subscription | undefined }) {
  const portal = usePortal()
  const change = useChange()
  const ending = subscription !== undefined && subscription.cancelAt !== null
  const canChange = subscription === undefined || isLive(subscription)
  return (
    <>
      <p className="actions">
        <Button busy={portal.busy} onClick={portal.press}>
          {portal.busy ? 'Opening…' : 'Manage subscription'}
        </Button>
        {canChange && !ending && (
          <Button kind="quiet" busy={change.isPending} onClick={() => change.mutate('cancel')}>
            {change.isPending ? 'Cancelling…' : 'Cancel subscription'}
          </Button>
        )}
        {canChange && ending && (
          <Button kind="primary" busy={change.isPending} onClick={() => change.mutate('resume')}>
            {change.isPending ? 'Resuming…' : 'Resume subscription'}
          </Button>
        )}
      </p>
      <Note tone="right">{change.data}</Note>
      <Note tone="wrong">
        {change.error ? errorSentence(change.error, fallbacks[change.variables]) : portal.failure}
      </Note>
    </>
  )
}

const fallbacks = { cancel: 'Failed to cancel subscription', resume: 'Failed to resume subscription' } as const

const successes = {
  cancel: 'Subscription will cancel at period end.',
  resume: 'Your subscription continues.',
} as const

/** Cancels at the end of the paid period, or takes that back. The answer is what the page then shows. */
function useChange() {
  const api = useApi()
  const queries = useQueryClient()
  const session = useSession()
  return useMutation({
    mutationFn: async (what: 'cancel' | 'resume') => {
      const answer = await (what === 'cancel'
        ? api.billing.POST('/payments/cancel')
        : api.billing.POST('/payments/resume'))
      const { message, subscription } = dataOf(answer)
      queries.setQueryData(queryKeys.subscription, subscription)
      return message || successes[what]
    },
    onSuccess: () => session.refresh(),
  })
}

function SubscribeActions({ manageable }: { manageable: Subscription | undefined }) {
  const checkout = useCheckout()
  const portal = usePortal()
  const pricing = usePricing()
  const price = pricing.data && `${moneyText(pricing.data.amount, pricing.data.currency)} a ${pricing.data.interval}`
  return (
    <>
      <p className="label">
        <span>{`Monthly: 10 new questions every day${price ? `, ${price}` : ''}, cancel anytime.`}</span>{' '}
        <Link to={paths.pricing()}>Compare plans</Link>
      </p>
      <p className="actions">
        <Button kind="primary" busy={checkout.busy} onClick={checkout.press}>
          {checkout.busy ? 'Opening the checkout…' : 'Subscribe'}
        </Button>
        {manageable && manageable.status !== 'none' && (
          <Button busy={portal.busy} onClick={portal.press}>
            {portal.busy ? 'Opening…' : 'Manage subscription'}
          </Button>
        )}
      </p>
      <Note tone="wrong">{checkout.failure || portal.failure}</Note>
    </>
  )
}
