import type { components } from '@app/contracts/generated/auth'
import type { Store } from '../lib/store.ts'

export type User = components['schemas']['User']

/**
 * `restoring` until the stored session has been looked at. A guest's `reason` says how a session ended: by the person
 * here or in another tab, by the server, or never begun.
 */
export type SessionState =
  | { status: 'restoring' }
  | { status: 'guest'; reason: Ending }
  | { status: 'member'; user: User }

type Ending = 'none' | 'logout' | 'elsewhere' | 'expired'

export interface SessionParts {
  storage: Store
  /** Fetches the profile of the stored token's owner. Throws an error with `status`. The signal aborts when the session ends. */
  loadProfile: (signal?: AbortSignal) => Promise<User>
  /** Tells the server that the token is done with. */
  revoke: (token: string) => Promise<void>
  /** A new session begins: a logout that the server has not heard of is settled by it. */
  forgetLogout?: () => void
}

export type Session = ReturnType<typeof createSession>

export const RESTORING: SessionState = { status: 'restoring' }

/** The session of this browser: local storage under `token` and `user`, shared by all its tabs. */
export function createSession(parts: SessionParts) {
  const { shown, stored, show, take, end, refresh } = sessionCore(parts)
  return {
    state: shown.get,
    subscribe: shown.subscribe,
    token: stored.token,
    refresh,
    /** Looks at what is stored: a token is proved by fetching the profile; without one a stored user is shown. */
    restore: async () => {
      if (stored.token() !== null && (await refresh())) return
      // When the network or the server is away nobody is logged out, and unsent answers stay reachable.
      if (shown.get().status !== 'restoring') return
      const user = stored.user()
      if (user) show(user)
      else end('none')
    },
    /** Stores the token, then the profile: the one that came with it, else a fetched one. */
    begin: async (token: string, user?: User) => {
      parts.forgetLogout?.()
      stored.keepToken(token)
      take(user ?? (await parts.loadProfile()))
    },
    /** A fresh token for the session that `sent` belongs to; where that has ended meanwhile, nothing comes back to life. */
    renew: (sent: string | null, token: string, user: User) => {
      if (stored.token() !== sent) return
      stored.keepToken(token)
      take(user)
    },
    /** Always works, also offline; the server is told in the background. */
    logout: () => {
      const token = stored.token()
      end('logout')
      if (token !== null) parts.revoke(token).catch(warnOfRevoke)
    },
    /** The account is gone, and every session of it with it: there is nobody left to tell. */
    forget: () => end('logout'),
    /**
     * The server refused a call made with this token, or with none (a stored user alone is shown as logged in until
     * then). A late answer to a token that was replaced meanwhile changes nothing.
     */
    refused: (sent: string | null) => {
      if (shown.get().status === 'member' && sent === stored.token()) end('expired')
    },
    /** Another tab changed what is stored. */
    follow: () => {
      const user = stored.user()
      if (user) show(user)
      else if (stored.token() === null && shown.get().status === 'member') end('elsewhere')
    },
  }
}

const warnOfRevoke = (error: unknown) => console.warn('The server was not told of the logout.', error)

/** What is shown and what is stored, and the three ways both change together. */
function sessionCore({ storage, loadProfile }: SessionParts) {
  const shown = observable<SessionState>(RESTORING)
  const stored = storedSession(storage)
  const show = (user: User) => shown.set({ status: 'member', user })
  let ending = new AbortController()
  const end = (reason: Ending) => {
    // The session is over, so the server would refuse a call for the profile that is still under way.
    ending.abort()
    ending = new AbortController()
    stored.forget()
    shown.set({ status: 'guest', reason })
  }
  const take = (user: User) => {
    stored.keepUser(user)
    show(user)
  }
  /**
   * 401 or 403 logs the user out; any other failure only warns. Returns whether the profile was fetched. What comes after
   * the token was given up or replaced changes nothing: it would log a user in again who has just logged out. Without a
   * token nothing is fetched, because the user has logged out before.
   */
  const refresh = async (): Promise<boolean> => {
    const token = stored.token()
    if (token === null) return false
    const isCurrent = () => stored.token() === token
    try {
      const user = await loadProfile(ending.signal)
      if (isCurrent()) take(user)
      return isCurrent()
    } catch (error) {
      if (!isCurrent()) return false
      if (refuses(error)) end('expired')
      else console.warn('The profile could not be refreshed.', error)
      return false
    }
  }
  return { shown, stored, show, end, take, refresh }
}

function observable<T>(first: T) {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next: T) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function storedSession(storage: Store) {
  return {
    token: () => storage.getItem('token'),
    user: () => readUser(storage.getItem('user')),
    keepToken: (token: string) => storage.setItem('token', token),
    keepUser: (user: User) => storage.setItem('user', JSON.stringify(user)),
    forget: () => {
      storage.removeItem('token')
      storage.removeItem('user')
    },
  }
}

function readUser(text: string | null): User | null {
  try {
    const user = JSON.parse(text ?? 'null') as Partial<User> | null
    return typeof user?.id === 'string' && typeof user.email === 'string' ? (user as User) : null
  } catch {
    return null
  }
}

function refuses(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status
  return status === 401 || status === 403
}
