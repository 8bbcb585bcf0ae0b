import { AdminPage, Forbidden } from '../features/admin/admin-page.tsx'
import { paths } from '../paths.ts'
import { useMember } from '../session/use-member.ts'
import { Seo } from '../ui/seo.tsx'

export function Component() {
  const user = useMember()
  return (
    <>
      <Seo page="Admin" description="For administrators of the site." path={paths.admin()} noindex />
      {user.admin ? <AdminPage /> : <Forbidden />}
    </>
  )
}
