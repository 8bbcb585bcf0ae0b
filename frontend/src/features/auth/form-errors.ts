import { codePoints, isEmail, normalPassword, passwordLength } from '@app/contracts/rules/text-limits'

/** What is wrong with each field. Empty: nothing. */
export type FormErrors = Readonly<Partial<Record<'email' | 'password', string>>>

export function checkLogin({ email, password }: { email: string; password: string }): FormErrors {
  return {
    ...(!isEmail(email) && { email: 'Enter a valid email address.' }),
    ...(password === '' && { password: 'Enter your password.' }),
  }
}

/** What can be known before asking; the server also refuses common passwords and parts of the address. */
export function checkRegistration(form: { email: string; password: string }): FormErrors {
  return { ...checkLogin(form), ...passwordError(form.password) }
}

function passwordError(password: string): FormErrors {
  const length = codePoints(normalPassword(password))
  if (length < passwordLength.min)
    return { password: `Password must be at least ${passwordLength.min} characters long` }
  if (length > passwordLength.max) return { password: `Password must be at most ${passwordLength.max} characters long` }
  return {}
}
