import { AccountPage } from '../features/account/account-page.tsx'
import { useSessionState } from '../session/session-context.tsx'
import { paths } from '../paths.ts'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  const state = useSessionState()
  if (state.status !== 'member') return null
  return (
    <>
      <Seo page="Account" description="Your profile and your plan." path={paths.account()} noindex />
      <AccountPage user={state.user} />
    </>
  )
}
