/** E-mail addresses: what is one, its one form, and the nearest right one. The browser and the servers share this. */

const longestAddress = 254
const longestLocal = 64
const longestDomain = 253
const longestLabel = 63

/**
 * The ASCII form of a domain by UTS 46, as the platform's URL computes it: 'xn--bcher-kva.example' for 'Bücher.example'.
 * Undefined if no mail server can have the name.
 */
export function asciiDomain(domain: string): string | undefined {
  // What would end or split the host of a URL.
  if (domain.length > longestAddress || /[\s/?#:@\\%]/.test(domain)) return undefined
  const host = hostOf(domain)
  const labels = host.split('.')
  const fit = labels.every(
    (label) => label.length <= longestLabel && /^[\w-]+$/.test(label) && trimHyphens(label) === label,
  )
  // A number at the end would be an IP address.
  const isName = labels.length > 1 && !/^\d+$/.test(labels.at(-1) ?? '')
  return fit && isName && host.length <= longestDomain ? host : undefined
}

function hostOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}

function trimHyphens(label: string): string {
  let [start, end] = [0, label.length]
  while (label[start] === '-') start += 1
  while (end > start && label[end - 1] === '-') end -= 1
  return label.slice(start, end)
}

/**
 * Text, at sign, text, dot, text; no white space, no dot at an end of the part before the at sign, none twice. Linear in the
 * length: the usual regular expression for this is quadratic on hostile input.
 */
export function isEmail(text: string): boolean {
  if (text.length > longestAddress || /\s/.test(text)) return false
  const [local = '', domain, ...more] = text.split('@')
  if (domain === undefined || more.length > 0 || local.length > longestLocal) return false
  return local.split('.').every((part) => part !== '') && asciiDomain(domain) !== undefined
}

/** One person, one address: what is compared and stored is trimmed, NFKC and lower case, with the domain in ASCII. */
export function normalEmail(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase()
  const at = text.lastIndexOf('@')
  const domain = asciiDomain(text.slice(at + 1))
  return at === -1 || domain === undefined ? text : text.slice(0, at + 1) + domain
}

/** The address that was most likely meant by one with misplaced dots, hyphens or signs at its end; undefined if none is. */
export function correctedEmail(typed: string): string | undefined {
  const text = normalEmail(typed)
  const [local = '', domain = '', ...more] = text.slice(0, longestAddress + 1).split('@')
  const dotted = (parts: readonly string[]) => parts.filter((part) => part !== '').join('.')
  const labels = domain.replace(/[,;:]$/, '').split('.')
  const corrected = `${dotted(local.split('.'))}@${dotted(labels.map(trimHyphens))}`
  const meant = normalEmail(corrected)
  return more.length === 0 && meant !== text && isEmail(meant) ? meant : undefined
}

/** What is wrong with a typed address, as a sentence for the person; undefined if nothing is. */
export function emailProblem(typed: string): string | undefined {
  if (isEmail(normalEmail(typed))) return undefined
  const meant = correctedEmail(typed)
  const sentence = 'Enter a valid email address.'
  return meant === undefined ? sentence : `${sentence} Did you mean ${meant}?`
}
