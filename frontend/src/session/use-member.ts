import { createContext, use } from 'react'
import type { User } from './session.ts'

export const MemberContext = createContext<User | null>(null)

/** Returns the signed-in user. Throws outside the members' area, whose guard lets nobody else in. */
export function useMember(): User {
  const member = use(MemberContext)
  if (!member) throw new Error('useMember needs RequireAuth')
  return member
}
