import { useCallback, useRef } from 'react'
import { useSession } from '../session/session-context.tsx'
import { createApi, type Api } from './client.ts'
import { createSealedCalls, type SealedCalls } from './sealed-calls.ts'

interface PageApi {
  api: Api
  sealed: SealedCalls
}

/** The typed client of a page outside the members' area, made when it is first needed: while prerendering it is not. */
export function usePageApi(): () => PageApi {
  const session = useSession()
  const made = useRef<PageApi | null>(null)
  return useCallback(() => {
    if (made.current) return made.current
    const api = createApi(session)
    made.current = { api, sealed: createSealedCalls(api) }
    return made.current
  }, [session])
}
