import { AccountPage } from '../features/account/account-page.tsx'
import { CodeForm } from '../features/auth/code-form.tsx'
import { paths } from '../paths.ts'
import { useSession, useSessionState } from '../session/session-context.tsx'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  const session = useSession()
  const state = useSessionState()
  if (state.status !== 'member') return null
  return (
    <>
      <Seo page="Account" description="Your profile and your plan." path={paths.account()} noindex />
      <AccountPage user={state.user} verification={<CodeForm onVerified={() => void session.refresh()} />} />
    </>
  )
}
