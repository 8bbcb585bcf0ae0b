import { emailProblem } from '@app/contracts/rules/email-address'
import { problem } from '@app/shared/http/problem'
import { readEmail, readName, readUsername, readZone } from '../domain/typed-text.ts'
import { weaknessOf, type WeakPassword } from '../domain/password.ts'
import { commonPasswords } from '../providers/common-passwords.ts'
import type { OpenPassword } from './with-password.ts'

/** What people type, or the problem 400 with the sentence that says what to do. */

export function acceptEmail(typed: string): string {
  const email = readEmail(typed)
  if (email === null) throw problem(400, 'invalid-email', emailProblem(typed) ?? 'Enter a valid email address.')
  return email
}

/** An empty username is none. */
export function acceptUsername(typed: string | undefined): string | null {
  if (typed === undefined || typed.trim() === '') return null
  const username = readUsername(typed)
  if (username === null)
    throw problem(
      400,
      'invalid-username',
      'A username has 3 to 40 letters, digits, dots, hyphens or underscores, begins with a letter or a digit, and is no web address.',
    )
  return username
}

/** An empty name is none. */
export function acceptName(typed: string): string | null {
  const name = readName(typed)
  if (name === null)
    throw problem(
      400,
      'invalid-name',
      'A name has up to 80 characters, without line breaks, control characters, direction marks or a web address.',
    )
  return name === '' ? null : name
}

/** The canonical spelling of an IANA zone. */
export function acceptZone(zone: string): string {
  const canonical = readZone(zone)
  if (canonical === null)
    throw problem(400, 'invalid-zone', 'This time zone is not known. Choose one such as Europe/Madrid or America/Lima.')
  return canonical
}

const weaknessSentences: Record<WeakPassword, string> = {
  'too-short': 'Password must be at least 8 characters long.',
  'too-long': 'Password can be at most 64 characters long.',
  common: 'This password is one of the most used ones, so it would be guessed first. Please choose another.',
  'part-of-email': 'The password must not be a part of your email address. Please choose another.',
}

/** The new password, or the problem 400. */
export async function openNewPassword(open: OpenPassword, email: string): Promise<string> {
  const password = await open()
  if (password === null)
    throw problem(400, 'password-unreadable', 'The password could not be read. Please send the form once more.')
  await refuseWeakPassword(password, email)
  return password
}

async function refuseWeakPassword(password: string, email: string): Promise<void> {
  const weakness = weaknessOf(password, email, await commonPasswords())
  if (weakness !== null) throw problem(400, `password-${weakness}`, weaknessSentences[weakness])
}
