import type { components } from '@app/contracts/generated/billing'

export type Promotions = components['schemas']['Promotions']
export type Promotion = components['schemas']['Promotion']

/** Milliseconds until the promotion ends, by the server's clock; negative once it has ended. */
export const endsIn = ({ expiresAt }: Promotion, now: string): number => Date.parse(expiresAt) - Date.parse(now)

/** What a code of the address is worth: a promotion that is open, one that has ended, or nothing that we know. */
export type Code =
  | { kind: 'none' }
  | { kind: 'open'; promotion: Promotion }
  | { kind: 'ended'; promotion: Promotion }
  | { kind: 'unknown'; code: string }

/** Looks a code up in any letter case. */
export function readCode(code: string | null, { now, promotions }: Promotions): Code {
  if (code === null || code.trim() === '') return { kind: 'none' }
  const wanted = code.trim().toLowerCase()
  const promotion = promotions.find((known) => known.code.toLowerCase() === wanted)
  if (!promotion) return { kind: 'unknown', code: code.trim() }
  return { kind: endsIn(promotion, now) > 0 ? 'open' : 'ended', promotion }
}
