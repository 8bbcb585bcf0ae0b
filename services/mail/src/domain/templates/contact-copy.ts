import { greet, type Brand, type MailContent } from '../mail-content.ts'

export function contactCopy({ name, message }: { name: string; message: string }, brand: Brand): MailContent {
  return {
    subject: `We have your message to ${brand.site}`,
    preview: "We'll get back to you soon.",
    heading: 'We have your message',
    greeting: greet(name),
    blocks: [
      "Thank you for writing to us. We'll get back to you soon. This is what you wrote:",
      { quote: message },
      'Is there something to add? Simply reply to this mail.',
    ],
    reason: `You get this mail because this address was entered in the contact form of ${brand.site}. If that was not you, you need not do anything.`,
  }
}
