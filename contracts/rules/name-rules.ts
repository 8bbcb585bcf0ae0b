/**
 * Rules for every name that a person types: the name and username of an account, and the name in the contact form. Mails
 * show names, and mail programs turn anything that looks like an address into a link. So a name could lead a stranger to a
 * page of the person who typed it.
 */

/** A scheme or `www.`; an e-mail address; four numbers with dots; a label, a dot, and a last label of letters. */
const addresses = [
  /\p{L}:\/\//u,
  /(?:^|[^\p{L}\p{N}])(?:www\.|mailto:)/iu,
  /[^\s@]@[^\s@]/u,
  /(?:^|[^\d.])\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?![\d.])/u,
  /[^\s.]\.(?:\p{L}{2,63}(?![\p{L}\p{N}_])|xn--)/iu,
]

/** Returns whether a name contains no web or e-mail address and no mark that changes the direction of text. */
export function isPlainName(name: string): boolean {
  if (/\p{Bidi_Control}/u.test(name)) return false
  // NFKC turns wide dots into dots. Browsers also read the ideographic full stop as one (UTS 46).
  const text = name.normalize('NFKC').replaceAll('\u3002', '.')
  return !addresses.some((form) => form.test(text))
}
