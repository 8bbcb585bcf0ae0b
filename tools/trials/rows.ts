import { a1Enumeration } from './attacks/a1-enumeration.ts'
import { a2Lockout } from './attacks/a2-lockout.ts'
import { a3Stuffing } from './attacks/a3-stuffing.ts'
import { a4LimiterRace } from './attacks/a4-limiter-race.ts'
import { a5TokenForgery } from './attacks/a5-token-forgery.ts'
import { a6PasswordEnc } from './attacks/a6-password-enc.ts'
import { a7SingleUse } from './attacks/a7-single-use.ts'
import { a8AtRest } from './attacks/a8-at-rest.ts'
import { a9EndedSessions } from './attacks/a9-ended-sessions.ts'
import { a10Roles } from './attacks/a10-roles.ts'
import { a11Headers } from './attacks/a11-headers.ts'
import { a12PathsAndFraming } from './attacks/a12-paths-and-framing.ts'
import { a13DirectAccess } from './attacks/a13-direct-access.ts'
import { a14Passwords } from './attacks/a14-passwords.ts'
import { a15MailForms } from './attacks/a15-mail-forms.ts'
import { f1ContractFuzz } from './attacks/f1-contract-fuzz.ts'
import { f2OperatorInjection } from './attacks/f2-operator-injection.ts'
import { f3PrototypePollution } from './attacks/f3-prototype-pollution.ts'
import { f4ContentTypes } from './attacks/f4-content-types.ts'
import { f5Sizes } from './attacks/f5-sizes.ts'
import { f6SlowClients } from './attacks/f6-slow-clients.ts'
import { f7Bytes } from './attacks/f7-bytes.ts'
import { f8Regexes } from './attacks/f8-regexes.ts'
import { f9MassAssignment } from './attacks/f9-mass-assignment.ts'
import { f10Parsers } from './attacks/f10-parsers.ts'
import { b1Policy } from './browser/b1-policy.ts'
import { b2Scripts } from './browser/b2-scripts.ts'
import { b4Redirects } from './browser/b4-redirects.ts'
import { b5StolenTokens } from './browser/b5-stolen-tokens.ts'
import { b6Framing } from './browser/b6-framing.ts'
import { b7ForeignOrigins } from './browser/b7-foreign-origins.ts'
import { p6ThirdParties } from './browser/p6-third-parties.ts'
import { d1 } from './faults/d1-kills.ts'
import { d2 } from './faults/d2-freezes.ts'
import { d3 } from './faults/d3-cuts.ts'
import { d4 } from './faults/d4-lost-stream.ts'
import { d5 } from './faults/d5-duplicates.ts'
import { d6 } from './faults/d6-tabs.ts'
import { d7 } from './faults/d7-rollover.ts'
import { d8 } from './faults/d8-voice-turns.ts'
import { d9 } from './faults/d9-guest-limit.ts'
import { d10 } from './faults/d10-mail.ts'
import { d11 } from './faults/d11-rebuild.ts'
import { d12 } from './faults/d12-primitives.ts'
import { d13 } from './faults/d13-queries.ts'
import { l4 } from './faults/l4-one-down.ts'
import { l5 } from './faults/l5-slow-partner.ts'
import { l6 } from './faults/l6-retries.ts'
import { l7 } from './faults/l7-restarts.ts'
import { l9 } from './faults/l9-hanging-tutor.ts'
import { p1 } from './faults/p1-export.ts'
import { p2 } from './faults/p2-erasure.ts'
import { m1 } from './money/m1-double-submit.ts'
import { m2 } from './money/m2-two-paid.ts'
import { m3 } from './money/m3-replay.ts'
import { m4 } from './money/m4-order.ts'
import { m5 } from './money/m5-forgery.ts'
import { m6 } from './money/m6-lost-messages.ts'
import { m7 } from './money/m7-kills.ts'
import { m8 } from './money/m8-cancellation.ts'
import { m9 } from './money/m9-refunds.ts'
import { m10 } from './money/m10-promotion.ts'
import { m11 } from './money/m11-tampering.ts'
import { m12 } from './money/m12-ledger.ts'
import type { Row } from './support/row.ts'
import type { StackOptions } from '../stack/stack.ts'

/** What attackers try: `npm run attack`. */
export const attacks: readonly Row[] = [
  a1Enumeration,
  a2Lockout,
  a3Stuffing,
  a4LimiterRace,
  a5TokenForgery,
  a6PasswordEnc,
  a7SingleUse,
  a8AtRest,
  a9EndedSessions,
  a10Roles,
  a11Headers,
  a12PathsAndFraming,
  a13DirectAccess,
  a14Passwords,
  a15MailForms,
  b1Policy,
  b2Scripts,
  b4Redirects,
  b5StolenTokens,
  b6Framing,
  b7ForeignOrigins,
  f1ContractFuzz,
  f2OperatorInjection,
  f3PrototypePollution,
  f4ContentTypes,
  f5Sizes,
  f6SlowClients,
  f7Bytes,
  f8Regexes,
  f9MassAssignment,
  f10Parsers,
]

/** What goes wrong around payments: the part of `npm run faults` that the quick tier runs beside the rest. */
export const money: readonly Row[] = [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12]

/** What breaks by itself: `npm run faults`. */
export const faults: readonly Row[] = [
  d1,
  d2,
  d3,
  d4,
  d5,
  d6,
  d7,
  d8,
  d9,
  d10,
  d11,
  d12,
  d13,
  l4,
  l5,
  l6,
  l7,
  l9,
  ...money,
  p1,
  p2,
  p6ThirdParties,
]

/**
 * Faults need links that fail, and callers at every gateway. Attacks share two candidates, whose 300 calls a minute they
 * would use up, the sooner the faster the machine; what counts calls is tried with visitors of its own.
 */
export function systemOf(suite: string): StackOptions {
  return suite === 'attack' ? { env: { gateway: { LIMIT_ACCOUNT_CALLS: '100000000' } } } : { links: true, spread: true }
}
