import { emailProblem } from '@app/contracts/rules/email-address'
import { codePoints, normalPassword, passwordLength } from '@app/contracts/rules/text-limits'

/** What is wrong with an address, and which one may have been meant; undefined if nothing is. */
export const emailError = (email: string): string | undefined => emailProblem(email)

type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** What can be known before asking; the server also refuses common passwords and parts of the address. */
export function newPasswordError(password: string, missing = 'Enter your password.'): string | undefined {
  const length = codePoints(normalPassword(password))
  if (length === 0) return missing
  if (length < passwordLength.min) return `Password must be at least ${passwordLength.min} characters long`
  if (length > passwordLength.max) return `Password must be at most ${passwordLength.max} characters long`
  return undefined
}

/** Only what is wrong. */
export function errorsOf<Name extends string>(found: Record<Name, string | undefined>): Errors<Name> {
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined)) as Errors<Name>
}
