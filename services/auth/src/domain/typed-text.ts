import { isEmail, normalEmail } from '@app/contracts/rules/email-address'
import { isPlainName } from '@app/contracts/rules/name-rules'
import { codePoints } from '@app/contracts/rules/text-limits'
import { currentZone } from '@app/contracts/rules/zone-names'
import type { BrowserZone } from './user.ts'

/** What people type, brought to the form in which it is kept. Null where it cannot be accepted. */

/**
 * An address to send to. Beyond the site's rule (text, at sign, text, dot, text), what has a meaning in the headers of a
 * mail is refused, and so is what cannot be stored as it is.
 */
export function readEmail(typed: string): string | null {
  if (!typed.isWellFormed()) return null
  const email = normalEmail(typed)
  return isEmail(email) && !/[<>()[\]\\,;:"\p{C}]/u.test(email) ? email : null
}

const usernameLength = { min: 3, max: 40 } as const

/** Letters and digits of any script, dot, hyphen, underscore. Mails greet with it, so it is no address either. */
const usernameForm = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u

export function readUsername(typed: string): string | null {
  const username = typed.trim().normalize('NFKC')
  const length = codePoints(username)
  const fits = length >= usernameLength.min && length <= usernameLength.max
  return fits && usernameForm.test(username) && isPlainName(username) ? username : null
}

/** Usernames that differ in case only are one. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}

const longestName = 80

/** A person's name, as they write it: no control characters, nothing unpaired, no address and no direction marks. */
export function readName(typed: string): string | null {
  const name = typed.trim().normalize('NFC')
  const fits = codePoints(name) <= longestName && !/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(name)
  return fits && isPlainName(name) ? name : null
}

/** By IANA's current name. */
export const readZone = (zone: string): string | null => currentZone(zone) ?? null

/**
 * The zone that a browser reports. An unknown one, such as 'Etc/Unknown', must not keep the candidate out: their days are
 * those of UTC until they choose a zone on the account page.
 */
export function readBrowserZone(reported: string): BrowserZone {
  const zone = currentZone(reported)
  return { zone: zone ?? 'UTC', zoneAssumed: zone === undefined }
}
