import { a3Stuffing } from './attacks/a3-stuffing.ts'
import { a4LimiterRace } from './attacks/a4-limiter-race.ts'
import { a5TokenForgery } from './attacks/a5-token-forgery.ts'
import { a6PasswordEnc } from './attacks/a6-password-enc.ts'
import { a9EndedSessions } from './attacks/a9-ended-sessions.ts'
import { a10Roles } from './attacks/a10-roles.ts'
import { a13DirectAccess } from './attacks/a13-direct-access.ts'
import { d1 } from './faults/d1-kills.ts'
import { d6 } from './faults/d6-tabs.ts'
import { d12 } from './faults/d12-primitives.ts'
import { d13 } from './faults/d13-queries.ts'
import type { Row } from './row.ts'
import type { StackOptions } from './stack.ts'

/** What attackers try: `npm run attack`. */
export const attacks: readonly Row[] = [
  a3Stuffing,
  a4LimiterRace,
  a5TokenForgery,
  a6PasswordEnc,
  a9EndedSessions,
  a10Roles,
  a13DirectAccess,
]

/** What breaks by itself: `npm run faults`. */
export const faults: readonly Row[] = [d1, d6, d12, d13]

/** Faults need links that fail, and callers at every gateway. */
export function systemOf(suite: string): StackOptions {
  return suite === 'attack' ? {} : { links: true, spread: true }
}
