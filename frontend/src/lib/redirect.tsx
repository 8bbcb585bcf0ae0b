import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { needsOwnDocument } from '../paths.ts'
import { allowsBotCheck } from './own-document.ts'

/**
 * Goes to another page in the place of this one. A page with a bot check is loaded as a document of its own if this document
 * has none. Without a network it is shown in this document, and its form goes on without a token.
 */
export function useRedirect(): (to: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (to) => {
      if (needsOwnDocument(to) && !allowsBotCheck() && navigator.onLine) location.replace(to)
      else void navigate(to, { replace: true })
    },
    [navigate],
  )
}

/** Leads to another page as soon as it is drawn. */
export function Redirect({ to }: { to: string }) {
  const redirect = useRedirect()
  useEffect(() => redirect(to), [redirect, to])
  return null
}
