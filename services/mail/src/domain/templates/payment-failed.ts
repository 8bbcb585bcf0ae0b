import { greet, type Brand, type MailContent } from '../mail-content.ts'

/** One attempt that failed. `amount` and the days are in words; `next` is empty if no further attempt is made. */
export function paymentFailed(
  facts: { name: string; amount: string; day: string; next: string },
  brand: Brand,
): MailContent {
  const { name, amount, day, next } = facts
  const what =
    next === ''
      ? 'This was the last attempt. While the payment is open, your Monthly plan ends, and you have the Free plan; all your results stay. You can subscribe again at any time.'
      : `We will try again on ${next}. Until then you keep your Monthly plan. Please check that your card is valid and has enough on it.`
  return {
    subject: `Your payment to ${brand.site} did not go through`,
    preview: 'Please check your card.',
    heading: 'Your payment did not go through',
    greeting: greet(name),
    blocks: [
      `We could not collect ${amount} for your Monthly plan at ${brand.site} on ${day}.`,
      what,
      { action: 'Check my card', url: `${brand.url}/account` },
    ],
    reason: `You get this mail because it is about your subscription at ${brand.site}.`,
  }
}
