import type { components } from '@app/contracts/generated/auth'
import type { Store } from '../../lib/store.ts'

export type User = components['schemas']['User']

/**
 * `restoring` until the stored session has been looked at. A guest's `reason` says how a session ended: by the person,
 * by the server, or never begun.
 */
export type SessionState =
  | { status: 'restoring' }
  | { status: 'guest'; reason: 'none' | 'logout' | 'expired' }
  | { status: 'member'; user: User }

export interface SessionParts {
  storage: Store
  /** Fetches the profile of the stored token's owner. Throws an error with `status`. */
  loadProfile: () => Promise<User>
  /** Tells the server that the token is done with. */
  revoke: (token: string) => Promise<void>
}

export type Session = ReturnType<typeof createSession>

export const RESTORING: SessionState = { status: 'restoring' }

/** The session of this browser: local storage under `token` and `user`, shared by all its tabs. */
export function createSession({ storage, loadProfile, revoke }: SessionParts) {
  let state: SessionState = RESTORING
  const listeners = new Set<() => void>()
  const show = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const token = () => storage.getItem('token')
  const forget = () => {
    storage.removeItem('token')
    storage.removeItem('user')
  }
  const keepUser = (user: User) => {
    storage.setItem('user', JSON.stringify(user))
    show({ status: 'member', user })
  }
  const end = (reason: 'logout' | 'expired') => {
    forget()
    show({ status: 'guest', reason })
  }

  return {
    state: () => state,
    token,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Looks at what is stored: a token is proved by fetching the profile; without one a stored user is shown. */
    restore: async () => {
      const stored = readUser(storage)
      if (token() === null)
        return show(stored ? { status: 'member', user: stored } : { status: 'guest', reason: 'none' })
      try {
        keepUser(await loadProfile())
      } catch (error) {
        if (refuses(error)) return end('expired')
        // The network or the server is away: nobody is logged out for that, and unsent answers stay reachable.
        console.warn('The profile could not be refreshed.', error)
        if (stored) return show({ status: 'member', user: stored })
        forget()
        show({ status: 'guest', reason: 'none' })
      }
    },
    /** Stores the token, then the profile: the one that came with it, else a fetched one. */
    begin: async (newToken: string, user?: User) => {
      storage.setItem('token', newToken)
      keepUser(user ?? (await loadProfile()))
    },
    /** Fetches the profile again: 401 or 403 logs out, any other failure only warns. */
    refresh: async () => {
      try {
        keepUser(await loadProfile())
      } catch (error) {
        if (refuses(error)) end('expired')
        else console.warn('The profile could not be refreshed.', error)
      }
    },
    /** Always works, also offline; the server is told in the background. */
    logout: () => {
      const held = token()
      end('logout')
      if (held !== null) revoke(held).catch((error: unknown) => console.warn('The server was not told.', error))
    },
    /** The server refused a token. A late answer to a token that was replaced meanwhile changes nothing. */
    refused: (sent: string) => {
      if (sent === token()) end('expired')
    },
    /** Another tab changed what is stored. */
    follow: () => {
      const user = readUser(storage)
      if (user) show({ status: 'member', user })
      else if (token() === null && state.status === 'member') show({ status: 'guest', reason: 'logout' })
    },
  }
}

function refuses(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status
  return status === 401 || status === 403
}

function readUser(storage: Store): User | null {
  try {
    const user = JSON.parse(storage.getItem('user') ?? 'null') as User | null
    return typeof user?.id === 'string' && typeof user.email === 'string' ? user : null
  } catch {
    return null
  }
}
