import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorSentence } from '../../api/api-error.ts'
import { Link } from '../../lib/link.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { paths } from '../../paths.ts'
import { useSessionState } from '../../session/session-context.tsx'
import { Note } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './billing.module.css'
import { CodeNote } from './code-note.tsx'
import { MonthlyAction } from './monthly-action.tsx'
import { moneyText } from '@app/contracts/rules/money'
import { readCode, type Code } from './promotion.ts'
import { usePricing, usePromotions } from './use-pricing.ts'

const free = ['2 new questions every 2 days', 'A curated set', 'Session-only basic progress']
const monthly = [
  '10 new questions every day',
  'Saved progress',
  'Full practice features',
  'Priority support',
  'Deeper analytics',
]

/** What practice costs: two plans, the price of the payment provider, and what a promotion code makes of it. */
export function PricingPage() {
  const pricing = usePricing()
  const code = useCode()
  const price = pricing.data && moneyText(pricing.data.amount, pricing.data.currency)
  const failure = pricing.error ? errorSentence(pricing.error, 'Failed to load pricing') : ''
  return (
    <div className={styles.pricing}>
      <header>
        <h1>Choose your plan</h1>
        <p className="soft">Every question is explained in both plans. Monthly can be cancelled anytime.</p>
      </header>
      <CodeNote code={code} />
      <Note tone="wrong">{failure}</Note>
      <div className={styles.cards}>
        <Plan name="Free" price="$0" per="as long as you like" points={free} action={<FreeAction />} />
        <Plan
          name="Monthly"
          badge={<Badge tone="accent">Recommended</Badge>}
          price={price ?? <Unknown failed={failure !== ''} />}
          per={`a ${pricing.data?.interval ?? 'month'}, cancel anytime`}
          points={monthly}
          action={<MonthlyAction ready={pricing.data !== undefined} code={code} />}
        />
      </div>
      <p className="label">
        Payments go through a card payment provider; we never see or store your card. Prices may not include tax.
      </p>
    </div>
  )
}

/** The code of the address. The prerendered page knows no query. */
function useCode(): Code {
  const [query] = useSearchParams()
  const promo = useHydrated() ? query.get('promo') : null
  const promotions = usePromotions({ enabled: promo !== null })
  return promotions.data ? readCode(promo, promotions.data) : { kind: 'none' }
}

interface PlanProps {
  name: string
  badge?: ReactNode
  price: ReactNode
  per: string
  points: readonly string[]
  action: ReactNode
}

function Plan({ name, badge, price, per, points, action }: PlanProps) {
  return (
    <Card className={styles.plan}>
      <section aria-label={name}>
        <h2>
          <span>{name}</span> {badge}
        </h2>
        <p>
          <span className={`figure ${styles.price}`}>{price}</span> <span className="label">{per}</span>
        </p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {action}
      </section>
    </Card>
  )
}

/** A dash in the place of a price, from the first paint on, so that nothing moves when the price comes. */
function Unknown({ failed }: { failed: boolean }) {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr">{failed ? 'The price is not known.' : 'The price is loading.'}</span>
    </>
  )
}

function FreeAction() {
  const state = useSessionState()
  if (state.status !== 'member')
    return (
      <>
        <p className="actions">
          <Link className={buttonClass({ wide: true })} to={paths.register()}>
            Create Account
          </Link>
        </p>
        <p className="label">
          Already have an account? <Link to={paths.login(paths.pricing())}>Log in</Link>
        </p>
      </>
    )
  return (
    <>
      <p className="actions">
        <Link className={buttonClass({ wide: true })} to={paths.daily()}>
          {"Open today's set"}
        </Link>
      </p>
      <p className="label">
        Your plan and your data: <Link to={paths.account()}>Account</Link>
      </p>
    </>
  )
}
