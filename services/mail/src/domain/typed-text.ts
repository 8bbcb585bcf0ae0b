import { asciiDomain, isEmail } from '@app/contracts/rules/email-address'
import { isPlainName } from '@app/contracts/rules/name-rules'

/** What people type, brought to the form in which it is kept and mailed. Null where it cannot be accepted. */

/**
 * The site's rule, and nothing that has a meaning in the headers of a mail or cannot be seen. In NFKC, as a mail server may
 * read it: wide brackets are brackets. The domain is in its ASCII form.
 */
export function readAddress(typed: string): string | null {
  const address = typed.trim().normalize('NFKC')
  if (!address.isWellFormed() || !isEmail(address) || /[<>()[\]\\,;:"\p{C}]/u.test(address)) return null
  const [local = '', domain = ''] = address.split('@')
  return `${local}@${asciiDomain(domain)}`
}

/** The name in the contact form, which stands in the head of a mail: one line, no address, no direction marks. */
export function readName(typed: string): string | null {
  const name = readLine(typed)
  return name !== null && isPlainName(name) ? name : null
}

/** One line of a header. Nothing that breaks a line or hides what is read. */
export function readLine(typed: string): string | null {
  const line = typed.trim().normalize('NFC')
  return line !== '' && line.isWellFormed() && !/[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(line)
    ? line
    : null
}

/** Several lines: line breaks of any system become \n, other control characters go. */
export function readLines(typed: string): string {
  return typed
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** Addresses that reach one mailbox: without regard to case, and without what stands behind a plus sign. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@')
  return `${local.split('+')[0]}@${domain}`
}
