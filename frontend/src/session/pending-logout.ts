import type { Store } from '../lib/store.ts'

/** Set while the server has not heard of a logout. It says nothing about whose session it was. */
const KEY = 'logout-pending'

/**
 * Tells the server of logouts that it did not hear of: the browser was offline, or the token had ended. The session's cookie
 * ends the session then. `endByCookie` returns true
 * if the server has heard of it.
 */
export function createPendingLogout(storage: Store, endByCookie: () => Promise<boolean>) {
  const settle = async () => {
    if (storage.getItem(KEY) === null) return
    if (await endByCookie().catch(() => false)) storage.removeItem(KEY)
  }
  return {
    /** Call when the server could not be told. */
    remember: () => {
      storage.setItem(KEY, '1')
      void settle()
    },
    /** Call when there may be contact again. */
    settle,
    /** Call when a new session begins: its cookie has taken the place of the old one. */
    forget: () => storage.removeItem(KEY),
  }
}
