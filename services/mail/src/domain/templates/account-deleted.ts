import { greet, type Brand, type MailContent } from '../mail-content.ts'

/** The last mail: after it, this address is forgotten. `isSubscribed` is whether a subscription ends with the account. */
export function accountDeleted(
  { name, isSubscribed }: { name: string; isSubscribed: boolean },
  brand: Brand,
): MailContent {
  return {
    subject: `Your ${brand.site} account is deleted`,
    preview: 'This is our last mail to you.',
    heading: 'Your account is deleted',
    greeting: greet(name),
    blocks: [
      ...(isSubscribed ? ['Your subscription is cancelled: it ended at once, and is not billed again.'] : []),
      `Your ${brand.site} account is deleted, as you asked. Your results, your settings and this address are being erased; this is our last mail to you.`,
      'Thank you for practising with us. You are welcome back at any time: the same address can register again.',
      `If it was not you who deleted the account, please write to us at ${brand.url}/contact.`,
    ],
    reason: `You get this mail because the account of this address at ${brand.site} was deleted.`,
  }
}
