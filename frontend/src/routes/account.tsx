import { AccountPage } from '../features/account/account-page.tsx'
import { CheckoutReturn } from '../features/billing/checkout-return.tsx'
import { Receipts } from '../features/billing/receipts.tsx'
import { SubscriptionSection, useSubscription } from '../features/billing/subscription-section.tsx'
import { CodeForm } from '../features/auth/code-form.tsx'
import { paths } from '../paths.ts'
import { useSession } from '../session/session-context.tsx'
import { useMember } from '../session/use-member.ts'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  const session = useSession()
  const user = useMember()
  const endsOn = useSubscription().data?.cancelAt ?? null
  return (
    <>
      <Seo page="Account" description="Your profile and your plan." path={paths.account()} noindex />
      <AccountPage
        user={user}
        endsOn={endsOn}
        checkout={<CheckoutReturn />}
        verification={<CodeForm onVerified={() => void session.refresh()} />}
        subscription={<SubscriptionSection user={user} />}
        receipts={<Receipts zone={user.zone} />}
      />
    </>
  )
}
