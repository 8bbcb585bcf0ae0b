import { useEffect, type ReactNode } from 'react'
import { Link } from '../../lib/link.tsx'
import { useRedirect } from '../../lib/redirect.tsx'
import { Alert } from '../../ui/alert.tsx'

const REDIRECT_AFTER_MS = 3000

/** It worked: says so, and goes on after three seconds. */
export function GoesOn({ message, to, children }: { message: string; to: string; children?: ReactNode }) {
  const redirect = useRedirect()
  useEffect(() => {
    const later = setTimeout(() => redirect(to), REDIRECT_AFTER_MS)
    return () => clearTimeout(later)
  }, [redirect, to])
  return (
    <Alert tone="right">
      <p>
        <strong>{message}</strong>
      </p>
      <p>
        {children} In three seconds you go on by yourself, or <Link to={to}>go on now</Link>.
      </p>
    </Alert>
  )
}
