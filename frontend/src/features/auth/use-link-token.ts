import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../lib/use-hydrated.ts'

/**
 * The one-time token of the link that led here: a text, null where there is none, undefined until that is known. It is
 * taken out of the address bar at once, where it could be read over a shoulder or copied with the address; this entry of
 * the tab's history keeps it, so that loading the page again works.
 */
export function useLinkToken(): string | null | undefined {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const inAddress = new URLSearchParams(search).get('token')
  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true, state: { token: inAddress } })
  }, [inAddress, navigate, pathname])
  if (!hydrated) return undefined
  return inAddress || keptIn(state)
}

function keptIn(state: unknown): string | null {
  const token = (state as { token?: unknown } | null)?.token
  return typeof token === 'string' && token !== '' ? token : null
}
