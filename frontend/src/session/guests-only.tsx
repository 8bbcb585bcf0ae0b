import { useSearchParams } from 'react-router-dom'
import type { ReactNode } from 'react'
import { Redirect } from '../lib/redirect.tsx'
import { afterLogin } from '../paths.ts'
import { useSessionState } from './session-context.tsx'

/**
 * Shows its children to everybody who is not logged in; who is goes where they came from, else to the account. With
 * `hold` it stays, because the page moves on by itself.
 */
export function GuestsOnly({ hold = false, children }: { hold?: boolean; children: ReactNode }) {
  const state = useSessionState()
  const [query] = useSearchParams()
  return state.status === 'member' && !hold ? <Redirect to={afterLogin(query.get('next'))} /> : children
}
