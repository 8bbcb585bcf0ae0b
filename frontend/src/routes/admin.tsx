import { AdminPage, Forbidden } from '../features/admin/admin-page.tsx'
import { paths } from '../paths.ts'
import { useSessionState } from '../session/session-context.tsx'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  const state = useSessionState()
  if (state.status !== 'member') return null
  return (
    <>
      <Seo page="Admin" description="For administrators of the site." path={paths.admin()} noindex />
      {state.user.admin ? <AdminPage /> : <Forbidden />}
    </>
  )
}
