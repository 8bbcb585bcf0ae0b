import { normalEmail } from './email-address.ts'

/** Limits and forms of what people type; the browser shows them early, the server enforces them. */

export const passwordLength = { min: 8, max: 64 } as const
export const contactMessageMin = 30

/** Passwords are compared in NFKC, so that the same keys give the same password on every keyboard (NIST SP 800-63B). */
export function normalPassword(password: string): string {
  return password.normalize('NFKC')
}

/** Length as people count it: code points, not UTF-16 units. */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/**
 * Whether the password is nothing but a part of the person's own address, such as the name before the at sign.
 * Both sides are compared without regard to case.
 */
export function isPartOfEmail(password: string, email: string): boolean {
  const plain = normalPassword(password).toLowerCase()
  const address = normalEmail(email)
  const [local = '', domain = ''] = address.split('@')
  return [address, local, domain, ...local.split(/[._+-]/), ...domain.split('.')].includes(plain)
}
