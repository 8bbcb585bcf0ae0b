import type { Session } from '../session/session.ts'
import { useSession } from '../session/session-context.tsx'
import { createApi } from './client.ts'
import { createSealedCalls, type SealedCalls } from './sealed-calls.ts'

/** The typed client of one session: a part for each service, and `sealed` for calls that carry a password. */
export type Api = ReturnType<typeof createApi> & { sealed: SealedCalls }

const made = new WeakMap<Session, Api>()

/** Returns the client of this browser's session, the same one on every page. */
export function useApi(): Api {
  const session = useSession()
  const known = made.get(session)
  if (known) return known
  const services = createApi(session)
  const api = { ...services, sealed: createSealedCalls(services) }
  made.set(session, api)
  return api
}
