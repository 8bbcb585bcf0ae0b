import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Redirect, useRedirect } from '../lib/redirect.tsx'
import { leaveTabNote } from '../lib/tab-note.ts'
import { paths } from '../paths.ts'
import { Seo } from '../ui/seo.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useSessionState } from './session-context.tsx'
import { MemberContext } from './use-member.ts'
import styles from './require-auth.module.css'

/** Shows its children to a logged-in person, and takes everybody else to the login page and back. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const state = useSessionState()
  const { pathname, search } = useLocation()
  switch (state.status) {
    case 'member':
      return <MemberContext value={state.user}>{children}</MemberContext>
    case 'guest':
      return (
        <>
          {state.reason === 'logout' ? (
            <Redirect to={paths.home()} />
          ) : (
            <ToLogin ending={state.reason} to={paths.login(pathname + search)} />
          )}
          {/* Until the other page has arrived. */}
          <Restoring />
        </>
      )
    case 'restoring':
      return <Restoring />
    default:
      return state satisfies never
  }
}

/** The login page says how the session ended, also as a new document. */
function ToLogin({ ending, to }: { ending: string; to: string }) {
  const redirect = useRedirect()
  useEffect(() => {
    leaveTabNote('session-ending', ending)
    redirect(to)
  }, [redirect, ending, to])
  return null
}

function Restoring() {
  return (
    <div className={styles.restoring}>
      <Seo page="Restoring session" description="One moment: your session is being restored." noindex />
      <h1 className={`label ${styles.title}`}>Restoring session…</h1>
      <Skeleton label="Loading the page" lines={3} blocks={5} />
    </div>
  )
}
