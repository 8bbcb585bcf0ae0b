import { codePoints, isEmail, normalPassword, passwordLength } from '@app/contracts/rules/text-limits'

type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>

export function emailError(email: string): string | undefined {
  return isEmail(email) ? undefined : 'Enter a valid email address.'
}

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
