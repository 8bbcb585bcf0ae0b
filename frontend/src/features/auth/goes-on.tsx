import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link } from '../../lib/link.tsx'
import { Alert } from '../../ui/alert.tsx'

const REDIRECT_AFTER_MS = 3000

/** It worked: says so, and goes on after three seconds. */
export function GoesOn({ message, to, children }: { message: string; to: string; children?: ReactNode }) {
  const navigate = useNavigate()
  useEffect(() => {
    const later = setTimeout(() => void navigate(to, { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(later)
  }, [navigate, to])
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
