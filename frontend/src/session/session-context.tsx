import { createContext, use, useSyncExternalStore } from 'react'
import { RESTORING, type Session, type SessionState } from './session.ts'

const SessionContext = createContext<Session | null>(null)

export const SessionProvider = SessionContext.Provider

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider')
  return session
}

/** The state to draw. While hydrating it is 'restoring', as in the prerendered page. */
export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.state, () => RESTORING)
}
