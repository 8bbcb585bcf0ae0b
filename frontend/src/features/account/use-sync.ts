import { useEffect } from 'react'
import { useApi } from '../../api/use-api.ts'
import { browserStore } from '../../lib/store.ts'
import { useSession } from '../../session/session-context.tsx'

const KEY = 'synced-at'
const AT_MOST_EVERY_MS = 60_000

/**
 * Lets billing read the subscription anew from the payment provider, at most once a minute in this tab, and then refreshes
 * the profile. If that fails, the page stays as it is.
 */
export function useSync(): void {
  const api = useApi()
  const session = useSession()
  useEffect(() => {
    const store = browserStore(() => sessionStorage)
    const sinceLast = Date.now() - Number(store.getItem(KEY) ?? 0)
    const due = sinceLast < 0 || sinceLast >= AT_MOST_EVERY_MS
    if (due) store.setItem(KEY, `${Date.now()}`)
    const synced = due ? api.billing.POST('/payments/sync').catch(() => undefined) : Promise.resolve()
    void synced.then(() => session.refresh())
  }, [api, session])
}
