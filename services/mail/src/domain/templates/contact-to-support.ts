import type { Brand, MailContent } from '../mail-content.ts'

export interface ContactFacts {
  name: string
  email: string
  message: string
  /** When it was sent, in words. */
  sent: string
  /** Whether the sender has Monthly: priority support. */
  isPriority: boolean
}

/** A message of the contact form, to the people who answer it. */
export function contactToSupport({ name, email, message, sent, isPriority }: ContactFacts, brand: Brand): MailContent {
  return {
    subject: `${isPriority ? '[Monthly] ' : ''}Contact form: ${name}`,
    preview: message.slice(0, 90).replaceAll('\n', ' '),
    heading: `A message from ${name}`,
    greeting: '',
    blocks: [
      {
        rows: [
          ['Name', name],
          ['E-mail', email],
          ['Sent', sent],
        ],
      },
      { quote: message },
      { small: 'Your reply goes to the address above. Nobody has checked that it belongs to the sender.' },
    ],
    reason: `Sent by the contact form of ${brand.site}.`,
  }
}
