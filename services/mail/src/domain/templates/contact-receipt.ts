import { greet, type Brand, type MailContent } from '../mail-content.ts'

/** In place of a copy, to an address that nobody verified: nothing that the sender typed, and nothing to click. */
export function contactReceipt(brand: Brand): MailContent {
  return {
    subject: `We have your message to ${brand.site}`,
    preview: "We'll get back to you soon.",
    heading: 'We have your message',
    greeting: greet(''),
    blocks: [
      "Thank you for writing to us. We'll get back to you soon.",
      'Is there something to add? Simply reply to this mail.',
    ],
    reason: `You get this mail because this address was entered in the contact form of ${brand.site}. If that was not you, you need not do anything.`,
    withoutLinks: true,
  }
}
