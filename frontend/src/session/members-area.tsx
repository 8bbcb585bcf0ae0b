import { Outlet } from 'react-router-dom'
import { DataProvider } from '../api/data-provider.tsx'
import { RequireAuth } from './require-auth.tsx'
import { useMember } from './use-member.ts'

/** The frame of every login-required page: the guard, then the data of the member. */
export function Component() {
  return (
    <div className="page">
      <RequireAuth>
        <MembersData />
      </RequireAuth>
    </div>
  )
}

function MembersData() {
  return (
    <DataProvider key={useMember().id}>
      <Outlet />
    </DataProvider>
  )
}
