import { Navigate, useSearchParams } from 'react-router-dom'
import type { ReactNode } from 'react'
import { afterLogin } from '../paths.ts'
import { useSessionState } from './session-context.tsx'

/**
 * Shows its children to everybody who is not logged in; who is goes where they came from, else to the account. With
 * `hold` it stays, because the page moves on by itself.
 */
export function GuestsOnly({ hold = false, children }: { hold?: boolean; children: ReactNode }) {
  const state = useSessionState()
  const [query] = useSearchParams()
  return state.status === 'member' && !hold ? <Navigate to={afterLogin(query.get('next'))} replace /> : children
}
