import { greet, type Brand, type MailContent } from '../mail-content.ts'

/** The receipt of a payment. `amount` and `day` are in words. */
export function paymentReceived(facts: { name: string; amount: string; day: string }, brand: Brand): MailContent {
  return {
    subject: `Receipt: ${facts.amount} for ${brand.site} Monthly`,
    preview: `We received your payment on ${facts.day}.`,
    heading: 'Receipt of your payment',
    greeting: greet(facts.name),
    blocks: [
      'We received your payment. Thank you.',
      {
        rows: [
          ['For', `${brand.site} Monthly`],
          ['Amount', facts.amount],
          ['Date', facts.day],
        ],
      },
      { action: 'See my receipts', url: `${brand.url}/account` },
    ],
    reason: `You get this mail because it is about your subscription at ${brand.site}.`,
  }
}
