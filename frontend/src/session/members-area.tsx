import { Outlet } from 'react-router-dom'
import { DataProvider } from '../api/data-provider.tsx'
import { RequireAuth } from './require-auth.tsx'
import { useSession, useSessionState } from './session-context.tsx'

/** The frame of every login-required page: the session, then the data of its owner. */
export function Component() {
  const session = useSession()
  const state = useSessionState()
  return (
    <div className="page">
      <RequireAuth>
        <DataProvider key={state.status === 'member' ? state.user.id : ''} credentials={session}>
          <Outlet />
        </DataProvider>
      </RequireAuth>
    </div>
  )
}
