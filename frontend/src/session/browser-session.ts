import { browserStore } from '../lib/store.ts'
import { createPendingLogout } from './pending-logout.ts'
import { createSession, type Session } from './session.ts'

/**
 * The session on this browser's storage and the real API. The client is loaded only when there is something to ask, so
 * that a guest's pages do without it.
 */
export function browserSession(): Session {
  const storage = browserStore()
  const pending = createPendingLogout(storage, async () => {
    const { endByCookie } = await import('../api/end-by-cookie.ts')
    return endByCookie()
  })
  const session: Session = createSession({
    storage,
    loadProfile: async (signal) => {
      const { createApi, dataOf } = await import('../api/client.ts')
      return dataOf(await createApi(session).auth.GET('/auth/me', { ...(signal && { signal }) }))
    },
    revoke: async (token) => {
      // First of all, because the browser may end while the server is told.
      pending.remember()
      try {
        const { createApi } = await import('../api/client.ts')
        const api = createApi({ token: () => token, refused: () => {} })
        await api.auth.POST('/auth/logout', { keepalive: true })
        pending.forget()
      } catch {
        await pending.settle()
      }
    },
    forgetLogout: () => pending.forget(),
  })
  void pending.settle()
  addEventListener('online', () => void pending.settle())
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === 'user' || event.key === 'token') session.follow()
  })
  // A page that the browser kept whole for the way back has heard of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.follow()
  })
  return session
}
