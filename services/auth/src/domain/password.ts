import { codePoints, isPartOfEmail, normalPassword, passwordLength } from '@app/contracts/rules/text-limits'

export type WeakPassword = 'too-short' | 'too-long' | 'common' | 'part-of-email'

/**
 * Why a password is refused; null where it may be used (NIST SP 800-63B: length and a list, no rules of composition).
 * `common` holds passwords in NFKC and lower case.
 */
export function weaknessOf(password: string, email: string, common: ReadonlySet<string>): WeakPassword | null {
  const normal = normalPassword(password)
  const length = codePoints(normal)
  if (length < passwordLength.min) return 'too-short'
  if (length > passwordLength.max) return 'too-long'
  if (common.has(normal.toLowerCase())) return 'common'
  return isPartOfEmail(password, email) ? 'part-of-email' : null
}
